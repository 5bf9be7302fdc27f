import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { HttpNeeds } from './needs.ts';
import { type Arrivals, builderPages } from './pages.ts';

const ROUTES = readFileSync(
  new URL('../../../builder/src/routes.tsx', import.meta.url),
  'utf8',
).matchAll(/path: '(\/[^']*)'/g);

it('every page of the builder is found at its address, and not by the answer for what is missing', () => {
  const app = new Hono();
  builderPages(app, {} as HttpNeeds, {} as Arrivals);
  const missing = [...ROUTES]
    .map(([, path = '']) =>
      path
        .replace(/:\w+\?/, 'x')
        .replace(/:\w+/g, 'x')
        .replace('*', 'x'),
    )
    .filter((path) => app.router.match('GET', path)[0].length === 0);
  expect(missing).toEqual([]);
});
