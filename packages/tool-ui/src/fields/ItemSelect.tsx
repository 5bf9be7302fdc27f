import { useEffect, useId, useState } from 'react';

/** Items of a list that hold a text. */
export type FindItems = (field: string, text: string, signal: AbortSignal) => Promise<string[]>;

interface Props {
  name: string;
  value: string;
  common: object;
  find: FindItems | undefined;
  onChange(value: string): void;
}

const PAUSE_MS = 200;

/** One item of a list: found as it is typed. */
export function ItemSelect({ name, value, common, find, onChange }: Props) {
  const id = useId();
  const [items, setItems] = useState<string[]>([]);
  useEffect(() => {
    if (!find) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      // Without what could be chosen it is a line to type in; what is typed goes into the answer as well.
      find(name, value, stop.signal).then(setItems, () => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [find, name, value]);
  return (
    <>
      <input
        {...common}
        list={id}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={id}>
        {items.map((item) => (
          <option key={item} value={item} />
        ))}
      </datalist>
    </>
  );
}
