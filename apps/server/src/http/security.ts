import type { MiddlewareHandler } from 'hono';

/** What every answer carries unless it says something stricter itself. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const set = (name: string, value: string) => {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
  set('X-Content-Type-Options', 'nosniff');
  set('Referrer-Policy', 'same-origin');
  set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
};
