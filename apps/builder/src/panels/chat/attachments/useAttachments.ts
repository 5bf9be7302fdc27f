import {
  type Attachment,
  entityNameOf,
  isAttachable,
  isCsv,
  LIMITS,
  MESSAGES,
  type TableImport,
} from '@trellis/contract';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../session/api.ts';

/** A file at the composer: on its way, there, or refused. */
export interface Attached {
  key: string;
  name: string;
  contentType: string;
  state: { kind: 'sending'; part: number } | { kind: 'failed'; message: string } | { kind: 'done' };
  attachment: Attachment | null;
  /** The entity that a table's rows go into; null where it is only to be read. */
  entity: string | null;
}

let made = 0;

function kept(place: string): Attached[] {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '[]') as Attached[];
  } catch {
    return [];
  }
}

/** The files of the message that is being written; those that are stored stay with the draft. */
export function useAttachments(appId: string) {
  const place = `trellis.files.${appId}`;
  const [list, setList] = useState<Attached[]>(() => kept(place));
  const stops = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const stored = list.filter(({ attachment }) => attachment);
    if (stored.length > 0) localStorage.setItem(place, JSON.stringify(stored));
    else localStorage.removeItem(place);
  }, [place, list]);
  const change = (key: string, part: Partial<Attached>) =>
    setList((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const start = async (key: string, file: File) => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    try {
      // Loaded when the first file comes.
      const { sendFile } = await import('./send.ts');
      const attachment = await sendFile(
        appId,
        file,
        (part) => change(key, { state: { kind: 'sending', part } }),
        stop.signal,
      );
      const entity = isCsv(attachment) ? entityNameOf(attachment.name) : null;
      change(key, { attachment, entity, state: { kind: 'done' } });
    } catch (error) {
      if (!stop.signal.aborted)
        change(key, { state: { kind: 'failed', message: messageOf(error) } });
    }
  };

  const add = (files: readonly File[]) => {
    const fresh = files.map((file, at): Attached & { file: File } => {
      const named = { name: file.name || 'picture.png', contentType: file.type };
      const isMany = list.length + at >= LIMITS.chat.attachments;
      const fault = isMany
        ? MESSAGES.tooManyAttached(LIMITS.chat.attachments)
        : file.size >= LIMITS.upload
          ? MESSAGES.fileTooLarge
          : isAttachable(named)
            ? null
            : MESSAGES.notAttachable;
      return {
        ...named,
        file,
        key: `${Date.now()}-${++made}`,
        state: fault ? { kind: 'failed', message: fault } : { kind: 'sending', part: 0 },
        attachment: null,
        entity: null,
      };
    });
    setList((now) => [...now, ...fresh.map(({ file: _file, ...one }) => one)]);
    for (const { key, file, state } of fresh) if (state.kind === 'sending') void start(key, file);
  };
  const remove = (key: string) => {
    stops.current.get(key)?.abort();
    setList((now) => now.filter((one) => one.key !== key));
  };
  return {
    list,
    add,
    remove,
    into: (key: string, entity: string | null) => change(key, { entity }),
    clear: () => setList([]),
    /** Brings back what was sent and refused. */
    bringBack: (files: Attached[]) => setList((now) => (now.length > 0 ? now : files)),
    isSending: list.some(({ state }) => state.kind === 'sending'),
  };
}

/** What is sent of them. */
export function outgoing(list: readonly Attached[]): {
  files: Attachment[];
  imports: TableImport[];
} {
  const stored = list.flatMap(({ attachment, entity }) =>
    attachment ? [{ ...attachment, entity }] : [],
  );
  return {
    files: stored.map(({ name, url, contentType }) => ({ name, url, contentType })),
    imports: stored.flatMap(({ url, entity }) => (entity ? [{ url, entity }] : [])),
  };
}
