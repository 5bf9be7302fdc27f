import { z } from 'zod';
import { call } from './call.ts';
import { AppId } from './ids.ts';

/**
 * Where the public client leads people to at other services. The ways in end at the app's own sign-in;
 * what this server has no part in says so in words, at the address where it is asked for.
 */
const onApp = z.object({ appId: AppId });
const onConnector = onApp.extend({ connectorId: z.string().max(200) });
const connector = '/api/apps/{appId}/app-user-auth/connectors/{connectorId}';
const From = z.object({
  app_id: AppId.optional().catch(undefined),
  from_url: z.string().max(4_000).optional(),
  popup_origin: z.string().max(500).optional(),
});

export const sdkElsewhereCalls = {
  login: call({
    id: 'sdkProviderLogin',
    method: 'GET',
    path: '/api/apps/auth/login',
    who: 'visitor',
    summary: 'Lead to the sign-in of an app, from where its code asks for Google',
    query: From,
  }),
  providerLogin: call({
    id: 'sdkOtherProviderLogin',
    method: 'GET',
    path: '/api/apps/auth/{provider}/login',
    who: 'visitor',
    summary: 'The same, from where code asks for another provider',
    params: z.object({ provider: z.string().max(40) }),
    query: From,
  }),
  ssoLogin: call({
    id: 'sdkSsoLogin',
    method: 'GET',
    path: '/api/apps/{appId}/auth/sso/login',
    who: 'visitor',
    summary: "The same, from where code asks for a company's own sign-in",
    params: onApp,
    query: From,
  }),
  connect: call({
    id: 'sdkConnectAppUser',
    method: 'POST',
    path: `${connector}/initiate`,
    who: 'visitor',
    summary: "Connect a person's account at another service, which is not there yet",
    params: onConnector,
  }),
  disconnect: call({
    id: 'sdkDisconnectAppUser',
    method: 'DELETE',
    path: connector,
    who: 'visitor',
    summary: 'End such a connection, of which there are none',
    params: onConnector,
  }),
  channel: call({
    id: 'sdkAgentChannel',
    method: 'GET',
    path: '/api/apps/{appId}/agents/{agentName}/{channel}',
    who: 'visitor',
    summary: 'Reach an agent by a messenger, which is not there yet',
    params: onApp.extend({
      agentName: z.string().max(200),
      channel: z.enum(['whatsapp', 'telegram']),
    }),
  }),
};
