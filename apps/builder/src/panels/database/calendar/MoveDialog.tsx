import { TextInput } from '@mantine/core';
import type { Row } from '@trellis/contract';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogFooter } from '../../../ui/DialogFooter.tsx';
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
  const [day, setDay] = useState(() => dayOf(row[field.id], field) ?? keyOf(new Date()));
  return (
    <Dialog opened title="Move to another day" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (day) onMove(day);
        }}
      >
        <TextInput
          type="date"
          label="Day"
          data-autofocus
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <DialogFooter act="Move" isOff={day === ''} mt="md" onClose={onClose} />
      </form>
    </Dialog>
  );
}
