import { MESSAGES, ROW_CONFLICT, type Row } from '@trellis/contract';
import { useCallback, useContext, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../../session/api.ts';
import type { After } from '../cells/editor.ts';
import { TitlesContext } from '../cells/relations.ts';
import { plainText } from '../cells/text.ts';
import type { Column } from '../columns/columns.ts';
import { LostValues } from '../conflicts/LostValues.tsx';
import { conflictWords } from '../conflicts/words.ts';
import type { EntityCalls } from '../rows/calls.ts';
import type { LostValues as AllLost, LostValue } from '../rows/lost-values.ts';
import type { Steps } from '../rows/steps.ts';
import { CardField } from './CardField.tsx';
import classes from './card.module.css';
import { focusField } from './focus.ts';
import type { Refused } from './useCard.ts';
import { keepWritten, type Open, useGone, useGoneRefused } from './useGone.ts';

interface Props {
  appId: string;
  row: Row;
  columns: readonly Column[];
  canWrite: boolean;
  calls: EntityCalls;
  steps: Steps;
  lostValues: AllLost;
  refused: Refused;
  /** Shows the row as the server has it now. */
  put(row: Row): void;
  visit?(entityName: string, id: string): void;
}

/** The fields of a stored row. Each is saved by itself; what is refused stays typed, with the reason. */
export function CardFields(props: Props) {
  const { appId, row, columns, canWrite, calls, steps, lostValues, refused, put, visit } = props;
  const titles = useContext(TitlesContext);
  const box = useRef<HTMLDivElement>(null);
  const open = useRef<Open | null>(null);
  const [edited, setEdited] = useState<string | null>(null);
  useGone(
    open,
    columns,
    lostValues,
    useCallback(() => setEdited(null), []),
  );
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set());
  const [, setRevision] = useState(0);
  const keyOf = (column: Column) => `${row.id} ${column.key}`;
  const lost = (column: Column, value: unknown, why: LostValue['why']) =>
    lostValues.add({ column, text: plainText(value, column), why });
  useGoneRefused(row.id, refused, columns, lostValues);

  const begin = (column: Column) => {
    keepWritten(open, lostValues, 'refused');
    open.current = { column, text: null };
    setEdited(column.key);
  };
  const end = (column: Column, after: After) => {
    open.current = null;
    setEdited(null);
    focusField(box.current, columns, column, after);
  };
  const save = async (column: Column, value: unknown, before: unknown) => {
    const { id } = column;
    refused.delete(keyOf(column));
    if (JSON.stringify(row[id] ?? null) === JSON.stringify(value)) return setRevision((n) => n + 1);
    setSaving((now) => new Set([...now, id]));
    put({ ...row, [id]: value });
    try {
      const write = (to: unknown, base: unknown) => async () => {
        const stored = await calls.change(row.id, { [id]: to }, { [id]: base });
        put(stored);
        // A field that is not there any more takes nothing.
        if (to !== null && stored[id] === undefined) lost(column, to, null);
      };
      await write(value, before)();
      steps.did({
        label: `the change of ${id}`,
        undo: write(before, value),
        redo: write(value, before),
      });
    } catch (error) {
      const now = await calls.get(row.id).catch(() => null);
      put(now ?? { ...row, [id]: before });
      const isConflict = now !== null && error instanceof ApiError && error.code === ROW_CONFLICT;
      const theirs = now?.[id] ?? null;
      if (now === null && error instanceof ApiError && error.status === 404)
        lost(column, value, 'row');
      const by = (error instanceof ApiError && error.fields[id]) || '';
      refused.set(keyOf(column), {
        column,
        value,
        problem: isConflict
          ? conflictWords({ mine: value, theirs, by }, column.label, column)
          : `${MESSAGES.updateRowFailed}. ${messageOf(error)}`,
        base: isConflict ? theirs : before,
        isConflict,
      });
    }
    setSaving((now) => new Set([...now].filter((one) => one !== id)));
    setRevision((n) => n + 1);
  };
  return (
    <div ref={box} className={classes.fields}>
      <LostValues lostValues={lostValues} columns={columns} />
      {columns.map((column) => {
        const value = row[column.id] ?? null;
        const related = column.type.id === 'relation' ? column.field?.['x-relation'] : undefined;
        const canVisit = visit && related && typeof value === 'string' && titles?.entity(related);
        return (
          <CardField
            key={column.key}
            appId={appId}
            column={column}
            value={value}
            canWrite={canWrite}
            isEdited={edited === column.key}
            refused={refused.get(keyOf(column)) ?? null}
            isSaving={saving.has(column.id)}
            onEdit={() => begin(column)}
            onWrite={(text) => {
              open.current = { column, text };
            }}
            onCommit={(next, after, seen) => {
              end(column, after);
              void save(column, next, seen);
            }}
            onCancel={(after = 'stay') => end(column, after)}
            onDiscard={() => {
              refused.delete(keyOf(column));
              setRevision((n) => n + 1);
            }}
            onVisit={canVisit ? () => visit(related, value) : undefined}
          />
        );
      })}
    </div>
  );
}
