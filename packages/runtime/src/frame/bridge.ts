import type { AppErrorReport, BridgeUser, TrellisBridge } from '../bridge.ts';
import type { Start } from '../messages.ts';
import type { Page } from './page.ts';
import type { FramePort } from './port.ts';

/** Makes what the kit's clients use (`globalThis.__trellis`). */
export function makeBridge(port: FramePort, page: Page, start: Start): TrellisBridge {
  let user: BridgeUser | null = start.user;
  const listeners = new Set<(user: BridgeUser | null) => void>();
  port.on('UserChanged', (message) => {
    user = message.user;
    for (const listener of listeners) listener(user);
  });
  return Object.freeze({
    appId: start.appId,
    serverUrl: start.serverUrl,
    environment: start.environment,
    get user() {
      return user;
    },
    onUserChange(callback: (user: BridgeUser | null) => void) {
      listeners.add(callback);
      return () => void listeners.delete(callback);
    },
    async getToken(options: { refresh?: boolean } = {}) {
      const token = await port.ask({ kind: 'token', refresh: options.refresh === true });
      return typeof token === 'string' ? token : null;
    },
    signIn: (nextUrl?: string) => port.send({ type: 'SignIn', nextUrl: page.placeOf(nextUrl) }),
    signOut: async () => void (await port.ask({ kind: 'signOut' })),
    openAccount: () => page.leave(`${start.serverUrl}/apps/${start.appId}/settings`),
    reportError: (error: AppErrorReport) => port.send({ type: 'AppError', error: plain(error) }),
    navigate: (to: string, options: { replace?: boolean } = {}) => page.go(to, options.replace),
    sendChatMessage: (message: string) =>
      port.send({ type: 'SendChatMessage', message: String(message) }),
  });
}

/** What can cross the port, whatever app code hands over. */
function plain(error: AppErrorReport): AppErrorReport {
  const text = (value: unknown) => (value === undefined ? undefined : String(value));
  return {
    title: String(error.title),
    details: text(error.details),
    componentName: text(error.componentName),
    scope: error.scope,
  };
}
