import { NativeSelect } from '@mantine/core';

interface Props {
  label: string;
  /** The label stands above; otherwise it is for those who cannot see what is around. */
  isLabelled?: boolean;
  value: string;
  options: readonly (string | { value: string; label: string })[];
  disabled?: boolean;
  w?: number;
  onChange(value: string): void;
}

/** One of several words, by the system's own list: for toolbars and long tables, where it must be there at once. */
export function NativeChoice({ label, isLabelled, value, options, disabled, w, onChange }: Props) {
  return (
    <NativeSelect
      {...(isLabelled ? { label } : { 'aria-label': label })}
      size="xs"
      w={w}
      disabled={disabled || options.length === 0}
      value={value}
      data={options.length > 0 ? [...options] : ['']}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
