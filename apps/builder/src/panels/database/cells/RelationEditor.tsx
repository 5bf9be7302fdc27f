import { Loader } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { Picker } from '../../../ui/Picker.tsx';
import type { EditorProps } from './editor.ts';
import { useFound, useTitle } from './relations.ts';

/** Picks a row of another entity by its title. */
export function RelationEditor({ column, value, typed, onCommit, onCancel }: EditorProps) {
  const name = column.field?.['x-relation'] ?? '';
  const current = useTitle(name, value);
  const [search, setSearch] = useState(typed ?? '');
  const [asked] = useDebouncedValue(search, 150);
  const found = useFound(name, asked === current ? '' : asked);
  const isOver = useRef(false);
  const own = typeof value === 'string' && value ? [{ value, label: current ?? value }] : [];
  const data = [...own, ...(found ?? []).filter((row) => row.value !== value)];
  const cancel = () => {
    if (!isOver.current) onCancel();
    isOver.current = true;
  };
  return (
    <Picker
      label={column.label}
      options={data}
      search={search}
      onSearch={setSearch}
      isSearched
      clearable={!column.isRequired}
      value={typeof value === 'string' && value ? value : null}
      rightSection={found === null ? <Loader size={14} /> : undefined}
      empty={found === null ? 'Looking…' : 'Nothing found'}
      onChange={(chosen) => {
        isOver.current = true;
        onCommit(chosen, 'stay');
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') cancel();
      }}
      onBlur={cancel}
    />
  );
}
