import { expect, it } from 'vitest';
import { understand } from '../index.ts';

const lists = (text: string) =>
  Object.fromEntries(
    understand(text).spec.entities.map(({ name, permissions: { read, write } }) => [
      name,
      `${read}/${write}`,
    ]),
  );

it.each([
  ['Customers review our products', 'Product'],
  ['A menu where guests rate dishes', 'Dish'],
  ['Book club: members can rate books', 'Book'],
])('%s: each has a mark of their own', (text, thing) => {
  expect(lists(text)).toMatchObject({
    Review: 'anonymous/creator',
    [thing]: expect.stringMatching(/\/admin$/),
  });
});

it('what one keeps for oneself, or passes judgement on at work, has no reviews', () => {
  for (const text of [
    'I rate the wines I taste',
    'Managers review applications of employees',
    'Teachers review homework',
  ])
    expect(lists(text)).not.toHaveProperty('Review');
  // Whoever rates without a name changes nothing of what is rated.
  for (const rule of Object.values(lists('Guests rate our dishes anonymously')))
    expect(rule).not.toBe('anonymous/anonymous');
});
