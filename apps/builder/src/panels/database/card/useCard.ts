import type { DatabaseEntity, Row } from '@trellis/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetLinkedRow, linkedRow } from '../../../session/linked-row.ts';
import type { Column } from '../columns/columns.ts';
import type { RowSource } from '../rows/source.ts';

/** The rows among which the opened one stands, for the one before and after. */
export interface Among {
  source: RowSource;
  index: number;
}

export interface OpenRow {
  entityName: string;
  id: string;
  /** Null where it was come to by a link or from another row. */
  among: Among | null;
}

/** What was typed into a field and was refused, and why. */
export interface RefusedValue {
  column: Column;
  value: unknown;
  problem: string;
  /** What stands there as far as the person knows: sent again it goes over nothing else. */
  base: unknown;
  /** It is another's value that stands in its way. */
  isConflict: boolean;
}

/** By `row field`: kept until it is saved or thrown away. */
export type Refused = Map<string, RefusedValue>;

export type Card = ReturnType<typeof useCard>;

/** Which row is opened as a whole. Rows that are come to from it lie on top of it. */
export function useCard(entity: DatabaseEntity) {
  const [rows, setRows] = useState<readonly OpenRow[]>(() => {
    const linked = linkedRow();
    return linked && linked.entity.toLowerCase() === entity.name.toLowerCase()
      ? [{ entityName: entity.name, id: linked.id, among: null }]
      : [];
  });
  const [making, setMaking] = useState<number | null>(null);
  const refused = useRef<Refused>(new Map());
  // In an effect, so that a component that is made twice finds it twice.
  useEffect(() => forgetLinkedRow(), []);
  const open = useCallback(
    (row: Row, among: Among | null) => setRows([{ entityName: entity.name, id: row.id, among }]),
    [entity.name],
  );
  return {
    rows,
    shown: rows.at(-1) ?? null,
    refused: refused.current,
    open,
    /** Opens a row of another entity on top. */
    visit: (entityName: string, id: string) =>
      setRows((now) => [...now, { entityName, id, among: null }]),
    back: () => setRows((now) => now.slice(0, -1)),
    go: (row: Row, among: Among) =>
      setRows((now) => [...now.slice(0, -1), { entityName: entity.name, id: row.id, among }]),
    close: () => setRows([]),
    /** The key of the new row that is being filled in. */
    making,
    make: setMaking,
  };
}
