import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import {
  type AppDetail,
  type ListedTool,
  MESSAGES,
  may,
  PUBLISH_FIRST,
  publishCalls,
  toolCalls,
} from '@trellis/contract';
import { UpgradePrompt } from '../../plans/UpgradePrompt.tsx';
import { useSaver } from '../../saving/context.ts';
import { api } from '../../session/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { LinkDisplay } from '../../ui/LinkDisplay.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { toolAddress } from './address.ts';

interface Props {
  app: AppDetail;
  tool: ListedTool;
  onChanged(): void;
  onClose(): void;
}

/** Lets people run a tool, or no longer, with its link beside (spec 1, section 2). */
export function ActivateDialog({ app, tool, onChanged, onClose }: Props) {
  const { appId } = app;
  const saver = useSaver();
  const { attempt, error, busy } = useAttempt();
  const isActive = tool.status === 'active';
  const set = (next: boolean, isPublishedFirst = false) =>
    void attempt(async () => {
      await saver.flush();
      if (isPublishedFirst) await api(publishCalls.publish, { params: { appId }, body: {} });
      const params = { appId, toolId: tool.toolId };
      await api(toolCalls.activate, { params, body: { isActive: next } });
      onChanged();
    });
  const isUnpublished = error?.code === PUBLISH_FIRST;
  const isFull = error?.code.startsWith('plan_limit/') === true;
  return (
    <Dialog opened title={MESSAGES.activateTool} onClose={onClose} size="md">
      <Stack>
        <Toggle
          label="Activate"
          description={
            isActive
              ? 'People can run it at its link.'
              : 'A draft: only collaborators on this app can run it.'
          }
          checked={isActive}
          disabled={busy || !may(app.role, 'app.publish')}
          onChange={(next) => set(next)}
        />
        {isUnpublished && (
          <Alert color="yellow" role="alert">
            <Text size="sm" mb={8}>
              {error.message}
            </Text>
            <Button size="xs" loading={busy} onClick={() => set(true, true)}>
              Publish and activate
            </Button>
          </Alert>
        )}
        {isFull && error && <UpgradePrompt message={error.message} />}
        {error && !isUnpublished && !isFull && (
          <>
            <Failure error={error} />
            {Object.values(error.fields).map((words) => (
              <Alert key={words} color="red" role="alert">
                {words}
              </Alert>
            ))}
          </>
        )}
        <LinkDisplay address={toolAddress(app.slug, tool.path)} label="the tool’s link" />
        {!isActive && (
          <Text size="xs" c="dimmed">
            The link works once the tool is active.
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
