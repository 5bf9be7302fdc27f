import type { LoginInfo } from '@trellis/contract';
import type { Context } from 'hono';
import { type AppRow, brandOf, hostOf, isSignupOpen, settingsOf, styleOf } from '../apps/index.ts';
import { hostAppOf } from '../http/index.ts';
import type { VisitorNeeds } from './needs.ts';

/** What the app's login page shows. */
export async function loginInfoOf(
  services: Pick<VisitorNeeds, 'db' | 'config' | 'mail'>,
  app: AppRow,
  c: Context,
): Promise<LoginInfo> {
  const settings = settingsOf(app);
  const { color, onColor } = await brandOf(services, app);
  const { logoUrl, styleName } = styleOf(app);
  return {
    name: app.name,
    slug: app.slug,
    host: hostOf(app),
    isSignupEnabled: isSignupOpen(services, app),
    hasAccounts: await hasAccounts(services, app),
    supportEmail: settings.supportEmail,
    visibility: settings.visibility,
    logoUrl,
    color,
    onColor,
    styleName: styleName ?? 'light',
    termsOfServiceLink: settings.termsOfServiceLink,
    privacyPolicyLink: settings.privacyPolicyLink,
    // Google leads back to the product's address, whose cookies the app's own host does not see.
    hasGoogle: services.config.google !== null && hostAppOf(c) === null,
    hasMail: services.config.smtpUrl !== null,
    isMailLate: await services.mail.isLate(),
  };
}

async function hasAccounts({ db }: Pick<VisitorNeeds, 'db'>, app: AppRow): Promise<boolean> {
  const any = await db
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', app.app_id)
    .where('builder_user_id', 'is', null)
    .where('status', '!=', 'invited')
    .limit(1)
    .executeTakeFirst();
  return any !== undefined;
}
