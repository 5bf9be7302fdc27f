import type { AppLook } from '@trellis/contract';
import { escapeHtml, headTags, inScript, markTo, type ShellHead } from './head.ts';
import type { ShellPage } from './shell.ts';
import { sha256 } from './shell.ts';

/** Where what the pages of our own code load is served. */
export const TOOL_BASE = '/_tool/';

const MARK_STYLE =
  '#mark{position:fixed;right:12px;bottom:12px;padding:4px 10px;border-radius:999px;border:1px solid hsl(var(--border));background:hsl(var(--card));color:hsl(var(--foreground));font-size:12px;text-decoration:none}';

/** Where the way to the assistant stands in the mark's corner, the mark has the other. */
const MARK_ASIDE = '#mark{right:auto;left:12px}';

/** A page of our own code over the builder's data. */
export interface OwnPage {
  name: string;
  head: ShellHead;
  look: AppLook;
  /** The element that the script draws into, and what stands there until it does. */
  root: { id: string; html: string };
  /** What the page's script begins with; null for a page that needs none. */
  boot: { id: string; value: object } | null;
  frameAncestors: readonly string[];
  /** The address of the script that puts the way to the app's assistant there; null for none. */
  bubble?: string | null;
}

/**
 * Makes such pages (ruling 41). They take the app's colours by their tokens, never its own style sheet (ruling 72), and
 * nothing that a builder or a model wrote becomes markup.
 */
export function makeOwnPage({ entry, style }: { entry: string; style: string }) {
  // Without a theme of the app's the page is as its reader's device is.
  const [, darkTokens = ''] = /:where\(\.dark,\s*:host\(\.dark\)\)\{([^}]*)\}/.exec(style) ?? [];
  const asDevice = `@media(prefers-color-scheme:dark){:where(.auto){${darkTokens}}html.auto{color-scheme:dark}}`;
  return ({ name, head, look, root, boot, frameAncestors, bubble }: OwnPage): ShellPage => {
    const css = [style, asDevice, MARK_STYLE, bubble ? MARK_ASIDE : '', look.css].join('\n');
    const html = `<!doctype html>
<html lang="en" class="${look.theme ?? 'auto'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(name)}</title>
${headTags(name, head)}
${boot ? `<link rel="modulepreload" href="${TOOL_BASE}${entry}">\n` : ''}<style>${css}</style>
</head>
<body>
<div id="${root.id}">${root.html}</div>
${head.mark ? markTo(head.mark) : ''}${boot ? scripts(boot, entry) : ''}${bubble ? `<script async src="${escapeHtml(bubble)}"></script>\n` : ''}</body>
</html>
`;
    return {
      html,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'content-security-policy': [
          "default-src 'none'",
          "script-src 'self'",
          `style-src ${sha256(css)}`,
          "img-src 'self' data: blob:",
          "connect-src 'self'",
          "font-src 'self'",
          ...(bubble ? ["frame-src 'self'"] : []),
          `frame-ancestors ${frameAncestors.length ? frameAncestors.join(' ') : "'none'"}`,
          "base-uri 'none'",
          "form-action 'none'",
        ].join('; '),
      },
    };
  };
}

const scripts = (boot: { id: string; value: object }, entry: string): string =>
  `<script type="application/json" id="${boot.id}">${inScript(boot.value)}</script>
<script type="module" src="${TOOL_BASE}${entry}"></script>
`;
