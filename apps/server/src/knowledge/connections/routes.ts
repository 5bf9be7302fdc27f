import { type ConnectedProvider, type Connection, connectionCalls } from '@trellis/contract';
import { builderOf, type Route, route } from '../../http/index.ts';
import { logFault } from '../../log.ts';
import { Refusal } from '../../refusal.ts';
import { missingForDrive, revokeDrive } from '../connectors/drive/access.ts';
import { driveThings } from '../connectors/drive/drive.ts';
import { notionAccount, notionThings } from '../connectors/notion/notion.ts';
import type { KnowledgeNeeds } from '../needs.ts';
import { driveRoutes } from './drive-routes.ts';
import { connectedAccounts, connectedToken, forgetConnection, keepConnection } from './store.ts';

/** Connections of apps with services outside. */
export function connectionRoutes(needs: KnowledgeNeeds): Route[] {
  const { config } = needs;
  const changed = (appId: string) => needs.bus.publish({ kind: 'context', appId });
  const shown = (provider: ConnectedProvider, account: string | null): Connection => {
    if (provider === 'notion')
      return { provider, account, how: 'token', missing: null, isPicked: false };
    const missing = missingForDrive(config);
    const isPicked = config.drive.access === 'file';
    return { provider, account, how: missing === null ? 'sign-in' : null, missing, isPicked };
  };
  return [
    ...driveRoutes(needs),
    route(connectionCalls.list, async ({ query: { appId } }) => {
      const accounts = await connectedAccounts(needs, appId);
      const connections = (['notion', 'google-drive'] as const).map((provider) =>
        shown(provider, accounts.get(provider) ?? null),
      );
      return { connections };
    }),
    route(connectionCalls.connect, async (ask) => {
      const { provider } = ask.params;
      const { appId } = ask.query;
      const { userId } = builderOf(ask);
      if (provider !== 'notion') throw new Refusal('invalid', 'Sign in at the service instead');
      await needs.limits.take('connect', `${appId}:${userId}`, 20, 3_600);
      const { token } = ask.body;
      const account = await notionAccount(needs, token);
      await keepConnection(needs, { appId, provider, userId }, { token, account });
      changed(appId);
      return shown(provider, account);
    }),
    route(connectionCalls.disconnect, async ({ params: { provider }, query: { appId } }) => {
      // Whatever the service says, its keys are forgotten here.
      if (provider === 'google-drive')
        await revokeDrive(needs, appId).catch((error) => logFault('ending a connection', error));
      const removed = await forgetConnection(needs, appId, provider);
      changed(appId);
      return { removed };
    }),
    route(connectionCalls.things, async ({ params: { provider }, query }) => {
      const { appId, ...asked } = query;
      if (provider === 'google-drive') return driveThings(needs, appId, asked);
      const token = await connectedToken(needs, appId, provider);
      return notionThings(needs, token, asked);
    }),
  ];
}
