import { LIMITS, MESSAGES } from '@trellis/contract';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../session/api.ts';

type State =
  | { kind: 'idle' }
  | { kind: 'sending'; part: number }
  | { kind: 'done' }
  | { kind: 'failed'; message: string };

export type Send = (
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
) => Promise<string>;

/** One upload at a time: its progress, its end, and the word of success that fades after three seconds. */
export function useUpload(send: Send, onUploaded: (address: string) => void) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  useEffect(() => {
    if (state.kind !== 'done') return;
    const timer = setTimeout(() => setState({ kind: 'idle' }), LIMITS.uploadedBadge);
    return () => clearTimeout(timer);
  }, [state.kind]);

  const start = async (file: File | null) => {
    if (!file) return setState({ kind: 'failed', message: MESSAGES.fileNotFound });
    if (file.size >= LIMITS.upload)
      return setState({ kind: 'failed', message: MESSAGES.fileTooLarge });
    abort.current?.abort();
    const mine = new AbortController();
    abort.current = mine;
    setState({ kind: 'sending', part: 0 });
    try {
      const address = await send(file, (part) => setState({ kind: 'sending', part }), mine.signal);
      setState({ kind: 'done' });
      onUploaded(address);
    } catch (error) {
      if (!mine.signal.aborted) setState({ kind: 'failed', message: messageOf(error) });
    }
  };
  const cancel = () => {
    abort.current?.abort();
    setState({ kind: 'idle' });
  };
  return { state, start, cancel };
}
