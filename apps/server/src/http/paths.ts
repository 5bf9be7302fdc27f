import type { MiddlewareHandler } from 'hono';
import { notFound } from '../refusal.ts';

/** Pages of apps and of the builder: one document answers for all below them, whatever is written there. */
const PAGES = /^\/(app\/[^/]+(?!\/_build\/)|build\/app\/[^/]+)(\/|$)/;
/** Calls whose last name is a path by itself: an operation of somebody else's API. */
const FREE = /^\/api\/apps\/[^/]+\/(integrations\/custom\/[^/]+|external-auth\/tokens|ai)\//;
/** What is no page on an app's own host. */
const NAMED =
  /^\/(files|api|live_api|apps|integrations|runtime|functions|assets|_[^/]+|app\/[^/]+\/_build)(\/|$)/;

/**
 * The one place that decides what a name in a path may be once it is decoded (security.md): a whole step of the path. One
 * that becomes several, or a way up, or another name when it is decoded again, was written to be read in two ways.
 */
export function isPlainPath(pathname: string): boolean {
  if (pathname.includes('\\')) return false;
  return pathname.split('/').every((step) => {
    let name: string;
    try {
      name = decodeURIComponent(step);
    } catch {
      return false;
    }
    return (
      name !== '.' &&
      name !== '..' &&
      !/[/\\\p{Cc}]/u.test(name) &&
      !/%(2[ef]|5c|25|[01][\da-f]|7f)/i.test(name)
    );
  });
}

/** Whether a path is one in which nothing stands for something on our side. */
const isFree = (path: string, isOwnHost: boolean): boolean =>
  FREE.test(path) || (isOwnHost ? !NAMED.test(path) : PAGES.test(path));

/** Refuses paths that are not plain, before any route reads a name out of them. */
export function plainPaths({ isOwnHost }: { isOwnHost: boolean }): MiddlewareHandler {
  return async (c, next) => {
    const raw = pathOf(c.req.url);
    if (!isPlainPath(raw) && !isFree(c.req.path, isOwnHost))
      throw notFound('There is nothing at this address');
    await next();
  };
}

/** The path as it was sent, still encoded. */
function pathOf(url: string): string {
  const from = url.indexOf('/', url.indexOf('://') + 3);
  if (from === -1) return '/';
  const end = url.slice(from).search(/[?#]/);
  return end === -1 ? url.slice(from) : url.slice(from, from + end);
}
