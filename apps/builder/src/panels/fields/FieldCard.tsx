import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd';
import {
  Box,
  Button,
  Group,
  Paper,
  Stack,
  Text,
  TextInput,
  Tooltip,
  UnstyledButton,
} from '@mantine/core';
import { IconGripVertical, IconTrash } from '@tabler/icons-react';
import { type AppDetail, MESSAGES, type ToolField } from '@trellis/contract';
import { labelFault } from '@trellis/tools';
import { useState } from 'react';
import { FieldRules } from './FieldRules.tsx';
import { labelOf, otherFields, TYPE_WORDS } from './types.ts';

interface Props {
  app: AppDetail;
  toolId: string;
  field: ToolField;
  fields: readonly ToolField[];
  isOpen: boolean;
  disabled: boolean;
  handle: DraggableProvidedDragHandleProps | null;
  /** Why it cannot be deleted; null where it can. */
  deletionFault: string | null;
  onToggle(): void;
  onChange(next: ToolField): void;
  onRemove(): void;
}

/** One field: its name and type, and opened all that can be said of it. */
export function FieldCard(props: Props) {
  const { field, fields, isOpen, disabled, handle, deletionFault, onToggle, onChange, onRemove } =
    props;
  const label = labelOf(field);
  return (
    <Paper withBorder p="xs">
      <Group gap={4} wrap="nowrap">
        <Box {...handle} c="dimmed" display="flex" aria-label={`Move ${label}`}>
          <IconGripVertical size={16} aria-hidden="true" />
        </Box>
        <UnstyledButton flex={1} miw={0} aria-expanded={isOpen} onClick={onToggle}>
          <Text size="sm" fw={500} truncate>
            {label}
            {field.required ? ' *' : ''}
          </Text>
          <Text size="xs" c="dimmed" truncate>
            {TYPE_WORDS[field.type]} · [{field.name}]
          </Text>
        </UnstyledButton>
      </Group>
      {isOpen && (
        <Stack gap="xs" mt="xs">
          <Rename field={field} fields={fields} disabled={disabled} onChange={onChange} />
          <FieldRules {...props} />
          {!disabled && (
            <Tooltip label={deletionFault} disabled={!deletionFault} multiline w={220}>
              <Button
                size="compact-xs"
                variant="default"
                c={deletionFault === null ? 'red' : 'dimmed'}
                leftSection={<IconTrash size={14} />}
                style={{ alignSelf: 'flex-start' }}
                aria-disabled={deletionFault !== null || undefined}
                data-disabled={deletionFault !== null || undefined}
                onClick={() => deletionFault === null && onRemove()}
              >
                Delete the field
              </Button>
            </Tooltip>
          )}
          {deletionFault && (
            <Text size="xs" c="dimmed">
              {deletionFault}
            </Text>
          )}
        </Stack>
      )}
    </Paper>
  );
}

/** What people read; its tag stays as it is (ruling 86). */
function Rename({
  field,
  fields,
  disabled,
  onChange,
}: Pick<Props, 'field' | 'fields' | 'disabled' | 'onChange'>) {
  const [typed, setTyped] = useState(labelOf(field));
  const fault =
    typed.trim() === ''
      ? 'A field needs a name'
      : labelFault(typed, otherFields(fields, field.name));
  return (
    <TextInput
      size="xs"
      label="Name"
      maxLength={100}
      disabled={disabled}
      value={typed}
      error={fault ?? (typed.length >= 100 && MESSAGES.charactersMax(100))}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setTyped(next);
        const isTaken = labelFault(next, otherFields(fields, field.name)) !== null;
        if (next.trim() !== '' && !isTaken) onChange({ ...field, label: next.trim() });
      }}
    />
  );
}
