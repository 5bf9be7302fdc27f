import { Popover, Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { isDay, isTime } from '../columns/columns.ts';
import { writtenDate } from './dates.ts';
import type { After, EditorProps } from './editor.ts';
import { PickDate } from './PickDate.tsx';
import { parseCell, writtenFigure } from './parse.ts';
import { plainText } from './text.ts';

/** Edits texts, numbers and dates in the cell itself; commits on Enter and when it loses the focus. */
export function InlineEditor(props: EditorProps) {
  const { column, value, typed, theirs, onWrite, onCommit, onCancel } = props;
  /** What the input begins with: only what is another text then was written by this person. */
  const [first] = useState(() => textFor(props));
  const [text, setText] = useState(typed ?? first);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  /** One end only: losing the focus follows Enter and Escape. */
  const isOver = useRef(false);

  const end = (after: After, isEntered = false) => {
    if (isOver.current) return;
    const parsed = parseCell(text, column);
    if ('problem' in parsed) {
      setProblem(parsed.problem);
      return;
    }
    // Enter saves a text only if there is one; what is to be empty is emptied with Delete.
    const isEmptied = isEntered && column.type.cell.editor === 'text' && text.trim() === '';
    isOver.current = true;
    if (isEmptied || text === first) onCancel(after);
    else onCommit(parsed.value ?? null, after);
  };
  const write = (next: string) => {
    setText(next);
    onWrite(next);
    setProblem(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') {
      isOver.current = true;
      onCancel();
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      end('down', true);
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
          ref={input}
          aria-label={column.label}
          aria-invalid={problem !== null}
          variant="unstyled"
          size="xs"
          w="100%"
          autoFocus
          inputMode={column.type.cell.editor === 'number' ? 'decimal' : undefined}
          maxLength={maxLength}
          value={text}
          rightSection={
            isTime(column) && (
              <PickDate
                isDay={isDay(column)}
                text={text}
                onPick={(picked) => {
                  write(picked);
                  input.current?.focus();
                }}
              />
            )
          }
          onFocus={(event) => typed === null && value !== null && event.currentTarget.select()}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={({ relatedTarget, currentTarget }) => {
            const isPicking = relatedTarget && currentTarget.parentElement?.contains(relatedTarget);
            if (!isPicking) end('stay');
          }}
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
  if (typeof value === 'number') return writtenFigure(value, column);
  if (!isTime(column)) return String(value);
  return writtenDate(String(value), isDay(column));
}
