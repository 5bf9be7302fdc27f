import { expect, it } from 'vitest';
import { entityOf, otherPages } from './round.ts';

const app = { pages: ['Home', 'Bookings', 'About'], mainPage: 'Home' };

it('names the pages that the person does not see', () => {
  expect(otherPages(app, '/')).toEqual(['Bookings', 'About']);
  expect(otherPages(app, '')).toEqual(['Bookings', 'About']);
  expect(otherPages(app, '/Bookings?id=1')).toEqual(['Home', 'About']);
  expect(otherPages({ pages: [], mainPage: null }, '/')).toEqual([]);
});

it('begins with those that were changed, and shows a row where a page is about one', () => {
  const changed = ['components/Card.tsx', 'pages/About.tsx'];
  expect(otherPages(app, '/', changed)).toEqual(['About', 'Bookings']);
  expect(entityOf('BoatDetail')).toBe('Boat');
  expect(entityOf('BoatTripDetails')).toBe('BoatTrip');
  expect(entityOf('ViewBoat')).toBe('Boat');
  expect(['Boats', 'Details', 'Overview'].map(entityOf)).toEqual([null, null, null]);
});

it('opens no more than some of them', () => {
  const pages = Array.from({ length: 40 }, (_, n) => `Page${n}`);
  expect(otherPages({ pages, mainPage: 'Page0' }, '/')).toHaveLength(8);
});
