import { expect, it } from 'vitest';
import { type Attribute, attributes, LANGS, things } from '../../lexicon/index.ts';
import { tableOf } from './table.ts';

const FIGURES = ['number', 'money', 'percent', 'duration', 'integer', 'rating'];

/** Whether a field can hold what a cell of a sample row says. */
function holds(cell: string, { type, options }: Attribute): boolean {
  if (cell === '') return true;
  if (type === 'enum') return options?.some(({ value }) => value === cell) ?? false;
  if (type === 'integer') return Number.isInteger(Number(cell));
  if (FIGURES.includes(type)) return Number.isFinite(Number(cell));
  if (type === 'boolean') return cell === 'yes' || cell === 'no';
  if (type === 'date' || type === 'datetime') return /^-?\d+$/.test(cell);
  return type !== 'time' || /^\d\d:\d\d$/.test(cell);
}

it('has sample rows that hold what their fields can', () => {
  for (const thing of things.values()) {
    const own = thing.fields.flatMap((ref) => attributes.get(ref.attribute ?? '') ?? []);
    for (const lang of LANGS) {
      const table = tableOf(thing.key, lang);
      for (const [at, column] of (table?.columns ?? []).entries()) {
        const attribute = own.find(({ name }) => name === column);
        if (!attribute) continue;
        for (const { [at]: cell = '' } of table?.rows ?? [])
          expect(holds(cell, attribute), `${thing.key}.${lang} ${column}: ${cell}`).toBe(true);
      }
    }
  }
});
