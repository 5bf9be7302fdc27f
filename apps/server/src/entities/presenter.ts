import type { Row } from '@trellis/contract';
import type { Dialect } from './dialect.ts';
import { presentRow } from './present.ts';
import type { Resolved } from './resolved.ts';
import type { Found, Listed, Projection, RowText, StoredRow, Texts } from './statements/index.ts';

/** What a verb asks of PostgreSQL for each row, and answers with what it found. */
export interface Presenter<Text> {
  projection: Projection;
  one(found: Found): Row | Text;
  list(found: readonly Listed[]): Row[] | Text;
}

/** Rows as the caller's words have them: written by PostgreSQL where it can, else values; with `only`, of some fields. */
export function presenterOf<Text>(
  target: Resolved,
  dialect: Dialect<Text>,
  only?: Set<string>,
): Presenter<Text> {
  const writer = only ? null : dialect(target);
  return writer
    ? {
        projection: writer.expression,
        one: ({ text }: RowText) => writer.answer(text),
        list: (found: readonly Texts[]) =>
          writer.answer(`[${found.map(({ text }) => text).join()}]`),
      }
    : {
        projection: 'columns',
        one: (row: StoredRow) => presentRow(row, target.entity.schema, only),
        list: (rows: readonly StoredRow[]) =>
          rows.map((row) => presentRow(row, target.entity.schema, only)),
      };
}
