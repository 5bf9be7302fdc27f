import { Button, Group, Stack, Text } from '@mantine/core';
import { type AppDetail, MESSAGES, may } from '@trellis/contract';
import { Dialog } from '../../ui/Dialog.tsx';
import { LinkDisplay } from '../../ui/LinkDisplay.tsx';
import { Toggle } from '../../ui/Toggle.tsx';

interface Props {
  app: AppDetail;
  address: string;
  isActive: boolean;
  busy: boolean;
  onSet(isActive: boolean): void;
  onClose(): void;
}

/** Lets people talk to the assistant, or no longer, with its link beside (spec 1, section 2). */
export function ActivateChat({ app, address, isActive, busy, onSet, onClose }: Props) {
  return (
    <Dialog opened title={MESSAGES.activateChat} onClose={onClose} size="md">
      <Stack>
        <Toggle
          label="Activate"
          description={
            isActive
              ? 'People can talk to it at its link.'
              : 'A draft: only collaborators on this app can talk to it.'
          }
          checked={isActive}
          disabled={busy || !may(app.role, 'app.edit')}
          onChange={onSet}
        />
        <LinkDisplay address={address} label="the assistant’s link" />
        {!isActive && (
          <Text size="xs" c="dimmed">
            The link works once the assistant is active and the app is published.
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Done
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
