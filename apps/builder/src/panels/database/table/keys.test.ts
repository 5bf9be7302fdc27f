import { expect, it } from 'vitest';
import { askedBy, type Press } from './keys.ts';
import { rangeOf } from './place.ts';

const BOUNDS = { rows: 20, cols: 5 };
const AT = { row: 3, col: 2 };
const asked = (key: string, part: Partial<Press> = {}, bounds = BOUNDS) => {
  const press = { key, isCtrl: false, isShift: false, isAlt: false, isComposing: false, ...part };
  return askedBy(press, AT, rangeOf(AT, { row: 5, col: 3 }), bounds);
};

it('arrows go on, and mark with Shift', () => {
  expect(asked('ArrowDown')).toEqual({ kind: 'go', to: { row: 4, col: 2 }, isMarking: false });
  expect(asked('ArrowRight', { isShift: true })).toEqual({
    kind: 'go',
    to: { row: 3, col: 3 },
    isMarking: true,
  });
});

it('all cells are marked, or those of the marked columns, where there are any', () => {
  const isCtrl = true;
  expect(asked('a', { isCtrl })).toEqual({
    kind: 'mark',
    from: { row: 19, col: 3 },
    to: { row: 0, col: 1 },
  });
  expect(asked(' ', { isCtrl })).toEqual({
    kind: 'mark',
    from: { row: 19, col: 3 },
    to: { row: 0, col: 2 },
  });
  expect(asked('A', { isCtrl }, { rows: 0, cols: 5 })).toEqual({ kind: 'nothing' });
});

it('keys edit, act, clear and fill', () => {
  expect(asked('Enter')).toEqual({ kind: 'enter' });
  expect(asked('F2')).toEqual({ kind: 'enter' });
  expect(asked(' ')).toEqual({ kind: 'act', key: ' ' });
  expect(asked(' ', { isShift: true })).toEqual({ kind: 'act', key: 'Shift+Space' });
  expect(asked('Backspace')).toEqual({ kind: 'clear' });
  expect(asked('d', { isCtrl: true })).toEqual({ kind: 'fillDown' });
  expect(asked('x')).toEqual({ kind: 'write', typed: 'x' });
});

it('keys of others are left to them', () => {
  expect(asked('x', { isCtrl: true })).toBeNull();
  expect(asked('x', { isAlt: true })).toBeNull();
  expect(asked('x', { isComposing: true })).toBeNull();
  expect(asked('Tab')).toBeNull();
});
