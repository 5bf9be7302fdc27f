import type { ComponentProps } from 'react';
import { NativeSelect } from './native-select.tsx';

/** Chooses a row of another entity; the value is its id. */
export function RelationSelect<T extends { id: string }>({
  rows,
  nameOf,
  ...props
}: Omit<ComponentProps<typeof NativeSelect>, 'options'> & {
  rows: readonly T[];
  nameOf: (row: T) => string;
}) {
  const options = rows
    .map((row) => ({ value: row.id, label: nameOf(row) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return <NativeSelect options={options} {...props} />;
}
