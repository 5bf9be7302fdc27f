import type { BridgeUser, TrellisBridge } from '../bridge.ts';
import type { DirectBoot } from '../documents/direct.ts';
import { captureErrors } from '../frame/errors.ts';
import { brokenExport, checkLoop } from '../frame/globals.ts';
import { showLook } from '../frame/look.ts';
import { showNotStarted } from '../frame/not-started.ts';
import { BOOT_ID } from '../shell/boot.ts';
import { watchConnection } from '../shell/offline.ts';
import { reporter } from '../shell/reports.ts';
import { ShellSession } from '../shell/session.ts';
import { reportVisits } from '../shell/visits.ts';

/**
 * The bridge of an app that has an origin of its own: history, storage and modules are the browser's,
 * only who is signed in and what went wrong is ours.
 */
const boot = JSON.parse(document.getElementById(BOOT_ID)!.textContent!) as DirectBoot;
const session = new ShellSession(boot.appId, !boot.user);
const report = reporter(boot);
// Whoever is signed in: asked for while the code is fetched; a failure is thrown to whom asks again.
if (boot.user) session.token(false).catch(() => undefined);
const listeners = new Set<(user: BridgeUser | null) => void>();
let user = boot.user;

function signIn(next = location.href): void {
  const { pathname, search, hash } = new URL(next, location.href);
  const nextUrl = encodeURIComponent(pathname + search + hash);
  const login = `/apps/${boot.appId}/login?nextUrl=${nextUrl}`;
  // Inside of another site's page it would not show: there it opens beside it.
  if (parent === window) location.assign(login);
  else open(login);
}

const bridge: TrellisBridge = Object.freeze({
  appId: boot.appId,
  serverUrl: location.origin,
  environment: 'published' as const,
  get user() {
    return user;
  },
  onUserChange(callback: (user: BridgeUser | null) => void) {
    listeners.add(callback);
    return () => void listeners.delete(callback);
  },
  async getToken({ refresh = false }: { refresh?: boolean } = {}) {
    const token = await session.token(refresh);
    if (session.user?.id !== user?.id) {
      user = session.user;
      for (const listener of listeners) listener(user);
    }
    return token;
  },
  signIn,
  async signOut() {
    await session.signOut();
    location.reload();
  },
  openAccount: () => location.assign(`/apps/${boot.appId}/settings`),
  reportError: report,
  navigate(to: string, options: { replace?: boolean } = {}) {
    const url = new URL(to, location.href);
    if (url.origin !== location.origin) return location.assign(url);
    history[options.replace ? 'replaceState' : 'pushState'](null, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  },
  addressOf: (path: string) => location.origin + path,
  sendChatMessage: () => undefined,
});

const globals = {
  __trellis: bridge,
  // Compiled code asks it for the place it is at.
  __trellisPage: {
    top: window.top,
    parent: window.parent,
    get location() {
      return location;
    },
    set location(to: unknown) {
      location.assign(String(to));
    },
    around: (target: object) => target,
  },
  __trellisLoop: checkLoop,
  __trellisBroken: brokenExport,
  __trellisLoad: (name: string) => import(/* @vite-ignore */ name),
};
for (const [name, value] of Object.entries(globals))
  Object.defineProperty(globalThis, name, { value });
captureErrors(report);
// Until something is drawn, an error is one of the app's first module.
addEventListener('error', (event) => event.error && showNotStarted(event.error));
showLook(boot.look);
watchConnection();
reportVisits(boot);
