import type { AppLook } from '@trellis/contract';
import type { AppFailure } from '@trellis/runtime/parent';
import { useEffect, useRef } from 'react';
import { useAtWork } from '../../session/at-work.ts';
import { goRound } from './round.ts';
import { onceSeen } from './seen.ts';

/** The preview shows a turn's last change within this time; before that the machine is busy with it. */
const REST_MS = 2_500;

interface Options {
  appId: string;
  approvedHosts: string;
  look: AppLook;
  /** Where the person is. */
  path: string;
  /** The assistant is at work. */
  busy: boolean;
  /** Grows with each state that is shown. */
  revision: number;
  isOn: boolean;
  onFound(failures: readonly AppFailure[], logged: readonly string[]): void;
}

/**
 * After the assistant changed the app, its other pages are opened once where nobody sees it, so that what breaks there
 * is said before somebody comes by. Whoever goes on working ends it.
 */
export function useRound(options: Options) {
  const { appId, approvedHosts, busy, isOn, revision } = options;
  const container = useRef<HTMLDivElement>(null);
  const newest = useRef(options);
  newest.current = options;
  /** The revision when the assistant began; null where its last change was looked at. */
  const began = useRef<number | null>(null);
  const wasBusy = useRef(false);
  /** What the assistant wrote last. */
  const changed = useRef<readonly string[]>([]);
  const { files } = useAtWork(appId);
  if (files.length > 0) changed.current = files;
  useEffect(() => {
    if (busy && !wasBusy.current) began.current = revision;
    wasBusy.current = busy;
    // The last change may be on the screen only after the assistant is done.
    if (busy || !isOn || began.current === null || began.current === revision) return;
    const stop = new AbortController();
    const { signal } = stop;
    const go = () => {
      const { look, path, onFound } = newest.current;
      if (!container.current) return;
      const wanted = { appId, approvedHosts, look, path, changed: changed.current, signal };
      goRound({ ...wanted, container: container.current })
        .then(({ failures, logged }) => {
          if (signal.aborted) return;
          began.current = null;
          onFound(failures, logged);
        })
        .catch((error: unknown) => console.warn('The other pages were not checked', error));
    };
    const timer = setTimeout(() => onceSeen(document, signal, go), REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [busy, isOn, revision, appId, approvedHosts]);
  return container;
}
