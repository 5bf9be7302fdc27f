import { type PartLook, partTokens } from './parts.ts';

/** Whole looks, each of typefaces, corners, surfaces and a header of its own. */
export const LOOK_NAMES = [
  'editorial',
  'clinical',
  'workshop',
  'playful',
  'ledger',
  'garden',
  'night',
  'civic',
  'boutique',
  'sport',
  'studio',
  'paper',
] as const;
export type LookName = (typeof LOOK_NAMES)[number];

export interface Look extends PartLook {
  /** Families of the kit; two of them weigh 60 kB at most. */
  body: string;
  heading: string;
  /** Of headings. */
  weight: number;
  tracking: string;
  radius: string;
  /** What lifts a card off its ground. */
  surface: 'line' | 'flat' | 'soft' | 'lifted';
  header: 'plain' | 'tinted' | 'solid';
  /** Made for dark colors: apps begin so where nobody says otherwise. */
  isDark?: true;
}

const FIGTREE = 'Figtree Variable';
const FRAUNCES = 'Fraunces Variable';
const LORA = 'Lora Variable';

export const LOOKS: Readonly<Record<LookName, Look>> = {
  editorial: {
    body: FIGTREE,
    heading: FRAUNCES,
    weight: 560,
    tracking: '-0.02em',
    radius: '0.375rem',
    surface: 'flat',
    header: 'plain',
    icons: 1.5,
    density: 'airy',
    edge: 1,
    title: { size: [1.875, 2.75], mark: 'ruled' },
    table: 'lines',
    empty: 'bare',
    welcome: 'bare',
  },
  clinical: {
    body: 'Public Sans Variable',
    heading: 'Public Sans Variable',
    weight: 650,
    tracking: '-0.015em',
    radius: '0.5rem',
    surface: 'line',
    header: 'plain',
    icons: 1.75,
    density: 'regular',
    edge: 1,
    title: { size: [1.5, 1.75], mark: 'none' },
    table: 'lines',
    empty: 'framed',
    welcome: 'tinted',
  },
  workshop: {
    body: 'Archivo Variable',
    heading: 'Archivo Variable',
    weight: 750,
    tracking: '-0.01em',
    radius: '0.1875rem',
    surface: 'line',
    header: 'solid',
    icons: 2.25,
    density: 'dense',
    edge: 2,
    title: { size: [1.625, 2.125], mark: 'bar' },
    table: 'capitals',
    empty: 'framed',
    welcome: 'solid',
  },
  playful: {
    body: FIGTREE,
    heading: 'Quicksand Variable',
    weight: 700,
    tracking: '-0.01em',
    radius: '1.25rem',
    surface: 'soft',
    header: 'tinted',
    icons: 2.25,
    density: 'airy',
    edge: 2,
    title: { size: [1.75, 2.375], mark: 'marker' },
    table: 'lines',
    empty: 'tinted',
    welcome: 'tinted',
  },
  ledger: {
    body: 'Public Sans Variable',
    heading: 'Space Grotesk Variable',
    weight: 600,
    tracking: '-0.025em',
    radius: '0.25rem',
    surface: 'line',
    header: 'plain',
    icons: 1.5,
    density: 'dense',
    edge: 1,
    title: { size: [1.375, 1.625], mark: 'none' },
    table: 'stripes',
    empty: 'framed',
    welcome: 'bare',
  },
  garden: {
    body: FIGTREE,
    heading: LORA,
    weight: 560,
    tracking: '-0.01em',
    radius: '1rem',
    surface: 'soft',
    header: 'tinted',
    icons: 1.75,
    density: 'airy',
    edge: 1,
    title: { size: [1.75, 2.375], mark: 'none' },
    table: 'lines',
    empty: 'tinted',
    welcome: 'tinted',
  },
  night: {
    body: FIGTREE,
    heading: 'Space Grotesk Variable',
    weight: 650,
    tracking: '-0.03em',
    radius: '0.75rem',
    surface: 'flat',
    header: 'plain',
    isDark: true,
    icons: 1.5,
    density: 'regular',
    edge: 1,
    title: { size: [1.75, 2.5], mark: 'none' },
    table: 'lines',
    empty: 'dashed',
    welcome: 'framed',
  },
  civic: {
    body: 'Instrument Sans Variable',
    heading: 'Instrument Sans Variable',
    weight: 650,
    tracking: '-0.02em',
    radius: '0.5rem',
    surface: 'flat',
    header: 'solid',
    icons: 2,
    density: 'regular',
    edge: 1,
    title: { size: [1.625, 2], mark: 'topped' },
    table: 'stripes',
    empty: 'framed',
    welcome: 'solid',
  },
  boutique: {
    body: FIGTREE,
    heading: 'Playfair Display Variable',
    weight: 500,
    tracking: '-0.005em',
    radius: '0rem',
    surface: 'flat',
    header: 'plain',
    icons: 1.25,
    density: 'airy',
    edge: 1,
    title: { size: [2, 3], mark: 'centered' },
    table: 'lines',
    empty: 'bare',
    welcome: 'framed',
  },
  sport: {
    body: FIGTREE,
    heading: 'Outfit Variable',
    weight: 750,
    tracking: '-0.03em',
    radius: '0.625rem',
    surface: 'lifted',
    header: 'solid',
    icons: 2.25,
    density: 'regular',
    edge: 1,
    title: { size: [1.75, 2.375], mark: 'bar', isCapitals: true },
    table: 'capitals',
    empty: 'tinted',
    welcome: 'solid',
  },
  studio: {
    body: 'Manrope Variable',
    heading: 'Manrope Variable',
    weight: 750,
    tracking: '-0.03em',
    radius: '0.875rem',
    surface: 'lifted',
    header: 'plain',
    icons: 2,
    density: 'regular',
    edge: 1,
    title: { size: [1.75, 2.625], mark: 'none' },
    table: 'lines',
    empty: 'dashed',
    welcome: 'bare',
  },
  paper: {
    body: LORA,
    heading: LORA,
    weight: 600,
    tracking: '-0.01em',
    radius: '0.25rem',
    surface: 'flat',
    header: 'tinted',
    icons: 1.5,
    density: 'regular',
    edge: 1,
    title: { size: [1.75, 2.25], mark: 'ruled' },
    table: 'lines',
    empty: 'dashed',
    welcome: 'framed',
  },
};

const SURFACES: Record<Look['surface'], { rest: string; raised: string }> = {
  line: { rest: '0 0 #0000', raised: '0 1px 2px rgb(0 0 0 / 0.08)' },
  flat: { rest: '0 0 #0000', raised: '0 2px 10px -4px rgb(0 0 0 / 0.12)' },
  soft: {
    rest: '0 6px 18px -12px rgb(0 0 0 / 0.18)',
    raised: '0 14px 28px -14px rgb(0 0 0 / 0.24)',
  },
  lifted: {
    rest: '0 1px 2px rgb(0 0 0 / 0.05), 0 4px 12px -6px rgb(0 0 0 / 0.12)',
    raised: '0 4px 8px -2px rgb(0 0 0 / 0.08), 0 12px 24px -10px rgb(0 0 0 / 0.18)',
  },
};

/** The tokens of a look that are not colours, as declarations of `:root`. */
export const lookTokens = (name: LookName): string[] => [
  ...fontTokens(name),
  ...partTokens(LOOKS[name]),
];

function fontTokens(name: LookName): string[] {
  const { body, heading } = LOOKS[name];
  return [
    `--app-font: "${body}", system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif;`,
    heading !== body && `--app-heading-font: "${heading}", var(--app-font);`,
  ].filter((line) => line !== false);
}

/** The rules of a look for an app's own style sheet, where Tailwind reads the shadows. */
export function lookRules(name: LookName): string {
  const { weight, tracking, surface, header } = LOOKS[name];
  const { rest, raised } = SURFACES[surface];
  return `@theme {
  --shadow-xs: ${rest};
  --shadow-md: ${raised};
}

${headingRule(weight, tracking)}
${headerRules(header)}`.trimEnd();
}

/**
 * A look over an app that was built in another one: every rule that a look can set is set, so that
 * nothing of the former stays. It comes after the app's own rules; Tailwind has written its shadows
 * into its classes by then.
 */
export function lookOverride(name: LookName): string {
  const { body, heading, weight, tracking, surface, header, radius } = LOOKS[name];
  const { rest, raised } = SURFACES[surface];
  const tokens = [`--radius: ${radius};`, ...fontTokens(name), ...partTokens(LOOKS[name], true)];
  if (heading === body) tokens.push('--app-heading-font: var(--app-font);');
  return [
    `:root { ${tokens.join(' ')} }`,
    'body { font-family: var(--app-font); }',
    'h1, h2, h3, .font-heading { font-family: var(--app-heading-font); }',
    headingRule(weight, tracking),
    `.shadow-xs, .shadow-sm { --tw-shadow: ${rest}; }`,
    `.shadow-md, .shadow-lg { --tw-shadow: ${raised}; }`,
    RESET,
    headerRules(header),
  ].join('\n');
}

const headingRule = (weight: number, tracking: string): string => `h1, h2, h3, .font-heading {
  font-weight: ${weight};
  letter-spacing: ${tracking};
}`;

/** The bar on top of an app, as its code has it. */
const BAR = 'body :is(header.sticky, [data-app-bar])';

/** A header with a ground of its own: what stands in it takes its tokens from that. */
function headerRules(header: Look['header']): string {
  if (header === 'plain') return '';
  if (header === 'tinted')
    return `
${BAR} {
  background: color-mix(in oklab, hsl(var(--primary)) 9%, hsl(var(--background)));
}`;
  return `
${BAR} {
  --foreground: var(--primary-foreground);
  --muted-foreground: var(--primary-foreground);
  --accent: var(--primary-foreground);
  --accent-foreground: var(--primary);
  --border: var(--primary);
  --ring: var(--primary-foreground);
  background: hsl(var(--primary));
  color: hsl(var(--primary-foreground));
}
${BAR} .bg-primary {
  background: hsl(var(--primary-foreground));
  color: hsl(var(--primary));
}
${BAR} [class*='border-input'] {
  background: transparent;
  border-color: hsl(var(--primary-foreground) / 0.5);
}`;
}

const BAR_TOKENS = [
  'foreground',
  'muted-foreground',
  'accent',
  'accent-foreground',
  'border',
  'ring',
];
/** As a header is without a ground of its own. */
const RESET = `${BAR} { ${BAR_TOKENS.map((token) => `--${token}: inherit;`).join(' ')} background: hsl(var(--background)); color: hsl(var(--foreground)); }
${BAR} .bg-primary { background: hsl(var(--primary)); color: hsl(var(--primary-foreground)); }
${BAR} [class*='border-input'] { background: hsl(var(--background)); border-color: hsl(var(--input)); }`;
