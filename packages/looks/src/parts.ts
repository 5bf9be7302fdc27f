/** How the parts of the kit look: it reads these by tokens (`app-kit/styles/theme.css`). */
export interface PartLook {
  /** Of lines in icons, in pixels of their 24; lucide draws 2. */
  icons: number;
  /** Room in cards and rows, on anything wider than a phone. */
  density: 'airy' | 'regular' | 'dense';
  /** Of lines around cards, in pixels. */
  edge: 1 | 2;
  /** How a page begins: its title's size in rem, on a phone and wider, and what marks it. */
  title: { size: [phone: number, wide: number]; mark: TitleMark; isCapitals?: true };
  table: 'lines' | 'stripes' | 'capitals';
  /** What stands where a list has nothing. */
  empty: 'dashed' | 'tinted' | 'framed' | 'bare';
  /** The page before the sign-in. */
  welcome: 'tinted' | 'solid' | 'bare' | 'framed';
}
export type TitleMark = 'none' | 'ruled' | 'topped' | 'bar' | 'marker' | 'centered';

type Tokens = Readonly<Record<string, string>>;

/** Every token of the parts, as the kit has it where no look says otherwise. */
const OWN: Tokens = {
  'icon-stroke': '2',
  'card-edge': '1px',
  'card-room': '1.5rem',
  'row-room': '0.75rem',
  'head-height': '2.75rem',
  'head-case': 'none',
  'head-tracking': 'normal',
  'row-stripe': 'transparent',
  'title-size': '1.5rem',
  'title-size-wide': '1.875rem',
  'title-case': 'none',
  'title-line': 'none',
  'title-top': '0px',
  'title-bottom': '0px',
  'title-bar': 'none',
  'title-align': 'start',
  'title-direction': 'row',
  'title-flex': '1 1 10rem',
  'title-margin': '0',
  'empty-border': '1px dashed hsl(var(--border))',
  'empty-ground': 'transparent',
  'welcome-ground': 'hsl(var(--accent) / 0.6)',
  'welcome-text': 'hsl(var(--foreground))',
  'welcome-sign': 'hsl(var(--primary))',
  'welcome-button': 'hsl(var(--primary))',
  'welcome-button-text': 'hsl(var(--primary-foreground))',
  'welcome-frame': 'none',
};

/** The names of the parts' tokens. */
export const PART_TOKENS: readonly string[] = Object.keys(OWN);

/** The tokens that a look sets; with `isWhole` those as well that it leaves, so that nothing stays of another look. */
export function partTokens(look: PartLook, isWhole = false): string[] {
  const { size, mark, isCapitals } = look.title;
  const set: Tokens = {
    'icon-stroke': `${look.icons}`,
    'card-edge': `${look.edge}px`,
    'title-size': `${size[0]}rem`,
    'title-size-wide': `${size[1]}rem`,
    'title-case': isCapitals ? 'uppercase' : 'none',
    ...DENSITIES[look.density],
    ...MARKS[mark],
    ...TABLES[look.table],
    ...EMPTIES[look.empty],
    ...WELCOMES[look.welcome],
  };
  return Object.entries(OWN)
    .map(([name, own]) => [name, own, set[name] ?? own] as const)
    .filter(([, own, value]) => isWhole || value !== own)
    .map(([name, , value]) => `--${name}: ${value};`);
}

const DENSITIES: Record<PartLook['density'], Tokens> = {
  airy: { 'card-room': '1.75rem', 'row-room': '1.0625rem', 'head-height': '3rem' },
  regular: {},
  dense: { 'card-room': '1.125rem', 'row-room': '0.5rem', 'head-height': '2.25rem' },
};

const MARKS: Record<TitleMark, Tokens> = {
  none: {},
  ruled: { 'title-bottom': '1px' },
  topped: { 'title-top': '4px' },
  bar: { 'title-bar': "''" },
  // As if drawn over the words with a felt pen.
  marker: { 'title-line': 'underline' },
  centered: {
    'title-align': 'center',
    'title-direction': 'column',
    'title-flex': 'none',
    'title-margin': 'auto',
  },
};

const TABLES: Record<PartLook['table'], Tokens> = {
  lines: {},
  stripes: { 'row-stripe': 'color-mix(in oklab, hsl(var(--muted)) 55%, hsl(var(--card)))' },
  capitals: { 'head-case': 'uppercase', 'head-tracking': '0.06em' },
};

const EMPTIES: Record<PartLook['empty'], Tokens> = {
  dashed: {},
  tinted: { 'empty-border': '1px solid transparent', 'empty-ground': 'hsl(var(--accent) / 0.6)' },
  framed: { 'empty-border': '1px solid hsl(var(--border))', 'empty-ground': 'hsl(var(--card))' },
  bare: { 'empty-border': '1px solid transparent' },
};

const WELCOMES: Record<PartLook['welcome'], Tokens> = {
  tinted: {},
  bare: { 'welcome-ground': 'hsl(var(--background))' },
  framed: {
    'welcome-ground': 'hsl(var(--background))',
    'welcome-frame': 'inset 0 0 0 0.75rem hsl(var(--accent))',
  },
  solid: {
    'welcome-ground': 'hsl(var(--primary))',
    'welcome-text': 'hsl(var(--primary-foreground))',
    'welcome-sign': 'hsl(var(--primary-foreground))',
    'welcome-button': 'hsl(var(--primary-foreground))',
    'welcome-button-text': 'hsl(var(--primary))',
  },
};
