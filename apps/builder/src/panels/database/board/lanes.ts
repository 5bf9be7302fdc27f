import type { Column } from '../columns/columns.ts';

/** A column of a board: the rows that have one value of its field. */
export interface Lane {
  /** The value; empty for rows without one, null for rows whose value is no option any more. */
  value: string | null;
  label: string;
  /** What its rows pass. */
  test: Record<string, unknown>;
}

/** A lane for each option, one for rows without a value, and one for values that are no option. */
export function lanesOf({ id, options }: Column): Lane[] {
  const values = options.map(({ value }) => value);
  return [
    ...options.map(({ value, label }) => ({ value, label, test: { [id]: value } })),
    { value: '', label: 'No value', test: { [id]: { $in: [null, ''] } } },
    { value: null, label: 'Other values', test: { [id]: { $nin: [null, '', ...values] } } },
  ];
}

/** What a row that is moved into a lane is given; nobody moves rows to values that are no option. */
export const valueIn = ({ value }: Lane): string | null => value || null;
