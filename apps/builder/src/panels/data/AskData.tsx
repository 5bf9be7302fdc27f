import { Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { contextCalls, type MeaningState, type Passage } from '@trellis/contract';
import { atPlace, placeWords } from '@trellis/tools';
import { type FormEvent, useState } from 'react';
import { api } from '../../session/api.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';

interface Answer {
  passages: Passage[];
  ms: number;
}

interface Props {
  appId: string;
  meaning: MeaningState | null;
}

/** Tries what the data answers: which passages are found for a question, and by which words. */
export function AskData({ appId, meaning }: Props) {
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
        hint="See which passages answer a question. Tools and the assistant get the same ones."
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
      {meaning && (
        <Text size="xs" c="dimmed">
          {meaningText(meaning)}
        </Text>
      )}
      <Failure error={error} />
      <div role="status" aria-live="polite">
        {answer && answer.passages.length === 0 && (
          <Text size="sm" c="dimmed">
            No matching data.
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

/** Whether meanings are compared, and why not. */
function meaningText({ model, state, trial, problem }: MeaningState): string {
  if (state === 'reading')
    return `Keyword search for now; ${model} is still reading the data.${problem ? ` It stopped: ${problem}` : ''}`;
  if (state === 'untried' || !trial)
    return 'Keyword search. Search by meaning starts when there is more data and a model to try it with.';
  const { questions, words, meaning } = trial;
  const found = `with ${model}, ${meaning.best5} of ${questions} test questions found their passage; ${words.best5} with keywords alone`;
  return state === 'used'
    ? `Search by keyword and meaning: ${found}.`
    : `Keyword search: ${found}.`;
}

function whyFound({ matched, score, likeness }: Passage): string {
  const words = matched.length > 0 && `matched ${matched.join(', ')} (score ${score.toFixed(1)})`;
  const meaning = likeness !== undefined && `${Math.round(100 * likeness)}% similar in meaning`;
  return [words, meaning].filter(Boolean).join(' · ');
}

function Found({ passage }: { passage: Passage }) {
  const { itemName, place, text } = passage;
  return (
    <Paper component="li" withBorder p="sm">
      <Stack gap={4}>
        <Text size="xs" fw={500}>
          {placeWords({ name: itemName, place })}
        </Text>
        <Text size="sm" lineClamp={6} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Text>
        <Text size="xs" c="dimmed">
          {whyFound(passage)}
        </Text>
        {place.address && (
          <Text size="xs" truncate>
            <a
              href={atPlace(place.address, text)}
              target="_blank"
              rel="noopener noreferrer nofollow"
            >
              {place.address}
            </a>
          </Text>
        )}
      </Stack>
    </Paper>
  );
}
