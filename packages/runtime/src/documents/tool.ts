import { createHash } from 'node:crypto';
import type { AppLook } from '@trellis/contract';
import { BOOT_ID, type ToolBoot } from '@trellis/tool-ui/boot';
import { escapeHtml, headTags, inScript, markTo, type ShellHead } from './head.ts';
import type { ShellPage } from './shell.ts';

/** Where what the page loads is served. */
export const TOOL_BASE = '/_tool/';

/** Makes the page of a published AI tool. */
export type ToolDocument = (
  boot: ToolBoot,
  head: ShellHead,
  look: AppLook,
  frameAncestors?: readonly string[],
) => ShellPage;

const MARK_STYLE =
  '#mark{position:fixed;right:12px;bottom:12px;padding:4px 10px;border-radius:999px;border:1px solid hsl(var(--border));background:hsl(var(--card));color:hsl(var(--foreground));font-size:12px;text-decoration:none}';

const sha256 = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The page: our own code over the builder's data (ruling 41). It takes the app's colours by their tokens, never its own
 * style sheet (ruling 72), and nothing that a builder or a model wrote becomes markup.
 */
export function makeToolDocument({ entry, style }: { entry: string; style: string }): ToolDocument {
  // Without a theme of the app's the page is as its reader's device is.
  const [, darkTokens = ''] = /:where\(\.dark,\s*:host\(\.dark\)\)\{([^}]*)\}/.exec(style) ?? [];
  const asDevice = `@media(prefers-color-scheme:dark){:where(.auto){${darkTokens}}html.auto{color-scheme:dark}}`;
  return (boot, head, look, frameAncestors = []) => {
    const { tool, app, home } = boot;
    const css = [style, asDevice, MARK_STYLE, look.css].join('\n');
    // On the home of an app of several tools the app is what the page is about.
    const isHome = home !== null && app !== null;
    const name = isHome ? app.name : tool.header || tool.title;
    const about = isHome ? app.description : tool.description;
    const shown = { ...head, description: about || head.description };
    const html = `<!doctype html>
<html lang="en" class="${look.theme ?? 'auto'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(name)}</title>
${headTags(name, shown)}
<link rel="modulepreload" href="${TOOL_BASE}${entry}">
<style>${css}</style>
</head>
<body>
<div id="tool"><div class="tool"><header><h1>${escapeHtml(name)}</h1>${about ? `<p>${escapeHtml(about)}</p>` : ''}</header></div></div>
${head.mark ? markTo(head.mark) : ''}<script type="application/json" id="${BOOT_ID}">${inScript(boot)}</script>
<script type="module" src="${TOOL_BASE}${entry}"></script>
</body>
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
          `frame-ancestors ${frameAncestors.length ? frameAncestors.join(' ') : "'none'"}`,
          "base-uri 'none'",
          "form-action 'none'",
        ].join('; '),
      },
    };
  };
}
