import { Popover, Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { isDay } from '../columns/columns.ts';
import type { After, EditorProps } from './editor.ts';
import { parseCell } from './parse.ts';
import { dateInput, plainText } from './text.ts';

/** Edits texts, numbers and dates in the cell itself; commits on Enter and when it loses the focus. */
export function InlineEditor(props: EditorProps) {
  const { column, value, typed, theirs, onWrite, onCommit, onCancel } = props;
  const [text, setText] = useState(() => typed ?? textFor(props));
  const [problem, setProblem] = useState<string | null>(null);
  /** One end only: losing the focus follows Enter and Escape. */
  const isOver = useRef(false);

  const end = (after: After, isLeaving = false) => {
    if (isOver.current) return;
    const parsed = parseCell(text, column);
    if (!parsed.ok) {
      setProblem(parsed.message);
      return;
    }
    // Enter saves a text only if there is one; what is to be empty is emptied with Delete.
    const isEmptied = column.type === 'text' && text.trim() === '' && !isLeaving;
    isOver.current = true;
    if (isEmptied || text === textFor(props)) onCancel();
    else onCommit(parsed.value, after);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') {
      isOver.current = true;
      onCancel();
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      end('down');
    } else if (event.key === 'Tab') {
      event.preventDefault();
      end(event.shiftKey ? 'left' : 'right');
    }
  };
  const maxLength = column.field?.maxLength;
  const note =
    problem ??
    (maxLength !== undefined && text.length >= maxLength
      ? `${maxLength} characters max`
      : theirs &&
        `Somebody else changed this to “${plainText(theirs.value, column) || 'nothing'}”`);
  return (
    <Popover opened={Boolean(note)} position="bottom-start" withinPortal shadow="md">
      <Popover.Target>
        <TextInput
          aria-label={column.label}
          aria-invalid={problem !== null}
          variant="unstyled"
          size="xs"
          w="100%"
          autoFocus
          type={column.type === 'datetime' ? (isDay(column) ? 'date' : 'datetime-local') : 'text'}
          inputMode={column.type === 'number' ? 'decimal' : undefined}
          maxLength={maxLength}
          value={text}
          onFocus={(event) => typed === null && value !== null && event.currentTarget.select()}
          onChange={(event) => {
            setText(event.currentTarget.value);
            onWrite(event.currentTarget.value);
            setProblem(null);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => end('stay', true)}
        />
      </Popover.Target>
      <Popover.Dropdown p={6}>
        <Text size="xs" role="alert" c={problem ? 'var(--mantine-color-error)' : undefined}>
          {note}
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}

/** The value as the input takes it. */
function textFor({ column, value }: EditorProps): string {
  if (value === null || value === undefined) return '';
  if (column.type !== 'datetime') return String(value);
  return dateInput(String(value), isDay(column));
}
