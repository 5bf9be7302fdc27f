import { AppStyle } from '@trellis/contract';
import { publicOrigin } from '../http/origin.ts';
import { type Brand, plainColor, productBrand, readableOn } from '../mail/index.ts';
import type { Services } from '../services.ts';
import { type AppRow, appById } from './apps.ts';

const PLAIN: AppStyle = {
  styleName: 'light',
  backgroundColor: null,
  backgroundImage: null,
  logoUrl: null,
  headerTextColor: null,
  subheaderTextColor: null,
  buttonTextColor: null,
  buttonBackgroundColor: null,
  hideBuildAI: false,
};

/** The app's style as it is stored; plain where nothing is. */
export function styleOf(app: AppRow): AppStyle {
  const stored = AppStyle.partial().safeParse(app.settings.appStyle ?? {});
  return { ...PLAIN, ...stored.data };
}

/** The app's branding, as its login page and its mails to end users show it. */
export function brandOf(services: Pick<Services, 'config'>, app: AppRow): Brand {
  const style = styleOf(app);
  const color = plainColor(style.buttonBackgroundColor, '#2f5d50');
  const { supportEmail } = app.settings;
  return {
    tenantId: app.app_id,
    name: app.name,
    logoUrl: style.logoUrl && new URL(style.logoUrl, publicOrigin(services)).href,
    color,
    onColor: plainColor(style.buttonTextColor, readableOn(color)),
    supportEmail: typeof supportEmail === 'string' && supportEmail ? supportEmail : null,
  };
}

/** The branding of a tenant: the product's for builders, the app's for its end users. */
export async function tenantBrand(services: Services, tenantId: string): Promise<Brand> {
  return tenantId === 'builder'
    ? productBrand(services.config)
    : brandOf(services, await appById(services.db, tenantId));
}
