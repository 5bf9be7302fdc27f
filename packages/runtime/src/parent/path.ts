const HERE = 'http://app.invalid';
/** An address may be as long as servers take it. */
const MOST = 8_000;
/** Nobody encodes what is meant to be read more often than this. */
const DECODINGS = 5;

/**
 * The place of an app that an address means, in the form in which it stands behind the app's base: it begins with
 * one slash and never leads above it. Null for what is no such place, or would be none for whoever decodes it once
 * more (`..%2f`).
 */
export function appPath(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > MOST || given[0] !== '/') return null;
  // As the browser reads it: dots resolved, backslashes turned, tabs and line ends gone.
  const { pathname, search, hash } = new URL(HERE + given);
  const path = pathname.replace(/^\/+/, '/');
  return climbs(path) ? null : path + search + hash;
}

/** Whether a path leads upwards, however often it is decoded. */
function climbs(path: string): boolean {
  let now = path;
  for (let times = 0; times < DECODINGS; times++) {
    // Readers of addresses take tabs and line ends out, cut spaces off their end, and end a path at these signs.
    if (/[\\/]\.\.?[\p{Cc} ]*([\\/?#]|$)/u.test(now.replace(/[\t\n\r]/g, ''))) return true;
    const before = now;
    // Sign by sign, so that one that is no sign does not keep the others.
    now = now.replace(/%[0-7][\da-f]/gi, (sign) => decodeURIComponent(sign));
    if (now === before) return false;
  }
  return true;
}
