import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Conflict } from '../edits/state.ts';
import type { FieldsOf, ItemKey } from './items.ts';
import type { Progress, Saver } from './saver.ts';
import { type FieldKey, type SavingState, shownValue } from './state.ts';

export const SavingContext = createContext<Saver | null>(null);

/** Saves what is edited of the app around. */
export function useSaver(): Saver {
  const saver = useContext(SavingContext);
  if (!saver) throw new Error('Nothing is saved here: a SavingProvider must stand around');
  return saver;
}

/** A part of what is edited; draws anew when just this part changes. It must be a plain value or stay the same object. */
export function useSaving<T>(select: (state: SavingState, saver: Saver) => T): T {
  const saver = useSaver();
  return useSyncExternalStore(saver.subscribe, () => select(saver.state, saver));
}

export const useProgress = (): Progress => useSaving((_, saver) => saver.progress);

export interface Field<T> {
  value: T;
  set(value: T): void;
  /** Why the server does not take the value. */
  error: string | null;
  conflict: Conflict<unknown> | null;
  /** For the other's value or the own one, where both changed it. */
  choose(choice: 'mine' | 'theirs'): void;
}

/** One field of a saved item, bound to its input. */
export function useField<I extends ItemKey, F extends keyof FieldsOf<I> & string>(
  item: I,
  field: F,
): Field<FieldsOf<I>[F]> {
  const saver = useSaver();
  const key: FieldKey = `${item}.${field}`;
  const value = useSaving((state) => shownValue(state, key)) as FieldsOf<I>[F];
  const error = useSaving((state) => state.refused[key] ?? null);
  const conflict = useSaving((state) => state.conflicts[key] ?? null);
  const set = useCallback((next: FieldsOf<I>[F]) => saver.edit(key, next), [saver, key]);
  const choose = useCallback(
    (choice: 'mine' | 'theirs') => saver.choose(key, choice),
    [saver, key],
  );
  return { value, set, error, conflict, choose };
}
