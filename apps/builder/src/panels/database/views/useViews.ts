import { type ViewShape, viewCalls } from '@trellis/contract';
import { useCallback, useMemo, useRef } from 'react';
import { useCall } from '../../../session/query.ts';
import type { Column } from '../columns/columns.ts';
import { ALL_ROWS, type Draft } from './kept.ts';
import { savingOf } from './saving.ts';
import { fitted, isSame, PLAIN } from './shape.ts';
import { useDrafts } from './useDrafts.ts';

export type Views = ReturnType<typeof useViews>;

/** An entity's views: those that are saved, the one that is shown, and what is not saved of it. */
export function useViews(appId: string, entityId: string, columns: readonly Column[]) {
  const params = useMemo(() => ({ appId, entityId }), [appId, entityId]);
  const { value, failure, reload: load, put } = useCall(viewCalls.list, { params });
  const saved = value?.views ?? null;
  const all = useDrafts(appId, entityId, saved);
  const { now, keep, drop, show } = all;
  const { current: currentId, drafts, last } = all.kept;
  const current =
    currentId === ALL_ROWS ? null : (saved?.find(({ id }) => id === currentId) ?? last);
  const draft: Draft | undefined = drafts[currentId];
  const base = current?.shape ?? PLAIN;
  const wanted = draft?.shape ?? base;
  const { shape, problems } = useMemo(
    () => fitted(wanted, columns, current?.lost),
    [wanted, columns, current?.lost],
  );

  /** The newest of what callbacks need, which stay the same for the life of the table. */
  const newest = useRef({ shape, base, current });
  newest.current = { shape, base, current };
  const change = useCallback(
    (part: Partial<ViewShape>) => {
      const { current: view, base: from } = newest.current;
      const id = now.current.current;
      const before = now.current.drafts[id];
      const next = { ...(before?.shape ?? newest.current.shape), ...part };
      if (isSame(next, from)) return drop(id);
      const rev = before?.rev ?? view?.rev ?? 0;
      keep((kept) => ({ ...kept, drafts: { ...kept.drafts, [id]: { shape: next, rev } } }));
    },
    [now, keep, drop],
  );
  return {
    saved: saved ?? (last ? [last] : []),
    failure,
    load,
    current,
    shape,
    problems,
    isChanged: draft !== undefined,
    /** Somebody saved this view since the changes here were begun. */
    isOutrun: draft !== undefined && current !== null && draft.rev < current.rev,
    change,
    show,
    reset: () => drop(currentId),
    ...savingOf({ params, saved, current, draft, shape, drafts: all, load, put }),
  };
}
