import { expect, it } from 'vitest';
import { otherPages } from './round.ts';

const app = { pages: ['Home', 'Bookings', 'About'], mainPage: 'Home' };

it('names the pages that the person does not see', () => {
  expect(otherPages(app, '/')).toEqual(['/bookings', '/about']);
  expect(otherPages(app, '')).toEqual(['/bookings', '/about']);
  expect(otherPages(app, '/Bookings?id=1')).toEqual(['/', '/about']);
  expect(otherPages({ pages: [], mainPage: null }, '/')).toEqual([]);
});

it('opens no more than some of them', () => {
  const pages = Array.from({ length: 40 }, (_, n) => `Page${n}`);
  expect(otherPages({ pages, mainPage: 'Page0' }, '/')).toHaveLength(8);
});
