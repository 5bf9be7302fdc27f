import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../session/api.ts';

export interface Pages<T> {
  /** null until the first page is there. */
  items: T[] | null;
  more: boolean;
  error: string | null;
  loadMore(): void;
  reload(): void;
  replace(change: (items: T[]) => T[]): void;
}

/** A list that comes page by page; `key` says what is asked for, and begins anew when it changes. */
export function usePages<T>(
  key: string,
  page: (last: T | undefined) => Promise<{ items: T[]; more: boolean }>,
): Pages<T> {
  const [items, setItems] = useState<T[] | null>(null);
  const [more, setMore] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const asked = useRef(0);
  const latest = useRef(page);
  latest.current = page;
  const load = useCallback(async (known: T[]) => {
    asked.current += 1;
    const mine = asked.current;
    setError(null);
    try {
      const found = await latest.current(known.at(-1));
      // A slower answer to an earlier question is nobody's any more.
      if (mine !== asked.current) return;
      setItems([...known, ...found.items]);
      setMore(found.more);
    } catch (failure) {
      if (mine === asked.current) setError(messageOf(failure));
    }
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what the page depends on
  useEffect(() => {
    const timer = setTimeout(() => void load([]), 150);
    return () => clearTimeout(timer);
  }, [key, load]);
  const reload = useCallback(() => void load([]), [load]);
  return {
    items,
    more,
    error,
    loadMore: () => void load(items ?? []),
    reload,
    replace: (change) => setItems((old) => old && change(old)),
  };
}
