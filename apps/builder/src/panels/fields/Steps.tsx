import { ActionIcon, Button, Group, Stack, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { ConflictNote } from '../../saving/fields/ConflictNote.tsx';
import { atMost } from '../../ui/atMost.ts';
import { Toggle } from '../../ui/Toggle.tsx';
import { useToolPart } from '../tool/useTool.ts';

const MOST = 30;

/** Whether the fields are asked for in steps, and what the steps are called. */
export function Steps({ toolId, disabled }: { toolId: string; disabled: boolean }) {
  const isOn = useToolPart(toolId, 'isMultiStepInput');
  const steps = useToolPart(toolId, 'inputSteps');
  const fields = useToolPart(toolId, 'fields').value ?? [];
  const listed = steps.value ?? [];
  return (
    <Stack gap="xs">
      <Toggle
        label="Multi-step input"
        description="Asks for the fields step by step"
        checked={isOn.value === true}
        blocked={fields.length === 0 ? 'Add a field first' : null}
        disabled={disabled}
        onChange={(next) => {
          isOn.set(next);
          if (next && listed.length === 0) steps.set([newStep(), newStep()]);
        }}
      />
      {isOn.value === true && (
        <Stack gap={6} role="group" aria-label="Steps">
          {listed.map((step, at) => (
            <Group key={step.id} gap={4} align="flex-end" wrap="nowrap">
              <TextInput
                size="xs"
                flex={1}
                label={`Step ${at + 1}`}
                placeholder="Title"
                maxLength={100}
                error={atMost(step.title, 100)}
                disabled={disabled}
                value={step.title}
                onChange={(event) =>
                  steps.set(listed.with(at, { ...step, title: event.currentTarget.value }))
                }
              />
              <ActionIcon
                aria-label={`Remove step ${at + 1}`}
                disabled={disabled || listed.length === 1}
                onClick={() => steps.set(listed.toSpliced(at, 1))}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </Group>
          ))}
          {!disabled && listed.length < MOST && (
            <Button
              size="compact-xs"
              variant="default"
              style={{ alignSelf: 'flex-start' }}
              onClick={() => steps.set([...listed, newStep()])}
            >
              Add a step
            </Button>
          )}
        </Stack>
      )}
      <ConflictNote field={isOn} />
      <ConflictNote field={steps} />
    </Stack>
  );
}

const newStep = () => ({ id: crypto.randomUUID(), title: '' });
