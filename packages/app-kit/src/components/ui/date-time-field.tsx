import { type ChangeEvent, type ComponentProps, type FocusEvent, useState } from 'react';
import { isoDay, toDate } from '../../lib/format.ts';
import { Input } from './input.tsx';

type Rest = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'>;

interface Props extends Rest {
  value: string | null | undefined;
  onChange: (value: string) => void;
}

/** A moment: shown and typed in local time, kept as an ISO date with its zone. */
export function DateTimeInput({ value, onChange, onBlur, ...props }: Props) {
  const field = useTyped(value ? localOf(value) : '', onBlur, (text) =>
    onChange(text ? new Date(text).toISOString() : ''),
  );
  return <Input type="datetime-local" {...field} {...props} />;
}

function localOf(value: string): string {
  const date = toDate(value);
  if (Number.isNaN(date.getTime())) return '';
  return `${isoDay(date)}T${date.toTimeString().slice(0, 5)}`;
}

/** A day, as `2026-03-09`. */
export function DateInput({ value, onChange, onBlur, ...props }: Props) {
  const field = useTyped(value?.slice(0, 10) ?? '', onBlur, onChange);
  return <Input type="date" {...field} {...props} />;
}

/** A year as people mean one. While it is typed it is 2, 20 and 202, and with a digit too many 20266. */
const WHOLE = /^[1-9]\d{3}-/;

/** A date while it is typed: what has no whole year yet stays in the field, and is handed on to nobody. */
function useTyped(
  shown: string,
  onBlur: Props['onBlur'],
  onText: (text: string) => void,
): Pick<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed ?? shown,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const isWhole = target.value === '' || WHOLE.test(target.value);
      setTyped(isWhole ? null : target.value);
      if (isWhole) onText(target.value);
    },
    // Whoever leaves it sees what is kept.
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      setTyped(null);
      onBlur?.(event);
    },
  };
}
