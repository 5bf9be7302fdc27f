import { expect, it } from 'vitest';
import { understand } from './index.ts';

const accessOf = (message: string, concept: string) => {
  const { spec } = understand(message, {});
  const entity = spec.entities.find((one) => one.concept === concept || one.name === concept);
  return entity?.permissions;
};

it('what is kept of people is no more open for what it stands beside', () => {
  expect(
    accessOf(
      'A glass studio: courses with date, teacher and places, people book a place, and invoices for courses with amount and due date',
      'invoice',
    ),
  ).toEqual({ read: 'admin', write: 'admin' });
  expect(
    accessOf(
      'A gallery where people can see paintings; each painting has offers with amount and buyer',
      'Offer',
    ),
  ).toEqual({ read: 'all', write: 'admin' });
  expect(
    accessOf('Recipes with photo and steps; each recipe has comments', 'comment'),
  ).toMatchObject({ read: 'anonymous' });
});

it('courses have rows of their own trade, and the look of the place', () => {
  const pottery = understand(
    'A pottery studio where people book courses with date, teacher and places',
    {},
  );
  const yoga = understand('A yoga studio where members book classes with places', {});
  const titles = ({ spec }: typeof pottery) =>
    spec.entities.find(({ concept }) => concept === 'class')?.samples.map(({ title }) => title);
  expect(titles(pottery)).toContain('First steps');
  expect(titles(yoga)).toContain('Morning flow');
  expect(pottery.spec.theme.look).toBe('boutique');
});
