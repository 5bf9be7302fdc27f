import { notifications } from '@mantine/notifications';
import type { DatabaseEntity } from '@trellis/contract';
import { useState, useSyncExternalStore } from 'react';
import { Drafts } from '../../edits/drafts.ts';
import { messageOf } from '../../session/api.ts';
import { lastWord } from '../../ui/lastWord.ts';
import { EntityCalls } from './rows/calls.ts';
import type { CellDraft } from './rows/cells.ts';
import { Table } from './rows/table.ts';
import { useHeard } from './rows/useHeard.ts';
import type { Tables } from './tables.ts';

const FAILED = 'rows-failed';

/** Made once: through others' eyes for as long as one looks through them, otherwise as it was left. */
function tableOf(calls: EntityCalls, drafts: Drafts<CellDraft> | null): Table {
  return new Table(calls, drafts, (message, cause) =>
    message === null
      ? notifications.hide(FAILED)
      : lastWord({
          id: FAILED,
          color: 'red',
          title: message,
          message: cause === undefined || typeof cause === 'string' ? cause : messageOf(cause),
          withBorder: true,
        }),
  );
}

interface Given {
  appId: string;
  entity: DatabaseEntity;
  tables: Tables;
  /** The calls through somebody else's eyes. */
  seen: EntityCalls | null;
}

/** One entity's table, fresh while others change its rows. */
export function useTable({ appId, entity, tables, seen }: Given): Table {
  const { id, name } = entity;
  const own = () => tableOf(new EntityCalls(appId, name), new Drafts(`cells:${appId}:${id}`));
  const [table] = useState(() => (seen ? tableOf(seen, null) : tables.of(entity, own)));
  useSyncExternalStore(table.subscribe, () => table.revision);
  // Until many are done, each of them would be read.
  useHeard(appId, id, () => table.bulk || table.source.reload());
  return table;
}
