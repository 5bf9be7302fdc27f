import { expect, it } from 'vitest';
import { History } from './history.ts';

const KEY = 'texts.header' as const;

it('undo and redo go step by step; typing in one field is one step', () => {
  const history = new History();
  history.record({ key: KEY, before: '', after: 'a' }, 0);
  history.record({ key: KEY, before: 'a', after: 'ab' }, 300);
  history.record({ key: KEY, before: 'ab', after: 'abc' }, 5_000);
  expect(history.undo()).toMatchObject({ before: 'ab' });
  expect(history.undo()).toMatchObject({ before: '', after: 'ab' });
  expect(history.canUndo).toBe(false);
  expect(history.redo()).toMatchObject({ after: 'ab' });
  history.record({ key: KEY, before: 'ab', after: 'x' });
  expect(history.redo()).toBeNull();
});
