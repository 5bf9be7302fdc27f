import { bridge } from '../bridge.ts';
import type { Fields } from '../entities.ts';
import { call } from '../http.ts';
import { knownToken } from '../token.ts';
import { appPath, segments } from './address.ts';
import { made } from './integrations.ts';

const connector = (id: string, rest = '') =>
  appPath(`/app-user-auth/connectors/${segments(id)}${rest}`);
const service = (type: string) =>
  call<Fields>('GET', appPath(`/external-auth/tokens/${segments(type)}`));
const logs = (rest = '') => call<Fields>('GET', `/api/app-logs/${bridge().appId}${rest}`);

/** What the public client asks of other services. The server answers in words where it has no part in it. */
export const connectors = {
  connectAppUser: async (id: string) =>
    (await call<Fields>('POST', connector(id, '/initiate'))).redirect_url,
  disconnectAppUser: (id: string) => call<unknown>('DELETE', connector(id)),
  getAccessToken: service,
  getConnection: service,
  getCurrentAppUserAccessToken: (id: string) => call<Fields>('GET', connector(id, '/token')),
  getCurrentAppUserConnection: (id: string) => call<Fields>('GET', connector(id, '/token')),
  callApi: (type: string, request: Fields) =>
    call<Fields>('POST', appPath(`/connectors/${segments(type)}/call`), { body: request }),
};

export const sso = {
  getAccessToken: (id: string) =>
    call<Fields>('GET', appPath(`/auth/sso/accesstoken/${segments(id)}`)),
  getIdToken: (id: string) => call<Fields>('GET', appPath(`/auth/sso/idtoken/${segments(id)}`)),
};

export const aiGateway = {
  connection: ({ provider = 'openai' }: { provider?: string } = {}) => ({
    baseURL: `${bridge().serverUrl}${appPath(`/ai/${segments(provider)}/v1`)}`,
    token: knownToken() ?? '',
  }),
};

/** Connections to programs on a server: each says that there is none, and goes on without it. */
export const actors = made((name) => (_room?: string) => ({ connect: () => unconnected(name) }));

function unconnected(name: string) {
  // Reported by the call itself, for who builds the app.
  call('POST', appPath(`/actors/${segments(name)}/connection-token`), { body: {} }).catch(
    () => undefined,
  );
  return {
    id: crypto.randomUUID(),
    subscribe: () => ({ unsubscribe: () => undefined }),
    send: () => undefined,
    close: () => undefined,
  };
}

export const appLogs = {
  /** Telemetry: what becomes of it is nobody's concern. */
  logUserInApp: (page: string) =>
    quietly(
      call('POST', `/api/app-logs/${bridge().appId}/log-user-in-app/${segments(page || 'Home')}`),
    ),
  fetchLogs: () => logs(),
  getStats: () => logs('/stats'),
};

export const analytics = {
  track: (event: Fields) =>
    quietly(call('POST', appPath('/analytics/track/batch'), { body: { events: [event] } })),
  cleanup: () => undefined,
};

const quietly = (done: Promise<unknown>): Promise<void> =>
  done.then(
    () => undefined,
    () => undefined,
  );
