import {
  aiGatewayCalls,
  installedCalls,
  integrationCalls,
  integrationPackageCalls,
} from '@trellis/contract';
import { type Route, route } from '../http/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import { agentRoutes } from './agents/routes.ts';
import { callerOf } from './caller.ts';
import { CORE } from './core/index.ts';
import { deleteFile } from './delete-file.ts';
import type { Endpoint } from './endpoint.ts';
import { chatCompletions } from './gateway/chat.ts';
import { listModels } from './gateway/models.ts';
import type { IntegrationNeeds } from './needs.ts';
import { custom, installed } from './packages/find.ts';
import { configure, install, listInstalled, uninstall } from './packages/instances.ts';
import { integrationsSchema } from './packages/schema.ts';
import { type Find, runCall } from './run.ts';
import { usageOf } from './usage.ts';

/** Every call of integrations. */
export function integrationRoutes(services: IntegrationNeeds): Route[] {
  return [...callRoutes(services), ...manageRoutes(services), ...agentRoutes(services)];
}

/** How apps call them. */
function callRoutes(services: IntegrationNeeds): Route[] {
  return [
    route(integrationCalls.core, (ask) =>
      runCall(services, ask, undefined, core(ask.params.endpoint)),
    ),
    route(integrationCalls.coreByApp, (ask) =>
      runCall(services, ask, ask.params.appId, core(ask.params.endpoint)),
    ),
    route(aiGatewayCalls.models, (ask) =>
      runCall(services, ask, ask.params.appId, gateway(listModels)),
    ),
    route(
      aiGatewayCalls.chat,
      (ask) =>
        runCall(services, ask, ask.params.appId, gateway(chatCompletions)) as Promise<Response>,
    ),
    route(integrationCalls.deleteUpload, async (ask) => {
      const { caller } = await callerOf(services, ask, ask.params.appId);
      await deleteFile(services, caller, ask.params.name);
      return { success: true };
    }),
    route(installedCalls.schema, async (ask) => {
      const { app, caller } = await callerOf(services, ask, ask.params.appId);
      return integrationsSchema(services, app, caller);
    }),
    route(installedCalls.installed, (ask) =>
      runCall(services, ask, undefined, installed(ask.params)),
    ),
    route(installedCalls.installedByApp, (ask) =>
      runCall(services, ask, ask.params.appId, installed(ask.params)),
    ),
    route(
      installedCalls.custom,
      (ask) =>
        runCall(
          services,
          ask,
          ask.params.appId,
          custom(ask.params.slug, ask.params.operation),
        ) as Promise<Response>,
    ),
  ];
}

/** How an app's owner connects them. */
function manageRoutes(services: IntegrationNeeds): Route[] {
  const { db } = services;
  return [
    route(integrationPackageCalls.list, async ({ params }) => ({
      integrations: await listInstalled(services, params.appId),
    })),
    route(integrationPackageCalls.usage, async ({ params, query }) => ({
      endpoints: await usageOf(db, params.appId, query.days),
    })),
    route(integrationPackageCalls.install, async ({ params, body }) => ({
      integration: await install(services, params.appId, body),
    })),
    route(integrationPackageCalls.configure, async ({ params, body }) => ({
      integration: await configure(services, params.appId, params.instanceId, body),
    })),
    route(integrationPackageCalls.remove, async ({ params }) => {
      await uninstall(services, params.appId, params.instanceId);
      return { success: true };
    }),
  ];
}

/** What the public client's home does beside these, in words for who builds the app. */
const ELSEWHERE: Record<string, string> = {
  GenerateVideo: 'Videos are not made here.',
  SendSMS:
    'Nothing is sent to phones here. The app’s owner can connect a service for it, as an HTTP integration.',
};

const core =
  (name: string): Find =>
  async ({ services }) => {
    const found = CORE.find((endpoint) => endpoint.name === name);
    const words = ELSEWHERE[name];
    if (words !== undefined) throw new Refusal('not_implemented', words);
    if (!found)
      throw notFound(
        `Core has no endpoint ${name}. It has ${CORE.map((known) => known.name).join(', ')}.`,
      );
    found.assertConnected?.(services);
    return { endpoint: found, name: `Core/${name}` };
  };

const gateway =
  (endpoint: Endpoint): Find =>
  async ({ services }) => {
    endpoint.assertConnected?.(services);
    return { endpoint, name: `ai/${endpoint.name}` };
  };
