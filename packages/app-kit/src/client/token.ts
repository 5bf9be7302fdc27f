import { bridge } from './bridge.ts';

/** Where the public client keeps a token that the app's own sign-in form brought. */
const KEY = 'base44_access_token';

/** A sign-in form of the app's own brought a token; it stands before that of the page around. */
export const ownToken = (): string | null => globalThis.localStorage?.getItem(KEY) ?? null;

export function keepToken(token: string | null): void {
  if (token) globalThis.localStorage?.setItem(KEY, token);
  else globalThis.localStorage?.removeItem(KEY);
}

/** The visitor's token; with `refresh` the one before was refused. */
export async function visitorToken(options?: { refresh?: boolean }): Promise<string | null> {
  if (options?.refresh) keepToken(null);
  return ownToken() ?? (await bridge().getToken(options));
}
