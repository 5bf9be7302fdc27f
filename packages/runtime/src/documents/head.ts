import { letterIcon } from '@trellis/contract';

/** What stands around the app: in the browser's tab, where its address is shared, and in its corner. */
export interface ShellHead {
  description: string;
  /** Address of the app's own sign on this origin; null for a letter in its colour. */
  icon: string | null;
  /** The app's colour, for its letter. */
  color?: string | null;
  /** Whole addresses, for those who fetch them from elsewhere. */
  url: string;
  picture: string | null;
  /** Where the product's mark in the corner leads; null for none. */
  mark: string | null;
  /** Search engines are asked to leave the page out. */
  hidden?: boolean;
}

const MARK_STYLE = `#mark{position:fixed;right:12px;bottom:12px;z-index:2147483000;padding:4px 10px;border-radius:999px;border:1px solid #d8d1c4;background:#fffffff2;color:#3d332b;font:12px/1.5 system-ui,sans-serif;text-decoration:none}
#mark:focus-visible{outline:2px solid #256f50;outline-offset:2px}`;
const NET_STYLE = `#net{position:fixed;left:50%;bottom:16px;z-index:2147483001;transform:translateX(-50%);max-width:calc(100vw - 32px);padding:8px 16px;border-radius:999px;background:#3d332b;color:#fff;font:14px/1.5 system-ui,sans-serif}
#net[hidden]{display:none}`;

/** Styles of what stands beside the app: the word that the connection is gone, and the product's mark where it is. */
export const besideStyle = ({ mark }: ShellHead): string =>
  mark ? `${NET_STYLE}\n${MARK_STYLE}` : NET_STYLE;

/** Said while the browser has no connection; the script shows it. */
export const NET_NOTE =
  '<div id="net" role="status" hidden>You are offline. What you see may be old, and nothing can be saved until you are back.</div>';

export const markTo = (address: string): string =>
  `<a id="mark" href="${escapeHtml(address)}" target="_blank" rel="noreferrer">Made with Trellis</a>\n`;

export function headTags(name: string, head: ShellHead): string {
  const meta: [key: 'name' | 'property', name: string, content: string | null][] = [
    ['name', 'description', head.description || null],
    ['name', 'robots', head.hidden ? 'noindex, nofollow' : null],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', name],
    ['property', 'og:site_name', name],
    ['property', 'og:description', head.description || null],
    ['property', 'og:url', head.url],
    ['property', 'og:image', head.picture],
    ['name', 'twitter:card', head.picture ? 'summary_large_image' : 'summary'],
  ];
  const tags = meta.flatMap(([key, of, content]) =>
    content ? [`<meta ${key}="${of}" content="${escapeHtml(content)}">`] : [],
  );
  tags.unshift(
    `<link rel="icon" href="${head.icon ? escapeHtml(head.icon) : letterIcon(name, head.color)}">`,
    `<link rel="canonical" href="${escapeHtml(head.url)}">`,
  );
  return tags.join('\n');
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** JSON inside of a document. */
export const inScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
