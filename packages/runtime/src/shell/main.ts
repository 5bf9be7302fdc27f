import { browserHistory, pathBelow } from '../parent/history.ts';
import { Mount } from '../parent/mount.ts';
import { BOOT_ID, type ShellBoot } from './boot.ts';
import { watchConnection } from './offline.ts';
import { reporter } from './reports.ts';
import { ShellSession } from './session.ts';
import { tellVisits } from './visits.ts';

const boot = JSON.parse(document.getElementById(BOOT_ID)!.textContent!) as ShellBoot;
const session = new ShellSession(boot.appId);
const report = reporter(boot);
watchConnection();

// Asked for at once; the frame and the code are fetched meanwhile.
const user = session.token(false).then(
  () => session.user,
  () => null,
);
let shown: string | undefined;
void user.then((someone) => {
  shown = someone?.id;
});

const app = new Mount(
  {
    container: document.getElementById('app')!,
    appId: boot.appId,
    frameUrl: boot.frameUrl,
    code: { kind: 'linked', build: { ...boot.build, files: {} }, filesBase: boot.filesBase },
    base: location.origin + boot.basePath,
    path: pathBelow(boot.basePath),
    title: boot.name,
    look: boot.look,
    user,
    getToken,
    history: browserHistory(boot.basePath),
    on: {
      painted: () => note(null),
      error: report,
      titled(title) {
        document.title = title;
      },
      busy: (isBusy) => note(isBusy ? 'This app has stopped answering.' : null),
      signIn: goToLogin,
      async signOut() {
        await session.signOut();
        location.reload();
      },
      leave: (url) => location.assign(url),
    },
  },
  // Published code carries no maps.
  (error) => error,
);

tellVisits(boot);

/** The token; when another person turns out to be signed in, the app is told. */
async function getToken({ refresh }: { refresh: boolean }): Promise<string | null> {
  const token = await session.token(refresh);
  if (session.user?.id !== shown) {
    shown = session.user?.id;
    app.setUser(session.user);
  }
  return token;
}

function goToLogin(nextUrl: string): void {
  const next = encodeURIComponent(boot.basePath + nextUrl);
  // Inside of another site's page it would not show: there it opens beside it.
  open(`/apps/${boot.appId}/login?nextUrl=${next}`, parent === window ? '_self' : '_blank');
}

function note(text: string | null): void {
  const element = document.getElementById('note')!;
  element.classList.toggle('on', text !== null);
  element.querySelector('p')!.textContent = text ?? '';
  element.querySelector('button')!.onclick = () => {
    note(null);
    void app.reload();
  };
}
