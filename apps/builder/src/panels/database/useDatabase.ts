import { type DatabaseEntity, databaseCalls, type FirstRows } from '@trellis/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api, messageOf } from '../../session/api.ts';
import { onAppEvent, onJoined } from '../../session/live.ts';

/** Changes that come together are read together. */
const HEAR_MS = 300;

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
  const [state, setState] = useState<DatabaseState>({ kind: 'loading' });
  /** Until something is heard. */
  const open = useRef<string | undefined>(opened);
  const load = useCallback(async () => {
    const query = { open: open.current };
    try {
      const { entities, first } = await api(databaseCalls.entities, { params: { appId }, query });
      const isFresh = open.current !== undefined;
      setState({ kind: 'ready', entities, first: isFresh ? first : null });
    } catch (error) {
      setState((now) =>
        now.kind === 'ready' ? now : { kind: 'failed', message: messageOf(error) },
      );
    }
  }, [appId]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = () => {
      open.current = undefined;
      setState((now) => (now.kind === 'ready' && now.first ? { ...now, first: null } : now));
      clearTimeout(timer);
      timer = setTimeout(() => void load(), HEAR_MS);
    };
    void load();
    const stops = [
      onAppEvent(appId, 'app', hear),
      onAppEvent(appId, 'rows', hear),
      onJoined(appId, hear),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [appId, load]);
  return { state, load };
}
