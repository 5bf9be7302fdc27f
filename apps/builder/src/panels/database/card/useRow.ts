import type { DatabaseEntity, Row } from '@trellis/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError, messageOf } from '../../../session/api.ts';
import { onAppEvent } from '../../../session/live.ts';
import type { EntityCalls } from '../rows/calls.ts';
import type { OpenRow } from './useCard.ts';

export type RowState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'gone' }
  | { kind: 'here'; row: Row };

const never = () => () => undefined;

/** An opened row as it is now: of the list that it stands in, else read by itself. */
export function useRow(appId: string, open: OpenRow, entity: DatabaseEntity, calls: EntityCalls) {
  const source = open.among?.source ?? null;
  useSyncExternalStore(source?.subscribe ?? never, () => source?.revision ?? 0);
  const [read, setRead] = useState<RowState>({ kind: 'loading' });
  const [again, setAgain] = useState(0);
  const listed = source?.find(open.id) ?? null;
  const isListed = listed !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` asks for the row once more
  useEffect(() => {
    if (isListed) return;
    const controller = new AbortController();
    calls.get(open.id, controller.signal).then(
      (row) => setRead({ kind: 'here', row }),
      (error) => {
        if (controller.signal.aborted) return;
        const isGone = error instanceof ApiError && error.status === 404;
        setRead(isGone ? { kind: 'gone' } : { kind: 'failed', message: messageOf(error) });
      },
    );
    return () => controller.abort();
  }, [calls, open.id, isListed, again]);
  useEffect(
    () =>
      onAppEvent(appId, 'rows', ({ entityId, ids }) => {
        if (entityId === entity.id && ids.includes(open.id)) setAgain((n) => n + 1);
      }),
    [appId, entity.id, open.id],
  );
  const isRead = read.kind !== 'here' || read.row.id === open.id;
  const state: RowState = listed
    ? { kind: 'here', row: listed }
    : isRead
      ? read
      : { kind: 'loading' };
  return {
    state,
    /** Grows when somebody may have changed the row. */
    heard: again,
    put: (row: Row) => {
      source?.put(row);
      setRead({ kind: 'here', row });
    },
    retry: () => setAgain((n) => n + 1),
  };
}
