/** Parts of a query that tell where a visitor came from; the page is the same without them. */
const TRACKING = /^(utm_\w+|gclid|fbclid|mc_[ce]id|ref_src|yclid|msclkid)$/i;
/** What is no page: pictures, sounds, programs. */
const NO_PAGE =
  /\.(jpe?g|png|gif|webp|avif|svg|ico|css|m?js|json|xml|rss|atom|zip|gz|tar|7z|rar|exe|dmg|mp[34]|m4a|wav|ogg|webm|mov|avi|woff2?|ttf|eot|docx?|xlsx?|pptx?)$/i;

/** An address as pages are told apart by: without its fragment and without what only tracks; null for none of the web. */
export function plainAddress(text: string, base?: string): string | null {
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  url.hash = '';
  for (const name of [...url.searchParams.keys()])
    if (TRACKING.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  return url.href;
}

/** Hosts that are the same site: with `www.` and without. */
const siteOf = (host: string): string => host.replace(/^www\./, '');
export const isSameSite = (address: string, start: string): boolean =>
  siteOf(new URL(address).host) === siteOf(new URL(start).host);

export const maybePage = (address: string): boolean => !NO_PAGE.test(new URL(address).pathname);

/** Whether a page is among those that are wanted: paths begin as one that is included, and as none that is excluded. */
export function isWanted(
  address: string,
  { include, exclude }: { include: readonly string[]; exclude: readonly string[] },
): boolean {
  const { pathname } = new URL(address);
  const begins = (path: string) => {
    const wanted = path.startsWith('/') ? path : `/${path}`;
    return (
      pathname === wanted ||
      pathname.startsWith(wanted.replace(/\/?\*?$/, '/')) ||
      (wanted.endsWith('*') && pathname.startsWith(wanted.slice(0, -1)))
    );
  };
  if (exclude.some(begins)) return false;
  return include.length === 0 || include.some(begins);
}

/** Where people open something; nothing but an address of the web is one. */
export const webAddress = (text: string | null | undefined): string | null =>
  text && /^https?:/i.test(text) ? plainAddress(text) : null;
