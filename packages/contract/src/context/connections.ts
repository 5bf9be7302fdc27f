import { z } from 'zod';
import { call } from '../call.ts';
import { AppId } from '../ids.ts';
import { needs } from '../policy.ts';
import { ContextType } from './items.ts';

/** Services whose data becomes an app's, by a connection that its builder makes. */
export const CONNECTED_PROVIDERS = ['notion', 'google-drive'] as const;
export const ConnectedProvider = z.enum(CONNECTED_PROVIDERS);
export type ConnectedProvider = z.infer<typeof ConnectedProvider>;

/** A service and whether an app is connected with it. */
export const Connection = z.object({
  provider: ConnectedProvider,
  /** Whose data it is, as the service calls it; null where there is no connection. */
  account: z.string().nullable(),
  /** `token`: the builder pastes one; `sign-in`: at the service; null where the operator has to set something first. */
  how: z.enum(['token', 'sign-in']).nullable(),
  /** What the operator has to set. */
  missing: z.string().nullable(),
  /** Only what is picked at the service is shown here: on a page of the service's. */
  isPicked: z.boolean(),
});
export type Connection = z.infer<typeof Connection>;

/** Something of a service that can become a data item. */
export const ConnectedThing = z.object({
  id: z.string(),
  name: z.string(),
  type: ContextType,
  /** Where people open it. */
  url: z.string().nullable(),
  /** It holds others, which are listed below it. */
  isFolder: z.boolean(),
});
export type ConnectedThing = z.infer<typeof ConnectedThing>;

const onApp = z.object({ appId: AppId });
const onProvider = z.object({ provider: ConnectedProvider });
/** A connector token, in the address of a page that a browser opens by itself. */
const withToken = z.object({ token: z.string().max(100) });

/** Connections of apps with services outside. Keys are written, and never answered. */
export const connectionCalls = {
  list: call({
    id: 'listConnections',
    method: 'GET',
    path: '/api/context/connections',
    who: needs('app.see'),
    summary: 'The services whose data can become the app’s, and which are connected',
    query: onApp,
    answer: z.object({ connections: z.array(Connection) }),
  }),
  connect: call({
    id: 'connectProvider',
    method: 'POST',
    path: '/api/context/connections/{provider}',
    who: needs('integrations.manage'),
    summary: 'Connect a service by a token of its own; it is tried first',
    params: onProvider,
    query: onApp,
    body: z.object({ token: z.string().trim().min(1, 'Paste the token').max(1_000) }),
    answer: Connection,
  }),
  disconnect: call({
    id: 'disconnectProvider',
    method: 'DELETE',
    path: '/api/context/connections/{provider}',
    who: needs('integrations.manage'),
    summary: 'Forget the keys of a service; what was read stays until it is deleted',
    params: onProvider,
    query: onApp,
    answer: z.object({ removed: z.boolean() }),
  }),
  connectorToken: call({
    id: 'fetchCarbonTokens',
    method: 'GET',
    path: '/api/integrations/fetchCarbonTokens',
    who: 'builder',
    summary:
      'A connector token: for ten minutes it opens the pages that connect the named app with a service, in this browser',
    query: z.object({ appId: AppId.optional() }),
    answer: z.object({ token: z.string(), expiresAt: z.string() }),
  }),
  signIn: call({
    id: 'signInAtProvider',
    method: 'GET',
    path: '/api/context/connections/{provider}/sign-in',
    who: 'anyone',
    summary: 'Go to a service to connect an app with it, by a connector token',
    params: onProvider,
    query: withToken,
  }),
  callback: call({
    id: 'providerCallback',
    method: 'GET',
    path: '/api/context/connections/{provider}/callback',
    who: 'anyone',
    summary: 'Where a service sends people back to; connects the app and says so',
    params: onProvider,
    query: z.looseObject({ state: z.string().max(200).optional() }),
  }),
  pick: call({
    id: 'pickAtProvider',
    method: 'GET',
    path: '/api/context/connections/{provider}/pick',
    who: 'anyone',
    summary: 'The page on which files of a service are picked, by a connector token',
    params: onProvider,
    query: withToken,
  }),
  things: call({
    id: 'listConnectedThings',
    method: 'GET',
    path: '/api/context/connections/{provider}/things',
    who: needs('app.edit'),
    summary: 'What a connected service has that can become data',
    params: onProvider,
    query: onApp.extend({
      search: z.string().max(200).optional(),
      /** Of a folder. */
      below: z.string().max(500).optional(),
      cursor: z.string().max(2_000).optional(),
    }),
    answer: z.object({ things: z.array(ConnectedThing), cursor: z.string().nullable() }),
  }),
};
