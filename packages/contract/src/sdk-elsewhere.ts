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
  connectorToken: call({
    id: 'sdkConnectorToken',
    method: 'GET',
    path: `${connector}/token`,
    who: 'visitor',
    summary: 'The token of such a connection, of which there are none',
    params: onConnector,
  }),
  serviceToken: call({
    id: 'sdkServiceToken',
    method: 'GET',
    path: '/api/apps/{appId}/external-auth/tokens/{rest}{.+}',
    isFreePath: true,
    who: 'visitor',
    summary: 'The token of a service that an app is connected to, which is told to nobody',
    params: onApp.extend({ rest: z.string().max(300) }),
  }),
  callConnector: call({
    id: 'sdkCallConnector',
    method: 'POST',
    path: '/api/apps/{appId}/connectors/{connectorId}/call',
    who: 'visitor',
    summary: 'Call such a service by its connector, which is not there',
    params: onConnector,
  }),
  actor: call({
    id: 'sdkActor',
    method: 'POST',
    path: '/api/apps/{appId}/actors/{actorName}/connection-token',
    who: 'visitor',
    summary: 'Connect to a program that runs on the server, which is not there',
    params: onApp.extend({ actorName: z.string().max(200) }),
  }),
  gateway: call({
    id: 'sdkAiGateway',
    method: 'POST',
    path: '/api/apps/{appId}/ai/{rest}{.+}',
    isFreePath: true,
    who: 'visitor',
    summary: "Other calls of a model's provider in its own words, which are not there",
    params: onApp.extend({ rest: z.string().max(300) }),
  }),
  gatewayReading: call({
    id: 'sdkAiGatewayReading',
    method: 'GET',
    path: '/api/apps/{appId}/ai/{rest}{.+}',
    isFreePath: true,
    who: 'visitor',
    summary: 'The same, of calls that read',
    params: onApp.extend({ rest: z.string().max(300) }),
  }),
  ssoToken: call({
    id: 'sdkSsoToken',
    method: 'GET',
    path: '/api/apps/{appId}/auth/sso/{kind}/{userId}',
    who: 'visitor',
    summary: "A token of a company's own sign-in, which is not there",
    params: onApp.extend({ kind: z.string().max(40), userId: z.string().max(200) }),
  }),
  logs: call({
    id: 'sdkLogs',
    method: 'GET',
    path: '/api/app-logs/{appId}',
    who: 'visitor',
    summary: 'Who opened which page, which is not kept',
    params: onApp,
  }),
  logStats: call({
    id: 'sdkLogStats',
    method: 'GET',
    path: '/api/app-logs/{appId}/stats',
    who: 'visitor',
    summary: 'Figures of these, which are counted for the builder alone',
    params: onApp,
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
