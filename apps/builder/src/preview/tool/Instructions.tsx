import { Badge, Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { fieldLabel, INPUT_NAME, type ToolDefinition } from '@trellis/contract';
import { tagsOf, unknownTags } from '@trellis/tools';
import { useEffect, useRef } from 'react';
import { useToolPart } from '../../panels/tool/useTool.ts';
import { ConflictNote } from '../../saving/fields/ConflictNote.tsx';
import { phrase } from '../../ui/phrase.ts';
import { InstructionsEditor } from './instructions-editor.ts';
import classes from './tool.module.css';

interface Props {
  toolId: string;
  definition: ToolDefinition;
  disabled: boolean;
}

const MOST = 20_000;

/** The instructions of a tool; `[name]` is where what was entered goes, and `[` offers the names. */
export function Instructions({ toolId, definition, disabled }: Props) {
  const bound = useToolPart(toolId, 'instructions');
  const box = useRef<HTMLDivElement>(null);
  const editor = useRef<InstructionsEditor | null>(null);
  const set = useRef(bound.set);
  set.current = bound.set;
  const names = [
    ...definition.fields.map((field) => ({ name: field.name, label: fieldLabel(field) })),
    ...(definition.isInputHidden ? [] : [{ name: INPUT_NAME, label: 'Text input' }]),
  ];
  const known = JSON.stringify(names);
  useEffect(() => {
    const made = new InstructionsEditor(box.current!, (text) => set.current(text));
    editor.current = made;
    return () => made.destroy();
  }, []);
  useEffect(() => editor.current?.offer(JSON.parse(known)), [known]);
  const value = bound.value ?? '';
  useEffect(() => editor.current?.show(value), [value]);
  useEffect(() => editor.current?.lock(disabled), [disabled]);
  const used = tagsOf(value);
  const unknown = unknownTags(definition);
  return (
    <Stack gap="xs">
      <Title order={2} size="h4" id="tool-instructions" tabIndex={-1}>
        Instructions
      </Title>
      <Text size="sm" c="dimmed">
        Tell the model what to do. Type [ to insert what people enter.
      </Text>
      <Box ref={box} className={classes.instructions} />
      {value.length >= MOST && (
        <Text size="xs" c="dimmed">
          {MOST.toLocaleString()} characters max
        </Text>
      )}
      {bound.error && (
        <Text size="xs" c="red" role="alert">
          {bound.error}
        </Text>
      )}
      <ConflictNote field={bound} />
      {names.length > 0 && (
        <Group gap={6} role="group" aria-label="What people enter">
          {names.map(({ name, label }) => (
            <Button
              key={name}
              size="compact-xs"
              variant={used.includes(name) ? 'light' : 'default'}
              radius="xl"
              disabled={disabled}
              onClick={() => editor.current?.insert(`[${name}]`)}
              aria-label={`Insert ${label}`}
            >
              {label}
            </Button>
          ))}
        </Group>
      )}
      {unknown.length > 0 && (
        <Group gap={6} role="status">
          <Text size="xs" c="red">
            {phrase('No field has {n, plural, one {this name} other {these names}}:', {
              n: unknown.length,
            })}
          </Text>
          {unknown.map((tag) => (
            <Badge key={tag} color="red" variant="light" tt="none">
              [{tag}]
            </Badge>
          ))}
        </Group>
      )}
    </Stack>
  );
}
