import type { ToolField } from '@trellis/contract';
import { type DragEvent, useEffect, useRef, useState } from 'react';

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

interface Props {
  id: string;
  field: ToolField;
  value: unknown;
  disabled: boolean;
  about: string | undefined;
  upload: Upload;
  onChange(addresses: string[]): void;
  /** How many are on their way. */
  onUploading(count: number): void;
}

interface Sent {
  key: number;
  name: string;
  picture: string | null;
  address: string | null;
  failure: string | null;
}

let keys = 0;

/** A photo or file input: chosen, dropped or pasted, uploaded at once, shown, and taken away again. */
export function Files({ id, field, value, disabled, about, upload, onChange, onUploading }: Props) {
  const [sent, setSent] = useState<Sent[]>([]);
  const [isOver, setOver] = useState(false);
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
  const take = (files: Iterable<File>) => {
    const room = MOST - latest.current.length - waiting;
    for (const file of [...files].slice(0, room)) void send(file);
  };
  const remove = (address: string | null, key?: number) => {
    setSent((before) => before.filter((one) => one.key !== key));
    if (address) onChange(latest.current.filter((one) => one !== address));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  };
  const known = new Set(sent.map(({ address }) => address));
  const earlier = latest.current.filter((address) => !known.has(address));
  const isPhoto = field.type === 'photo';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what the button does
    <div
      className="files"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <input
        id={id}
        type="file"
        multiple
        accept={ACCEPT[isPhoto ? 'photo' : 'file']}
        disabled={disabled || latest.current.length + waiting >= MOST}
        aria-describedby={about}
        onChange={(event) => {
          take(event.target.files ?? []);
          event.target.value = '';
        }}
      />
      {earlier.length + sent.length > 0 && (
        <ul>
          {earlier.map((address, n) => (
            <li key={address}>
              <span>
                {isPhoto ? 'Photo' : 'File'} {n + 1}
              </span>
              <Remove
                name={`${isPhoto ? 'photo' : 'file'} ${n + 1}`}
                disabled={disabled}
                onClick={() => remove(address)}
              />
            </li>
          ))}
          {sent.map(({ key, name, picture, address, failure }) => (
            <li key={key}>
              {picture && <img src={picture} alt="" />}
              <span>
                {name}
                {failure !== null && <em role="alert">{failure}</em>}
                {address === null && failure === null && <em role="status">Uploading…</em>}
              </span>
              <Remove name={name} disabled={disabled} onClick={() => remove(address, key)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Remove({ name, disabled, onClick }: { name: string; disabled: boolean; onClick(): void }) {
  return (
    <button
      type="button"
      className="plain"
      disabled={disabled}
      onClick={onClick}
      aria-label={`Remove ${name}`}
    >
      ×
    </button>
  );
}
