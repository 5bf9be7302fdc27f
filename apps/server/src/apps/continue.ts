import { BUILDERS } from '../db/index.ts';
import { ownPath, ownUrl } from '../http/index.ts';
import { hostOf } from './admission.ts';
import { appById } from './apps.ts';
import type { AppNeeds } from './needs.ts';

/** Where a mail may lead back to (ruling 13): a path of our own, or an address on the app's verified host. */
export async function continueAddress(
  { db }: Pick<AppNeeds, 'db'>,
  tenantId: string,
  address: string | undefined | null,
): Promise<string | null> {
  const path = ownPath(address);
  if (path || !address || tenantId === BUILDERS || !URL.canParse(address)) return path;
  const { protocol, host, href } = new URL(address);
  const own = hostOf(await appById(db, tenantId));
  return protocol === 'https:' && own !== null && host === own ? href : null;
}

/**
 * A page of ours that a mail leads to: at the product's address or, where it goes on to a host of the app's
 * own (continueAddress), on that one, whose cookies are the person's there.
 */
export function mailedUrl(
  services: Pick<AppNeeds, 'config'>,
  path: string,
  query: Record<string, string | null | undefined>,
): string {
  const url = ownUrl(services, path, query);
  const next = query.continueUrl;
  if (!next || !URL.canParse(next)) return url;
  const { pathname, search } = new URL(url);
  return `${new URL(next).origin}${pathname}${search}`;
}
