import { SANDBOX } from '../sandbox.ts';

/**
 * The nonce on the frame's one script, the same in every copy of the document. It is no secret and
 * need not be one: the document holds nothing of an app, and app code runs there anyway.
 */
const NONCE = 'trellis-frame';

export interface FrameDocument {
  html: string;
  /** The header for one app; `approvedHosts` are origins that its builder approved (`https://…`). */
  csp(approvedHosts?: readonly string[]): string;
}

/** The static document of the frame, the same bytes for every app. `script` is the bundled `frame/main.ts`. */
export function makeFrameDocument(script: string): FrameDocument {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>App</title>
</head>
<body>
<div id="root"></div>
<script nonce="${NONCE}">${script.replaceAll('</script', '<\\/script')}</script>
</body>
</html>
`;
  return { html, csp: frameCsp };
}

/** What an app may show, call and be styled by: its own origin, and the hosts elsewhere that its builder approved. */
export function reachRules(approvedHosts: readonly string[]): string[] {
  const hosts = sourcesOf(approvedHosts);
  const beside = hosts ? ` ${hosts}` : '';
  return [
    `frame-src ${hosts || "'none'"}`,
    `connect-src 'self'${beside}`,
    `style-src 'self' 'unsafe-inline' https://fonts.googleapis.com${beside}`,
    `font-src 'self' data: https://fonts.gstatic.com${beside}`,
  ];
}

const sourcesOf = (approvedHosts: readonly string[]): string =>
  approvedHosts.filter((host) => /^https:\/\/[\w.*-]+(:\d+)?$/.test(host)).join(' ');

function frameCsp(approvedHosts: readonly string[] = []): string {
  const hosts = sourcesOf(approvedHosts);
  return [
    "default-src 'none'",
    // Scripts of hosts that were approved run here, where they are as far from everything as the app's code.
    `script-src 'nonce-${NONCE}' blob:${hosts ? ` ${hosts}` : ''}`,
    "img-src 'self' data: blob: https:",
    "media-src 'self' data: blob: https:",
    'worker-src blob:',
    ...reachRules(approvedHosts),
    "base-uri 'none'",
    "form-action 'none'",
    // Repeated here so that the address, opened by itself, is as opaque as in its frame.
    `sandbox ${SANDBOX}`,
  ].join('; ');
}
