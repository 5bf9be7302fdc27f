import { createHash } from 'node:crypto';
import { BOOT_ID, type ShellBoot } from '../shell/boot.ts';
import {
  besideStyle,
  escapeHtml,
  headTags,
  inScript,
  markTo,
  NET_NOTE,
  type ShellHead,
} from './head.ts';

export type { ShellBoot } from '../shell/boot.ts';
export type { ShellHead } from './head.ts';

export interface ShellBubble {
  src: string;
  source: string;
}

export interface ShellPage {
  html: string;
  headers: Record<string, string>;
}

/**
 * Makes the page of a published app. `frameAncestors`: origins that may embed it; none by default. `bubble`: the script
 * that leads to the app's chat assistant, and how the page's policy names it; null where there is none.
 */
export type ShellDocument = (
  boot: ShellBoot,
  head: ShellHead,
  frameAncestors?: readonly string[],
  bubble?: ShellBubble | null,
) => ShellPage;

const STYLE = `html,body{margin:0;height:100%;background:#fff;color-scheme:light dark}
@media(prefers-color-scheme:dark){html,body{background:#16120f}}
#early{box-sizing:border-box;max-width:72rem;margin:0 auto;padding:12px 24px;font:600 18px/40px system-ui,sans-serif;color:#3d332b}
#early i{display:block;height:14px;margin:28px 0 0;border-radius:8px;background:#8882}
#early i:nth-of-type(1){height:28px;width:40%;margin-top:44px}
#early i:nth-of-type(2){width:60%}
#early i:nth-of-type(3){height:180px}
@media(prefers-color-scheme:dark){#early{color:#ece7df}}
#app{position:fixed;inset:0}
#note{position:fixed;inset:0;display:none;align-items:center;justify-content:center;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#3d332b;background:#faf8f5;text-align:center}
#note.on{display:flex}
#note p{max-width:28rem;margin:0 0 16px}
#note button{font:inherit;padding:8px 16px;border:1px solid #8b7f74;border-radius:8px;background:#fff;color:inherit;cursor:pointer}`;
const styleOf = (head: ShellHead): string => `${STYLE}\n${besideStyle(head)}`;

/** A text as a policy names it that lets it run. */
export const sha256 = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The trusted page around every published app. `script` is the bundled `shell/main.ts`. */
export function makeShellDocument(script: string): ShellDocument {
  const code = script.replaceAll('</script', '<\\/script');
  const scriptHash = sha256(code);
  return (boot, head, frameAncestors = [], bubble = null) => ({
    html: page(boot, head, code, bubble?.src ?? null),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'same-origin',
      'content-security-policy': [
        "default-src 'none'",
        // That one script of this origin, and no other.
        `script-src ${scriptHash}${bubble ? ` ${bubble.source}` : ''}`,
        // The frame is placed by its own style attribute.
        `style-src ${sha256(styleOf(head))}`,
        "img-src 'self' data:",
        "connect-src 'self'",
        `frame-src ${boot.frameUrl.startsWith('/') ? "'self'" : boot.frameUrl.split('?')[0]}${bubble ? " 'self'" : ''}`,
        `frame-ancestors ${frameAncestors.length ? frameAncestors.join(' ') : "'none'"}`,
        "base-uri 'none'",
        "form-action 'none'",
      ].join('; '),
    },
  });
}

function page(boot: ShellBoot, head: ShellHead, script: string, bubble: string | null): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(boot.name)}</title>
${headTags(boot.name, head)}
<style>${styleOf(head)}</style>
</head>
<body>
<div id="early"><span>${escapeHtml(boot.name)}</span><i></i><i></i><i></i></div>
<div id="app"></div>
${head.mark ? markTo(head.mark) : ''}<div id="note" role="alert"><div><p></p><button type="button"></button></div></div>
${NET_NOTE}
<script type="application/json" id="${BOOT_ID}">${inScript(boot)}</script>
<script>${script}</script>
${bubble ? `<script async src="${escapeHtml(bubble)}"></script>\n` : ''}</body>
</html>
`;
}
