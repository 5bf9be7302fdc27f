import { useEffect, useState } from 'react';

/** Items of a list that hold a text. */
export type FindItems = (field: string, text: string, signal: AbortSignal) => Promise<string[]>;

const PAUSE_MS = 200;

/** Items that an input of this name can be, found as it is typed. */
export function useItems(find: FindItems | undefined, name: string, text: string): string[] {
  const [items, setItems] = useState<string[]>([]);
  useEffect(() => {
    if (!find) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      // Without what could be chosen it is a line to type in; what is typed goes into the answer as well.
      find(name, text, stop.signal).then(setItems, () => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [find, name, text]);
  return items;
}
