import { notifications } from '@mantine/notifications';
import type { DatabaseEntity } from '@trellis/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onAppEvent } from '../../session/live.ts';
import { onSession } from '../../session/session.ts';
import { lastWord } from '../../ui/lastWord.ts';
import { EntityCalls } from './rows/calls.ts';
import { Table } from './rows/table.ts';

const FAILED = 'rows-failed';
/** Changes that come together are read together. */
const HEAR_MS = 250;

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
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onAppEvent(appId, 'rows', ({ entityId }) => {
      if (entityId !== id || table.bulk) return;
      clearTimeout(timer);
      timer = setTimeout(() => void table.source.reload(), HEAR_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [appId, id, table]);
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
