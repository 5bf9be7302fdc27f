/**
 * What the app's page is to its code when it runs outside: where the server is, who is signed in, and
 * the way in. Set the server and the app in `.env`.
 */
const { VITE_TRELLIS_SERVER: server = '', VITE_TRELLIS_APP: appId = '' } = import.meta.env;
const serverUrl = server.replace(/\/+$/, '');
const KEY = 'trellis_access_token';
const listeners = new Set();
let user = null;

const token = () => localStorage.getItem(KEY);

async function readUser() {
  if (!token()) return null;
  const answer = await fetch(`${serverUrl}/api/apps/${appId}/entities/User/me`, {
    headers: { Authorization: `Bearer ${token()}` },
  }).catch(() => null);
  if (answer?.ok) return answer.json();
  // The session has ended.
  if (answer?.status === 401) localStorage.removeItem(KEY);
  return null;
}

/** In the app's own colours. */
const STYLE = `#trellis-sign-in{margin:auto;padding:24px;width:min(380px,calc(100vw - 32px));border:1px solid hsl(var(--border,0 0% 85%));border-radius:12px;background:hsl(var(--card,0 0% 100%));color:hsl(var(--card-foreground,0 0% 10%));font:16px/1.5 system-ui,sans-serif}
#trellis-sign-in::backdrop{background:#0008}
#trellis-sign-in form{display:grid;gap:16px}
#trellis-sign-in h2{margin:0;font-size:20px;font-weight:600}
#trellis-sign-in p{margin:0}
#trellis-sign-in p:empty{display:none}
#trellis-sign-in [role=alert]{color:hsl(var(--destructive,0 70% 45%))}
#trellis-sign-in a{color:inherit;text-decoration:underline}
#trellis-sign-in input{display:block;box-sizing:border-box;width:100%;margin-top:4px;padding:8px 12px;border:1px solid hsl(var(--input,0 0% 60%));border-radius:8px;background:hsl(var(--background,0 0% 100%));color:inherit;font:inherit}
#trellis-sign-in div{display:flex;justify-content:end;gap:8px}
#trellis-sign-in button{padding:8px 16px;border:1px solid hsl(var(--border,0 0% 85%));border-radius:8px;background:none;color:inherit;font:inherit;cursor:pointer}
#trellis-sign-in button[type=submit]{border-color:transparent;background:hsl(var(--primary,0 0% 15%));color:hsl(var(--primary-foreground,0 0% 100%))}
#trellis-sign-in :focus-visible{outline:2px solid hsl(var(--ring,0 0% 15%));outline-offset:2px}`;

/** Asks for e-mail and password, of the people of this app. */
function signIn() {
  if (document.getElementById('trellis-sign-in')) return;
  const dialog = document.createElement('dialog');
  dialog.id = 'trellis-sign-in';
  dialog.setAttribute('aria-labelledby', 'trellis-sign-in-title');
  dialog.innerHTML = `<style>${STYLE}</style><form><h2 id="trellis-sign-in-title">Sign in</h2>
<label>Email<input name="email" type="email" required autocomplete="username"></label>
<label>Password<input name="password" type="password" required autocomplete="current-password"></label>
<p role="alert"></p>
<p><a href="${serverUrl}/apps/${appId}/login" target="_blank" rel="noreferrer">New here, or forgot your password?</a></p>
<div><button type="button">Cancel</button><button type="submit">Sign in</button></div></form>`;
  const form = dialog.querySelector('form');
  form.querySelector('button').addEventListener('click', () => dialog.close());
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const { email, password } = Object.fromEntries(new FormData(form));
    const answer = await fetch(`${serverUrl}/api/apps/${appId}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }).catch(() => null);
    const body = await answer?.json().catch(() => null);
    if (answer?.ok) {
      localStorage.setItem(KEY, body.access_token);
      location.reload();
    } else
      form.querySelector('p').textContent = body?.message ?? 'The server could not be reached.';
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

globalThis.__trellis = Object.freeze({
  appId,
  serverUrl,
  environment: 'published',
  get user() {
    return user;
  },
  onUserChange(callback) {
    listeners.add(callback);
    return () => void listeners.delete(callback);
  },
  async getToken({ refresh = false } = {}) {
    if (refresh) {
      user = await readUser();
      for (const listener of listeners) listener(user);
    }
    return token();
  },
  signIn,
  async signOut() {
    localStorage.removeItem(KEY);
    location.reload();
  },
  reportError: (error) => console.error(error.title, error.details ?? ''),
  navigate(to) {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  },
  sendChatMessage: () => undefined,
});
/** Stands for what the app asks for and does not have. */
globalThis.__trellisBroken = (reason) =>
  function Broken() {
    throw new Error(reason);
  };

/** Who is signed in is known from then on. */
export const ready = readUser().then((someone) => {
  user = someone;
});
