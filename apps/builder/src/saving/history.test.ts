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

it('what was done at once is taken back in its turn, once, and not done again', () => {
  const history = new History();
  const act = { takeBack: async () => undefined };
  history.record({ key: KEY, before: '', after: 'a' }, 0);
  history.did(act);
  // Typing goes on in the same field, but not in the step before the act.
  history.record({ key: KEY, before: 'a', after: 'ab' }, 300);
  expect(history.undo()).toMatchObject({ before: 'a' });
  expect(history.undo()).toBe(act);
  expect([history.forget(act), history.forget(act)]).toEqual([true, false]);
  expect(history.undo()).toMatchObject({ before: '' });
  expect(history.redo()).toMatchObject({ after: 'a' });
  expect(history.redo()).toMatchObject({ after: 'ab' });
});
