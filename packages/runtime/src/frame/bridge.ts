import type { AppErrorReport, BridgeUser, TrellisBridge } from '../bridge.ts';
import type { Start } from '../messages.ts';
import type { Page } from './page.ts';
import { plainReport, textOf } from './plain.ts';
import type { FramePort } from './port.ts';

/** Makes what the kit's clients use (`globalThis.__trellis`). The way to the parent stays in here. */
export function makeBridge({ send, ask, on }: FramePort, page: Page, start: Start): TrellisBridge {
  let user: BridgeUser | null = start.user;
  const listeners = new Set<(user: BridgeUser | null) => void>();
  on('UserChanged', (message) => {
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
      const token = await ask({ kind: 'token', refresh: options.refresh === true });
      return typeof token === 'string' ? token : null;
    },
    signIn: (nextUrl?: string) => send({ type: 'SignIn', nextUrl: page.placeOf(nextUrl) }),
    signOut: async () => void (await ask({ kind: 'signOut' })),
    openAccount: () => page.leave(`${start.serverUrl}/apps/${start.appId}/settings`),
    reportError: (error: AppErrorReport) => send({ type: 'AppError', error: plainReport(error) }),
    navigate: (to: string, options: { replace?: boolean } = {}) => page.go(to, options.replace),
    addressOf: (path: string) => page.outside(textOf(path)),
    sendChatMessage: (message: string) =>
      send({ type: 'SendChatMessage', message: textOf(message) }),
  });
}
