import { ActionIcon, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { AppDetail, DatabaseEntity } from '@trellis/contract';
import { lazy, Suspense, useState } from 'react';
import type { Column } from '../columns/columns.ts';
import type { Table } from '../rows/table.ts';

const TrashDialog = lazy(() => import('./TrashDialog.tsx'));

interface Props {
  app: Pick<AppDetail, 'appId' | 'role'>;
  entity: DatabaseEntity;
  columns: readonly Column[];
  table: Table;
}

/** The deleted rows of the table. */
export function TrashButton(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tooltip label="Deleted rows">
        <ActionIcon
          variant="default"
          size={30}
          aria-label="Deleted rows"
          onClick={() => setOpen(true)}
        >
          <IconTrash size={15} />
        </ActionIcon>
      </Tooltip>
      {isOpen && (
        <Suspense>
          <TrashDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
