import { type AppSettings, type AppStyle, MESSAGES } from '@trellis/contract';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { signupBlocked, visibilityOf } from './admission.ts';
import { type AppRow, appById } from './apps.ts';
import { styleOf } from './branding.ts';

const link = (value: unknown) => (typeof value === 'string' && value ? value : null);

export function settingsOf(app: AppRow): AppSettings {
  const { settings } = app;
  return {
    visibility: visibilityOf(app),
    isSignupEnabled: settings.isSignupEnabled === true,
    termsOfServiceLink: link(settings.termsOfServiceLink),
    privacyPolicyLink: link(settings.privacyPolicyLink),
    supportEmail: link(settings.supportEmail),
  };
}

/** Saves what is named. Sign-up goes on only where ruling 11 lets it. */
export async function saveSettings(
  services: Services,
  appId: string,
  change: Partial<AppSettings>,
): Promise<AppSettings> {
  const { appBuilderVersion: _, ...named } = change;
  return store(services, appId, (app) => {
    const blocked = signupBlocked(services, app);
    if (named.isSignupEnabled && app.settings.isSignupEnabled !== true && blocked)
      throw new Refusal('conflict', blocked, {
        code: 'signup_blocked',
        fields: { isSignupEnabled: blocked },
      });
    return named;
  }).then(settingsOf);
}

/** Saves what is named of the app's branding. The product's mark is hidden by admins alone. */
export async function saveStyle(
  services: Services,
  appId: string,
  change: Partial<AppStyle>,
  isAdmin: boolean,
): Promise<AppStyle> {
  const { appBuilderVersion: _, ...named } = change;
  return store(services, appId, (app) => {
    const before = styleOf(app);
    if (named.hideBuildAI !== undefined && named.hideBuildAI !== before.hideBuildAI && !isAdmin)
      throw new Refusal('forbidden', 'This is for admins');
    return { appStyle: { ...before, ...named } };
  }).then(styleOf);
}

/** One change at a time, so that two panels that save together both stay. */
async function store(
  services: Services,
  appId: string,
  change: (app: AppRow) => Record<string, unknown>,
): Promise<AppRow> {
  await appById(services.db, appId);
  const app = await services.db.transaction().execute(async (trx) => {
    const held = await trx
      .selectFrom('apps')
      .selectAll()
      .where('app_id', '=', appId)
      .forUpdate()
      .executeTakeFirstOrThrow(() => new Refusal('not_found', MESSAGES.saveSettingsFailed));
    return trx
      .updateTable('apps')
      .set({
        settings: JSON.stringify({ ...held.settings, ...change(held) }),
        updated_at: new Date(),
      })
      .where('app_id', '=', appId)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  services.bus.publish({ kind: 'app', appId });
  return app;
}
