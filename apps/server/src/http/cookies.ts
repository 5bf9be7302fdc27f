import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** The builder's refresh cookie: it refreshes the token and lets pages load, and no call takes it for more. */
const BUILDER = 'trellis_session';
/** The refresh cookie of one app's end user, seen by that app's auth calls alone. */
const APP = 'trellis_app';
const THIRTY_DAYS = 30 * 24 * 60 * 60;

const isSecure = (c: Context) =>
  new URL(c.req.url).protocol === 'https:' || c.req.header('X-Forwarded-Proto') === 'https';

export const builderCookie = {
  get: (c: Context) => getCookie(c, BUILDER) ?? null,
  set: (c: Context, value: string) =>
    setCookie(c, BUILDER, value, {
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: THIRTY_DAYS,
      secure: isSecure(c),
    }),
  clear: (c: Context) => deleteCookie(c, BUILDER, { path: '/' }),
};

export const appCookie = {
  get: (c: Context) => getCookie(c, APP) ?? null,
  set: (c: Context, appId: string, value: string) =>
    setCookie(c, APP, value, {
      httpOnly: true,
      sameSite: 'Lax',
      path: `/apps/${appId}/auth`,
      maxAge: THIRTY_DAYS,
      secure: isSecure(c),
    }),
};

/** What the app's cookie holds after signing out: a builder on the same host is then not signed in again by itself. */
export const SIGNED_OUT = 'out';
