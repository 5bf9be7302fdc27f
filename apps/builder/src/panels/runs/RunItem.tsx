import { Badge, Button, Code, Collapse, Group, Paper, Stack, Text } from '@mantine/core';
import { fieldLabel, INPUT_NAME, type ReportedRun } from '@trellis/contract';
import { answerMarkdown, blocksFor } from '@trellis/tools';
import { useState } from 'react';
import { useToolPart } from '../tool/useTool.ts';

const BY: Record<ReportedRun['by'], string> = {
  user: 'Signed in',
  visitor: 'Visitor',
  program: 'API',
  builder: 'Your test',
};

/** One run: what was entered and answered, how long it took and what it cost, and why it failed. */
export function RunItem({ run, toolId }: { run: ReportedRun; toolId: string }) {
  const [isOpen, setOpen] = useState(false);
  const { createdAt, by, state, seconds, rating, question, inputs, failure } = run;
  const asked = question ?? Object.values(inputs).map(textOf).filter(Boolean).join(' · ');
  return (
    <Paper component="li" withBorder p="sm">
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <div style={{ minWidth: 0 }}>
          <Text size="sm" truncate>
            {asked || 'No inputs'}
          </Text>
          <Text size="xs" c="dimmed">
            {new Date(createdAt).toLocaleString()} · {BY[by]}
            {seconds !== null && ` · ${seconds.toFixed(1)} s`}
            {rating && ` · ${rating.value === 1 ? 'Good answer' : 'Bad answer'}`}
          </Text>
        </div>
        <Group gap="xs" wrap="nowrap">
          {state === 'error' && (
            <Badge color="red" variant="light" tt="none">
              {failure?.kind === 'stopped' ? 'Stopped' : 'Failed'}
            </Badge>
          )}
          <Button
            size="compact-xs"
            variant="default"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Less' : 'More'}
          </Button>
        </Group>
      </Group>
      <Collapse expanded={isOpen}>{isOpen && <Whole run={run} toolId={toolId} />}</Collapse>
    </Paper>
  );
}

function Whole({ run, toolId }: { run: ReportedRun; toolId: string }) {
  const fields = useToolPart(toolId, 'fields').value ?? [];
  const blocks = useToolPart(toolId, 'blocks').value ?? [];
  const { inputs, parts, rating, failure, cause, model, promptTokens, completionTokens } = run;
  const labelOf = (name: string) => {
    if (name === INPUT_NAME) return 'Text input';
    const field = fields.find((one) => one.name === name);
    return field ? fieldLabel(field) : name;
  };
  return (
    <Stack gap="xs" mt="sm">
      {Object.entries(inputs).map(([name, value]) => (
        <Text key={name} size="sm" style={{ overflowWrap: 'anywhere' }}>
          <b>{labelOf(name)}</b>: {textOf(value)}
        </Text>
      ))}
      {parts.length > 0 && (
        <Code block style={{ whiteSpace: 'pre-wrap' }}>
          {answerMarkdown(blocksFor(blocks, parts), parts)}
        </Code>
      )}
      {failure && (
        <Text size="sm" c="red">
          {failure.message}
          {cause && ` (${cause})`}
        </Text>
      )}
      {rating?.reason && (
        <Text size="sm">
          <b>{rating.value === 1 ? 'What was good' : 'What was wrong'}</b>: {rating.reason}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {model && `${model} · `}
        {promptTokens.toLocaleString()} tokens in, {completionTokens.toLocaleString()} out · $
        {run.cost.toFixed(4)}
      </Text>
    </Stack>
  );
}

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(', ') : String(value ?? '');
