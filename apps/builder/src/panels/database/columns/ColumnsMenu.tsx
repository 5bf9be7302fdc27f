import { ActionIcon, Button, Checkbox, Group, Popover, Stack } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconColumns,
  IconPin,
  IconPinFilled,
} from '@tabler/icons-react';
import type { ViewShape } from '@trellis/contract';
import { WITHIN } from '../../../ui/within.ts';
import type { Column } from './columns.ts';
import { ordered } from './useShown.ts';

interface Props {
  columns: readonly Column[];
  shape: ViewShape;
  change(part: Partial<ViewShape>): void;
}

/** Which columns are shown, in which order, and which stay in sight at the left. */
export function ColumnsMenu({ columns, shape, change }: Props) {
  const { hidden, pins, kind } = shape;
  const inOrder = ordered(columns, shape);
  const shown = inOrder.filter(({ id }) => !hidden.includes(id));
  const isTable = kind === 'table';
  const move = (at: number, by: -1 | 1) => {
    const ids = inOrder.map(({ id }) => id);
    const [moved] = ids.splice(at, 1);
    if (moved) ids.splice(at + by, 0, moved);
    change({ order: ids });
  };
  const toggle = (list: readonly string[], id: string) =>
    list.includes(id) ? list.filter((one) => one !== id) : [...list, id];
  return (
    <Popover position="bottom-end" withinPortal shadow="md" trapFocus {...WITHIN}>
      <Popover.Target>
        <Button size="xs" variant="default" leftSection={<IconColumns size={14} />}>
          {isTable ? 'Columns' : 'Fields'}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap={4}>
          {inOrder.map(({ id, label }, at) => {
            const isShown = !hidden.includes(id);
            const isPinned = pins.includes(id);
            const isNext = (other: number) =>
              inOrder[other] !== undefined && pins.includes(inOrder[other].id) === isPinned;
            return (
              <Group key={id} gap={2} justify="space-between" wrap="nowrap">
                <Checkbox
                  size="xs"
                  mr="md"
                  label={label}
                  checked={isShown}
                  disabled={isTable && isShown && shown.length === 1}
                  onChange={() => change({ hidden: toggle(hidden, id) })}
                />
                <Group gap={2} wrap="nowrap">
                  <ActionIcon
                    size={24}
                    aria-label={`Move ${label} up`}
                    disabled={!isNext(at - 1)}
                    onClick={() => move(at, -1)}
                  >
                    <IconArrowUp size={14} />
                  </ActionIcon>
                  <ActionIcon
                    size={24}
                    aria-label={`Move ${label} down`}
                    disabled={!isNext(at + 1)}
                    onClick={() => move(at, 1)}
                  >
                    <IconArrowDown size={14} />
                  </ActionIcon>
                  {isTable && (
                    <ActionIcon
                      size={24}
                      aria-label={`Pin ${label}`}
                      aria-pressed={isPinned}
                      onClick={() => change({ pins: toggle(pins, id) })}
                    >
                      {isPinned ? <IconPinFilled size={14} /> : <IconPin size={14} />}
                    </ActionIcon>
                  )}
                </Group>
              </Group>
            );
          })}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
