import { Stack, TextInput } from '@mantine/core';
import { COLUMN_LIMITS } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogFooter } from '../../../ui/DialogFooter.tsx';
import type { OfColumn } from './context.ts';
import { Refused } from './parts.tsx';
import { useChange } from './useChange.tsx';

/** Another label for a column; pages go on calling it as before. */
export function RenameColumn(props: OfColumn) {
  const { column, onClose } = props;
  const { isBusy, problems, run, clear } = useChange(props);
  const [seen] = useState(column.field ?? {});
  const [title, setTitle] = useState(column.label);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const change = { kind: 'rename' as const, field: column.id, seen, title };
    if (title.trim() === column.label) onClose();
    else if (await run(change, `Column renamed to ${title.trim() || column.id}`)) onClose();
  };
  return (
    <Dialog opened title={`Rename ${column.label}`} onClose={onClose}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <Stack gap="sm">
          <TextInput
            label="Label"
            description={`Pages still call it ${column.id}. Leave empty to use that as the label.`}
            data-autofocus
            maxLength={COLUMN_LIMITS.title}
            value={title}
            error={problems.title}
            onChange={(event) => {
              setTitle(event.currentTarget.value);
              clear('title');
            }}
          />
          <Refused problem={problems['']} />
          <DialogFooter act="Rename" isBusy={isBusy} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
