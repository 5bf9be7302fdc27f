import { useCallback, useState } from 'react';
import { tabShelf } from '../../session/device.ts';
import type { Project } from './project/project.ts';

interface Open {
  ids: string[];
  current: string | null;
}

const keyOf = (appId: string) => `code-open:${appId}`;

/** Which files are open in tabs, and which is shown; the same after a reload. */
export function useOpenFiles(appId: string, project: Project) {
  const [{ ids, current }, set] = useState<Open>(() => {
    const kept = JSON.parse(tabShelf().get(keyOf(appId)) ?? 'null') as Open | null;
    return kept ?? { ids: [], current: null };
  });
  const change = useCallback(
    (make: (now: Open) => Open) =>
      set((now) => {
        const next = make(now);
        tabShelf().set(keyOf(appId), JSON.stringify(next));
        return next;
      }),
    [appId],
  );
  const show = useCallback(
    (id: string) =>
      change(({ ids }) => ({ ids: ids.includes(id) ? ids : [...ids, id], current: id })),
    [change],
  );
  const close = useCallback(
    (id: string) =>
      change(({ ids, current }) => {
        const at = ids.indexOf(id);
        const left = ids.filter((other) => other !== id);
        return { ids: left, current: current === id ? (left[at] ?? left.at(-1) ?? null) : current };
      }),
    [change],
  );
  /** A file has another path now, or is gone (null). */
  const moved = useCallback(
    (id: string, newId: string | null) => {
      if (newId === null) return close(id);
      change(({ ids, current }) => ({
        ids: ids.includes(id)
          ? ids.map((other) => (other === id ? newId : other))
          : [...new Set([...ids, newId])],
        current: current === id || !ids.includes(id) ? newId : current,
      }));
    },
    [change, close],
  );
  /** Somebody else gave a file another path: where it is open, it stays so. */
  const followed = useCallback(
    (id: string, newId: string) =>
      change(({ ids, current }) => ({
        ids: ids.map((other) => (other === id ? newId : other)),
        current: current === id ? newId : current,
      })),
    [change],
  );
  const there = ids.filter((id) => project.files.has(id));
  const shown = current !== null && project.files.has(current) ? current : (there[0] ?? null);
  return { open: there, current: shown, show, close, moved, followed };
}
