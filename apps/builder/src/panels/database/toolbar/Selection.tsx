import { Button, Group, Progress, Text } from '@mantine/core';
import { MESSAGES } from '@trellis/contract';
import { lazy, Suspense, useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogFooter } from '../../../ui/DialogFooter.tsx';
import type { Column } from '../columns/columns.ts';
import type { Table } from '../rows/table.ts';

const EditSelected = lazy(() => import('../bulk/EditSelected.tsx'));

interface Props {
  table: Table;
  columns: readonly Column[];
}

const WORDS: Record<NonNullable<Table['bulk']>['act'], string> = {
  delete: 'Deleting rows',
  remove: 'Deleting rows',
  change: 'Changing rows',
  restore: 'Restoring rows',
};

/** More than these are asked about before they go. */
const MANY = 20;

/** What can be done with the selected rows, and how far it has come (spec 2, section 2). */
export function Selection({ table, columns }: Props) {
  const [asks, setAsks] = useState(false);
  const [edits, setEdits] = useState(false);
  const count = table.selected.size;
  const remove = () => {
    setAsks(false);
    void table.remove([...table.selected]);
  };
  if (table.bulk) {
    const { act, done, total } = table.bulk;
    const percent = Math.round((done / Math.max(1, total)) * 100);
    return (
      <Group gap="xs" role="status">
        <Progress value={percent} w={120} aria-label={WORDS[act]} />
        <Text size="xs">{percent}%</Text>
        <Button size="xs" variant="default" onClick={() => table.cancelBulk()}>
          Cancel Operation
        </Button>
      </Group>
    );
  }
  if (table.gathering.found !== null) return <Gathered table={table} />;
  if (count === 0) return null;
  return (
    <Group gap="xs">
      <Text size="xs" role="status">
        {MESSAGES.rowsSelected(count)}
      </Text>
      <Button size="xs" variant="light" onClick={() => setEdits(true)}>
        Edit Selected
      </Button>
      <Button
        size="xs"
        variant="light"
        color="red"
        onClick={() => (count > MANY ? setAsks(true) : remove())}
      >
        Delete Selected
      </Button>
      <Button size="xs" variant="subtle" onClick={() => table.select([...table.selected], false)}>
        Select none
      </Button>
      {edits && (
        <Suspense>
          <EditSelected table={table} columns={columns} onClose={() => setEdits(false)} />
        </Suspense>
      )}
      <Dialog opened={asks} title={`Delete ${count} rows?`} onClose={() => setAsks(false)}>
        <Text size="sm">They disappear from the app at once. Undo brings them back.</Text>
        <DialogFooter
          act={`Delete ${count} rows`}
          isDanger
          keep="Keep rows"
          mt="md"
          onAct={remove}
          onClose={() => setAsks(false)}
        />
      </Dialog>
    </Group>
  );
}

/** How many of all rows are found; until all are, nothing can be done with them. */
function Gathered({ table: { gathering, source } }: Pick<Props, 'table'>) {
  const found = gathering.found ?? 0;
  const all = Math.max(found, source.count ?? 0);
  return (
    <Group gap="xs">
      <Progress value={(found / Math.max(1, all)) * 100} w={120} aria-label="Selecting all rows" />
      <Text size="xs" role="status">
        Selecting {found.toLocaleString('en')} of {all.toLocaleString('en')} rows
      </Text>
      <Button size="xs" variant="default" onClick={() => gathering.end()}>
        Cancel
      </Button>
    </Group>
  );
}
