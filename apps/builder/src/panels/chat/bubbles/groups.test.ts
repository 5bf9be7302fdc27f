import { expect, it } from 'vitest';
import type { ChatItem } from '../types.ts';
import { groupsOf, isCalling } from './groups.ts';

it('puts neighbouring steps together, and reads tools in either form', () => {
  const action = (index: number) => ({
    type: 'data-action',
    id: `action-${index}`,
    data: { index },
  });
  const message = {
    id: 'msgc0000000000000001',
    role: 'assistant',
    parts: [
      { type: 'reasoning', text: 'Let me see.' },
      { type: 'text', text: 'Here.' },
      action(0),
      { type: 'text', text: ' \n' },
      action(1),
      { type: 'tool-search', state: 'output-available', input: { q: 'x' }, output: [1] },
      { type: 'dynamic-tool', toolName: 'read', state: 'output-error', errorText: 'gone' },
      { type: 'dynamic-tool', toolName: 'wait', state: 'input-available', input: {} },
    ],
  } as unknown as ChatItem;
  const groups = groupsOf(message);
  expect(groups.map(({ kind }) => kind)).toEqual([
    'reasoning',
    'text',
    'cards',
    'tool',
    'tool',
    'tool',
  ]);
  expect(groups[2]).toMatchObject({ cards: [{ index: 0 }, { index: 1 }] });
  expect(groups.slice(3).map((group) => group.kind === 'tool' && group.call)).toEqual([
    { name: 'search', state: 'done', input: { q: 'x' }, output: [1] },
    { name: 'read', state: 'failed', input: undefined, output: 'gone' },
    { name: 'wait', state: 'running', input: {}, output: undefined },
  ]);
});

it('an answer waits for what it called until that has answered', () => {
  const called = (state: string) =>
    ({
      parts: [
        { type: 'dynamic-tool', toolName: 'read', toolCallId: 't0', state: 'output-available' },
        { type: 'dynamic-tool', toolName: 'look_at_app', toolCallId: 't1', state },
      ],
    }) as unknown as ChatItem;
  expect(isCalling(called('input-available'))).toBe(true);
  expect(isCalling(called('output-available'))).toBe(false);
  expect(isCalling(called('output-error'))).toBe(false);
});
