import type { Template } from '@trellis/contract';
import { expect, it } from 'vitest';
import { chosen } from './chosen.ts';

const one = (id: string, kind: Template['kind'], ...categories: string[]): Template => ({
  id,
  kind,
  name: `The ${id}`,
  description: 'For people who bake',
  category: categories[0] ?? null,
  categories,
  isPro: false,
  picture: null,
});
const all = [
  one('bakery', 'GEN_APP', 'Shop'),
  one('reply', 'AI_TOOL', 'Work', 'Home'),
  one('old', 'AI_APP'),
];
const ids = (choice: Partial<Parameters<typeof chosen>[1]>) =>
  chosen(all, { kind: 'all', category: null, words: '', ...choice }).map(({ id }) => id);

it('leaves what is of the kind, in the category, and says every word', () => {
  expect(ids({})).toEqual(['bakery', 'reply', 'old']);
  expect(ids({ kind: 'tool' })).toEqual(['reply', 'old']);
  expect(ids({ kind: 'app', category: 'Shop' })).toEqual(['bakery']);
  expect(ids({ words: ' BAKE  reply' })).toEqual(['reply']);
  expect(ids({ category: 'Home' })).toEqual(['reply']);
  expect(ids({ words: 'home' })).toEqual(['reply']);
  expect(ids({ words: 'shop' })).toEqual(['bakery']);
  expect(ids({ words: 'nothing' })).toEqual([]);
});
