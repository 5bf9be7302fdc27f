import { Button, Group, Paper, Text, Textarea } from '@mantine/core';
import { LIMITS } from '@trellis/contract';
import { useState } from 'react';
import { asWritten } from '../planning.ts';

interface Props {
  text: string;
  onChange(text: string): void;
  onCancel(): void;
  onSend(text: string, mode?: 'plan'): Promise<void>;
}

/** A sent message that is being changed. Sent again, the app goes on from where the message stood. */
export function EditMessage({ text, onChange, onCancel, onSend }: Props) {
  const [busy, setBusy] = useState(false);
  const { words, isPlan } = asWritten(text);
  const isLong = words.length > LIMITS.chat.maxLength;
  const send = async () => {
    if (!words || isLong || busy) return;
    setBusy(true);
    await onSend(words, isPlan ? 'plan' : undefined);
    setBusy(false);
  };
  return (
    <Paper withBorder p="xs" bg="var(--trellis-raised)">
      <Textarea
        aria-label="Edit your message"
        autosize
        minRows={2}
        maxRows={10}
        autoFocus
        value={text}
        error={isLong ? `The limit is ${LIMITS.chat.maxLength.toLocaleString()} characters.` : null}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') onCancel();
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault();
            void send();
          }
        }}
      />
      <Text size="xs" c="dimmed" my={6}>
        The app goes back to how it was before this message, and later messages are hidden. You can
        undo this from the version history.
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button size="compact-sm" variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          size="compact-sm"
          disabled={!words || isLong}
          loading={busy}
          onClick={() => void send()}
        >
          Send again
        </Button>
      </Group>
    </Paper>
  );
}
