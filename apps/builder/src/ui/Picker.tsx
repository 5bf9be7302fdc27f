import { Select } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';

interface Props {
  label: string;
  value: string | null;
  options: readonly { value: string; label: string }[];
  search: string;
  /** The options are searched already; otherwise they are here. */
  isSearched?: boolean;
  clearable: boolean;
  rightSection?: ReactNode;
  /** Said where there is no option. */
  empty?: string;
  onSearch(text: string): void;
  onChange(value: string | null): void;
  onKeyDown(event: KeyboardEvent): void;
  onBlur(): void;
}

/** One of several, in the place of what it changes: open at once, searched by typing, closed by choosing. */
export function Picker({ label, options, isSearched, search, empty, onSearch, ...rest }: Props) {
  const chosen = options.find(({ value }) => value === rest.value)?.label;
  // The words of what is chosen are no search: all that could be chosen instead is shown.
  const wanted = isSearched || search === chosen ? '' : search.trim().toLowerCase();
  return (
    <Select
      {...rest}
      aria-label={label}
      variant="unstyled"
      size="xs"
      w="100%"
      autoFocus
      searchable
      allowDeselect={false}
      // What is chosen already is left as it is.
      onOptionSubmit={(picked) => picked === rest.value && rest.onBlur()}
      defaultDropdownOpened
      data={options.filter(({ label: words }) => words.toLowerCase().includes(wanted))}
      searchValue={search}
      onSearchChange={onSearch}
      filter={({ options: found }) => found}
      nothingFoundMessage={empty}
      comboboxProps={{ withinPortal: true }}
      // What is typed takes the place of what is chosen.
      onFocus={(event) => search === chosen && event.currentTarget.select()}
    />
  );
}
