import { AppStyle, LOOK_FIELDS, MESSAGES } from '@trellis/contract';
import { publicOrigin } from '../http/index.ts';
import { type Brand, plainColor, productBrand, readableOn } from '../mail/index.ts';
import { Refusal } from '../refusal.ts';
import { appById } from './apps.ts';
import { hidesMarkByPlan } from './gates.ts';
import type { AppNeeds } from './needs.ts';
import type { AppRow } from './row.ts';
import { save } from './save.ts';
import { paletteTheme, themeOf } from './theme.ts';

const PLAIN: AppStyle = {
  styleName: null,
  look: null,
  palette: null,
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
export function styleOf(app: Pick<AppRow, 'settings'>, hidesMark = false): AppStyle {
  const stored = AppStyle.partial().safeParse(app.settings.appStyle ?? {});
  return { ...PLAIN, hideBuildAI: hidesMark, ...stored.data };
}

/** The style with the mark as the owner's plan has it, where nobody decided otherwise. */
export async function fullStyleOf(
  services: Pick<AppNeeds, 'db' | 'plans'>,
  app: Pick<AppRow, 'settings' | 'owner_id'>,
): Promise<AppStyle> {
  return styleOf(app, await hidesMarkByPlan(services, app.owner_id));
}

/** Saves what is named of the app's branding. The product's mark is hidden by admins alone. */
export async function saveStyle(
  services: AppNeeds,
  app: AppRow,
  by: { name: string; isAdmin: boolean },
  change: Partial<AppStyle>,
  base?: Partial<AppStyle>,
): Promise<AppStyle> {
  const hidesMark = await hidesMarkByPlan(services, app.owner_id);
  const saved = await save(services, app.app_id, {
    item: 'style',
    by: by.name,
    change,
    base,
    read: (held) => styleOf(held, hidesMark),
    write: (held, next, before) => {
      if (next.hideBuildAI !== before.hideBuildAI && !by.isAdmin)
        throw new Refusal('forbidden', MESSAGES.adminsOnly);
      if (held.kind === 'SPACE_APP') refuseLook(next, before);
      // Only what was ever named: the plan's default is not frozen by a change of colours.
      const stored = (held.settings.appStyle ?? {}) as object;
      return { settings: { ...held.settings, appStyle: { ...stored, ...change } } };
    },
  });
  return styleOf(saved, hidesMark);
}

/** A space app has no branding panel: what it had before can only go. */
function refuseLook(next: AppStyle, before: AppStyle): void {
  const set = LOOK_FIELDS.filter((name) => next[name] !== null && next[name] !== before[name]);
  if (set.length > 0)
    throw new Refusal('conflict', MESSAGES.styleInCode, {
      code: 'style_in_code',
      fields: Object.fromEntries(set.map((name) => [name, MESSAGES.styleInCode])),
    });
}

/** The app's branding, as its login page and its mails to end users show it: what was chosen, else the theme it was built in. */
export async function brandOf(
  services: Pick<AppNeeds, 'config' | 'db'>,
  app: AppRow,
): Promise<Brand> {
  const style = styleOf(app);
  const theme = style.palette ? paletteTheme(style.palette) : await themeOf(services.db, app);
  const chosen = plainColor(style.buttonBackgroundColor, '');
  const color = chosen || theme.primary || productBrand(services.config).color;
  // The theme's words are for the theme's colour; on another one they are whichever is read better.
  const words = (chosen === '' && theme.onPrimary) || readableOn(color);
  const { supportEmail } = app.settings;
  return {
    tenantId: app.app_id,
    name: app.name,
    logoUrl: style.logoUrl && new URL(style.logoUrl, publicOrigin(services)).href,
    color,
    onColor: plainColor(style.buttonTextColor, words),
    supportEmail: typeof supportEmail === 'string' && supportEmail ? supportEmail : null,
  };
}

/** The branding of a tenant: the product's for builders, the app's for its end users. */
export async function tenantBrand(
  services: Pick<AppNeeds, 'config' | 'db'>,
  tenantId: string,
): Promise<Brand> {
  return tenantId === 'builder'
    ? productBrand(services.config)
    : brandOf(services, await appById(services.db, tenantId));
}
