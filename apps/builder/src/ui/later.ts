import { useEffect, useSyncExternalStore } from 'react';

interface State<T> {
  /** What was brought; kept, so that later users have it from their first drawing on. */
  value: T | null;
  /** Why it could not be brought. */
  failure: Error | null;
}

/**
 * Code that is brought when it is first needed, and shown by hand: `Suspense` keeps back for 300 ms what it
 * once waited for.
 */
export class Later<T> {
  state: State<T> = { value: null, failure: null };
  #isComing = false;
  readonly #bring: () => Promise<T>;
  readonly #listeners = new Set<() => void>();

  constructor(bring: () => Promise<T>) {
    this.#bring = bring;
  }

  /** Asks for it, ahead of time or again after a failure. */
  load = (): void => {
    if (this.state.value !== null || this.#isComing) return;
    this.#isComing = true;
    if (this.state.failure) this.#set({ value: null, failure: null });
    this.#bring()
      .then(
        (value) => this.#set({ value, failure: null }),
        (failure: Error) => this.#set({ value: null, failure }),
      )
      .finally(() => {
        this.#isComing = false;
      });
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(state: State<T>): void {
    this.state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** Asks for it when a component first stands, and answers what has come so far. */
export function useLater<T>(part: Later<T>): State<T> {
  useEffect(() => part.load(), [part]);
  return useSyncExternalStore(part.subscribe, () => part.state);
}
