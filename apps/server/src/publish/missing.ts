import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { looksForPage } from '../http/index.ts';
import { notFound } from '../refusal.ts';

const STYLE = `html{color-scheme:light dark}body{margin:0;min-height:100vh;display:flex;align-items:center;justify-content:center;padding:24px;box-sizing:border-box;font:16px/1.5 system-ui,sans-serif;color:#3d332b;background:#faf8f5;text-align:center}
h1{margin:0 0 8px;font-size:22px}p{margin:0;max-width:28rem}
@media(prefers-color-scheme:dark){body{color:#f0ebe4;background:#16120f}}`;
const HASH = createHash('sha256').update(STYLE).digest('base64');

interface Words {
  title: string;
  about: string;
  /** For programs. */
  message: string;
}
const NO_APP: Words = {
  title: 'There is no app at this address',
  about: 'The address may be mistyped, or the app has been taken offline.',
  message: 'There is no app at this address',
};
const NOTHING: Words = {
  title: 'There is nothing at this address',
  about: 'The address may be mistyped, or the page may have been removed.',
  message: 'There is nothing at this address',
};

const pageOf = ({ title, about }: Words): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${about}</p>
</main>
</body>
</html>
`;

/** What people see where no published app, or nothing else of one, is; programs get the usual error. */
export function missingPage(c: Context, words: Words = NO_APP): Response {
  if (!c.req.header('Accept')?.includes('text/html')) throw notFound(words.message);
  return c.body(pageOf(words), 404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${HASH}'; frame-ancestors 'none'`,
    'Cache-Control': 'no-store',
  });
}

/** The same on an app's own host at an address that is no page's, however it is written; null for programs. */
export const missingOnHost = (c: Context): Response | null =>
  looksForPage(c) ? missingPage(c, NOTHING) : null;
