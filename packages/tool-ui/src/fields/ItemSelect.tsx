import { useId } from 'react';
import { type FindItems, useItems } from './useItems.ts';

interface Props {
  name: string;
  value: string;
  common: object;
  find: FindItems | undefined;
  onChange(value: string): void;
}

/** One item of a list: found as it is typed. */
export function ItemSelect({ name, value, common, find, onChange }: Props) {
  const id = useId();
  const items = useItems(find, name, value);
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
