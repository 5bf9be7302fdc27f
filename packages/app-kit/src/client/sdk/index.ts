import { bridge } from '../bridge.ts';
import type { Fields } from '../entities.ts';
import { call } from '../http.ts';
import { agents } from './agents.ts';
import { auth, inviteUser } from './auth.ts';
import { actors, aiGateway, analytics, appLogs, connectors, sso } from './elsewhere.ts';
import { type SdkEntity, sdkEntity } from './entities.ts';
import { answerFunctions, fetchWithToken, functions } from './functions.ts';
import { integrations, made } from './integrations.ts';

export { sdkEntity, sdkEntityInBothWords } from './entities.ts';
export { Core, integrations } from './integrations.ts';

answerFunctions();

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

/** People as older app code knows them: the rows of User, and who is signed in. */
export const User = Object.assign(Object.create(sdkEntity('User')) as SdkEntity, auth);

/** The client that existing app code calls `base44`: the app's own rows, people and integrations. */
export const base44 = {
  ...own,
  entities: made<SdkEntity & Record<string, unknown>>(
    (name) => (name === 'User' ? User : sdkEntity(name)) as SdkEntity & Record<string, unknown>,
  ),
};
/** A page has no more rights than who looks at it. */
Object.defineProperty(base44, 'asServiceRole', { get: () => base44 });

/** Whatever server and app are named: code that runs here speaks to its own. */
export const createClient = (_config?: unknown) => base44;
