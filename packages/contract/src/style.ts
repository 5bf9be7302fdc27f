import { LOOK_NAMES, LOOKS, lookOverride, PALETTE_NAMES, paletteOverride } from '@trellis/looks';
import { z } from 'zod';
import { hslToken, mixed, readableColor } from './color.ts';
import { LIMITS } from './limits.ts';

const Color = z
  .union([
    z.literal(''),
    z
      .string()
      .regex(/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i, 'Enter a color such as #2f5d50'),
  ])
  .nullable()
  .transform((color) => color || null);

/** A picture of the app's own uploads, or anywhere on the web. */
export const Picture = z
  .union([
    z.literal(''),
    z
      .string()
      .regex(/^\/files\/[0-9a-f]{24}\/[\w.-]+$/, 'The address of a picture starts with https://'),
    z
      .url({ protocol: /^https?$/, error: 'The address of a picture starts with https://' })
      .max(2_000),
  ])
  .nullable()
  .transform((link) => link || null);

/** Says which builder wrote a payload; a page from before an update reloads. */
export const BuilderVersion = z.literal(
  LIMITS.appBuilderVersion,
  'This page is from another version of the builder. Reload it.',
);

/** The app's branding (spec 1, section 3). What is null is as the app was built. */
export const AppStyle = z.object({
  styleName: z.enum(['dark', 'colorful', 'light']).nullable(),
  /** Typefaces, corners, surfaces and header of the whole app. */
  look: z.enum(LOOK_NAMES).nullable(),
  /** The colors of the whole app, in light and in dark. */
  palette: z.enum(PALETTE_NAMES).nullable(),
  backgroundColor: Color,
  backgroundImage: Picture,
  logoUrl: Picture,
  headerTextColor: Color,
  subheaderTextColor: Color,
  buttonTextColor: Color,
  buttonBackgroundColor: Color,
  /** Hides the product's mark; for admins of the installation. */
  hideBuildAI: z.boolean(),
});
export type AppStyle = z.infer<typeof AppStyle>;

/** What App branding sets and code can set as well: the panel, and with it these, is not for space apps. */
export const LOOK_FIELDS = [
  'styleName',
  'look',
  'palette',
  'backgroundColor',
  'backgroundImage',
  'headerTextColor',
  'subheaderTextColor',
  'buttonTextColor',
  'buttonBackgroundColor',
] as const satisfies (keyof AppStyle)[];

/** The rules of every typeface of a look; a browser fetches those that a page uses. */
export const FONT_FACES = '/_fonts/faces.css';

/** What branding does to a running app: its theme, where one is chosen, rules that come after its own, and what its header says. */
export interface AppLook {
  theme: 'light' | 'dark' | null;
  css: string;
  /** The app's name, and the address of its logo; null where it is as it was built. */
  name: string | null;
  logo: string | null;
}

/** The address as it may stand in a style sheet. */
const cssUrl = (address: string): string =>
  `url("${address.replace(/["\\\n]/g, (sign) => encodeURIComponent(sign))}")`;

/**
 * The look of a style. Apps read their colors from tokens, so that a few of them change all of the
 * app; the ground's neighbours and the text on it follow, so that what was readable stays readable.
 */
export function lookOf(style: Partial<AppStyle>, name: string | null = null): AppLook {
  const tokens: Record<string, string | null> = {};
  const rules: string[] = [];
  const { backgroundColor: ground, buttonBackgroundColor: button } = style;
  if (button) {
    const text = style.buttonTextColor ?? readableColor('#ffffff', button);
    for (const name of ['primary', 'ring', 'sidebar-primary', 'sidebar-ring'])
      tokens[name] = hslToken(button);
    for (const name of ['primary-foreground', 'sidebar-primary-foreground'])
      tokens[name] = hslToken(text);
  } else if (style.buttonTextColor) tokens['primary-foreground'] = hslToken(style.buttonTextColor);
  if (ground) Object.assign(tokens, groundTokens(ground));
  if (style.styleName === 'colorful')
    rules.push(
      'body { background-image: linear-gradient(160deg, color-mix(in oklab, hsl(var(--primary)) 26%, hsl(var(--background))), hsl(var(--background)) 45%, color-mix(in oklab, hsl(var(--primary)) 14%, hsl(var(--background)))); background-attachment: fixed; }',
    );
  if (style.backgroundImage)
    rules.push(
      `body { background-image: ${cssUrl(style.backgroundImage)}; background-size: cover; background-position: center; background-attachment: fixed; }`,
    );
  if (style.headerTextColor) rules.push(`h1 { color: ${style.headerTextColor}; }`);
  if (style.subheaderTextColor)
    rules.push(`h1 + p, h1 ~ p:first-of-type { color: ${style.subheaderTextColor}; }`);
  const set = Object.entries(tokens).flatMap(([name, value]) =>
    value ? [`--${name}: ${value};`] : [],
  );
  if (set.length > 0) rules.unshift(`:root, .dark { ${set.join(' ')} }`);
  // What is chosen one by one stands over what is chosen as a whole.
  if (style.palette) rules.unshift(paletteOverride(style.palette));
  if (style.look) rules.unshift(lookOverride(style.look));
  return {
    theme: themeOf(style),
    css: rules.join('\n'),
    name: name || null,
    logo: style.logoUrl ?? null,
  };
}

/** The theme that was chosen, by itself or with a look that is made for the dark. */
function themeOf({ styleName, look, backgroundColor }: Partial<AppStyle>): AppLook['theme'] {
  if (styleName) return styleName === 'dark' ? 'dark' : 'light';
  return look && LOOKS[look].isDark && !backgroundColor ? 'dark' : null;
}

function groundTokens(ground: string): Record<string, string | null> {
  const text = readableColor('#1c1917', ground);
  const towards = (part: number) => hslToken(mixed(ground, text, part));
  return {
    background: hslToken(ground),
    foreground: hslToken(text),
    muted: towards(0.05),
    'muted-foreground': hslToken(
      readableColor(mixed(ground, text, 0.68), mixed(ground, text, 0.05)),
    ),
    secondary: towards(0.08),
    'secondary-foreground': hslToken(text),
    border: towards(0.14),
    input: towards(0.45),
    card: hslToken(mixed(ground, '#ffffff', text === '#1c1917' ? 0.6 : 0.06)),
    'card-foreground': hslToken(text),
    popover: hslToken(mixed(ground, '#ffffff', text === '#1c1917' ? 0.6 : 0.06)),
    'popover-foreground': hslToken(text),
  };
}
