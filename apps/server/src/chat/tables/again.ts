import type { RecordBatch } from '@trellis/assistant';
import type { EntitySchema } from '@trellis/contract';
import { nameIn, type RowsCalled } from './links.ts';

/** Which of these rows the app has already, with the same values. */
export type RowsAlike = (entity: string, rows: RecordBatch['rows']) => Promise<boolean[]>;

/** What is asked of the rows that the app has. */
export interface RowsOfApp {
  called: RowsCalled;
  alike: RowsAlike;
}

/** Takes the rows out of a batch that the app has already, as they would point at its rows, and answers how many those were. */
export async function takeKnown(
  batch: RecordBatch,
  { properties }: Pick<EntitySchema, 'properties'>,
  { called, alike }: RowsOfApp,
): Promise<number> {
  const linked = batch.rows.map((row) => ({ ...row }));
  for (const [field, { 'x-relation': to }] of Object.entries(properties)) {
    const names = [...new Set(linked.flatMap((row) => nameIn(row[field]) ?? []))];
    const there = typeof to === 'string' && names.length > 0 ? await called(to, names) : null;
    if (!there) continue;
    for (const row of linked) row[field] = there.get(nameIn(row[field]) ?? '') ?? row[field];
  }
  const known = await alike(batch.entity, linked);
  const all = batch.rows.length;
  batch.rows = batch.rows.filter((_row, at) => !known[at]);
  return all - batch.rows.length;
}

/** That rows were there already, in words; '' where none was. */
export function knownWords(known: number, all: number): string {
  if (known === 0) return '';
  const isOne = known === 1;
  const were =
    known === all
      ? isOne
        ? 'It was there already with the same values, so it was not added again.'
        : 'All of them were there already with the same values, so none was added again.'
      : `${isOne ? 'One' : known} of them ${isOne ? 'was' : 'were'} there already with the same values, and ${isOne ? 'was' : 'were'} not added again.`;
  return `${were} To have ${isOne ? 'it' : 'them'} twice, import the file in the Database panel.`;
}
