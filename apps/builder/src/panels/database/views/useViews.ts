import { notifications } from '@mantine/notifications';
import { type TableView, type ViewShape, viewCalls } from '@trellis/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError, api, messageOf } from '../../../session/api.ts';
import { useCall } from '../../../session/query.ts';
import type { Column } from '../columns/columns.ts';
import { ALL_ROWS, type Draft, type Kept, readKept, writeKept } from './kept.ts';
import { fitted, isSame, PLAIN } from './shape.ts';

/** What was asked of the server did not happen; what is on the screen stays. */
const told = (error: unknown): null => {
  notifications.show({ color: 'red', message: messageOf(error), withBorder: true });
  return null;
};

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export type Views = ReturnType<typeof useViews>;

/** An entity's views: those that are saved, the one that is shown, and what is not saved of it. */
export function useViews(appId: string, entityId: string, columns: readonly Column[]) {
  const params = useMemo(() => ({ appId, entityId }), [appId, entityId]);
  const { value, failure, reload: load, put } = useCall(viewCalls.list, { params });
  const saved = value?.views ?? null;
  const [kept, setKept] = useState(() => readKept(appId, entityId));
  const now = useRef(kept);
  const keep = useCallback(
    (make: (kept: Kept) => Kept) => {
      now.current = make(now.current);
      writeKept(appId, entityId, now.current);
      setKept(now.current);
    },
    [appId, entityId],
  );

  // The view that is shown may be another by now, or gone.
  useEffect(() => {
    if (saved === null) return;
    const { current, last, drafts } = now.current;
    if (current === ALL_ROWS) return;
    const shown = saved.find(({ id }) => id === current);
    if (shown) {
      if (!isEqual(shown, last)) keep((before) => ({ ...before, last: shown }));
      return;
    }
    notifications.show({ message: `The view ${last?.name ?? ''} was deleted by somebody else` });
    const { [current]: mine, ...others } = drafts;
    // What was not saved in it goes on as what is not saved in all rows.
    const rest = mine ? { ...others, [ALL_ROWS]: { shape: mine.shape, rev: 0 } } : others;
    keep(() => ({ current: ALL_ROWS, last: null, drafts: rest }));
  }, [saved, keep]);

  const { current: currentId, drafts, last } = kept;
  const current =
    currentId === ALL_ROWS ? null : (saved?.find(({ id }) => id === currentId) ?? last);
  const draft: Draft | undefined = drafts[currentId];
  const base = current?.shape ?? PLAIN;
  const wanted = draft?.shape ?? base;
  const { shape, problems } = useMemo(
    () => fitted(wanted, columns, current?.lost),
    [wanted, columns, current?.lost],
  );

  const drop = useCallback(
    (id: string) =>
      keep((before) => {
        const { [id]: _gone, ...others } = before.drafts;
        return { ...before, drafts: others };
      }),
    [keep],
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
      keep((all) => ({ ...all, drafts: { ...all.drafts, [id]: { shape: next, rev } } }));
    },
    [keep, drop],
  );
  const show = useCallback(
    (view: TableView | null) =>
      keep((before) => ({ ...before, current: view?.id ?? ALL_ROWS, last: view })),
    [keep],
  );

  /** Writes a view; where somebody else was faster it is read anew, which shows that. */
  const write = async (
    view: TableView,
    body: { name?: string; shape?: ViewShape },
    rev: number,
  ) => {
    const call = { params: { ...params, viewId: view.id }, body: { ...body, rev } };
    return api(viewCalls.change, call).then(
      async (fresh) => {
        await load();
        return fresh;
      },
      async (error) => {
        if (error instanceof ApiError && (error.status === 409 || error.status === 404))
          await load();
        return told(error);
      },
    );
  };
  const add = async (name: string, from: ViewShape): Promise<TableView | null> => {
    const made = await api(viewCalls.make, { params, body: { name, shape: from } }).catch(told);
    if (made) {
      await load();
      show(made);
    }
    return made;
  };
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
    /** Saves what is shown in the shown view, also over what somebody else made of it. */
    save: async (isOver = false) => {
      if (!current || !draft) return;
      if (await write(current, { shape }, isOver ? current.rev : draft.rev)) drop(current.id);
    },
    /** Saves what is shown as another view; the shown one is as it was. */
    saveAs: async (name: string, part: Partial<ViewShape> = {}) => {
      if (await add(name, { ...shape, ...part })) drop(currentId);
    },
    add,
    rename: async (view: TableView, name: string) => {
      const fresh = await write(view, { name }, view.rev);
      // What is not saved here was begun with the same shape: another name outruns it not.
      const mine = now.current.drafts[view.id];
      if (fresh && mine?.rev === view.rev)
        keep((all) => ({
          ...all,
          drafts: { ...all.drafts, [view.id]: { ...mine, rev: fresh.rev } },
        }));
    },
    remove: async (view: TableView) => {
      const call = { params: { ...params, viewId: view.id } };
      show(null);
      await api(viewCalls.remove, call).then(() => drop(view.id), told);
      await load();
    },
    move: async (view: TableView, by: -1 | 1) => {
      const ids = (saved ?? []).map(({ id }) => id);
      const at = ids.indexOf(view.id);
      const [moved] = ids.splice(at, 1);
      if (moved) ids.splice(at + by, 0, moved);
      await api(viewCalls.order, { params, body: { ids } }).then(put, told);
    },
  };
}
