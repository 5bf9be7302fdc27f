import { useRef } from 'react';

/**
 * Does one thing of a name at a time: a second press while the first is on its way does nothing. What fails is thrown,
 * and may be pressed again.
 */
export function useOnce(): (name: string, work: () => Promise<unknown>) => Promise<void> {
  const running = useRef(new Set<string>());
  return async (name, work) => {
    if (running.current.has(name)) return;
    running.current.add(name);
    try {
      await work();
    } finally {
      running.current.delete(name);
    }
  };
}
