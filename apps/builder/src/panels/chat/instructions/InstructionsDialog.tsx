import { Alert, Button, Group, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import { chatCalls, LIMITS } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { api } from '../../../session/api.ts';
import { useCall } from '../../../session/query.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useAttempt } from '../../../ui/useAttempt.ts';

interface Props {
  appId: string;
  onClose(): void;
}

/** What the app's builders want of every answer of the assistant. */
export function InstructionsDialog({ appId, onClose }: Props) {
  const { value, failure } = useCall(chatCalls.instructions, { params: { appId } });
  return (
    <Dialog opened onClose={onClose} size="md" title="Instructions for the assistant">
      {failure && (
        <Alert color="red" role="alert" p="xs">
          {failure}
        </Alert>
      )}
      {!value && !failure && <Skeleton h={200} role="status" aria-label="Loading" />}
      {value && <Form appId={appId} base={value.text} onClose={onClose} />}
    </Dialog>
  );
}

function Form({ appId, base: first, onClose }: Props & { base: string }) {
  // What it was when the dialog opened: what others save meanwhile is not written over unseen.
  const [base] = useState(first);
  const [text, setText] = useState(first);
  const { attempt, error, busy } = useAttempt();
  const save = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await api(chatCalls.saveInstructions, { params: { appId }, body: { text, base } });
      onClose();
    });
  };
  return (
    <form onSubmit={save}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          Applied to every answer in this app: words and names to use, how it should look, what must
          not change. Models read them; the built-in builder does not.
        </Text>
        <Textarea
          label="Instructions"
          autosize
          minRows={6}
          maxRows={16}
          maxLength={LIMITS.chat.instructions}
          value={text}
          error={error?.message}
          placeholder="Prices are in euros, with tax. Call customers “guests”. Keep the pages calm: no animations."
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
