import { isDeepStrictEqual } from 'node:util';
import {
  ADMIN_SETTINGS,
  AppSettings,
  DEFAULT_SETTINGS,
  LIBRARY_SETTINGS,
  MESSAGES,
  mainPageOf,
  pageKey,
  pageNames,
} from '@trellis/contract';
import { Refusal } from '../refusal.ts';
import { chosenVisibility, signupBlocked } from './admission.ts';
import { requireSettings } from './gates.ts';
import type { AppNeeds } from './needs.ts';
import type { AppRow } from './row.ts';
import { save } from './save.ts';

/** The settings record of an app: what is stored, and the defaults for the rest. */
export function settingsOf(app: Pick<AppRow, 'settings'>): AppSettings {
  const stored: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(AppSettings.shape)) {
    const parsed = shape.safeParse(app.settings[name]);
    if (parsed.success && parsed.data !== undefined) stored[name] = parsed.data;
  }
  return { ...DEFAULT_SETTINGS, ...stored, visibility: chosenVisibility(app) };
}

/**
 * Saves what is named of the settings; the server refuses what the panel hides. Sign-up goes on only
 * where ruling 11 lets it, paid memberships only with sign-up (spec 1, section 5).
 */
export async function saveSettings(
  services: AppNeeds,
  app: AppRow,
  by: { userId: string; name: string; isAdmin: boolean; listsTools: boolean },
  change: Partial<AppSettings>,
  base?: Partial<AppSettings>,
): Promise<AppSettings> {
  await requireSettings(services, app, by.userId);
  const pages = change.mainPage ? await draftPages(services, app) : [];
  const saved = await save(services, app.app_id, {
    item: 'settings',
    by: by.name,
    change: withoutFacts(app, change),
    base,
    read: settingsOf,
    write: (held, next, before) => {
      refuseAdminSettings(next, before, by);
      refuse(signupFault(services, held, next, before), 'isSignupEnabled', 'signup_blocked');
      refuse(membershipsFault(next, before), 'isPaidMembershipsEnabled', 'memberships_blocked');
      if (next.mainPage && next.mainPage !== before.mainPage && !hasPage(pages, next.mainPage))
        throw new Refusal('invalid', MESSAGES.noSuchPage, {
          fields: { mainPage: MESSAGES.noSuchPage },
        });
      return { settings: { ...held.settings, ...next } };
    },
  });
  const settings = settingsOf(saved);
  if (change.mainPage !== undefined) await showMainPage(services, saved);
  return settings;
}

/** What the server finds out by itself is not taken from anybody. */
function withoutFacts(app: AppRow, change: Partial<AppSettings>): Partial<AppSettings> {
  const { paidMembershipsSettings: said, paidMembershipsProduct: product, ...rest } = change;
  const known = settingsOf(app);
  return {
    ...rest,
    ...(said && {
      paidMembershipsSettings: {
        ...known.paidMembershipsSettings,
        // There is one (spec 1, section 9).
        ...(said.paymentProvider === 'gumroad' && { paymentProvider: 'gumroad' }),
      },
    }),
    ...(product !== undefined && { paidMembershipsProduct: known.paidMembershipsProduct }),
  };
}

function refuseAdminSettings(
  next: AppSettings,
  before: AppSettings,
  by: { isAdmin: boolean; listsTools: boolean },
): void {
  const isOfLibrary = (name: string) => LIBRARY_SETTINGS.some((one) => one === name);
  const may = (name: string) =>
    name === 'isToolTemplate' ? by.listsTools : by.isAdmin || (by.listsTools && isOfLibrary(name));
  const fields = ADMIN_SETTINGS.filter(
    (name) => !may(name) && !isDeepStrictEqual(next[name], before[name]),
  );
  if (fields.length > 0)
    throw new Refusal('forbidden', MESSAGES.adminsOnly, {
      fields: Object.fromEntries(fields.map((name) => [name, MESSAGES.adminsOnly])),
    });
}

/** Why sign-up cannot go on now; null when it can, or was on. */
function signupFault(
  services: AppNeeds,
  app: AppRow,
  next: AppSettings,
  before: AppSettings,
): string | null {
  return next.isSignupEnabled && !before.isSignupEnabled ? signupBlocked(services, app) : null;
}

function membershipsFault(next: AppSettings, before: AppSettings): string | null {
  const goesOn = next.isPaidMembershipsEnabled && !before.isPaidMembershipsEnabled;
  return goesOn && !next.isSignupEnabled ? MESSAGES.membershipsNeedSignup : null;
}

function refuse(fault: string | null, field: string, code: string): void {
  if (fault) throw new Refusal('conflict', fault, { code, fields: { [field]: fault } });
}

const hasPage = (pages: readonly string[], name: string): boolean =>
  pages.some((page) => pageKey(page) === pageKey(name));

async function draftPages({ versions }: AppNeeds, app: AppRow): Promise<string[]> {
  return pageNames(Object.keys(await versions.files(app.app_id, app.draft_version_id)));
}

/** The preview begins at the main page that was chosen. */
async function showMainPage({ previews, versions }: AppNeeds, app: AppRow): Promise<void> {
  if (!app.draft_version_id) return;
  const files = await versions.files(app.app_id, app.draft_version_id);
  if (mainPageOf(pageNames(Object.keys(files)), null) === null) return;
  void previews.committed(app.app_id, app.draft_version_id, files, false);
}
