import { Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { contextCalls, type Passage } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { api } from '../../session/api.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';

interface Answer {
  passages: Passage[];
  ms: number;
}

/** Tries what the data answers: which passages are found for a question, and by which words. */
export function AskData({ appId }: { appId: string }) {
  const [question, setQuestion] = useState('');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { attempt, error, busy } = useAttempt();
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (question.trim() === '') return;
    void attempt(async () =>
      setAnswer(await api(contextCalls.ask, { query: { appId }, body: { question } })),
    );
  };
  return (
    <Stack gap="sm" component="section" aria-label="Ask your data">
      <Heading
        order={2}
        title="Ask your data"
        hint="Which passages answer a question: the tools and the assistant get these."
      />
      <form onSubmit={ask}>
        <Group gap="xs" wrap="nowrap" align="flex-end">
          <TextInput
            aria-label="Question"
            placeholder="What do people ask?"
            maxLength={2_000}
            flex={1}
            value={question}
            onChange={(event) => setQuestion(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={busy}>
            Ask
          </Button>
        </Group>
      </form>
      <Failure error={error} />
      <div role="status" aria-live="polite">
        {answer && answer.passages.length === 0 && (
          <Text size="sm" c="dimmed">
            No passage holds any of these words.
          </Text>
        )}
      </div>
      {answer && answer.passages.length > 0 && (
        <Stack gap="xs" component="ol" m={0} p={0} style={{ listStyle: 'none' }}>
          {answer.passages.map((passage) => (
            <Found key={`${passage.itemId} ${passage.n}`} passage={passage} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function Found({ passage: { itemName, place, text, matched, score } }: { passage: Passage }) {
  const where = [
    itemName,
    place.page && `page ${place.page}`,
    place.row && `row ${place.row}`,
    place.headings?.at(-1),
  ].filter(Boolean);
  return (
    <Paper component="li" withBorder p="sm">
      <Stack gap={4}>
        <Text size="xs" fw={500}>
          {where.join(' · ')}
        </Text>
        <Text size="sm" lineClamp={6} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Text>
        <Text size="xs" c="dimmed">
          {score.toFixed(1)} points for {matched.join(', ')}
        </Text>
        {place.address && (
          <Text size="xs" truncate>
            <a href={place.address} target="_blank" rel="noopener noreferrer nofollow">
              {place.address}
            </a>
          </Text>
        )}
      </Stack>
    </Paper>
  );
}
