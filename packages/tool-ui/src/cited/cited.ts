import type { RunSource } from '@trellis/contract';
import { createContext, type RefObject, useMemo, useRef } from 'react';

/** The passages that the words around stand on. */
export interface Cited {
  numbers: ReadonlySet<number>;
  /** Opens one where they are listed, and goes there. */
  open(n: number): void;
}

/** null where no passages are listed. */
export const CitedContext = createContext<Cited | null>(null);

/** Leads from numbers in an answer to the passages that are listed in `list`. */
export function useCited(sources: readonly Pick<RunSource, 'n'>[]): {
  cited: Cited | null;
  list: RefObject<HTMLElement | null>;
} {
  const list = useRef<HTMLElement>(null);
  const numbers = sources.map(({ n }) => n).join();
  const cited = useMemo(() => {
    if (numbers === '') return null;
    const open = (n: number) => {
      const passage = list.current?.querySelector<HTMLDetailsElement>(`[data-source="${n}"]`);
      if (!passage) return;
      passage.open = true;
      passage.querySelector('summary')?.focus();
    };
    return { numbers: new Set(numbers.split(',').map(Number)), open };
  }, [numbers]);
  return { cited, list };
}
