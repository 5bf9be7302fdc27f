import { bridge } from '../bridge.ts';
import type { Fields } from '../entities.ts';
import { address, call } from '../http.ts';
import { visitorToken } from '../token.ts';
import { appPath, segments } from './address.ts';
import { agents } from './agents.ts';
import { auth, inviteUser } from './auth.ts';
import { send } from './body.ts';
import { actors, aiGateway, analytics, appLogs, connectors, sso } from './elsewhere.ts';
import { type SdkEntity, sdkEntity } from './entities.ts';
import { integrations, made } from './integrations.ts';

export { sdkEntity } from './entities.ts';
export { Core, integrations } from './integrations.ts';

const functions = made(
  (name) =>
    (input: Fields = {}) =>
      invoke(name, input),
  {
    invoke: (name: never, input: Fields = {}) => invoke(name as string, input),
    fetch: (path: never, init?: Fields) =>
      fetchWithToken(`/api/functions/${String(path).replace(/^\/+/, '')}`, init as RequestInit),
  } as never,
);

/** The answer stands in `data`, beside how the call went. */
async function invoke(name: string, input: Fields) {
  const data = await send<unknown>('POST', appPath(`/functions/${segments(name)}`), input ?? {});
  return { data, status: 200, statusText: 'OK', headers: {} };
}

/** A plain request to the server, as whoever looks at the page. */
async function fetchWithToken(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const token = await visitorToken().catch(() => null);
  if (token && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`);
  return fetch(address(path), { credentials: 'omit', ...init, headers });
}

const own = {
  auth,
  integrations,
  functions,
  agents,
  users: { inviteUser },
  app: {
    getPublicSettings: () =>
      call<Fields>('GET', `/api/apps/public/prod/public-settings/by-id/${bridge().appId}`),
  },
  connectors,
  sso,
  aiGateway,
  actors,
  appLogs,
  analytics,
  fetchWithAuth: fetchWithToken,
  setToken: (token: string) => auth.setToken(token),
  getConfig: () => ({
    serverUrl: bridge().serverUrl,
    appId: bridge().appId,
    requiresAuth: false,
  }),
  cleanup: () => undefined,
};

/** The client that existing app code calls `base44`: the app's own rows, people and integrations. */
export const base44 = {
  ...own,
  entities: made<SdkEntity & Record<string, unknown>>(
    (name) => sdkEntity(name) as SdkEntity & Record<string, unknown>,
  ),
};
/** A page has no more rights than who looks at it. */
Object.defineProperty(base44, 'asServiceRole', { get: () => base44 });

/** People as older app code knows them: the rows of User, and who is signed in. */
export const User = Object.assign(Object.create(sdkEntity('User')) as SdkEntity, auth);

/** Whatever server and app are named: code that runs here speaks to its own. */
export const createClient = (_config?: unknown) => base44;
