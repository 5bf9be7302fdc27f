import { expect, it } from 'vitest';
import { ARTICLES, searchArticles } from './articles.ts';

it('there is an article for every panel, and each is found by its words', () => {
  const slugs = ARTICLES.map(({ slug }) => slug);
  for (const panel of [
    'details',
    'database',
    'texts',
    'branding',
    'code',
    'settings',
    'versions',
    'integrations',
    'users',
    'members',
    'chat',
    'tools',
    'tool-texts',
    'fields',
    'layout',
    'cta',
  ])
    expect(slugs).toContain(panel);
  for (const { title, text } of ARTICLES) {
    expect(title).not.toBe('');
    expect(text.length).toBeGreaterThan(150);
  }
  expect(searchArticles('CSV rows')[0]?.slug).toMatch(/database|chat/);
  expect(searchArticles('version history')[0]?.slug).toBe('versions');
  expect(searchArticles('xyzzy')).toEqual([]);
});
