import { mainPageOf, pageKey, pathKey } from '@trellis/contract';

/** What is known of a published app's pages. */
export interface Pages {
  pages: readonly string[];
  mainPage: string | null;
  /** Its root component has routes of its own. */
  ownRoutes: boolean;
  /** The paths of its AI tools that people may run. */
  tools: readonly string[];
  /** It is made of tools: its home is ours. */
  isOfTools: boolean;
}

const LONGEST = 100;

/** The page that a path of an app leads to, as it is counted; null where nothing is. */
export function pageAt(path: string, app: Pages): string | null {
  const parts = partsOf(path);
  if (parts === null) return null;
  const [first, second] = parts;
  if (first === undefined && app.isOfTools) return '/';
  if (first?.toLowerCase() === 'tool' && second !== undefined) {
    const tool = app.tools.find((path) => pathKey(path) === pathKey(second));
    return tool === undefined ? null : `/tool/${tool}`;
  }
  const page =
    first === undefined
      ? mainPageOf(app.pages, app.mainPage)
      : app.pages.find((one) => pageKey(one) === pageKey(first));
  if (page) return page;
  // Only the app knows its own routes; what names one thing of many is not distinguished.
  if (!app.ownRoutes) return null;
  return `/${parts.map((part) => (isId(part) ? ':id' : part)).join('/')}`.slice(0, LONGEST);
}

function partsOf(path: string): string[] | null {
  try {
    return decodeURIComponent(path.split(/[?#]/, 1)[0] ?? '')
      .split('/')
      .filter(Boolean);
  } catch {
    return null;
  }
}

const isId = (part: string): boolean =>
  /^\d+$|^[0-9a-f]{16,}$|^[0-9a-f-]{32,36}$/i.test(part) || part.length > 40;

/** The host that a visit came from; '' where it came by no link, or by one of the app itself. */
export function referrerHost(referrer: string, ownHost: string): string {
  if (!URL.canParse(referrer)) return '';
  const { protocol, host, hostname } = new URL(referrer);
  if (!/^https?:$/.test(protocol) || host === ownHost) return '';
  return hostname.replace(/^www\./, '').slice(0, LONGEST);
}
