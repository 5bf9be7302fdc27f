import type { DatabaseEntity } from '@trellis/contract';
import { useEffect, useMemo } from 'react';
import { isJoined, onAppEvent, onJoined } from '../../../session/live.ts';
import { Titles } from './relations.ts';

/** What rows are called where others point at them, fresh while they change; null until the entities are known. */
export function useTitles(
  appId: string,
  entities: readonly DatabaseEntity[] | null,
  /** Through whose eyes they are seen. */
  as: ConstructorParameters<typeof Titles>[2],
): Titles | null {
  // Titles are asked for anew only when schemas change or somebody else looks, not with every row.
  const shapes = JSON.stringify(entities?.map(({ name, schema }) => [name, schema]) ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the comment above says
  const titles = useMemo(
    () => (entities ? new Titles(appId, entities, as) : null),
    [appId, shapes, as],
  );
  useEffect(() => {
    let isFirst = !isJoined(appId);
    const stops = [
      onAppEvent(appId, 'rows', ({ entityId, ids }) => titles?.forget(entityId, ids)),
      // What changed while there was no connection was not heard.
      onJoined(appId, () => {
        if (!isFirst) titles?.forgetAll();
        isFirst = false;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [appId, titles]);
  return titles;
}
