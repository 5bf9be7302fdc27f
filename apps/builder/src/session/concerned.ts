import type { Query } from '@tanstack/react-query';
import type { BuilderEvents } from '@trellis/contract';
import { onAppEvent, onJoined } from './live.ts';
import { queries } from './query.ts';

type Kind = Exclude<keyof BuilderEvents, 'messages' | 'preview' | 'screenshot'>;

/**
 * The calls whose answers may be others after an event: by their ids, since the calls themselves come with
 * the panels that make them.
 */
export const CONCERNED: Record<Kind, readonly string[]> = {
  app: [
    'databaseEntities',
    'getApp',
    'getCustomHost',
    'listAccessWarnings',
    'listMembers',
    'listTools',
    'listVersions',
    'removedData',
    'tableViews',
    'unconvertedValues',
  ],
  people: ['listAppUsers'],
  rows: ['databaseEntities'],
  views: ['tableViews'],
  context: ['listConnections', 'listContextItems'],
};
const KINDS = Object.keys(CONCERNED) as Kind[];

/** Rows that change together are read for together; of the rest each event counts at once. */
const HEAR_MS: Record<Kind, number> = { app: 0, people: 0, rows: 300, views: 0, context: 300 };

/** Whether an answer that is held is of this app, and may be another after events of these kinds. */
export function isConcerned(
  { queryKey: [id, params, query] }: Pick<Query, 'queryKey'>,
  appId: string,
  kind: Kind,
): boolean {
  const isOfApp = (part: unknown) =>
    typeof part === 'object' && part !== null && 'appId' in part && part.appId === appId;
  return (
    (isOfApp(params) || isOfApp(query)) && typeof id === 'string' && CONCERNED[kind].includes(id)
  );
}

/** Reads anew what events of an app concern; after a break, everything. Answers how to stop. */
export function followApp(appId: string): () => void {
  const timers = new Map<Kind, ReturnType<typeof setTimeout>>();
  const hear = (kind: Kind) => {
    const filter = { predicate: (query: Query) => isConcerned(query, appId, kind) };
    // Known to be stale at once, read anew when no more is heard.
    void queries.invalidateQueries({ ...filter, refetchType: 'none' });
    clearTimeout(timers.get(kind));
    const read = () => void queries.refetchQueries({ ...filter, type: 'active' });
    timers.set(kind, setTimeout(read, HEAR_MS[kind]));
  };
  const stops = [
    ...KINDS.map((kind) => onAppEvent(appId, kind, () => hear(kind))),
    // What was announced while there was no connection was not heard.
    onJoined(appId, () => {
      for (const kind of KINDS) hear(kind);
    }),
  ];
  return () => {
    for (const timer of timers.values()) clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
