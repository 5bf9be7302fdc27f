import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useField } from '../../saving/context.ts';
import { ConflictNote } from '../../saving/fields/ConflictNote.tsx';
import { ASSISTANT_ITEM } from '../../saving/items.ts';
import { atMost } from '../../ui/atMost.ts';

const MOST = 3;

/** Up to three questions to begin with; a click asks one. */
export function ExampleQuestions({ disabled }: { disabled: boolean }) {
  const bound = useField(ASSISTANT_ITEM, 'examples');
  const questions = bound.value ?? [];
  return (
    <Stack gap={6} role="group" aria-label="Example questions">
      <Text size="xs" fw={500}>
        Example questions
      </Text>
      {questions.map((question, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question has no other name than its place
        <Group key={at} gap={4} wrap="nowrap">
          <TextInput
            size="xs"
            flex={1}
            aria-label={`Question ${at + 1}`}
            placeholder="What do people ask?"
            maxLength={200}
            error={atMost(question, 200)}
            value={question}
            disabled={disabled}
            onChange={(event) => bound.set(questions.with(at, event.currentTarget.value))}
          />
          <ActionIcon
            aria-label={`Remove question ${at + 1}`}
            disabled={disabled}
            onClick={() => bound.set(questions.toSpliced(at, 1))}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
      ))}
      {questions.length < MOST && !disabled && (
        <Button
          size="compact-xs"
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => bound.set([...questions, ''])}
        >
          Add a question
        </Button>
      )}
      <ConflictNote field={bound} />
    </Stack>
  );
}
