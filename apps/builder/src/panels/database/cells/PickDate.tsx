import { ActionIcon } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from './cells.module.css';
import { dateInput, typedDate, writtenDate } from './dates.ts';

interface Props {
  isDay: boolean;
  /** What is written. */
  text: string;
  onPick(text: string): void;
}

/** The browser's calendar, beside a date that is written. */
export function PickDate({ isDay, text, onPick }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const now = typedDate(text, isDay);
  const value = 'value' in now && now.value ? dateInput(String(now.value), isDay) : '';
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        tabIndex={-1}
        aria-label="Open the calendar"
        // What is written keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => input.current?.showPicker()}
      >
        <IconCalendar size={14} />
      </ActionIcon>
      <input
        ref={input}
        className={classes.picker}
        type={isDay ? 'date' : 'datetime-local'}
        tabIndex={-1}
        aria-hidden
        value={value}
        onChange={(event) => {
          const picked = event.currentTarget.value;
          const date = isDay || picked === '' ? picked : new Date(picked).toISOString();
          onPick(date === '' ? '' : writtenDate(date, isDay));
        }}
      />
    </>
  );
}
