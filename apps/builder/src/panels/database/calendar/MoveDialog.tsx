import type { Row } from '@trellis/contract';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogFooter } from '../../../ui/DialogFooter.tsx';
import { DateField } from '../cells/DateField.tsx';
import type { Column } from '../columns/columns.ts';
import { type DayKey, dayOf, keyOf } from './days.ts';

interface Props {
  row: Row;
  field: Column;
  onClose(): void;
  onMove(day: DayKey): void;
}

/** Asks for the day that an entry goes to. */
export function MoveDialog({ row, field, onClose, onMove }: Props) {
  const [day, setDay] = useState<DayKey | null>(
    () => dayOf(row[field.id], field) ?? keyOf(new Date()),
  );
  const [problem, setProblem] = useState<string>();
  return (
    <Dialog opened title="Move to another day" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (day) onMove(day);
        }}
      >
        <DateField
          label="Day"
          isDay
          isFirst
          value={day}
          error={problem}
          onChange={(next, why) => {
            setDay(next);
            setProblem(why);
          }}
        />
        <DialogFooter act="Move" isOff={day === null} mt="md" onClose={onClose} />
      </form>
    </Dialog>
  );
}
