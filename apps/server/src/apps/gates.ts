import { MESSAGES, PLAN_NEEDED } from '@trellis/contract';
import { BUILDERS } from '../db/index.ts';
import { isAdmin } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import type { AppNeeds } from './needs.ts';
import type { AppRow } from './row.ts';

type Given = Pick<AppNeeds, 'db' | 'plans'>;

/**
 * Why somebody may not change an app's settings, or null when they may (spec 1, section 6): those of a
 * generated app need a plan that has them, those of a tool a paid one; a space app's are everybody's.
 */
export async function settingsLocked(
  { db, plans }: Given,
  app: Pick<AppRow, 'kind'>,
  userId: string,
): Promise<string | null> {
  if (app.kind === 'SPACE_APP' || (await isAdmin(db, userId))) return null;
  const limits = await plans.limitsOf(db, userId);
  if (app.kind === 'GEN_APP') return limits.appSettings ? null : MESSAGES.settingsNeedPlan;
  return limits.toolSettings ? null : MESSAGES.toolSettingsLocked;
}

/** Why an app's tools cannot ask for photos: its owner's plan decides, whoever edits it (spec 1, sections 5 and 6). */
export async function photosLocked(
  { db, plans }: Given,
  app: Pick<AppRow, 'owner_id'>,
): Promise<string | null> {
  const { photoFields } = await plans.limitsOf(db, app.owner_id);
  return photoFields ? null : MESSAGES.photoNeedsPlan;
}

/**
 * Whether somebody puts tools into the library of templates (spec 1, section 6): accounts that the operator lists by their
 * proven addresses; admins, where none is listed.
 */
export async function mayListTools(
  { db, config }: Pick<AppNeeds, 'db' | 'config'>,
  userId: string,
): Promise<boolean> {
  const listed = config.templateLibraryAccounts;
  if (listed.length === 0) return isAdmin(db, userId);
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('tenant_id', '=', BUILDERS)
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return user !== undefined && listed.includes(user.email.toLowerCase());
}

/** Refuses what the menu hides. */
export async function requireSettings(given: Given, app: AppRow, userId: string): Promise<void> {
  const locked = await settingsLocked(given, app, userId);
  if (locked) throw new Refusal('payment_required', locked, { code: PLAN_NEEDED });
}

/** Refuses whoever could not change the code of the space app that they want to make. */
export async function requireSpaceMaker({ db }: Pick<Given, 'db'>, userId: string): Promise<void> {
  if (!(await isAdmin(db, userId)))
    throw new Refusal('forbidden', MESSAGES.spacesForAdmins, { code: 'code_blocked' });
}

/** Whether the product's mark is hidden where nobody decided it: by the plan of the app's owner. */
export async function hidesMarkByPlan({ db, plans }: Given, ownerId: string): Promise<boolean> {
  return !(await plans.limitsOf(db, ownerId)).watermark;
}
