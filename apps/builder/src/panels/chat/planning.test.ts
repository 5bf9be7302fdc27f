import { expect, it } from 'vitest';
import { asWritten, standsAtPlan } from './planning.ts';

it('what begins with /plan is planned, without the command', () => {
  expect(asWritten('  /plan a shop\nwith boats ')).toEqual({
    words: 'a shop\nwith boats',
    isPlan: true,
  });
  expect(asWritten('/PLAN')).toEqual({ words: '', isPlan: true });
});

it('what only looks like it is said as it stands', () => {
  for (const words of ['/planner for trips', 'a /plan', 'plan a shop'])
    expect(asWritten(words)).toEqual({ words, isPlan: false });
});

it('a conversation stands at the plan that somebody asked for last', () => {
  const asked = { role: 'user', metadata: { mode: 'plan' } } as const;
  const plan = { role: 'assistant', metadata: { mode: 'plan' } } as const;
  const guess = { role: 'assistant', metadata: { mode: 'plan', isGuess: true } } as const;
  const built = { role: 'assistant', metadata: {} } as const;
  expect(standsAtPlan([asked, plan])).toBe(true);
  expect(standsAtPlan([built, asked, plan, { role: 'user' }])).toBe(true);
  expect(standsAtPlan([asked, plan, { role: 'user' }, built])).toBe(false);
  expect(standsAtPlan([asked, guess])).toBe(false);
  expect(standsAtPlan([])).toBe(false);
});
