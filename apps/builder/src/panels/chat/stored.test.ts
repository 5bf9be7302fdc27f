import { expect, it } from 'vitest';
import { merged, renewed } from './stored.ts';
import type { ChatItem } from './types.ts';

const list = (ids: string, text = ''): ChatItem[] =>
  [...ids].map((id) => ({ id, role: 'user', parts: [{ type: 'text', text }] }));
const ids = (messages: readonly ChatItem[]) => messages.map(({ id }) => id).join('');

it('what is stored takes the place of what is here, and earlier messages that were looked at stay', () => {
  expect(ids(renewed(list('abcdef'), list('cdefgh')))).toBe('abcdefgh');
  // Somebody went back: what is hidden now goes.
  expect(ids(renewed(list('abcdef'), list('abc')))).toBe('abc');
  // Nothing of it is known here: what lies between is not known either.
  expect(ids(renewed(list('abc'), list('xyz')))).toBe('xyz');
  expect(renewed(list('abc'), [])).toEqual([]);
  const changed = merged(list('ab'), list('bc', 'now'));
  expect([ids(changed), changed[1]?.parts]).toEqual(['abc', [{ type: 'text', text: 'now' }]]);
});
