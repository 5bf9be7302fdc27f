import { notifications } from '@mantine/notifications';
import type { TableView } from '@trellis/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ALL_ROWS, type Kept, readKept, writeKept } from './kept.ts';

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export type Drafts = ReturnType<typeof useDrafts>;

/** Which view of an entity is shown, and what is not saved in which; kept on the device. */
export function useDrafts(appId: string, entityId: string, saved: readonly TableView[] | null) {
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

  const drop = useCallback(
    (id: string) =>
      keep((before) => {
        const { [id]: _gone, ...others } = before.drafts;
        return { ...before, drafts: others };
      }),
    [keep],
  );
  const show = useCallback(
    (view: TableView | null) =>
      keep((before) => ({ ...before, current: view?.id ?? ALL_ROWS, last: view })),
    [keep],
  );
  return { kept, now, keep, drop, show };
}
