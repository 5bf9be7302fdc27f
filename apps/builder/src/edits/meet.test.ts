import fc from 'fast-check';
import { expect, it } from 'vitest';
import { meet } from './meet.ts';
import { UndoStack } from './undo.ts';

const isSame = (a: string, b: string) => a === b;
const word = fc.constantFrom('a', 'b', 'c', 'd');

it('overwrites what somebody else wrote only where the person chose so', () => {
  fc.assert(
    fc.property(word, word, fc.option(word, { nil: undefined }), word, (...given) => {
      const [value, base, unanswered, theirs] = given;
      const met = meet({ value, base, unanswered }, theirs, { isSame });
      if (met.kind === 'stored') expect(theirs).toBe(value);
      if (met.kind === 'apart') {
        // Sent as it is now, it is taken by a server that compares.
        expect(met.edit).toMatchObject({ value, base: theirs });
        expect([base, unanswered]).toContain(theirs);
      }
      if (met.kind === 'conflict') expect([value, base, unanswered]).not.toContain(theirs);
    }),
  );
});

it('what can be brought together is no conflict', () => {
  const merge = (_: string, mine: string, theirs: string) => (mine === 'no' ? null : mine + theirs);
  expect(meet({ value: 'a', base: 'x' }, 'b', { isSame, merge })).toEqual({
    kind: 'apart',
    edit: { value: 'ab', base: 'b' },
    isMerged: true,
  });
  expect(meet({ value: 'no', base: 'x' }, 'b', { isSame, merge })).toEqual({ kind: 'conflict' });
  // Everything of mine stands in theirs already.
  expect(meet({ value: '', base: 'x' }, 'b', { isSame, merge })).toEqual({ kind: 'stored' });
});

it('steps are taken back and done again in their order, and a new one ends what was taken back', () => {
  const stack = new UndoStack<string>();
  for (const step of ['one', 'two', 'three']) stack.did(step);
  stack.undone('three');
  stack.undone('two');
  expect([stack.last, stack.next]).toEqual(['one', 'two']);
  stack.redone('two');
  expect([stack.last, stack.next]).toEqual(['two', 'three']);
  stack.forget('two');
  expect(stack.has('two')).toBe(false);
  stack.did('four');
  expect([stack.last, stack.canRedo]).toEqual(['four', false]);
});
