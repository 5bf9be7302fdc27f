import type { PointQuestion } from '@trellis/runtime/parent';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Pointed, readPointed } from './pointed.ts';

/** An app that does not answer for so long is busy with something else. */
const PATIENCE_MS = 2_000;

export type Pointer = ReturnType<typeof usePointer>;

/** What is pointed at in the preview: one question at a time, of those that wait the newest. */
export function usePointer(ask: (question: PointQuestion) => Promise<unknown>, revision: number) {
  const [at, setAt] = useState<Pointed | null>(null);
  const asking = useRef(ask);
  asking.current = ask;
  const busy = useRef(false);
  const waiting = useRef<PointQuestion | null>(null);

  const answered = useCallback(async (question: PointQuestion): Promise<Pointed | null> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), PATIENCE_MS);
    });
    try {
      return readPointed(await Promise.race([asking.current(question), late]));
    } catch {
      // A frame that is just being replaced shows nothing to point at.
      return null;
    } finally {
      clearTimeout(timer);
    }
  }, []);

  const point = useCallback(
    async (question: PointQuestion) => {
      if (busy.current) {
        waiting.current = question;
        return;
      }
      busy.current = true;
      for (let next: PointQuestion | null = question; next; next = waiting.current) {
        waiting.current = null;
        setAt(await answered(next));
      }
      busy.current = false;
    },
    [answered],
  );

  // What is shown anew may stand elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state that is shown
  useEffect(() => {
    if (at) void point({ kind: 'again' });
  }, [revision]);
  /** What is pointed at, or stands at this place, with all that is to know of it. */
  const take = async (from?: { x: number; y: number }) => {
    const found = !from || (await answered({ kind: 'at', ...from }));
    const taken = found ? await answered({ kind: 'again' }) : null;
    setAt(taken);
    return taken;
  };
  return { at, point, take };
}
