import { Alert, Button, Drawer, Group, Text } from '@mantine/core';
import type { DatabaseEntity } from '@trellis/contract';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { After } from '../cells/editor.ts';
import { type Column, columnsOf } from '../columns/columns.ts';
import { LostValues } from '../conflicts/LostValues.tsx';
import type { Table } from '../rows/table.ts';
import { CardField } from './CardField.tsx';
import classes from './card.module.css';
import { focusField } from './focus.ts';
import { keepWritten, type Open, useGone } from './useGone.ts';

interface Props {
  appId: string;
  entity: DatabaseEntity;
  table: Table;
  /** Of the row that waits to be saved. */
  rowKey: number;
  onClose(): void;
}

/** A new row, filled in before it is stored. Closed, it still waits. */
export default function NewRowCard({ appId, entity, table, rowKey, onClose }: Props) {
  const columns = useMemo(
    () => columnsOf(entity.schema).filter(({ readOnly }) => !readOnly),
    [entity.schema],
  );
  const box = useRef<HTMLDivElement>(null);
  const open = useRef<Open | null>(null);
  const [edited, setEdited] = useState<string | null>(null);
  useGone(
    open,
    columns,
    table.lostValues,
    useCallback(() => setEdited(null), []),
  );
  const pending = table.pending.find(({ key }) => key === rowKey) ?? null;
  const begin = (column: Column) => {
    keepWritten(open, table.lostValues, 'refused');
    open.current = { column, text: null };
    setEdited(column.key);
  };
  const end = (column: Column, after: After) => {
    open.current = null;
    setEdited(null);
    focusField(box.current, columns, column, after);
  };
  const save = async () => {
    await table.confirm(rowKey);
    if (!table.pending.some(({ key }) => key === rowKey)) onClose();
  };
  const problem = pending?.problems[''];
  return (
    <Drawer
      opened={pending !== null}
      onClose={onClose}
      position="right"
      size={460}
      title={`New row in ${entity.name}`}
      closeOnEscape={false}
      overlayProps={{ backgroundOpacity: 0.25 }}
      closeButtonProps={{ 'aria-label': 'Close the new row' }}
    >
      {pending && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape is the sheet's where no editor takes it
        <div
          ref={box}
          className={classes.fields}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && event.currentTarget.contains(event.target as Node))
              onClose();
          }}
        >
          <LostValues lostValues={table.lostValues} columns={columns} />
          {columns.map((column) => {
            const { id, key } = column;
            const value = pending.data[id] ?? null;
            const why = pending.problems[id];
            return (
              <CardField
                key={key}
                appId={appId}
                column={column}
                value={value}
                canWrite
                isEdited={edited === key}
                refused={why ? { value, problem: why, base: value, isConflict: false } : null}
                isSaving={false}
                onEdit={() => begin(column)}
                onWrite={(text) => {
                  open.current = { column, text };
                }}
                onCommit={(next, after) => {
                  table.setPending(rowKey, id, next);
                  end(column, after);
                }}
                onCancel={(after = 'stay') => end(column, after)}
              />
            );
          })}
          {problem && (
            <Alert color="red" role="alert" p="xs">
              <Text size="sm">{problem}</Text>
            </Alert>
          )}
          <Group justify="flex-end">
            <Button
              variant="default"
              onClick={() => {
                table.discard(rowKey);
                onClose();
              }}
            >
              Discard
            </Button>
            <Button loading={pending.isSaving} onClick={() => void save()}>
              Save the row
            </Button>
          </Group>
        </div>
      )}
    </Drawer>
  );
}
