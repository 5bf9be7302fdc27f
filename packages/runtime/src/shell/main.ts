import { browserHistory, pathBelow } from '../parent/history.ts';
import { Mount } from '../parent/mount.ts';
import { type PublishedCode, PublishedSession } from '../parent/published.ts';
import { away } from './away.ts';
import { BOOT_ID, type ShellBoot } from './boot.ts';
import { note } from './note.ts';
import { watchConnection } from './offline.ts';
import { reporter } from './reports.ts';
import { ShellSession } from './session.ts';
import { titleOf } from './title.ts';
import { reportVisits } from './visits.ts';

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

const app = new Mount<PublishedCode, PublishedSession>(
  {
    container: document.getElementById('app')!,
    appId: boot.appId,
    frameUrl: boot.frameUrl,
    code: boot,
    base: location.origin + boot.basePath,
    path: pathBelow(boot.basePath),
    title: boot.name,
    look: boot.look,
    user,
    getToken,
    on: {
      painted() {
        // What the document showed until the app did.
        document.getElementById('early')?.remove();
        note(null);
      },
      error: report,
      titled(title) {
        document.title = titleOf(title, boot.name);
      },
      busy: (isBusy) =>
        note(
          isBusy ? 'This app has stopped answering.' : null,
          'Try again',
          () => void app.rebuild(),
        ),
      signIn: goToLogin,
      async signOut() {
        await session.signOut();
        away('You are signed out.', 'Go on', () => location.reload());
      },
      leave(url) {
        const { host, href } = new URL(url);
        const isClicked = navigator.userActivation?.isActive !== false;
        away(`This app leads to ${host || href}`, 'Go on', () => location.assign(url), isClicked);
      },
    },
  },
  browserHistory(boot.basePath),
  (...given) => new PublishedSession(...given),
);

reportVisits(boot);

/** The token; when another person turns out to be signed in, the app is notified. */
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
  const login = `/apps/${boot.appId}/login?nextUrl=${next}`;
  away(`Sign in to ${boot.name}.`, 'Sign in', () =>
    // Inside of another site's page it would not show: there it opens beside it.
    open(login, parent === window ? '_self' : '_blank'),
  );
}
