import { BUILDERS } from '../db/tables.ts';
import { ownPath } from '../http/origin.ts';
import type { Services } from '../services.ts';
import { hostOf } from './admission.ts';
import { appById } from './apps.ts';

/** Where a mail may lead back to (ruling 13): a path of our own, or an address on the app's verified host. */
export async function continueAddress(
  { db }: Pick<Services, 'db'>,
  tenantId: string,
  address: string | undefined | null,
): Promise<string | null> {
  const path = ownPath(address);
  if (path || !address || tenantId === BUILDERS || !URL.canParse(address)) return path;
  const { protocol, host, href } = new URL(address);
  const own = hostOf(await appById(db, tenantId));
  return protocol === 'https:' && own !== null && host === own ? href : null;
}
