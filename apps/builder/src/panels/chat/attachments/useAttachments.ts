import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../session/api.ts';
import { ownShelf } from '../../../session/device.ts';
import type { Attached } from './attached.ts';

let made = 0;

function kept(place: string): Attached[] {
  try {
    return JSON.parse(ownShelf().get(place) ?? '[]') as Attached[];
  } catch {
    return [];
  }
}

/** The files of the message that is being written; those that are stored stay with the draft. */
export function useAttachments(appId: string, onFault: (words: string) => void) {
  const place = `files:${appId}`;
  const [list, setList] = useState<Attached[]>(() => kept(place));
  const stops = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const stored = list.filter(({ attachment }) => attachment);
    if (stored.length > 0) ownShelf().set(place, JSON.stringify(stored));
    else ownShelf().remove(place);
  }, [place, list]);
  const change = (key: string, part: Partial<Attached>) =>
    setList((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));

  // What it takes is loaded when the first file comes.
  const add = async (files: readonly File[]) => {
    try {
      const { admit, sendFile } = await import('./send.ts');
      // Those that were refused take nobody's place.
      let taken = list.filter(({ state }) => state.kind !== 'failed').length;
      const fresh = files.map((file) => {
        const one = admit(file, `${Date.now()}-${++made}`, taken);
        if (one.state.kind === 'sending') taken++;
        return { file, one };
      });
      setList((now) => [...now, ...fresh.map(({ one }) => one)]);
      for (const { file, one } of fresh) {
        if (one.state.kind !== 'sending') continue;
        const stop = new AbortController();
        stops.current.set(one.key, stop);
        const onPart = (part: number) => change(one.key, { state: { kind: 'sending', part } });
        sendFile(appId, file, onPart, stop.signal).then(
          (done) => change(one.key, done),
          (error) => {
            if (!stop.signal.aborted)
              change(one.key, { state: { kind: 'failed', message: messageOf(error) } });
          },
        );
      }
    } catch (error) {
      onFault(messageOf(error));
    }
  };
  const remove = (key: string) => {
    stops.current.get(key)?.abort();
    setList((now) => now.filter((one) => one.key !== key));
  };
  return {
    list,
    add: (files: readonly File[]) => void add(files),
    remove,
    into: (key: string, entity: string | null) =>
      change(key, { entity, isChosen: true, columns: undefined }),
    map: (key: string, entity: string, columns: NonNullable<Attached['columns']>) =>
      change(key, { entity, isChosen: true, columns }),
    clear: () => setList([]),
    /** Brings back what was sent and refused. */
    bringBack: (files: Attached[]) => setList((now) => (now.length > 0 ? now : files)),
    isSending: list.some(({ state }) => state.kind === 'sending'),
  };
}
