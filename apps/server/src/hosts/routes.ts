import { hostCalls, MESSAGES } from '@trellis/contract';
import { appById, requireSettings } from '../apps/index.ts';
import { builderOf, type Route, route } from '../http/index.ts';
import { notFound } from '../refusal.ts';
import type { Hosts } from './hosts.ts';
import type { HostNeeds } from './needs.ts';

/** The host that an app has of its own. */
export function hostRoutes(services: HostNeeds & { hosts: Hosts }): Route[] {
  const { db, hosts, limits } = services;
  /** A setting of the app: what the plan locks is refused. */
  const settings = async (ask: Parameters<typeof builderOf>[0], appId: string) =>
    requireSettings(services, await appById(db, appId), builderOf(ask).userId);
  const answer = async (appId: string) => ({ host: await hosts.get(appId) });
  const look = async (appId: string) => {
    await limits.take('host-check', appId, 20, 600, MESSAGES.hostChecks);
    await hosts.check(appId);
  };
  return [
    route(hostCalls.get, ({ params }) => answer(params.appId)),
    route(hostCalls.set, async (ask) => {
      const { appId } = ask.params;
      await settings(ask, appId);
      await hosts.set(appId, ask.body.host);
      return answer(appId);
    }),
    route(hostCalls.check, async (ask) => {
      const { appId } = ask.params;
      await settings(ask, appId);
      await look(appId);
      return answer(appId);
    }),
    route(hostCalls.remove, async (ask) => {
      const { appId } = ask.params;
      await settings(ask, appId);
      await hosts.remove(appId);
      return answer(appId);
    }),
    route(hostCalls.isServed, async ({ query }) => {
      if (!(await hosts.appAt(query.domain.toLowerCase()))) throw notFound('Not served here');
      return { isServed: true as const };
    }),
  ];
}
