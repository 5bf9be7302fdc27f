import { ActionIcon, Button, Group, Paper, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { fieldLabel, INPUT_NAME, type ToolDefinition } from '@trellis/contract';
import { ConflictNote } from '../../saving/fields/ConflictNote.tsx';
import { atMost } from '../../ui/atMost.ts';
import { useToolPart } from './useTool.ts';

const MOST = 3;
type Example = ToolDefinition['examples'][number];

/** Up to three inputs to begin with; a click puts them into the form (spec 1, section 3). */
export function Examples({ toolId, disabled }: { toolId: string; disabled: boolean }) {
  const bound = useToolPart(toolId, 'examples');
  const fields = useToolPart(toolId, 'fields').value ?? [];
  const isLineHidden = useToolPart(toolId, 'isInputHidden').value === true;
  const examples = bound.value ?? [];
  const inputs = [
    ...(isLineHidden ? [] : [{ name: INPUT_NAME, label: 'Text input' }]),
    ...fields
      .filter(({ type }) => type !== 'photo' && type !== 'file')
      .map((field) => ({ name: field.name, label: fieldLabel(field) })),
  ];
  const change = (at: number, next: Example) => bound.set(examples.with(at, next));
  return (
    <Stack gap={6} role="group" aria-label="Examples">
      <Text size="xs" fw={500}>
        Examples
      </Text>
      {examples.map((example, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an example has no other name than its place
        <Paper key={at} withBorder p="xs">
          <Stack gap={6}>
            <Group gap={4} align="flex-end" wrap="nowrap">
              <TextInput
                size="xs"
                flex={1}
                label={`Example ${at + 1}`}
                maxLength={500}
                error={atMost(example.label, 500)}
                value={example.label}
                disabled={disabled}
                onChange={(event) => change(at, { ...example, label: event.currentTarget.value })}
              />
              <ActionIcon
                aria-label={`Remove example ${at + 1}`}
                disabled={disabled}
                onClick={() => bound.set(examples.toSpliced(at, 1))}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </Group>
            {inputs.map(({ name, label }) => (
              <Textarea
                key={name}
                size="xs"
                autosize
                maxRows={4}
                label={label}
                maxLength={5_000}
                error={atMost(example.inputs[name] ?? '', 5_000)}
                disabled={disabled}
                value={example.inputs[name] ?? ''}
                onChange={(event) => {
                  const value = event.currentTarget.value;
                  change(at, { ...example, inputs: { ...example.inputs, [name]: value } });
                }}
              />
            ))}
          </Stack>
        </Paper>
      ))}
      {examples.length < MOST && !disabled && (
        <Button
          size="compact-xs"
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => bound.set([...examples, { label: '', inputs: {} }])}
        >
          Add an example
        </Button>
      )}
      <ConflictNote field={bound} />
    </Stack>
  );
}
