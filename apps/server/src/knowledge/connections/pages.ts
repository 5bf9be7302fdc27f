import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;text-align:center;padding:24px;color-scheme:light dark}h1{font-size:1.4rem;margin:0 0 8px}p{margin:0;max-width:32rem}';
const CLOSE = 'if (document.body.dataset.ends) setTimeout(() => window.close(), 600);';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A window that says what came of it; it closes where all went well. */
export function saidPage(c: Context, title: string, text: string): Response | Promise<Response> {
  keepPrivate(
    c,
    `default-src 'none'; style-src ${hashOf(STYLE)}; script-src ${hashOf(CLOSE)}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
  );
  const ends = title === 'Connected' ? 'yes' : '';
  return c.html(
    html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${raw(STYLE)}</style><body data-ends="${ends}"><main><h1>${title}</h1><p>${text}</p></main><script>${raw(CLOSE)}</script></body></html>`,
  );
}

interface Picking {
  /** Where Google's loader is. */
  script: string;
  key: string;
  project: string;
  /** An access token, for files alone that are picked. */
  token: string;
}

/** Opens Google's picker over several files; they are open to the connection once they are picked. */
const PICK = `const { token, key, project } = document.body.dataset;
const say = (text) => { document.querySelector('p').textContent = text; };
const begin = () => {
  const { DocsView, Feature, PickerBuilder, Action } = google.picker;
  new PickerBuilder()
    .addView(new DocsView().setIncludeFolders(true))
    .enableFeature(Feature.MULTISELECT_ENABLED)
    .enableFeature(Feature.SUPPORT_DRIVES)
    .setOAuthToken(token)
    .setDeveloperKey(key)
    .setAppId(project)
    .setOrigin(location.origin)
    .setCallback(({ action }) => {
      if (action === Action.PICKED) say('The files are open to the app now. You can close this window.');
      if (action === Action.PICKED || action === Action.CANCEL) setTimeout(() => window.close(), 600);
    })
    .build()
    .setVisible(true);
};
if (window.gapi) gapi.load('picker', begin);
else say('Google could not be reached. Close this window and try it again.');`;

/** The page on which files are picked at Google, with a policy of its own (ruling 80). */
export function pickerPage(c: Context, picking: Picking): Response | Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const { origin } = new URL(picking.script);
  keepPrivate(
    c,
    `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'unsafe-inline' ${origin} https://*.gstatic.com; img-src data: https:; font-src https://*.gstatic.com; connect-src ${origin} https://*.googleapis.com https://*.google.com; frame-src https://docs.google.com https://drive.google.com https://*.googleapis.com; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    // A key of Google's may be held to the addresses that it is used from.
    'strict-origin',
  );
  return c.html(
    html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pick files</title><style>${raw(STYLE)}</style><body data-token="${picking.token}" data-key="${picking.key}" data-project="${picking.project}"><main><h1>Pick files</h1><p role="status">Google shows your files in a moment.</p></main><script nonce="${nonce}" src="${picking.script}"></script><script nonce="${nonce}">${raw(PICK)}</script></body></html>`,
  );
}

/** What stands in these pages' addresses leads nowhere else, and nobody keeps them. */
function keepPrivate(c: Context, policy: string, referrer = 'no-referrer'): void {
  c.header('Content-Security-Policy', policy);
  c.header('Referrer-Policy', referrer);
  c.header('Cache-Control', 'no-store');
}
