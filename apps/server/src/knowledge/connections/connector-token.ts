import { randomBytes } from 'node:crypto';
import { may } from '@trellis/contract';
import type { Context } from 'hono';
import { BUILDERS } from '../../db/index.ts';
import { connectCookie } from '../../http/index.ts';
import { appRole, hashSecret } from '../../identity/index.ts';
import { notFound, Refusal } from '../../refusal.ts';
import type { KnowledgeNeeds } from '../needs.ts';

const TEN_MINUTES_MS = 10 * 60_000;

/** Whom a connector token is for. */
export interface ConnectorGrant {
  userId: string;
  appId: string;
}

/**
 * A connector token (ruling 59): ten minutes long it opens the pages that connect an app, in the browser that asked for
 * it and in no other: somebody who is sent such an address would connect a stranger's app with their own files.
 */
export async function connectorToken(
  { db, secrets }: KnowledgeNeeds,
  c: Context,
  { userId, appId }: { userId: string; appId: string | null },
): Promise<{ token: string; expiresAt: string }> {
  if (appId) await requireManager({ db }, { userId, appId });
  const browser = connectCookie.get(c) ?? randomBytes(24).toString('base64url');
  connectCookie.set(c, browser);
  const expiresAt = new Date(Date.now() + TEN_MINUTES_MS).toISOString();
  const data = { appId, browser: hashSecret(browser) };
  const token = await secrets.issue(BUILDERS, 'connector', userId, TEN_MINUTES_MS, data);
  return { token, expiresAt };
}

/** Whom a connector token is for, where it counts and comes from the browser that it was made for. */
export async function connectorGrant(
  { db, secrets }: KnowledgeNeeds,
  c: Context,
  token: string,
): Promise<ConnectorGrant> {
  const found = await secrets.peek(BUILDERS, 'connector', token);
  const { appId, browser } = (found?.data ?? {}) as { appId?: string | null; browser?: string };
  if (!found || !isSameBrowser(c, browser))
    throw new Refusal('unauthenticated', 'This link is no longer valid. Start again.');
  if (!appId) throw new Refusal('invalid', 'Start from the app you want to connect');
  const grant = { userId: found.userId, appId };
  // Whoever was taken off the app meanwhile connects nothing.
  await requireManager({ db }, grant);
  return grant;
}

/** Whether a browser is the one whose secret has this hash. */
export function isSameBrowser(c: Context, hash: string | undefined): boolean {
  const browser = connectCookie.get(c);
  return browser !== null && hash !== undefined && hashSecret(browser) === hash;
}

async function requireManager(
  { db }: Pick<KnowledgeNeeds, 'db'>,
  { userId, appId }: ConnectorGrant,
): Promise<void> {
  const role = await appRole(db, appId, userId);
  if (role === null) throw notFound('There is no such app');
  if (!may(role, 'integrations.manage'))
    throw new Refusal('forbidden', 'Only the app’s owner can connect it');
}
