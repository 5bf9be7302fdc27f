import type { AppErrorReport, BridgeUser, TrellisBridge } from '../bridge.ts';
import type { Start } from '../messages.ts';
import type { Page } from './page.ts';
import { plainReport, textOf } from './plain.ts';

/** What the bridge may have said to the parent: one thing each. */
export interface BridgeLink {
  token(refresh: boolean): Promise<unknown>;
  signIn(nextUrl: string): void;
  signOut(): Promise<unknown>;
  error(error: AppErrorReport): void;
  chat(message: string): void;
}

/** Makes what the kit's clients use (`globalThis.__trellis`), and what tells it of another user. */
export function makeBridge(
  link: BridgeLink,
  page: Page,
  start: Start,
): { bridge: TrellisBridge; setUser(user: BridgeUser | null): void } {
  let user: BridgeUser | null = start.user;
  const listeners = new Set<(user: BridgeUser | null) => void>();
  const bridge: TrellisBridge = Object.freeze({
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
      const token = await link.token(options.refresh === true);
      return typeof token === 'string' ? token : null;
    },
    signIn: (nextUrl?: string) => link.signIn(page.placeOf(nextUrl)),
    signOut: async () => void (await link.signOut()),
    openAccount: () => page.leave(`${start.serverUrl}/apps/${start.appId}/settings`),
    reportError: (error: AppErrorReport) => link.error(plainReport(error)),
    navigate: (to: string, options: { replace?: boolean } = {}) => page.go(to, options.replace),
    sendChatMessage: (message: string) => link.chat(textOf(message)),
  });
  return {
    bridge,
    setUser(next) {
      user = next;
      for (const listener of listeners) listener(user);
    },
  };
}
