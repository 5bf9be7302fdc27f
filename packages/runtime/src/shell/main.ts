import { browserHistory, pathBelow } from '../parent/history.ts';
import { mountApp } from '../parent/mount.ts';
import { BOOT_ID, type ShellBoot } from './boot.ts';
import { reporter } from './reports.ts';
import { ShellSession } from './session.ts';

const boot = JSON.parse(document.getElementById(BOOT_ID)!.textContent!) as ShellBoot;
const session = new ShellSession(boot.appId);
const report = reporter(boot);

// The token tells who is signed in; the code is on its way meanwhile.
const app = session
  .token(false)
  .catch(() => null)
  .then(mount);

function mount() {
  const mounted = mountApp({
    container: document.getElementById('app')!,
    appId: boot.appId,
    frameUrl: boot.frameUrl,
    code: { kind: 'linked', build: { ...boot.build, files: {} }, filesBase: boot.filesBase },
    base: location.origin + boot.basePath,
    path: pathBelow(boot.basePath),
    title: boot.name,
    user: session.user,
    getToken: async ({ refresh }) => {
      const token = await session.token(refresh);
      if (session.user?.id !== shown) {
        shown = session.user?.id;
        mounted.setUser(session.user);
      }
      return token;
    },
    history: browserHistory(boot.basePath),
    on: {
      painted: () => note(null),
      error: report,
      busy: (isBusy) => note(isBusy ? 'This app has stopped answering.' : null),
      signIn: (nextUrl) => goToLogin(nextUrl),
      async signOut() {
        await session.signOut();
        location.reload();
      },
      leave: (url) => location.assign(url),
    },
  });
  let shown = session.user?.id;
  return mounted;
}

function goToLogin(nextUrl: string): void {
  const next = encodeURIComponent(boot.basePath + nextUrl);
  location.assign(`/apps/${boot.appId}/login?nextUrl=${next}`);
}

function note(text: string | null): void {
  const element = document.getElementById('note')!;
  element.classList.toggle('on', text !== null);
  element.querySelector('p')!.textContent = text ?? '';
  element.querySelector('button')!.onclick = () => {
    note(null);
    void app.then((mounted) => mounted.reload());
  };
}
