import { Select } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props<T extends string> {
  label: string;
  description?: string;
  value: T | null;
  options: { value: T; label: string }[];
  /** Shown, and nothing to choose, where there are no options. */
  empty?: string;
  disabled?: boolean;
  error?: ReactNode;
  onChange(value: T): void;
}

/** One of several. */
export function Choice<T extends string>({
  options,
  empty,
  disabled,
  onChange,
  ...rest
}: Props<T>) {
  return (
    <Select
      {...rest}
      size="xs"
      data={options}
      placeholder={options.length === 0 ? empty : undefined}
      disabled={disabled || options.length === 0}
      allowDeselect={false}
      comboboxProps={{ withinPortal: true }}
      onChange={(value) => value !== null && onChange(value as T)}
    />
  );
}
