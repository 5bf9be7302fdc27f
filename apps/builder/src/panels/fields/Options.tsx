import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { FIELD_LIMITS, MESSAGES, optionsOf, type ToolField } from '@trellis/contract';
import { optionFault } from '@trellis/tools';
import { useState } from 'react';
import { ImageUpload } from '../../ui/ImageUpload.tsx';
import { uploadFile } from '../../ui/upload.ts';

interface Props {
  appId: string;
  field: ToolField;
  disabled: boolean;
  onChange(next: ToolField): void;
}

/** The answers that a select field offers, each with an icon if it has one. */
export function Options({ appId, field, disabled, onChange }: Props) {
  const options = optionsOf(field);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const put = (next: typeof options) => {
    const { optionsConfig: _, ...rest } = field;
    onChange({ ...rest, options: next });
  };
  const labels = options.map(({ label }) => label);
  const add = () => {
    const problem = optionFault(typed, labels);
    setFault(problem);
    if (problem) return;
    put([...options, { label: typed.trim() }]);
    setTyped('');
  };
  return (
    <Stack gap={6} role="group" aria-label={`Options of ${field.name}`}>
      <Text size="xs" fw={500}>
        Options
      </Text>
      {options.map((option, at) => (
        <Stack key={option.label} gap={2}>
          <Group gap={4} wrap="nowrap">
            <Text size="sm" flex={1} truncate>
              {option.label}
            </Text>
            <ActionIcon
              aria-label={`Remove ${option.label}`}
              disabled={disabled}
              onClick={() => put(options.toSpliced(at, 1))}
            >
              <IconTrash size={14} />
            </ActionIcon>
          </Group>
          <ImageUpload
            label={`Icon of ${option.label}`}
            value={option.iconUrl ?? null}
            disabled={disabled}
            send={(file, onProgress, signal) => uploadFile(appId, file, onProgress, signal)}
            onChange={(iconUrl) => put(options.with(at, { ...option, iconUrl }))}
          />
        </Stack>
      ))}
      {!disabled && (
        <Group gap={4} align="flex-start" wrap="nowrap">
          <TextInput
            size="xs"
            flex={1}
            aria-label="New option"
            placeholder="New option"
            maxLength={FIELD_LIMITS.option}
            value={typed}
            error={
              fault ??
              (typed.length >= FIELD_LIMITS.option && MESSAGES.charactersMax(FIELD_LIMITS.option))
            }
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setFault(null);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button size="xs" variant="default" onClick={add}>
            Add option
          </Button>
        </Group>
      )}
    </Stack>
  );
}
