import { MESSAGES } from '@trellis/contract';
import { type AppRow, appById } from '../apps/index.ts';
import { isAdmin } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import type { CodeNeeds } from './needs.ts';

/** Why somebody with the role to edit an app may not change its code; null when they may (spec 1, section 6). */
export async function codeBlocked(
  { db }: CodeNeeds,
  app: AppRow,
  userId: string,
): Promise<string | null> {
  if (app.kind !== 'SPACE_APP') return MESSAGES.codeForSpaces;
  return (await isAdmin(db, userId)) ? null : MESSAGES.codeForAdmins;
}

/** Refuses everybody but admins, and every app but a space app. */
export async function requireCode(
  services: CodeNeeds,
  appId: string,
  userId: string,
): Promise<AppRow> {
  const app = await appById(services.db, appId);
  const blocked = await codeBlocked(services, app, userId);
  if (blocked) throw new Refusal('forbidden', blocked, { code: 'code_blocked' });
  return app;
}
