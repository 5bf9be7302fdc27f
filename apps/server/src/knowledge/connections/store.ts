import type { ConnectedProvider } from '@trellis/contract';
import { Refusal } from '../../refusal.ts';
import type { KnowledgeNeeds } from '../needs.ts';

type Needs = Pick<KnowledgeNeeds, 'db' | 'box'>;

/** What each service is called. */
export const PROVIDER_NAMES: Record<ConnectedProvider, string> = {
  notion: 'Notion',
  'google-drive': 'Google Drive',
};

/** Keeps the keys of an app with a service, in the place of those before. */
export async function keepConnection(
  { db, box }: Needs,
  of: { appId: string; provider: ConnectedProvider; userId: string },
  kept: { token: string; account: string },
): Promise<void> {
  const row = {
    sealed: box.seal(kept.token),
    account: kept.account.slice(0, 200),
    user_id: of.userId,
  };
  await db
    .insertInto('context_connections')
    .values({ app_id: of.appId, provider: of.provider, ...row })
    .onConflict((on) => on.columns(['app_id', 'provider']).doUpdateSet(row))
    .execute();
}

/** The accounts with which an app is connected, by their services. */
export async function connectedAccounts(
  { db }: Needs,
  appId: string,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('context_connections')
    .select(['provider', 'account'])
    .where('app_id', '=', appId)
    .execute();
  return new Map(rows.map(({ provider, account }) => [provider, account]));
}

/** The keys of an app with a service. Refused where there is no connection, or the server's secret is another by now. */
export async function connectedToken(
  { db, box }: Needs,
  appId: string,
  provider: ConnectedProvider,
): Promise<string> {
  const name = PROVIDER_NAMES[provider];
  const row = await db
    .selectFrom('context_connections')
    .select('sealed')
    .where('app_id', '=', appId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  if (!row)
    throw new Refusal('invalid', `This app is not connected to ${name}. Connect it first.`, {
      code: 'disconnected',
    });
  try {
    return box.open(row.sealed);
  } catch (cause) {
    throw new Refusal('invalid', `The keys of ${name} cannot be opened. Connect it again.`, {
      code: 'disconnected',
      cause,
    });
  }
}

/** Forgets the keys of an app with a service; whether there were any. */
export async function forgetConnection(
  { db }: Needs,
  appId: string,
  provider: ConnectedProvider,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('context_connections')
    .where('app_id', '=', appId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
