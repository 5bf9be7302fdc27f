import { expect, it } from 'vitest';
import { pageAt, referrerHost } from './place.ts';

it('names pages as the app does, and what only the app knows without the ids in it', () => {
  const none = { tools: [], isOfTools: false };
  const app = { pages: ['Home', 'BookList'], mainPage: null, ownRoutes: false, ...none };
  expect(
    ['/', '', '/home', '/book-list/7?x=1', '/no', '/%E0%A4%A'].map((p) => pageAt(p, app)),
  ).toEqual(['Home', 'Home', 'Home', 'BookList', null, null]);
  expect(pageAt('/', { ...app, pages: ['Authors', 'BookList'], mainPage: 'BookList' })).toBe(
    'BookList',
  );
  const own = { pages: [], mainPage: null, ownRoutes: true, ...none };
  expect(
    ['/', '/books/65f0a1b2c3d4e5f6a7b8c9d0', '/u/42/edit', '/about'].map((p) => pageAt(p, own)),
  ).toEqual(['/', '/books/:id', '/u/:id/edit', '/about']);
});

it('names tools by their paths, and the home of an app of tools', () => {
  const app = { pages: [], mainPage: null, ownRoutes: false, tools: ['Letter'], isOfTools: true };
  expect(['/', '/tool/letter', '/tool/no', '/about'].map((path) => pageAt(path, app))).toEqual([
    '/',
    '/tool/Letter',
    null,
    null,
  ]);
});

it('names the host that a visit came from, and none for the app’s own and for what is no page', () => {
  expect(referrerHost('https://www.news.example:8443/a?b', 'app.example')).toBe('news.example');
  for (const none of ['', 'about:blank', 'https://app.example/x', 'android-app://com.x', 'no'])
    expect(referrerHost(none, 'app.example')).toBe('');
});
