import type { EntitySchema } from '@trellis/contract';
import { expect, it } from 'vitest';
import { checkData } from './validate.ts';

const mail = { type: 'string', format: 'email' } as const;
const schema: EntitySchema = {
  name: 'Order',
  type: 'object',
  properties: { mail, billing: { type: 'object', properties: { mail } } },
};

it('takes an input that was left empty for one of any form, at any depth', () => {
  expect(checkData(schema, { mail: '', billing: { mail: '' } })).toEqual({
    mail: null,
    billing: { mail: '' },
  });
  expect(() => checkData(schema, { billing: { mail: 'no' } })).toThrow('must be an email address');
});

it('says of a required field that was left empty that it is required, whatever its type', () => {
  const day = { type: 'string', format: 'date' } as const;
  const size = { type: 'string' as const, enum: ['s', 'm'] };
  const needed: EntitySchema = {
    name: 'Firing',
    type: 'object',
    properties: { day, size, places: { type: 'integer' } },
    required: ['day', 'size', 'places'],
  };
  for (const row of [
    { day: '', size: 's', places: 1 },
    { day: '2026-03-09', size: '', places: 1 },
    { day: '2026-03-09', size: 'm', places: null },
  ])
    expect(() => checkData(needed, row)).toThrow('is required');
});

it('says of a number in the place of a date what a date is like', () => {
  const filled = { type: 'string', format: 'date' } as const;
  const barrel: EntitySchema = { name: 'Barrel', type: 'object', properties: { filled } };
  expect(() => checkData(barrel, { filled: 45_900 })).toThrow('must be a date such as');
});
