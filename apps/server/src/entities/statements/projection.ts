import type { Params } from '@trellis/filter';
import { COLUMNS, type StoredRow } from './place.ts';

/** A row's JSON text, as an SQL expression over its columns. */
export type TextExpression = (params: Params) => string;

/** What a statement gives of each row: its columns, or its text, which saves this process reading and writing it. */
export type Projection = 'columns' | TextExpression;

/** The text of a row, or those of several with commas between. */
export interface Texts {
  text: string;
}

export interface RowText extends Texts {
  id: string;
  rev: number;
}

export type Projected<P extends Projection> = P extends 'columns' ? StoredRow : RowText;
export type Found = Projected<Projection>;
export type Listed = StoredRow | Texts;

export const projected = (projection: Projection, params: Params): string =>
  projection === 'columns' ? COLUMNS : `id, rev, ${projection(params)} AS text`;
