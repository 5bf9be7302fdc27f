import type { ComponentProps } from 'react';
import { isoDay, toDate } from '../../lib/format.ts';
import { Input } from './input.tsx';

type Rest = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'>;

/** A moment: shown and typed in local time, kept as an ISO date with its zone. */
export function DateTimeInput({
  value,
  onChange,
  ...props
}: Rest & { value: string | null | undefined; onChange: (value: string) => void }) {
  return (
    <Input
      type="datetime-local"
      value={value ? localOf(value) : ''}
      onChange={(event) => {
        const text = event.target.value;
        onChange(text ? new Date(text).toISOString() : '');
      }}
      {...props}
    />
  );
}

function localOf(value: string): string {
  const date = toDate(value);
  if (Number.isNaN(date.getTime())) return '';
  return `${isoDay(date)}T${date.toTimeString().slice(0, 5)}`;
}

/** A day, as `2026-03-09`. */
export function DateInput({
  value,
  onChange,
  ...props
}: Rest & { value: string | null | undefined; onChange: (value: string) => void }) {
  return (
    <Input
      type="date"
      value={value?.slice(0, 10) ?? ''}
      onChange={(event) => onChange(event.target.value)}
      {...props}
    />
  );
}
