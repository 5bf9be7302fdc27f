import { expect, it } from 'vitest';
import { headersAt } from './header-row.ts';

/** Rows by their places; those left out are empty. */
const at = (rows: Record<number, unknown[]>) =>
  headersAt(Object.entries(rows).map(([place, cells]) => [Number(place), cells] as const));

it.each<[string, Record<number, unknown[]>, number]>([
  ['nothing', {}, 0],
  ['headers in its first row', { 1: ['Item', 'Qty'], 2: ['Bolt', 5] }, 0],
  [
    'a title and an empty row',
    { 2: ['Stock list 2026'], 4: ['Item', 'Kind'], 5: ['Bolt', 'x'] },
    1,
  ],
  ['a title right above', { 1: ['Stock'], 2: ['Item', 'Qty'], 3: ['Bolt', '5'] }, 1],
  [
    'two titles',
    { 1: ['Stock'], 2: ['of 3 May'], 3: ['Item', 'Due'], 4: ['Bolt', '2026-05-03'] },
    2,
  ],
  ['a title in a merged cell', { 1: ['Stock', '', null], 3: ['Item', 'Qty'], 4: ['Bolt', 5] }, 1],
  ['one column', { 1: ['Name'], 2: ['Ann'], 4: ['Bob'] }, 0],
  [
    'columns without a header',
    { 1: ['Name', '', ''], 2: ['Ann', 'Rome', 4], 3: ['Bob', 'Oslo', 5] },
    0,
  ],
  ['columns of words without a header', { 1: ['Name'], 2: ['Ann', 'Rome'], 3: ['Bob', 'Oslo'] }, 0],
  ['a title over nothing but headers', { 1: ['Stock'], 3: ['Item', 'Qty'] }, 0],
])('the headers of a table with %s', (_what, rows, expected) => expect(at(rows)).toBe(expected));
