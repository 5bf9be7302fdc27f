import { Button, Stack, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { toolCalls } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { UpgradePrompt } from '../../plans/UpgradePrompt.tsx';
import { api } from '../../session/api.ts';
import { atMost } from '../../ui/atMost.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';

/** One more tool, by what it is called. */
export function NewTool({ appId, onMade }: { appId: string; onMade(toolId: string): void }) {
  const [title, setTitle] = useState<string | null>(null);
  const { attempt, error, busy } = useAttempt();
  if (title === null)
    return (
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPlus size={16} />}
        onClick={() => setTitle('')}
      >
        Add a tool
      </Button>
    );
  const make = (event: FormEvent) => {
    event.preventDefault();
    const named = title.trim();
    if (named === '') return;
    void attempt(async () => {
      const body = { title: named, header: named };
      const { toolId } = await api(toolCalls.make, { params: { appId }, body });
      setTitle(null);
      onMade(toolId);
    });
  };
  return (
    <form onSubmit={make}>
      <Stack gap="xs">
        <TextInput
          data-autofocus
          ref={(input) => {
            if (title === '') input?.focus();
          }}
          size="xs"
          label="What is it called?"
          placeholder="Write a listing"
          maxLength={100}
          value={title}
          error={error?.fields.title ?? atMost(title, 100)}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        {error?.code.startsWith('plan_limit/') ? (
          <UpgradePrompt message={error.message} />
        ) : (
          <Failure error={error} />
        )}
        <Button type="submit" size="xs" loading={busy} disabled={title.trim() === ''}>
          Add it
        </Button>
      </Stack>
    </form>
  );
}
