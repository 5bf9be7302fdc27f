import type { EntitySchema } from '@trellis/contract';
import { expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { faultWords } from './fault-words.ts';
import { checkData } from './validate.ts';

const schema: EntitySchema = {
  name: 'Dish',
  type: 'object',
  properties: {
    item_name: { type: 'string', title: 'Item name' },
    preis: { type: 'number', title: 'Preis', minimum: 0 },
    plain: { type: 'boolean' },
  },
  required: ['item_name'],
};

it.each<[object, string]>([
  [{}, 'Item name: This is required'],
  [{ item_name: 'Soup', preis: 'many' }, 'Preis: This is not a number'],
  [{ item_name: 'Soup', plain: 5 }, 'plain: This must be true or false'],
])('%j is refused for people as %s', (input, words) => {
  const row = { ...input };
  try {
    checkData(schema, row);
    expect.unreachable();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(faultWords(schema, row, error)).toBe(words);
  }
});
