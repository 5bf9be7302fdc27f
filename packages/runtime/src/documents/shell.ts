import { createHash } from 'node:crypto';
import { BOOT_ID, type ShellBoot } from '../shell/boot.ts';

export type { ShellBoot } from '../shell/boot.ts';

export interface ShellPage {
  html: string;
  headers: Record<string, string>;
}

/** What stands around the app: in the browser's tab, where its address is shared, and in its corner. */
export interface ShellHead {
  description: string;
  /** Address of the app's own sign on this origin; null for the browser's. */
  icon: string | null;
  /** Whole addresses, for those who fetch them from elsewhere. */
  url: string;
  picture: string | null;
  /** Where the product's mark in the corner leads; null for none. */
  mark: string | null;
}

/** Makes the page of a published app. `frameAncestors`: origins that may embed it; none unless told. */
export type ShellDocument = (
  boot: ShellBoot,
  head: ShellHead,
  frameAncestors?: readonly string[],
) => ShellPage;

const STYLE = `html,body{margin:0;height:100%;background:#fff;color-scheme:light dark}
@media(prefers-color-scheme:dark){html,body{background:#16120f}}
#app{position:fixed;inset:0}
#note{position:fixed;inset:0;display:none;align-items:center;justify-content:center;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#3d332b;background:#faf8f5;text-align:center}
#note.on{display:flex}
#note p{max-width:28rem;margin:0 0 16px}
#note button{font:inherit;padding:8px 16px;border:1px solid #8b7f74;border-radius:8px;background:#fff;color:inherit;cursor:pointer}
#mark{position:fixed;right:12px;bottom:12px;padding:4px 10px;border-radius:999px;border:1px solid #d8d1c4;background:#fffffff2;color:#3d332b;font:12px/1.5 system-ui,sans-serif;text-decoration:none}
#mark:focus-visible{outline:2px solid #256f50;outline-offset:2px}`;

const sha256 = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The trusted page around every published app. `script` is the bundled `shell/main.ts`. */
export function makeShellDocument(script: string): ShellDocument {
  const code = script.replaceAll('</script', '<\\/script');
  const scriptHash = sha256(code);
  const styleHash = sha256(STYLE);
  return (boot, head, frameAncestors = []) => ({
    html: page(boot, head, code),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'same-origin',
      'content-security-policy': [
        "default-src 'none'",
        `script-src ${scriptHash}`,
        // The frame is placed by its own style attribute.
        `style-src ${styleHash}`,
        "img-src 'self'",
        "connect-src 'self'",
        `frame-src ${boot.frameUrl.startsWith('/') ? "'self'" : boot.frameUrl}`,
        `frame-ancestors ${frameAncestors.length ? frameAncestors.join(' ') : "'none'"}`,
        "base-uri 'none'",
        "form-action 'none'",
      ].join('; '),
    },
  });
}

function page(boot: ShellBoot, head: ShellHead, script: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(boot.name)}</title>
${headTags(boot.name, head)}
<style>${STYLE}</style>
</head>
<body>
<div id="app"></div>
${head.mark ? markTo(head.mark) : ''}<div id="note" role="alert"><div><p></p><button type="button">Try again</button></div></div>
<script type="application/json" id="${BOOT_ID}">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>
<script>${script}</script>
</body>
</html>
`;
}

const markTo = (address: string): string =>
  `<a id="mark" href="${escapeHtml(address)}" target="_blank" rel="noreferrer">Made with Trellis</a>\n`;

function headTags(name: string, head: ShellHead): string {
  const meta: [key: 'name' | 'property', name: string, content: string | null][] = [
    ['name', 'description', head.description || null],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', name],
    ['property', 'og:description', head.description || null],
    ['property', 'og:url', head.url],
    ['property', 'og:image', head.picture],
    ['name', 'twitter:card', head.picture ? 'summary_large_image' : 'summary'],
  ];
  const tags = meta.flatMap(([key, of, content]) =>
    content ? [`<meta ${key}="${of}" content="${escapeHtml(content)}">`] : [],
  );
  if (head.icon) tags.unshift(`<link rel="icon" href="${escapeHtml(head.icon)}">`);
  return tags.join('\n');
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
