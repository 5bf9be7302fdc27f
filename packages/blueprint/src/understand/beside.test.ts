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

it('what a team works with is not open to the street because somebody writes it, and papers stay with who hands them in', () => {
  const among = { read: 'all', write: 'creator' };
  expect(accessOf('Drivers log a vehicle check every morning', 'vehicle_check')).toEqual(among);
  expect(accessOf('Volunteers pick shifts', 'shift')).toEqual(among);
  expect(accessOf('Lab members record experiments', 'experiment')).toEqual(among);
  expect(accessOf('Colleagues offer shared rides', 'ride_share')).toEqual(among);
  expect(accessOf('Keep track of shared expenses', 'shared_expense')).toEqual(among);
  const own = { read: 'creator', write: 'creator' };
  expect(accessOf('A page where my clients upload documents', 'document')).toEqual(own);
  expect(accessOf('Tenants upload contracts', 'document')).toEqual(own);
  expect(accessOf('Mandanten laden Unterlagen hoch', 'document')).toEqual(own);
  expect(
    accessOf('I tutor kids: I want to note progress per child and let parents see it', 'Progress'),
  ).toEqual({ read: 'admin', write: 'admin' });
  // Unless it is said.
  expect(
    accessOf('Everyone can read the quests without an account, players write them', 'quest'),
  ).toMatchObject({ read: 'anonymous' });
});

it('what is noted of people is closed, and what people see of theirs is their own', () => {
  const staff = { read: 'admin', write: 'admin' };
  expect(accessOf('Piano lessons: students, lessons with date and notes', 'class')).toEqual(staff);
  expect(accessOf('Log what I did in each session with my coaching clients', 'class')).toEqual(
    staff,
  );
  const own = { read: 'creator', write: 'creator' };
  expect(accessOf('Residents can see their meter readings', 'meter_reading')).toEqual(own);
  expect(
    accessOf('A place where patients of my practice can see their exercises for home', 'Exercise'),
  ).toEqual(own);
  // What is booked stays where everybody finds it.
  const studio =
    'Yoga studio: classes with teacher and number of places. Members book classes. Members must only see their own bookings.';
  expect(accessOf(studio, 'class')).toEqual({ read: 'all', write: 'admin' });
  expect(accessOf('Customers can see the products', 'product')).toMatchObject({
    read: 'anonymous',
  });
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
