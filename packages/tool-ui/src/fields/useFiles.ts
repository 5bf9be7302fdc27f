import type { ToolField } from '@trellis/contract';
import { useEffect, useRef, useState } from 'react';

/** Uploads one file; it ends with the address that stands for it. */
export type Upload = (
  field: string,
  file: File,
  signal: AbortSignal,
) => Promise<{ address: string }>;

/** Files of one input, as the server takes them. */
const MOST = 10;
const ACCEPT = {
  photo: 'image/png,image/jpeg,image/webp,image/gif,image/avif',
  file: '.pdf,.docx,.txt,.md,.csv,image/*',
};

export interface FilesOptions {
  field: Pick<ToolField, 'name' | 'type'>;
  value: unknown;
  upload: Upload;
  onChange(addresses: string[]): void;
  /** How many are on their way. */
  onUploading(count: number): void;
}

export interface Sent {
  key: number;
  name: string;
  picture: string | null;
  address: string | null;
  failure: string | null;
}

export interface FilesControls {
  /** What was sent from here, also what is on its way or failed. */
  sent: readonly Sent[];
  /** Addresses that were there before. */
  earlier: readonly string[];
  /** What the browser lets people choose. */
  accept: string;
  isFull: boolean;
  take(files: Iterable<File>): void;
  remove(address: string | null, key?: number): void;
}

let keys = 0;

/** The files of one input: uploaded at once when they are chosen, and taken away again. */
export function useFiles({
  field,
  value,
  upload,
  onChange,
  onUploading,
}: FilesOptions): FilesControls {
  const [sent, setSent] = useState<Sent[]>([]);
  const abort = useRef(new AbortController());
  const latest = useRef<string[]>([]);
  latest.current = Array.isArray(value) ? (value as string[]) : [];
  useEffect(() => {
    const current = new AbortController();
    abort.current = current;
    return () => current.abort();
  }, []);
  const waiting = sent.filter(
    ({ address, failure }) => address === null && failure === null,
  ).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the number is told
  useEffect(() => onUploading(waiting), [waiting]);
  const put = (key: number, change: Partial<Sent>) =>
    setSent((before) => before.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const send = async (file: File) => {
    const key = ++keys;
    const picture = file.type.startsWith('image/') ? URL.createObjectURL(file) : null;
    const entry = { key, name: file.name, picture, address: null, failure: null };
    setSent((before) => [...before, entry]);
    const { signal } = abort.current;
    try {
      const { address } = await upload(field.name, file, signal);
      put(key, { address });
      latest.current = [...latest.current, address];
      onChange(latest.current);
    } catch (error) {
      if (!signal.aborted) put(key, { failure: (error as Error).message });
    }
  };
  const known = new Set(sent.map(({ address }) => address));
  return {
    sent,
    earlier: latest.current.filter((address) => !known.has(address)),
    accept: ACCEPT[field.type === 'photo' ? 'photo' : 'file'],
    isFull: latest.current.length + waiting >= MOST,
    take(files) {
      const room = MOST - latest.current.length - waiting;
      for (const file of [...files].slice(0, room)) void send(file);
    },
    remove(address, key) {
      setSent((before) => before.filter((one) => one.key !== key));
      if (address) onChange(latest.current.filter((one) => one !== address));
    },
  };
}
