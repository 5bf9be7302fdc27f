import { messageOf } from '../../../session/api.ts';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import type { Column } from '../columns/columns.ts';
import { Conflicts } from '../conflicts/Conflicts.tsx';
import { LostValues } from '../conflicts/LostValues.tsx';
import type { Table } from '../rows/table.ts';
import type { Tables } from '../tables.ts';

interface Props {
  table: Table;
  tables: Tables;
  columns: readonly Column[];
}

/** Above the rows: why they could not be loaded, and what was written and could not be stored. */
export function Troubles({ table, tables, columns }: Props) {
  const { source } = table;
  return (
    <>
      {source.failure !== null && (
        <LoadFailed
          title="The rows could not be loaded"
          reason={messageOf(source.failure)}
          onRetry={() => void source.reload()}
        />
      )}
      <Conflicts table={table} columns={columns} />
      <LostValues lostValues={table.lostValues} columns={columns} />
      <LostValues lostValues={tables.lostValues} columns={columns} />
    </>
  );
}
