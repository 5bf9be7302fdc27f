import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { typedDate, writtenDate } from './dates.ts';
import { PickDate } from './PickDate.tsx';

interface Props {
  label: string;
  isDay: boolean;
  /** As it is stored; null for nothing. */
  value: string | null;
  error?: string | undefined;
  isFirst?: boolean;
  /** What is no date yet is a problem, and no value. */
  onChange(value: string | null, problem?: string): void;
}

/** A day or a moment in a form, as people here write it, or from the browser's calendar. */
export function DateField({ label, isDay, value, error, isFirst, onChange }: Props) {
  const [text, setText] = useState(() => (value === null ? '' : writtenDate(value, isDay)));
  const write = (next: string) => {
    setText(next);
    const parsed = typedDate(next, isDay);
    if ('problem' in parsed) onChange(null, parsed.problem);
    else onChange(typeof parsed.value === 'string' ? parsed.value : null);
  };
  return (
    <TextInput
      label={label}
      size="xs"
      error={error}
      data-autofocus={isFirst || undefined}
      value={text}
      onChange={(event) => write(event.currentTarget.value)}
      rightSection={<PickDate isDay={isDay} text={text} onPick={write} />}
    />
  );
}
