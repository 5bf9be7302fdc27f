import { MESSAGES, type Row } from '@trellis/contract';
import { type RefObject, useState } from 'react';
import { messageOf } from '../../../session/api.ts';
import type { Column } from '../columns/columns.ts';
import type { Table } from './table.ts';

interface Options {
  table: Table;
  /** Moving a row changes its value. */
  field: Column;
  /** In which rows are drawn, each as a `data-row`. */
  box: RefObject<HTMLElement | null>;
  notify(message: string): void;
}

/** Rows that are moved to another value of a field: shown there at once, stored after, and a step that can be undone. */
export function useMoves<M extends { row: Row }>({ table, field, box, notify }: Options) {
  const [moved, setMoved] = useState<readonly M[]>([]);
  const drawn = (id: string | null) =>
    box.current?.querySelector<HTMLElement>(`[data-row="${id}"]`);
  const move = async (mine: M, value: unknown, reload: () => Promise<unknown>) => {
    const { row } = mine;
    const before = row[field.id] ?? null;
    setMoved((now) => [...now.filter((one) => one.row.id !== row.id), mine]);
    const put = (to: unknown, base: unknown) => async () => {
      await table.calls.change(row.id, { [field.id]: to }, { [field.id]: base });
    };
    try {
      await put(value, before)();
      table.steps.did({
        label: `the change of ${field.id}`,
        undo: put(before, value),
        redo: put(value, before),
      });
      await reload();
    } catch (error) {
      notify(`${MESSAGES.updateRowFailed}. ${messageOf(error)}`);
    }
    // A row that was moved on meanwhile is another move's.
    setMoved((now) => now.filter((one) => one !== mine));
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) drawn(row.id)?.focus();
    });
  };
  return {
    moved,
    move,
    focusOn: (id: string | null) => requestAnimationFrame(() => drawn(id)?.focus()),
  };
}
