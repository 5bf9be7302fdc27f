import type { Call } from '@trellis/contract';
import type { MiddlewareHandler } from 'hono';
import { notFound } from '../refusal.ts';

/** Pages of apps and of the builder: one document answers for all below them, whatever is written there. */
const PAGES = /^\/(app\/[^/]+(?!\/_build\/)|build\/app\/[^/]+)(\/|$)/;
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

/** What stands before the free part of the paths of such calls. */
function freePaths(calls: readonly Call[]): RegExp[] {
  return calls
    .filter(({ isFreePath }) => isFreePath)
    .map(({ path }) => path.slice(0, path.lastIndexOf('/') + 1).replace(/\{\w+\}/g, '[^/]+'))
    .map((before) => new RegExp(`^${before}`));
}

/** Refuses paths that are not plain, before any route reads a name out of them. */
export function plainPaths(
  calls: readonly Call[],
  { isOwnHost }: { isOwnHost: boolean },
): MiddlewareHandler {
  const free = freePaths(calls);
  // In these nothing stands for something on our side.
  const isFree = (path: string) =>
    free.some((before) => before.test(path)) || (isOwnHost ? !NAMED.test(path) : PAGES.test(path));
  return async (c, next) => {
    if (!isPlainPath(pathOf(c.req.url)) && !isFree(c.req.path))
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
