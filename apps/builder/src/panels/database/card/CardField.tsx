import { Button, Group, Text, UnstyledButton } from '@mantine/core';
import { type ReactNode, useId, useRef } from 'react';
import { CellEditor } from '../cells/CellEditor.tsx';
import { CellView } from '../cells/CellView.tsx';
import type { After } from '../cells/editor.ts';
import { plainText } from '../cells/text.ts';
import type { Column } from '../columns/columns.ts';
import classes from './card.module.css';
import { FieldActs } from './FieldActs.tsx';
import type { RefusedValue } from './useCard.ts';

interface Props {
  appId: string;
  column: Column;
  value: unknown;
  canWrite: boolean;
  isEdited: boolean;
  /** What was typed and not taken, and why. */
  refused: Omit<RefusedValue, 'column'> | null;
  isSaving: boolean;
  onEdit(): void;
  /** What is written in it so far. */
  onWrite(text: string): void;
  /** `seen` is what stood there as far as the person knows. */
  onCommit(value: unknown, after: After, seen: unknown): void;
  onCancel(after?: After): void;
  onDiscard?(): void;
  /** Opens the row that a relation points at. */
  onVisit?(): void;
}

/** One field of a row: its value, which a click or Enter edits as in a cell. */
export function CardField(props: Props) {
  const { appId, column, canWrite, isEdited, refused, isSaving } = props;
  const { onEdit, onWrite, onCommit, onCancel, onDiscard, onVisit } = props;
  const id = useId();
  const value = refused ? refused.value : props.value;
  const isFixed = column.readOnly || !canWrite;
  /** What stood there when the editor opened; another value since then is somebody else's. */
  const before = useRef<unknown>(null);
  if (!isEdited) before.current = refused ? refused.base : props.value;
  const isTheirs = isEdited && JSON.stringify(before.current) !== JSON.stringify(props.value);
  return (
    <div className={classes.field} data-refused={refused ? true : undefined}>
      <Text component="div" size="xs" c="dimmed" id={`${id}-label`}>
        {column.label}
        {column.isRequired && ' (required)'}
      </Text>
      {isEdited ? (
        <div className={classes.editor}>
          <CellEditor
            appId={appId}
            column={column}
            value={value}
            typed={null}
            theirs={isTheirs ? { value: props.value } : null}
            onWrite={onWrite}
            onCommit={(next, after) => onCommit(next, after, before.current)}
            onCancel={onCancel}
          />
        </div>
      ) : (
        <Group gap={4} wrap="nowrap">
          <UnstyledButton
            className={classes.value}
            data-field={column.id}
            aria-labelledby={`${id}-label ${id}-value`}
            aria-describedby={refused ? `${id}-problem` : undefined}
            {...(column.type.id === 'boolean' && {
              role: 'switch',
              'aria-checked': value === true,
            })}
            aria-disabled={isFixed || undefined}
            aria-busy={isSaving || undefined}
            onClick={() => {
              if (isFixed) return;
              if (column.type.id === 'boolean') onCommit(value !== true, 'stay', before.current);
              else onEdit();
            }}
          >
            <span id={`${id}-value`} className={classes.shown}>
              {shownOf(column, value)}
            </span>
          </UnstyledButton>
          <FieldActs column={column} value={value} onVisit={onVisit} />
        </Group>
      )}
      {refused && (
        <Group gap={6} mt={4}>
          <Text size="xs" role="alert" id={`${id}-problem`} c="var(--mantine-color-error)">
            {refused.problem}
          </Text>
          {onDiscard && (
            <RefusedActs
              refused={refused}
              isSaving={isSaving}
              onAgain={() => onCommit(refused.value, 'stay', refused.base)}
              onDiscard={onDiscard}
            />
          )}
        </Group>
      )}
    </div>
  );
}

interface RefusedProps {
  refused: Pick<RefusedValue, 'isConflict'>;
  isSaving: boolean;
  onAgain(): void;
  onDiscard(): void;
}

/** What can be done with a value that was not taken. */
function RefusedActs({ refused, isSaving, onAgain, onDiscard }: RefusedProps) {
  return (
    <>
      <Button size="compact-xs" variant="default" loading={isSaving} onClick={onAgain}>
        {refused.isConflict ? 'Keep mine' : 'Try again'}
      </Button>
      <Button size="compact-xs" variant="subtle" onClick={onDiscard}>
        {refused.isConflict ? 'Take theirs' : 'Discard'}
      </Button>
    </>
  );
}

/** The value in full, where a cell has only its first line. */
function shownOf(column: Column, value: unknown): ReactNode {
  const text = plainText(value, column);
  if (column.type.id === 'boolean')
    return (
      <>
        <CellView column={column} value={value} /> {value === true ? 'Yes' : 'No'}
      </>
    );
  if (text === '') return <span className={classes.empty}>Empty</span>;
  if (column.type.cell.editor === 'json')
    return <code className={classes.long}>{JSON.stringify(value, null, 2)}</code>;
  if (column.type.cell.editor === 'text')
    return (
      <span className={classes.long} dir="auto">
        {text}
      </span>
    );
  return <CellView column={column} value={value} />;
}
