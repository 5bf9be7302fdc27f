import { Select } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { InPopover } from './inPopover.ts';

interface Option<T extends string> {
  value: T;
  label: string;
}

interface Props<T extends string> {
  id?: string;
  label: string;
  /** The label is for those who cannot see what is around. */
  isBare?: boolean;
  description?: string;
  value: T | null;
  options: readonly (Option<T> | { group: string; items: Option<T>[] })[];
  /** Shown, and nothing to choose, where there are no options. */
  empty?: string;
  /** Shown while nothing is chosen. */
  hint?: string;
  /** Typing finds one of many. */
  searchable?: boolean;
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
  hint,
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
      data={options as Option<T>[]}
      placeholder={options.length === 0 ? empty : hint}
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
