import { MultiSelect } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Picker } from '../../../ui/Picker.tsx';
import type { EditorProps } from './editor.ts';
import { labelIn, plainText } from './text.ts';

/** One of the options: choosing closes the menu (spec 2, section 4). */
export function SelectEditor({ column, value, typed, onCommit, onCancel }: EditorProps) {
  const [search, setSearch] = useState(
    () => typed ?? (typeof value === 'string' ? labelIn(column, value) : ''),
  );
  const isOver = useRef(false);
  const cancel = () => {
    if (!isOver.current) onCancel();
    isOver.current = true;
  };
  return (
    <Picker
      label={column.label}
      options={column.options}
      search={search}
      onSearch={setSearch}
      clearable={!column.isRequired}
      value={typeof value === 'string' ? value : null}
      onChange={(chosen) => {
        isOver.current = true;
        onCommit(chosen, 'stay');
      }}
      onKeyDown={stopUnless(cancel)}
      onBlur={cancel}
    />
  );
}

/** Several of the options: the menu stays open (spec 2, section 4). */
export function MultiSelectEditor({ column, value, onWrite, onCommit, onCancel }: EditorProps) {
  const [first] = useState(() => (Array.isArray(value) ? value.map(String) : []));
  const [chosen, setChosen] = useState(first);
  const isOver = useRef(false);
  const end = (isKept: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    if (isKept && chosen.join('\n') !== first.join('\n')) onCommit(chosen, 'stay');
    else onCancel();
  };
  return (
    <MultiSelect
      aria-label={column.label}
      variant="unstyled"
      size="xs"
      w="100%"
      autoFocus
      searchable
      defaultDropdownOpened
      data={[...column.options]}
      value={chosen}
      comboboxProps={{ withinPortal: true }}
      onChange={(next) => {
        setChosen(next);
        onWrite(plainText(next, column));
      }}
      onKeyDown={stopUnless(() => end(false))}
      onBlur={() => end(true)}
    />
  );
}

/** Keys are the editor's own; Escape ends it. */
const stopUnless = (cancel: () => void) => (event: KeyboardEvent) => {
  event.stopPropagation();
  if (event.key === 'Escape') cancel();
};
