/**
 * Where to go on (ruling 13): a path of our own, or, for an app's people, an address on the host that
 * the app proved to be its own; nothing else.
 */
export function safePath(
  path: string | null | undefined,
  otherwise: string,
  host: string | null = null,
): string {
  if (!path) return otherwise;
  // Browsers read a backslash as a slash, and drop tabs and line ends before they look.
  if (/^\/(?!\/)/.test(path) && !/[\\\r\n\t]/.test(path)) return path;
  const isOfApp = host !== null && URL.canParse(path) && new URL(path).origin === `https://${host}`;
  return isOfApp ? path : otherwise;
}
