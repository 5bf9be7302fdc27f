import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { CONTEXT_TEXTS, contextCalls, MOST_TEXT } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { UpgradePrompt } from '../../plans/UpgradePrompt.tsx';
import { api, inWords } from '../../session/api.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';

/** A text that becomes data. What is typed stays where it could not be saved. */
export function AddText({ appId, onAdded }: { appId: string; onAdded(): void }) {
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const { attempt, error, busy } = useAttempt();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setMissing(CONTEXT_TEXTS.noText);
    const body = { context: text, ...(name.trim() && { name: name.trim() }) };
    const isAdded = await attempt(() =>
      inWords(CONTEXT_TEXTS.saveFailed, api(contextCalls.ingestText, { query: { appId }, body })),
    );
    if (!isAdded) return;
    setName('');
    setText('');
    onAdded();
  };
  return (
    <form onSubmit={(event) => void add(event)}>
      <Stack gap="sm">
        <TextInput
          label="Name"
          placeholder="Opening hours, prices, rules …"
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Textarea
          label="Text"
          autosize
          minRows={8}
          maxRows={18}
          maxLength={MOST_TEXT}
          value={text}
          error={missing}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setMissing(null);
          }}
        />
        {error?.status === 402 ? (
          <UpgradePrompt message={error.message} />
        ) : (
          <Failure error={error} />
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={busy}>
            Add text
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
