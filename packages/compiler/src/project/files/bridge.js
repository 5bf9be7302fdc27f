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

/** Asks for e-mail and password, of the people of this app. */
function signIn() {
  const dialog = document.createElement('dialog');
  dialog.innerHTML = `<form style="display:grid;gap:12px;min-width:280px;font:16px/1.5 system-ui,sans-serif">
<strong>Sign in</strong>
<label>Email<br><input name="email" type="email" required autocomplete="username" style="width:100%"></label>
<label>Password<br><input name="password" type="password" required autocomplete="current-password" style="width:100%"></label>
<p role="alert" style="margin:0"></p>
<button>Sign in</button></form>`;
  const form = dialog.querySelector('form');
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
