import { Select } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props<T extends string> {
  label: string;
  /** The label is for those who cannot see what is around. */
  isBare?: boolean;
  description?: string;
  value: T | null;
  options: readonly { value: T; label: string }[];
  /** Shown, and nothing to choose, where there are no options. */
  empty?: string;
  disabled?: boolean;
  error?: ReactNode;
  flex?: number;
  w?: number;
  onChange(value: T): void;
}

/** One of several. */
export function Choice<T extends string>({
  label,
  isBare,
  options,
  empty,
  disabled,
  onChange,
  ...rest
}: Props<T>) {
  return (
    <Select
      {...rest}
      {...(isBare ? { 'aria-label': label } : { label })}
      size="xs"
      data={options as { value: T; label: string }[]}
      placeholder={options.length === 0 ? empty : undefined}
      disabled={disabled || options.length === 0}
      allowDeselect={false}
      comboboxProps={{ withinPortal: true }}
      onChange={(value) => value !== null && onChange(value as T)}
    />
  );
}
