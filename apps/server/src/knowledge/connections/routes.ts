import { CONNECTED_PROVIDERS, type Connection, connectionCalls } from '@trellis/contract';
import { builderOf, type Route, route } from '../../http/index.ts';
import { Refusal } from '../../refusal.ts';
import { notionAccount, notionThings } from '../connectors/notion/notion.ts';
import type { KnowledgeNeeds } from '../needs.ts';
import { connectedAccounts, connectedToken, forgetConnection, keepConnection } from './store.ts';

/** Connections of apps with services outside. */
export function connectionRoutes(needs: KnowledgeNeeds): Route[] {
  const shown = async (appId: string): Promise<Connection[]> => {
    const accounts = await connectedAccounts(needs, appId);
    return CONNECTED_PROVIDERS.filter((provider) => provider === 'notion').map((provider) => ({
      provider,
      account: accounts.get(provider) ?? null,
      how: 'token',
      missing: null,
    }));
  };
  return [
    route(connectionCalls.list, async ({ query: { appId } }) => ({
      connections: await shown(appId),
    })),
    route(connectionCalls.connect, async (ask) => {
      const { provider } = ask.params;
      const { appId } = ask.query;
      const { userId } = builderOf(ask);
      if (provider !== 'notion') throw new Refusal('invalid', 'Sign in at the service instead');
      await needs.limits.take('connect', `${appId}:${userId}`, 20, 3_600);
      const { token } = ask.body;
      const account = await notionAccount(needs, token);
      await keepConnection(needs, { appId, provider, userId }, { token, account });
      needs.bus.publish({ kind: 'context', appId });
      return { provider, account, how: 'token' as const, missing: null };
    }),
    route(connectionCalls.disconnect, async ({ params: { provider }, query: { appId } }) => {
      const removed = await forgetConnection(needs, appId, provider);
      needs.bus.publish({ kind: 'context', appId });
      return { removed };
    }),
    route(connectionCalls.things, async ({ params: { provider }, query }) => {
      const { appId, search, cursor } = query;
      if (provider !== 'notion') throw new Refusal('invalid', 'This service is not connected');
      const token = await connectedToken(needs, appId, provider);
      return notionThings(needs, token, { search, cursor });
    }),
  ];
}
