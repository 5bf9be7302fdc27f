import { NativeSelect } from '@mantine/core';

interface Props {
  /** For those who cannot see what is around. */
  label: string;
  value: string;
  options: readonly string[];
  w?: number;
  onChange(value: string): void;
}

/** One of several words, by the system's own list: for toolbars, where it must be there at once. */
export function NativeChoice({ label, value, options, w, onChange }: Props) {
  return (
    <NativeSelect
      aria-label={label}
      size="xs"
      w={w}
      disabled={options.length === 0}
      value={value}
      data={options.length > 0 ? [...options] : ['']}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
