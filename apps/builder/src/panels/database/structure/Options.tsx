import { ActionIcon, Button, Group, Menu, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconPalette, IconTrash } from '@tabler/icons-react';
import { COLUMN_LIMITS, OPTION_COLORS, type OptionColor } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import cells from '../cells/cells.module.css';
import { tintOf } from '../columns/colors.ts';
import type { Option } from '../columns/columns.ts';
import type { OfColumn } from './context.ts';
import { Refused } from './parts.tsx';
import { RemoveOption } from './RemoveOption.tsx';
import { useChange } from './useChange.tsx';

/** A column's options: their words, their colors, one less, and another one. Each change is one by itself. */
export function Options(props: OfColumn) {
  const { calls, column, onClose } = props;
  const { isBusy, problems, run, clear } = useChange(props);
  const [wanted, setWanted] = useState('');
  const [leaving, setLeaving] = useState<Option | null>(null);
  const seen = column.field ?? {};
  const add = async (event: FormEvent) => {
    event.preventDefault();
    // An empty text is ignored (spec 2, section 5).
    if (wanted.trim() === '') return;
    const change = { kind: 'add-option' as const, field: column.id, option: wanted };
    if (await run(change, `Option ${wanted.trim()} added`)) setWanted('');
  };
  const rename = ({ value }: Option, label: string) =>
    run(
      { kind: 'change-option', field: column.id, seen, option: value, label },
      `Option renamed to ${label.trim()}`,
    );
  const paint = ({ value, label }: Option, color: OptionColor) =>
    run(
      { kind: 'change-option', field: column.id, seen, option: value, color },
      `Option ${label} changed to ${color}`,
    );
  const remove = async ({ value, label }: Option) => {
    const change = { kind: 'remove-option' as const, field: column.id, seen, option: value };
    if (await run(change, `Option ${label} removed`)) setLeaving(null);
  };
  return (
    <Dialog opened title={`Options of ${column.label}`} onClose={onClose}>
      <Stack gap="sm">
        {column.options.map((option) => (
          <OneOption
            // Renamed elsewhere, it begins anew with the words of there.
            key={`${option.value} ${option.label}`}
            option={option}
            tint={tintOf(column, option.value)}
            isBusy={isBusy}
            onRename={(label) => rename(option, label)}
            onPaint={(color) => void paint(option, color)}
            onRemove={column.options.length > 1 ? () => setLeaving(option) : null}
          />
        ))}
        {leaving && (
          <RemoveOption
            key={leaving.value}
            calls={calls}
            column={column}
            seen={seen}
            option={leaving}
            isBusy={isBusy}
            onRemove={() => void remove(leaving)}
            onKeep={() => setLeaving(null)}
          />
        )}
        <Refused problem={problems[''] ?? problems.label} />
        <form onSubmit={(event) => void add(event)} noValidate>
          <Group align="flex-end" gap="xs" wrap="nowrap">
            <TextInput
              flex={1}
              size="xs"
              label="New option"
              data-autofocus
              maxLength={COLUMN_LIMITS.option}
              value={wanted}
              error={problems.option}
              onChange={(event) => {
                setWanted(event.currentTarget.value);
                clear('option');
              }}
            />
            <Button type="submit" size="xs" loading={isBusy}>
              Add option
            </Button>
          </Group>
        </form>
        <Text size="xs" c="dimmed">
          A renamed option keeps its value in the rows; people see the new name.
        </Text>
      </Stack>
    </Dialog>
  );
}

interface OneProps {
  option: Option;
  tint: string;
  isBusy: boolean;
  onRename(label: string): Promise<boolean>;
  onPaint(color: OptionColor): void;
  /** Null for the last one, which stays. */
  onRemove: (() => void) | null;
}

function OneOption({ option, tint, isBusy, onRename, onPaint, onRemove }: OneProps) {
  const [label, setLabel] = useState(option.label);
  const isNew = label.trim() !== '' && label.trim() !== option.label;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isNew) void onRename(label);
      }}
    >
      <Group gap="xs" wrap="nowrap">
        <Menu withinPortal shadow="md">
          <Menu.Target>
            <ActionIcon variant="default" aria-label={`Color of ${option.label}`} disabled={isBusy}>
              <span className={cells.tag} data-tint={tint}>
                <IconPalette size={14} aria-hidden />
              </span>
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {OPTION_COLORS.map((color) => (
              <Menu.Item
                key={color}
                leftSection={color === tint ? <IconCheck size={14} /> : <span />}
                onClick={() => onPaint(color)}
              >
                <span className={cells.tag} data-tint={color}>
                  {color}
                </span>
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <TextInput
          flex={1}
          size="xs"
          aria-label={`Name of the option ${option.label}`}
          maxLength={COLUMN_LIMITS.option}
          value={label}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
        <Button type="submit" size="xs" variant="default" disabled={!isNew || isBusy}>
          Save
        </Button>
        {onRemove && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Remove the option ${option.label}`}
            disabled={isBusy}
            onClick={onRemove}
          >
            <IconTrash size={15} aria-hidden />
          </ActionIcon>
        )}
      </Group>
    </form>
  );
}
