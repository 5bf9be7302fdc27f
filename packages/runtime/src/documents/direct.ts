import { randomBytes } from 'node:crypto';
import type { BridgeUser } from '../bridge.ts';
import { firstFiles, linkedNames } from '../parent/linked.ts';
import { BOOT_ID, type ShellBoot } from '../shell/boot.ts';
import { reachRules } from './frame.ts';
import {
  besideStyle,
  escapeHtml,
  headTags,
  inScript,
  markTo,
  NET_NOTE,
  type ShellHead,
} from './head.ts';
import type { ShellPage } from './shell.ts';

/** What the page of an app on an origin of its own carries for its script. */
export interface DirectBoot extends Omit<ShellBoot, 'frameUrl' | 'build'> {
  user: BridgeUser | null;
}

const NO_REACH = { embedOrigins: [], approvedHosts: [] };

/** Makes the page of an app that has an origin of its own: the same build, without a frame around it. */
export type DirectDocument = (
  boot: ShellBoot,
  head: ShellHead,
  visit: { path: string; user: BridgeUser | null },
  reach?: { embedOrigins: readonly string[]; approvedHosts: readonly string[] },
) => ShellPage;

/** `script` is the bundled `direct/main.ts`. */
export function makeDirectDocument(script: string): DirectDocument {
  const code = script.replaceAll('</script', '<\\/script');
  return (boot, head, visit, { embedOrigins, approvedHosts } = NO_REACH) => {
    const nonce = randomBytes(16).toString('base64');
    return {
      html: page(boot, head, visit, code, nonce),
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-security-policy': directCsp(nonce, embedOrigins, approvedHosts),
      },
    };
  };
}

/** The app's own origin: what its code does there can reach nothing of the builder or of other apps. */
function directCsp(
  nonce: string,
  frameAncestors: readonly string[],
  approvedHosts: readonly string[],
): string {
  return [
    "default-src 'none'",
    // Scripts of other hosts run in a frame alone: here they would have the session of whoever is signed in.
    `script-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    "media-src 'self' data: blob: https:",
    'worker-src blob:',
    ...reachRules(approvedHosts),
    `frame-ancestors ${frameAncestors.length ? frameAncestors.join(' ') : "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

function page(
  boot: ShellBoot,
  head: ShellHead,
  visit: { path: string; user: BridgeUser | null },
  code: string,
  nonce: string,
): string {
  const { build, filesBase, frameUrl: _, ...rest } = boot;
  const own: DirectBoot = { ...rest, filesBase, user: visit.user };
  const imports = linkedNames(build, filesBase);
  const styles = build.styles.map(
    (file) => `<link rel="stylesheet" href="${escapeHtml(filesBase + file)}">`,
  );
  const ahead = firstFiles(build, visit.path).flatMap((name) =>
    imports[name] ? [`<link rel="modulepreload" href="${escapeHtml(imports[name])}">`] : [],
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(boot.name)}</title>
<script type="importmap" nonce="${nonce}">${inScript({ imports })}</script>
${[...styles, ...ahead].join('\n')}
${headTags(boot.name, head)}
<style>${besideStyle(head)}</style>
</head>
<body>
<div id="root"></div>
${head.mark ? markTo(head.mark) : ''}${NET_NOTE}
<noscript>This app needs JavaScript.</noscript>
<script type="application/json" id="${BOOT_ID}">${inScript(own)}</script>
<script nonce="${nonce}">${code}</script>
<script type="module" src="${escapeHtml(filesBase + build.entry)}"></script>
</body>
</html>
`;
}
