import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd';
import {
  ActionIcon,
  Box,
  Group,
  Paper,
  Stack,
  TagsInput,
  Text,
  Textarea,
  TextInput,
  UnstyledButton,
} from '@mantine/core';
import { IconGripVertical, IconTrash } from '@tabler/icons-react';
import { type BlockValidation, CHARTS, type ToolBlock } from '@trellis/contract';
import { atMost } from '../../../ui/atMost.ts';
import { NativeChoice } from '../../../ui/NativeChoice.tsx';
import { BLOCK_WORDS } from './words.ts';

interface Props {
  block: ToolBlock;
  isOpen: boolean;
  disabled: boolean;
  handle: DraggableProvidedDragHandleProps | null;
  onToggle(): void;
  onChange(next: ToolBlock): void;
  onRemove(): void;
}

const CHART_WORDS = { bar: 'Bars', line: 'Line', pie: 'Pie', radar: 'Radar' } as const;

/** One block of the layout: what it is, and opened what is to stand in it and how it is checked. */
export function BlockCard({
  block,
  isOpen,
  disabled,
  handle,
  onToggle,
  onChange,
  onRemove,
}: Props) {
  const { name } = BLOCK_WORDS[block.type];
  const shown = block.title || name;
  const set = (part: Partial<ToolBlock>) => onChange({ ...block, ...part });
  return (
    <Paper withBorder p="xs">
      <Group gap={4} wrap="nowrap">
        <Box {...handle} c="dimmed" display="flex" aria-label={`Move ${shown}`}>
          <IconGripVertical size={16} aria-hidden="true" />
        </Box>
        <UnstyledButton flex={1} miw={0} aria-expanded={isOpen} onClick={onToggle}>
          <Text size="sm" fw={500} truncate>
            {shown}
          </Text>
          <Text size="xs" c="dimmed" truncate>
            {block.title ? name : BLOCK_WORDS[block.type].about}
          </Text>
        </UnstyledButton>
        {!disabled && (
          <ActionIcon aria-label={`Remove ${shown}`} onClick={onRemove}>
            <IconTrash size={16} />
          </ActionIcon>
        )}
      </Group>
      {isOpen && (
        <Stack gap="xs" mt="xs">
          <TextInput
            size="xs"
            label="Heading"
            maxLength={200}
            error={atMost(block.title, 200)}
            disabled={disabled}
            value={block.title}
            onChange={(event) => set({ title: event.currentTarget.value })}
          />
          <Textarea
            size="xs"
            label="What it should contain"
            autosize
            minRows={2}
            maxRows={8}
            maxLength={2_000}
            error={atMost(block.instructions, 2_000)}
            disabled={disabled}
            value={block.instructions}
            onChange={(event) => set({ instructions: event.currentTarget.value })}
          />
          {block.type === 'table' && (
            <TagsInput
              size="xs"
              label="Columns"
              description="None: the model chooses"
              maxTags={12}
              disabled={disabled}
              value={block.columns ?? []}
              onChange={(columns) => set({ columns: columns.length > 0 ? columns : undefined })}
            />
          )}
          {block.type === 'chart' && (
            <NativeChoice
              label="Chart"
              isLabelled
              disabled={disabled}
              value={block.chart ?? 'bar'}
              options={CHARTS.map((value) => ({ value, label: CHART_WORDS[value] }))}
              onChange={(chart) => set({ chart: chart as (typeof CHARTS)[number] })}
            />
          )}
          <Check block={block} disabled={disabled} onChange={onChange} />
        </Stack>
      )}
    </Paper>
  );
}

const CHECKS = [
  { value: '', label: 'Not checked' },
  { value: 'items', label: 'Every item it names is in the list' },
  { value: 'sources', label: 'Every sentence has a source' },
  { value: 'rule', label: 'My own rule' },
];

/** How the block's answer is checked (ruling 46). */
function Check({ block, disabled, onChange }: Pick<Props, 'block' | 'disabled' | 'onChange'>) {
  const check = block.data.features.validation ?? null;
  const put = (validation: BlockValidation | null) =>
    onChange({ ...block, data: { features: validation ? { validation } : {} } });
  return (
    <>
      <NativeChoice
        label="Validation"
        isLabelled
        disabled={disabled}
        value={check?.kind ?? ''}
        options={CHECKS}
        onChange={(kind) => {
          if (kind === 'rule') put({ kind, rule: 'It answers the question.' });
          else put(kind === '' ? null : { kind: kind as 'items' | 'sources' });
        }}
      />
      {check?.kind === 'rule' && (
        <Textarea
          size="xs"
          label="What must be true"
          autosize
          maxRows={6}
          maxLength={1_000}
          error={atMost(check.rule, 1_000)}
          disabled={disabled}
          value={check.rule}
          onChange={(event) => put({ kind: 'rule', rule: event.currentTarget.value || ' ' })}
        />
      )}
    </>
  );
}
