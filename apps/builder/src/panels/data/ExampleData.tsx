import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { ContextItem, ToolDataItem } from '@trellis/contract';
import { useState } from 'react';
import { ConflictNote } from '../../saving/fields/ConflictNote.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { NativeChoice } from '../../ui/NativeChoice.tsx';
import { PickFile } from '../../ui/PickFile.tsx';
import { uploadFile } from '../../ui/upload.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { useOpenTool, useToolPart } from '../tool/useTool.ts';

interface Props {
  appId: string;
  toolId: string;
  items: readonly ContextItem[];
  disabled: boolean;
}

/** In a template: which of its data is an example, that people put their own in the place of (ruling 60). */
export function ExampleData(props: Props) {
  const isReady = useOpenTool(props.toolId) === 'ready';
  return isReady && props.items.length > 0 ? <Shown {...props} /> : null;
}

function Shown({ appId, toolId, items, disabled }: Props) {
  const field = useToolPart(toolId, 'dataItem');
  const { value } = field;
  const choose = (id: string) => {
    const item = items.find((one) => one.id === id);
    field.set(
      item
        ? {
            label: value?.label || 'Your data',
            contextItemId: item.id,
            originalContextItemId: null,
            type: item.columns ? 'csv' : item.type,
            templateFileUrl: value?.templateFileUrl ?? null,
            instructionsUrl: value?.instructionsUrl ?? null,
          }
        : null,
    );
  };
  return (
    <Stack gap="sm">
      <NativeChoice
        label="Example to be replaced"
        isLabelled
        disabled={disabled}
        value={value?.contextItemId ?? ''}
        options={[
          { value: '', label: 'None' },
          ...items.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={choose}
      />
      {value && (
        <>
          <TextInput
            label="Menu label"
            size="xs"
            maxLength={60}
            disabled={disabled}
            value={value.label}
            onChange={(event) => field.set({ ...value, label: event.currentTarget.value })}
          />
          <TemplateFile appId={appId} value={value} disabled={disabled} onChange={field.set} />
          <TextInput
            label="Instructions"
            description="Link to a page that explains how to fill it in"
            placeholder="https://"
            size="xs"
            maxLength={2_000}
            disabled={disabled}
            value={value.instructionsUrl ?? ''}
            onChange={(event) =>
              field.set({ ...value, instructionsUrl: event.currentTarget.value || null })
            }
          />
        </>
      )}
      <ConflictNote field={field} />
    </Stack>
  );
}

interface FileProps {
  appId: string;
  value: ToolDataItem;
  disabled: boolean;
  onChange(value: ToolDataItem): void;
}

/** A file that people fill in. */
function TemplateFile({ appId, value, disabled, onChange }: FileProps) {
  const [part, setPart] = useState<number | null>(null);
  const { attempt, error } = useAttempt();
  const send = async (file: File) => {
    setPart(0);
    await attempt(async () => {
      const { signal } = new AbortController();
      const templateFileUrl = await uploadFile(appId, file, setPart, signal);
      onChange({ ...value, templateFileUrl });
    });
    setPart(null);
  };
  return (
    <Stack gap={4}>
      <Text size="xs" fw={500}>
        File to fill in
      </Text>
      <Group gap="xs">
        {value.templateFileUrl && (
          <Anchor href={value.templateFileUrl} download size="xs" underline="always">
            Download it
          </Anchor>
        )}
        {!disabled && (
          <PickFile
            label={value.templateFileUrl ? 'Replace' : 'Choose a file'}
            accept=".csv,.docx,.pdf,.txt,.md,.xlsx"
            isBusy={part !== null}
            isSecond
            onPick={(file) => void send(file)}
          />
        )}
        {value.templateFileUrl && !disabled && (
          <Button
            size="xs"
            variant="subtle"
            onClick={() => onChange({ ...value, templateFileUrl: null })}
          >
            Remove
          </Button>
        )}
      </Group>
      <Failure error={error} />
    </Stack>
  );
}
