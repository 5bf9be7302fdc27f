import { CONTEXT_TEXTS } from '@trellis/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../session/api.ts';
import { sendFile } from './sendFile.ts';

/** A file on its way to become a data item. */
export interface Sending {
  id: number;
  name: string;
  /** 0 to 1. */
  part: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  problem: string | null;
  /** Another plan would take it. */
  isForUpgrade: boolean;
}

interface Limits {
  atOnce: number;
  size: number;
  /** Another plan takes more. */
  isForUpgrade: boolean;
}

let ids = 0;
const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`;

/** Sends files one after the other; each one's end is told beside its name, and none keeps the others. */
export function useFiles(appId: string, limits: Limits, kinds: RegExp, wrong: string) {
  const { atOnce } = limits;
  const [files, setFiles] = useState<Sending[]>([]);
  const [tooMany, setTooMany] = useState<string | null>(null);
  // What was too much for the plan of before may fit now.
  useEffect(() => {
    if (atOnce > 0) setTooMany(null);
  }, [atOnce]);
  const abort = useRef(new AbortController());
  useEffect(() => {
    const mine = new AbortController();
    abort.current = mine;
    return () => mine.abort(new Error('The dialog was closed'));
  }, []);
  const change = (id: number, next: Partial<Sending>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)));

  const add = async (picked: readonly File[]) => {
    setTooMany(null);
    if (picked.length === 0) return setTooMany(CONTEXT_TEXTS.noFile);
    if (picked.length > atOnce) return setTooMany(CONTEXT_TEXTS.filesAtOnce(atOnce));
    const signal = abort.current.signal;
    const added = picked.map((file) => ({ file, sending: begun(file, limits, kinds, wrong) }));
    setFiles((all) => [...added.map(({ sending }) => sending), ...all]);
    for (const { file, sending } of added) {
      const { id } = sending;
      if (sending.state === 'failed') continue;
      change(id, { state: 'sending' });
      const onProgress = (part: number) => change(id, { part });
      try {
        await sendFile({ appId, file, signal, onProgress });
        change(id, { state: 'done', part: 1 });
      } catch (error) {
        if (signal.aborted) return;
        const isForUpgrade = error instanceof ApiError && error.status === 402;
        change(id, { state: 'failed', problem: messageOf(error), isForUpgrade });
      }
    }
  };
  return { files, tooMany, add, isBusy: files.some(({ state }) => state === 'sending') };
}

/** What can be said of a file before it is sent. */
function begun(file: File, { size, isForUpgrade }: Limits, kinds: RegExp, wrong: string): Sending {
  const problem = /\.doc$/i.test(file.name)
    ? CONTEXT_TEXTS.oldWord
    : !kinds.test(file.name)
      ? wrong
      : file.size === 0
        ? `${file.name} is empty`
        : file.size > size
          ? CONTEXT_TEXTS.tooBig(megabytes(size))
          : null;
  return {
    id: ++ids,
    name: file.name,
    part: 0,
    state: problem ? 'failed' : 'waiting',
    problem,
    isForUpgrade: isForUpgrade && problem === CONTEXT_TEXTS.tooBig(megabytes(size)),
  };
}
