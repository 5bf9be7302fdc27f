import type { Context, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * Marks an answer that was made through the context, for nobody to keep: it has its headers already. To
 * look at them again would make a whole response of what Node can send as it is.
 */
export function markAnswer(c: Context): void {
  c.set('isAnswer', true);
}

/** What every answer carries unless it says something stricter itself. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
  await next();
  if (c.get('isAnswer')) return;
  for (const [name, value] of Object.entries(HEADERS))
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
};

const compressing = compress();

/** Compresses what is worth it, for those who take it. */
export const compressed: MiddlewareHandler = async (c, next) => {
  await next();
  const isPlain = !/gzip|deflate|br|\*/.test(c.req.header('Accept-Encoding') ?? '');
  if (!(isPlain && c.get('isAnswer'))) await compressing(c, async () => {});
};
