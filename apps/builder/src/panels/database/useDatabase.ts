import { type DatabaseEntity, databaseCalls } from '@trellis/contract';
import { useCallback, useEffect, useState } from 'react';
import { api, messageOf } from '../../session/api.ts';
import { onAppEvent } from '../../session/live.ts';

/** Changes that come together are read together. */
const HEAR_MS = 300;

export type DatabaseState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; entities: DatabaseEntity[] };

/** The app's entities, kept as they are: others change rows, the assistant changes schemas. */
export function useDatabase(appId: string) {
  const [state, setState] = useState<DatabaseState>({ kind: 'loading' });
  const load = useCallback(async () => {
    try {
      const { entities } = await api(databaseCalls.entities, { params: { appId } });
      setState({ kind: 'ready', entities });
    } catch (error) {
      setState((now) =>
        now.kind === 'ready' ? now : { kind: 'failed', message: messageOf(error) },
      );
    }
  }, [appId]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void load(), HEAR_MS);
    };
    void load();
    const stops = [onAppEvent(appId, 'app', hear), onAppEvent(appId, 'rows', hear)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [appId, load]);
  return { state, load };
}
