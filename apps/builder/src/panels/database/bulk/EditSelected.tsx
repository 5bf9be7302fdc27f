import { Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Choice } from '../../../ui/Choice.tsx';
import { counted } from '../../../ui/counted.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogFooter } from '../../../ui/DialogFooter.tsx';
import { ValueField } from '../cells/ValueField.tsx';
import type { Column } from '../columns/columns.ts';
import type { Table } from '../rows/table.ts';

interface Props {
  table: Table;
  columns: readonly Column[];
  onClose(): void;
}

/** The same value in one field of all selected rows. */
export default function EditSelected({ table, columns, onClose }: Props) {
  const editable = columns.filter(({ readOnly }) => !readOnly);
  const [id, setId] = useState(editable[0]?.id ?? '');
  const [value, setValue] = useState<unknown>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [ids] = useState(() => [...table.selected]);
  const column = editable.find((one) => one.id === id);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (column?.isRequired && value === null && !problem) setProblem('is required');
    if (!column || problem || (column.isRequired && value === null)) return;
    void table.setAll(ids, column.id, value);
    onClose();
  };
  return (
    <Dialog opened title={`Edit ${counted(ids.length, 'row')}`} onClose={onClose}>
      <form onSubmit={send} noValidate>
        <Stack gap="sm">
          <Choice
            label="Field"
            value={id}
            options={editable.map((one) => ({ value: one.id, label: one.label }))}
            onChange={(next) => {
              setId(next);
              setValue(null);
              setProblem(undefined);
            }}
          />
          {column && (
            <ValueField
              key={id}
              label="New value"
              type={column.type}
              field={column.field}
              options={column.options}
              relation={column.field?.['x-relation']}
              value={value}
              problem={problem}
              onChange={(next, wrong) => {
                setValue(next);
                setProblem(wrong);
              }}
            />
          )}
          <Text size="xs" c="dimmed">
            {value === null && !problem ? 'Leave empty to clear the field. ' : ''}
            Undo restores each row’s value.
          </Text>
          <DialogFooter
            act={`Change ${counted(ids.length, 'row')}`}
            isBusy={false}
            isOff={!column}
            onClose={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
