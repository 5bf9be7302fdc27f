import { MultiSelect, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type FieldSchema, type FieldType, typedJson } from '@trellis/fields';
import { useState } from 'react';
import { Choice } from '../../../ui/Choice.tsx';
import type { Option } from '../columns/columns.ts';
import { DateField } from './DateField.tsx';
import { FigureField } from './FigureField.tsx';
import { useFound } from './relations.ts';

interface Props {
  label: string;
  type: FieldType;
  /** Its schema, where there is one already: of an amount of money it says which. */
  field?: FieldSchema | null | undefined;
  options: readonly Option[];
  /** Of a relation: the entity whose rows are chosen from. */
  relation?: string | undefined;
  value: unknown;
  problem: string | undefined;
  /** Null for nothing; what cannot be read yet is a problem, and no value. */
  onChange(value: unknown, problem?: string): void;
}

const NOTHING = '';
const isNothing = (value: unknown): boolean => value === null || value === undefined;

/** A value of a column's type in a form. */
export function ValueField(props: Props) {
  const { label, type, options, value, problem, onChange } = props;
  const common = { label, size: 'xs', error: problem } as const;
  switch (type.cell.editor) {
    case 'json':
    case 'files':
      return (
        <Textarea
          {...common}
          autosize
          minRows={2}
          maxRows={10}
          styles={{ input: { fontFamily: 'monospace' } }}
          defaultValue={isNothing(value) ? '' : JSON.stringify(value, null, 2)}
          onChange={(event) => {
            const parsed = typedJson(event.currentTarget.value);
            if ('problem' in parsed) onChange(null, parsed.problem);
            else onChange(parsed.value);
          }}
        />
      );
    case 'number':
      return (
        <FigureField
          label={label}
          type={type}
          field={props.field}
          value={value}
          error={problem}
          onChange={onChange}
        />
      );
    case 'boolean':
    case 'option':
      return (
        <Choice
          label={label}
          error={problem}
          value={value === null ? NOTHING : String(value)}
          options={[
            { value: NOTHING, label: 'Nothing' },
            ...(type.id === 'boolean' ? YES_OR_NO : options),
          ]}
          onChange={(next) =>
            onChange(next === NOTHING ? null : type.id === 'boolean' ? next === 'true' : next)
          }
        />
      );
    case 'options':
      return (
        <MultiSelect
          {...common}
          data={options.map(({ value: one, label: words }) => ({ value: one, label: words }))}
          value={Array.isArray(value) ? value.map(String) : []}
          comboboxProps={{ withinPortal: true }}
          onChange={(next) => onChange(next.length > 0 ? next : null)}
        />
      );
    case 'date':
    case 'datetime':
      return (
        <DateField
          label={label}
          isDay={type.order === 'day'}
          value={isNothing(value) ? null : String(value)}
          error={problem}
          onChange={onChange}
        />
      );
    case 'relation':
      return <RowField {...props} />;
    default:
      return (
        <TextInput
          {...common}
          defaultValue={isNothing(value) ? '' : String(value)}
          onChange={(event) => onChange(event.currentTarget.value || null)}
        />
      );
  }
}

const YES_OR_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/** A row of another entity, by its title. */
function RowField({ label, relation = '', problem, onChange }: Props) {
  const [chosen, setChosen] = useState(NONE);
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search, 150);
  const found = useFound(relation, asked) ?? [];
  const first = chosen === NONE ? [NONE] : [NONE, chosen];
  const options = [...first, ...found.filter(({ value }) => value !== chosen.value)];
  return (
    <Choice
      label={label}
      error={problem}
      value={chosen.value}
      options={options}
      // The words of what is chosen are no search: all that could be chosen instead is shown.
      onSearch={(text) => setSearch(text === chosen.label ? '' : text)}
      onChange={(next) => {
        setChosen(options.find(({ value }) => value === next) ?? NONE);
        onChange(next === NOTHING ? null : next);
      }}
    />
  );
}

const NONE: Option = { value: NOTHING, label: 'Nothing' };
