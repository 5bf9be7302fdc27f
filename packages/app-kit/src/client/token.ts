import { bridge } from './bridge.ts';

/** Where the public client keeps a token that the app's own sign-in form brought. */
const KEY = 'base44_access_token';

/** Stands for the token of the page around. */
const OF_THIS_PAGE = 'of-this-page';

/** A sign-in form of the app's own brought a token; it stands before that of the page around. */
export const ownToken = (): string | null => globalThis.localStorage?.getItem(KEY) ?? null;

export function keepToken(token: string | null): void {
  if (token === OF_THIS_PAGE || token === ownToken()) return;
  if (token) globalThis.localStorage?.setItem(KEY, token);
  else globalThis.localStorage?.removeItem(KEY);
  // What the app knows of who looks at it is somebody else's now: the page begins anew when it is left.
  globalThis.dispatchEvent?.(new Event('trellis:identity'));
}

/** The visitor's token; with `refresh` the one before was refused. */
export async function visitorToken(options?: { refresh?: boolean }): Promise<string | null> {
  if (options?.refresh) keepToken(null);
  return ownToken() ?? (await bridge().getToken(options));
}

/**
 * What stands for a token where code only asks whether there is one, or hands it to `fetch`: the page
 * around the app gives its own out for each call, and keeps it to itself until then.
 */
export function knownToken(): string | null {
  const own = ownToken();
  if (own !== null) return own;
  if (!bridge().user) return null;
  fillIn();
  return OF_THIS_PAGE;
}

let isFilledIn = false;

/** From now on, calls of the server that are made with what stands for the token are made with the token. */
function fillIn(): void {
  if (isFilledIn) return;
  isFilledIn = true;
  const plain = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    if (headers.get('Authorization') !== `Bearer ${OF_THIS_PAGE}`) return plain(input, init);
    headers.delete('Authorization');
    const url = new URL(String(input), bridge().serverUrl || location.href);
    const isOurs = url.origin === new URL(bridge().serverUrl || location.href).origin;
    const token = isOurs ? await visitorToken() : null;
    if (token) headers.set('Authorization', `Bearer ${token}`);
    return plain(isOurs ? url.href : input, { ...init, headers });
  };
}
