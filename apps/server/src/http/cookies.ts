import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { hostAppOf } from './own-host.ts';

/** The builder's refresh cookie: it refreshes the token and lets pages load, and no call takes it for more. */
const BUILDER = 'trellis_session';
/** The refresh cookie of one app's end user, seen by that app's auth calls alone. */
const APP = 'trellis_app';
/** The same, for the pages of a private app alone: it lets them load. */
const APP_PAGE = 'trellis_app_page';
/** Marks a browser that people signed in with before; it says nothing but that (identity/devices.ts). */
const DEVICE = 'trellis_devices';
/** Binds an answer of Google to the browser that asked. */
const OAUTH = 'trellis_oauth';
/** Binds the connecting of a service to the browser that asked. */
const CONNECT = 'trellis_connect';
const YEAR = 365 * 24 * 60 * 60;
const THIRTY_DAYS = 30 * 24 * 60 * 60;

declare module 'hono' {
  interface ContextVariableMap {
    /** The browser came by HTTPS. */
    isSecure: boolean;
    /** The call that is served, as it is declared. */
    call: string;
  }
}

/** Over HTTPS alone, where the browser came by it (http/serve.ts). */
const isSecure = (c: Context): boolean => c.get('isSecure') === true;

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

export const appPageCookie = {
  get: (c: Context) => getCookie(c, APP_PAGE) ?? null,
  set: (c: Context, slug: string, value: string) =>
    setCookie(c, APP_PAGE, value, {
      httpOnly: true,
      sameSite: 'Lax',
      // On a host of its own the app begins at the root.
      path: hostAppOf(c) ? '/' : `/app/${slug}`,
      maxAge: THIRTY_DAYS,
      secure: isSecure(c),
    }),
};

export const deviceCookie = {
  get: (c: Context) => getCookie(c, DEVICE) ?? null,
  set: (c: Context, value: string) =>
    setCookie(c, DEVICE, value, {
      httpOnly: true,
      // Not Strict: who comes back from Google keeps the marks that there are.
      sameSite: 'Lax',
      path: '/',
      maxAge: YEAR,
      secure: isSecure(c),
    }),
};

export const oauthCookie = {
  get: (c: Context) => getCookie(c, OAUTH) ?? null,
  set: (c: Context, value: string) =>
    setCookie(c, OAUTH, value, {
      httpOnly: true,
      sameSite: 'Lax',
      path: '/api/auth/google',
      maxAge: 600,
      secure: isSecure(c),
    }),
  clear: (c: Context) => deleteCookie(c, OAUTH, { path: '/api/auth/google' }),
};

/** Binds a connector token, and what a service answers, to the browser that asked. */
export const connectCookie = {
  get: (c: Context) => getCookie(c, CONNECT) ?? null,
  set: (c: Context, value: string) =>
    setCookie(c, CONNECT, value, {
      httpOnly: true,
      // Not Strict: who comes back from the service brings it along.
      sameSite: 'Lax',
      path: '/api',
      maxAge: 1_200,
      secure: isSecure(c),
    }),
};

/** What the app's cookie holds after signing out: a builder on the same host is then not signed in again by itself. */
export const SIGNED_OUT = 'out';
