import { notifications } from '@mantine/notifications';
import type { DatabaseEntity } from '@trellis/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onSession } from '../../session/session.ts';
import { lastWord } from '../../ui/lastWord.ts';
import { EntityCalls } from './rows/calls.ts';
import { Table } from './rows/table.ts';
import { useHeard } from './rows/useHeard.ts';

const FAILED = 'rows-failed';

/** One entity's table: made for it, fresh while others change its rows, sent again after troubles. */
export function useTable(appId: string, entity: DatabaseEntity, calls?: EntityCalls): Table {
  const { id, name } = entity;
  const [table] = useState(
    () =>
      new Table(calls ?? new EntityCalls(appId, name), (message, cause) =>
        message === null
          ? notifications.hide(FAILED)
          : lastWord({
              id: FAILED,
              color: 'red',
              title: message,
              message: cause,
              withBorder: true,
            }),
      ),
  );
  useSyncExternalStore(table.subscribe, () => table.revision);
  // Until many are done, each of them would be read.
  useHeard(appId, id, () => table.bulk || table.source.reload());
  useEffect(() => {
    const again = () => void table.sendAgain();
    const stop = onSession(again);
    window.addEventListener('online', again);
    return () => {
      stop();
      window.removeEventListener('online', again);
    };
  }, [table]);
  return table;
}
