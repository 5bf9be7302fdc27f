import { Select } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { InPopover } from './inPopover.ts';

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
  /** The options are searched elsewhere, by what is typed. */
  onSearch?(text: string): void;
  onChange(value: T): void;
}

/** One of several. */
export function Choice<T extends string>({
  label,
  isBare,
  options,
  empty,
  disabled,
  onSearch,
  onChange,
  ...rest
}: Props<T>) {
  const isInside = useContext(InPopover);
  return (
    <Select
      {...rest}
      {...(isBare ? { 'aria-label': label } : { label })}
      size="xs"
      data={options as { value: T; label: string }[]}
      placeholder={options.length === 0 ? empty : undefined}
      disabled={disabled || (options.length === 0 && !onSearch)}
      allowDeselect={false}
      {...(onSearch && {
        searchable: true,
        onSearchChange: onSearch,
        filter: ({ options: found }) => found,
      })}
      comboboxProps={{ withinPortal: !isInside }}
      onChange={(value) => value !== null && onChange(value as T)}
    />
  );
}
