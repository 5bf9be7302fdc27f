import { integrationCalls } from '@trellis/contract';
import { type Route, route } from '../http/route.ts';
import { notFound } from '../refusal.ts';
import type { Services } from '../services.ts';
import { CORE } from './core/index.ts';
import { type Find, runCall } from './run.ts';

/** Every call of integrations. */
export function integrationRoutes(services: Services): Route[] {
  return [
    route(integrationCalls.core, (ask) =>
      runCall(services, ask, undefined, core(ask.params.endpoint)),
    ),
    route(integrationCalls.coreByApp, (ask) =>
      runCall(services, ask, ask.params.appId, core(ask.params.endpoint)),
    ),
  ];
}

const core =
  (name: string): Find =>
  async () => {
    const found = CORE.find((endpoint) => endpoint.name === name);
    if (!found)
      throw notFound(
        `Core has no endpoint ${name}. It has ${CORE.map((known) => known.name).join(', ')}.`,
      );
    return { endpoint: found, name: `Core/${name}` };
  };
