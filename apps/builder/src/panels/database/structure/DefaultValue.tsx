import { MultiSelect, NumberInput, TextInput } from '@mantine/core';
import type { NewColumnType } from '@trellis/contract';
import { Choice } from '../../../ui/Choice.tsx';

interface Props {
  type: NewColumnType;
  options: readonly string[];
  value: unknown;
  problem: string | undefined;
  onChange(value: unknown): void;
}

const LABEL = 'Where nothing is said';
const NOTHING = '';

/** What rows get where nothing is said, the ones that are there as well; null for nothing. */
export function DefaultValue({ type, options, value, problem, onChange }: Props) {
  const common = { label: LABEL, size: 'xs', error: problem } as const;
  switch (type) {
    case 'json':
      return null;
    case 'number':
      return (
        <NumberInput
          {...common}
          value={typeof value === 'number' ? value : ''}
          onChange={(next) => onChange(next === '' ? null : Number(next))}
        />
      );
    case 'boolean':
    case 'select':
      return (
        <Choice
          label={LABEL}
          error={problem}
          value={value === null ? NOTHING : String(value)}
          options={[{ value: NOTHING, label: 'Nothing' }, ...choicesOf(type, options)]}
          onChange={(next) =>
            onChange(next === NOTHING ? null : type === 'boolean' ? next === 'true' : next)
          }
        />
      );
    case 'multiselect':
      return (
        <MultiSelect
          {...common}
          data={[...options]}
          value={Array.isArray(value) ? value.map(String) : []}
          comboboxProps={{ withinPortal: true }}
          onChange={(next) => onChange(next.length > 0 ? next : null)}
        />
      );
    default:
      return (
        <TextInput
          {...common}
          type={type === 'datetime' ? 'datetime-local' : 'text'}
          defaultValue=""
          onChange={(event) => onChange(textOf(event.currentTarget.value, type))}
        />
      );
  }
}

const choicesOf = (type: 'boolean' | 'select', options: readonly string[]) =>
  type === 'boolean'
    ? [
        { value: 'true', label: 'Yes' },
        { value: 'false', label: 'No' },
      ]
    : options.map((option) => ({ value: option, label: option }));

function textOf(text: string, type: NewColumnType): string | null {
  if (text === '') return null;
  const time = new Date(text);
  return type !== 'datetime' || Number.isNaN(time.getTime()) ? text : time.toISOString();
}
