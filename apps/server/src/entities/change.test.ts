import type { EntitySchema } from '@trellis/contract';
import { expect, it } from 'vitest';
import { applyChange } from './change.ts';

const schema: EntitySchema = {
  name: 'Order',
  type: 'object',
  properties: {
    n: { type: 'number' },
    note: { type: 'string' },
    old: { type: 'string' },
    day: { type: 'string', format: 'date' },
    at: { type: 'string', format: 'date-time' },
    tags: { type: 'array', items: { type: 'string' } },
    lines: { type: 'array', items: { type: 'object' } },
    address: { type: 'object', properties: {} },
  },
};
const before = {
  n: 2,
  old: 'was',
  tags: ['a', 'b', 'c'],
  lines: [
    { id: 'l1', n: 1 },
    { id: 'l2', n: 5 },
  ],
  address: { city: 'Oslo', zip: '1' },
};
const becomes = (change: Record<string, unknown>) => applyChange(before, change, schema);

it('changes rows by the operators that the public client names', () => {
  expect(becomes({ $set: { note: 'x' }, $inc: { n: 3 } })).toEqual({ note: 'x', n: 5 });
  expect(becomes({ $mul: { n: 2 }, $unset: { old: '' } })).toEqual({ n: 4, old: null });
  expect(becomes({ $min: { n: 1 }, $max: { old: 'zzz' } })).toEqual({ n: 1, old: 'zzz' });
  expect(becomes({ $rename: { old: 'note', none: 'old' } })).toEqual({ note: 'was', old: null });
  const now = becomes({ $currentDate: { day: true, at: { $type: 'date' } } });
  expect(now).toEqual({
    day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(becomes({ $push: { tags: { $each: ['d', 'e'], $slice: -2 } } })).toEqual({
    tags: ['d', 'e'],
  });
  expect(becomes({ $addToSet: { tags: { $each: ['a', 'z'] } } })).toEqual({
    tags: ['a', 'b', 'c', 'z'],
  });
  expect(becomes({ $pull: { tags: { $in: ['a', 'c'] }, lines: { id: 'l1' } } })).toEqual({
    tags: ['b'],
    lines: [{ id: 'l2', n: 5 }],
  });
  expect(becomes({ $pull: { lines: { n: { $gte: 5 } } } })).toEqual({ lines: [before.lines[0]] });
});

it('changes what a dotted name leads to, and nothing beside it', () => {
  expect(becomes({ $set: { 'address.city': 'Bergen', 'lines.1.n': 6 } })).toEqual({
    address: { city: 'Bergen', zip: '1' },
    lines: [before.lines[0], { id: 'l2', n: 6 }],
  });
  expect(becomes({ $unset: { 'address.zip': '' }, $inc: { 'lines.0.n': 1 } })).toEqual({
    address: { city: 'Oslo' },
    lines: [{ id: 'l1', n: 2 }, before.lines[1]],
  });
  const evil = becomes({ $set: { 'address.__proto__.admin': true, '__proto__.x': 1, none: 1 } });
  expect(Object.keys(evil)).toEqual(['address']);
  expect(({} as Record<string, unknown>).admin).toBeUndefined();
  expect(before.address).toEqual({ city: 'Oslo', zip: '1' });
});

it('refuses what cannot be done', () => {
  for (const change of [
    { $set: { n: 1 }, $inc: { n: 1 } },
    { $set: { address: {}, 'address.city': 'x' } },
    { $push: { old: 'x' } },
    { $inc: { n: 'x' } },
    { $set: { 'lines.9.n': 1 } },
    { $eval: { n: 1 } },
    { $set: 'x' },
    { $pull: { tags: { $bogus: 1 } } },
  ])
    expect(() => becomes(change)).toThrow();
});
