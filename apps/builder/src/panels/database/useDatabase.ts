import { useQueryClient } from '@tanstack/react-query';
import { type DatabaseEntity, databaseCalls, type FirstRows } from '@trellis/contract';
import { useRef } from 'react';
import { api } from '../../session/api.ts';
import { useRead } from '../../session/query.ts';

export type DatabaseState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | {
      kind: 'ready';
      entities: DatabaseEntity[];
      /** What the table that is opened begins with; null once it may be another. */
      first: FirstRows | null;
    };

/**
 * The app's entities, kept as they are: others change rows, the assistant changes schemas. The first rows of
 * the one that is opened first, by name or the first of all, come with them.
 */
export function useDatabase(appId: string, opened = '') {
  const client = useQueryClient();
  const open = useRef<string | undefined>(opened);
  const key = [databaseCalls.entities.id, { appId }, 'with rows'];
  const { value, failure, isStale, reload } = useRead(key, async (signal) => {
    const query = { open: open.current };
    const { entities, first } = await api(databaseCalls.entities, {
      params: { appId },
      query,
      signal,
    });
    // Of what was heard of meanwhile they may know nothing.
    const isFirst = open.current !== undefined && !client.getQueryState(key)?.isInvalidated;
    open.current = undefined;
    return { entities, first: isFirst ? first : null };
  });
  const state: DatabaseState = value
    ? { kind: 'ready', entities: value.entities, first: isStale ? null : value.first }
    : failure === null
      ? { kind: 'loading' }
      : { kind: 'failed', message: failure };
  return { state, load: reload };
}
