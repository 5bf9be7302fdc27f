import { config, type z } from 'zod';

// Pages forbid code made of text, so that zod's attempt would only be a violation to report.
if ('document' in globalThis) config({ jitless: true });

/**
 * Who may make a call; the server refuses everybody else before the handler runs.
 * `anyone` · `account` (a signed-in builder, verified or not) · `builder` (signed in and verified) ·
 * `admin` (of the installation) · `viewer`, `editor`, `owner` (a role on the app that the path names) ·
 * `visitor` (the app's run time: an app token, the builder token of people with a role, or nobody;
 * the row and app rules decide) · `app-cookie` (the published shell, by its cookie).
 */
export type Who =
  | 'anyone'
  | 'account'
  | 'builder'
  | 'admin'
  | 'viewer'
  | 'editor'
  | 'owner'
  | 'visitor'
  | 'app-cookie';

/** Bytes of a body, unless its call says otherwise. */
export const BODY = 2_000_000;

/** One call of the product, declared once; the server serves it and the OpenAPI page shows it. */
export interface Call<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for parameters, as in OpenAPI. */
  path: string;
  who: Who;
  /**
   * `any`: a bearer that is none of ours may be somebody else's secret for the handler; it makes nobody known here.
   * `keys`: the keys of apps are taken, too (ruling 52).
   */
  tokens?: 'any' | 'keys';
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  /** The JSON answer; absent where the answer is a stream, a file or nothing. */
  answer?: A;
  /**
   * Who comes with a token that has ended is nobody here. Elsewhere a visitor is told to sign in again; the
   * public client sends the token that it keeps with these calls, too, and signing in is one of them.
   */
  isForNobody?: true;
  /** Also for people of an app who have no membership of it yet, where it asks for one. */
  isBeforePaying?: true;
  /**
   * The last parameter is a path by itself, as somebody else's API writes it: what is in it names nothing of ours, so
   * that it may be written in any way.
   */
  isFreePath?: true;
  /** How the body arrives, when it is not JSON. */
  bodyKind?: 'json' | 'multipart' | 'binary';
  /** Bytes of its body where it may have more than `BODY`; it is in memory whole, so such calls take turns. */
  bodyLimit?: number;
}

/** Declares a call; only there for the types. */
export function call<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
>(declaration: Call<P, Q, B, A>): Call<P, Q, B, A> {
  return declaration;
}
