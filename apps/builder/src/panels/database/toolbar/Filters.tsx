import {
  Button,
  CloseButton,
  Group,
  MultiSelect,
  Pill,
  Popover,
  Stack,
  TextInput,
} from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { Choice } from '../../../ui/Choice.tsx';
import { InPopover } from '../../../ui/inPopover.ts';
import { DateField } from '../cells/DateField.tsx';
import { useTitle } from '../cells/relations.ts';
import { ValueField } from '../cells/ValueField.tsx';
import { type Column, isTime } from '../columns/columns.ts';
import type { ColumnFilter, Operator } from '../rows/query.ts';
import { filterValue, operatorsFor, parsedFigure, phrase, takesValue } from './operators.ts';

interface Props {
  columns: readonly Column[];
  filters: readonly ColumnFilter[];
  /** The column whose filter is being made, when one is. */
  making: string | null;
  onMake(column: string | null): void;
  onChange(filters: readonly ColumnFilter[]): void;
}

/** What the rows are filtered by, each to be taken away, and a way to add another. */
export function Filters({ columns, filters, making, onMake, onChange }: Props) {
  const column = columns.find(({ id }) => id === making) ?? null;
  return (
    <Group gap={6}>
      <Popover
        opened={column !== null}
        onChange={(opened) => !opened && onMake(null)}
        position="bottom-start"
        withinPortal
        shadow="md"
        trapFocus
      >
        <Popover.Target>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconFilter size={14} />}
            onClick={() => onMake(column ? null : (columns[0]?.id ?? null))}
          >
            Filter
          </Button>
        </Popover.Target>
        <Popover.Dropdown w={280}>
          {column && (
            <InPopover value>
              <FilterForm
                key={column.id}
                columns={columns}
                column={column}
                onColumn={onMake}
                onAdd={(filter) => {
                  onChange([...filters, filter]);
                  onMake(null);
                }}
              />
            </InPopover>
          )}
        </Popover.Dropdown>
      </Popover>
      {filters.map((filter, at) => {
        const of = columns.find(({ id }) => id === filter.column);
        if (!of) return null;
        return (
          <Applied
            // biome-ignore lint/suspicious/noArrayIndexKey: two filters may be the same
            key={`${phrase(filter, of)} ${at}`}
            filter={filter}
            column={of}
            onRemove={() => onChange(filters.filter((_, other) => other !== at))}
          />
        );
      })}
    </Group>
  );
}

interface AppliedProps {
  filter: ColumnFilter;
  column: Column;
  onRemove(): void;
}

function Applied({ filter, column, onRemove }: AppliedProps) {
  const title = useTitle(column.field?.['x-relation'], filter.value);
  const words = phrase(title ? { ...filter, value: title } : filter, column);
  return (
    <Pill size="md">
      {words}
      <CloseButton size="xs" ml={4} aria-label={`Remove the filter ${words}`} onClick={onRemove} />
    </Pill>
  );
}

interface FormProps {
  columns: readonly Column[];
  column: Column;
  onColumn(id: string): void;
  onAdd(filter: ColumnFilter): void;
}

function FilterForm({ columns, column, onColumn, onAdd }: FormProps) {
  const operators = operatorsFor(column);
  const [operator, setOperator] = useState<Operator>(operators[0]!.value);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [chosen, setChosen] = useState<string[]>([]);
  const [isYes, setYes] = useState<'yes' | 'no'>('yes');
  const hasOptions = operator === 'any-of';
  const value = !takesValue(operator)
    ? null
    : column.type.id === 'boolean'
      ? isYes === 'yes'
      : hasOptions
        ? chosen
        : filterValue(text, column);
  const isReady =
    !takesValue(operator) || (Array.isArray(value) ? value.length > 0 : value !== null);
  return (
    <Stack
      gap="xs"
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onAdd({ column: column.id, operator, value });
      }}
    >
      <Choice
        label="Column"
        value={column.id}
        options={columns.map(({ id, label }) => ({ value: id, label }))}
        onChange={onColumn}
      />
      <Choice
        label="Condition"
        value={operator}
        options={operators}
        onChange={(to) => setOperator(to)}
      />
      {takesValue(operator) &&
        (column.type.id === 'boolean' ? (
          <Choice
            label="Value"
            value={isYes}
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
            onChange={(to) => setYes(to)}
          />
        ) : column.type.id === 'relation' ? (
          <ValueField
            label="Value"
            type={column.type}
            options={[]}
            relation={column.field?.['x-relation']}
            value={text}
            problem={undefined}
            onChange={(id) => setText(typeof id === 'string' ? id : '')}
          />
        ) : hasOptions ? (
          <MultiSelect
            label="Value"
            size="xs"
            data={[...column.options]}
            value={chosen}
            onChange={setChosen}
            comboboxProps={{ withinPortal: false }}
          />
        ) : isTime(column) ? (
          <DateField
            label="Value"
            isDay
            isFirst
            value={text || null}
            error={wrong}
            onChange={(next, why) => {
              setText(next ?? '');
              setWrong(why);
            }}
          />
        ) : (
          <TextInput
            label="Value"
            size="xs"
            data-autofocus
            inputMode={column.type.cell.editor === 'number' ? 'decimal' : undefined}
            value={text}
            error={value === null ? problemOf(text, column) : undefined}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        ))}
      <Group justify="flex-end">
        <Button size="xs" type="submit" disabled={!isReady}>
          Add filter
        </Button>
      </Group>
    </Stack>
  );
}

/** Why a text is no value to compare with. */
function problemOf(text: string, column: Column): string | undefined {
  if (column.type.cell.editor !== 'number') return;
  const parsed = parsedFigure(text, column);
  return 'problem' in parsed ? parsed.problem : undefined;
}
