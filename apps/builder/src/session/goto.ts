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

/** The keywords of `goto` (spec 1, section 2): each opens something, wherever the person is. */
export const GOTO = { upgradePlan: 'upgrade_app_plan' } as const;

/** Where signing in leads: `next`, `continueUrl`, or `goto` when it is a path; a keyword of `goto` comes along. */
export function afterSignIn(params: URLSearchParams): string {
  const to = params.get('goto');
  const next = safePath(params.get('next') ?? params.get('continueUrl') ?? to, '/home');
  if (to !== GOTO.upgradePlan) return next;
  const { pathname, search, hash } = new URL(next, window.location.origin);
  const query = new URLSearchParams(search);
  query.set('goto', to);
  return `${pathname}?${query}${hash}`;
}

/**
 * Where an app's people go on. `back` is the same for mails and for Google, which lead over the product's host: on the
 * app's own one a path is one of that host, so it is named.
 */
export function afterAppSignIn(
  params: URLSearchParams,
  app: { slug: string; host: string | null } | null,
): { next: string; back: string } {
  const next = safePath(params.get('nextUrl'), `/app/${app?.slug ?? ''}`, app?.host);
  const isOwnHost = app?.host === window.location.host;
  return { next, back: isOwnHost ? new URL(next, window.location.origin).href : next };
}
