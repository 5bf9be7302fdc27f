import { bridge } from './bridge.ts';

/** Where the public client keeps a token that the app's own sign-in form brought. */
const KEY = 'base44_access_token';

/** Stands for the token of the page around. */
const OF_THIS_PAGE = 'of-this-page';

/** A sign-in form of the app's own brought a token; it stands before that of the page around. */
export const ownToken = (): string | null => globalThis.localStorage?.getItem(KEY) ?? null;

export function keepToken(token: string | null): void {
  if (token === OF_THIS_PAGE) return;
  if (token) globalThis.localStorage?.setItem(KEY, token);
  else globalThis.localStorage?.removeItem(KEY);
}

/** The visitor's token; with `refresh` the one before was refused. */
export async function visitorToken(options?: { refresh?: boolean }): Promise<string | null> {
  if (options?.refresh) keepToken(null);
  return ownToken() ?? (await bridge().getToken(options));
}

/**
 * What stands for a token where code only asks whether there is one: the page around the app hands
 * out its own for each call, and keeps it to itself until then.
 */
export const knownToken = (): string | null => ownToken() ?? (bridge().user ? OF_THIS_PAGE : null);
