import { type Filter, Params, toSql } from '@trellis/filter';
import { type Projection, projected } from './projection.ts';

/** A row to make, or fields of a row to set, and who does it. */
export interface Write {
  id: string;
  by: string | null;
  data: Record<string, unknown>;
  /** Rows that it may be done to. */
  filter?: Filter;
}

/** A write as one of several in a statement, whose text is the same for all that have the same shape. */
export interface Entry {
  id: string;
  condition: string;
  /** What the statement answers of the row, and whether that takes values of the entry's own. */
  answer: { columns: string; isOwn: boolean };
  /** What it brings along: a list that goes into one JSON text with those of the others. */
  values: unknown[];
}

/** Values that stand in the write's own entry, behind its id, its writer and its data. */
class EntryParams extends Params {
  override add(value: unknown): string {
    this.values.push(value);
    const at = `t_all -> ${this.values.length + 2}`;
    return Array.isArray(value)
      ? `ARRAY(SELECT jsonb_array_elements_text(${at}))`
      : `(${at} #>> '{}')`;
  }
}

export function entryOf({ id, by, data, filter }: Write, projection: Projection): Entry {
  const params = new EntryParams();
  const condition = filter ? toSql(filter, params) : 'TRUE';
  const asked = params.values.length;
  const columns = projected(projection, params);
  const isOwn = params.values.length > asked;
  return { id, condition, answer: { columns, isOwn }, values: [id, by, data, ...params.values] };
}

export const shapeOf = ({ condition, answer }: Entry): string => `${condition}\n${answer.columns}`;

/** The entries as rows of `t`. One text for all: the driver writes it faster than a list, and PostgreSQL reads it faster. */
export const entriesAs = (entries: readonly Entry[], params: Params): string =>
  `t AS (SELECT v ->> 0 AS t_id, v ->> 1 AS t_by, v -> 2 AS t_data, v AS t_all
     FROM jsonb_array_elements(${params.add(JSON.stringify(entries.map(({ values }) => values)))}::jsonb) AS list(v))`;

/** What is answered of each row of `from`. */
export const answered = ({ answer }: Entry, from: string): string =>
  `SELECT ${answer.columns} FROM ${from}${answer.isOwn ? ' JOIN t ON t_id = id' : ''}`;
