import { type Hsl, hsl, readableOn, token } from './hsl.ts';

/** How strong an accent is, and how much of a hue the neutrals carry. */
export const TONE_NAMES = ['calm', 'vivid', 'warm', 'cool', 'neutral'] as const;
export type Tone = (typeof TONE_NAMES)[number];

const TONES: Record<
  Tone,
  { accent: number; neutral: number; neutralHue: 'own' | 'warm' | 'cool' }
> = {
  calm: { accent: 42, neutral: 18, neutralHue: 'own' },
  vivid: { accent: 74, neutral: 16, neutralHue: 'own' },
  warm: { accent: 62, neutral: 26, neutralHue: 'warm' },
  cool: { accent: 58, neutral: 16, neutralHue: 'cool' },
  neutral: { accent: 34, neutral: 6, neutralHue: 'own' },
};

/** Where the colors of an app come from: a hue in degrees and the tone of its accent. */
export interface Tint {
  hue: number;
  tone: Tone;
}

/** Colors that people choose by name. */
export const PALETTE_NAMES = [
  'terracotta',
  'amber',
  'olive',
  'forest',
  'teal',
  'sky',
  'cobalt',
  'violet',
  'plum',
  'rose',
  'slate',
  'stone',
] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];

export const PALETTES: Readonly<Record<PaletteName, Tint>> = {
  terracotta: { hue: 14, tone: 'warm' },
  amber: { hue: 34, tone: 'vivid' },
  olive: { hue: 72, tone: 'calm' },
  forest: { hue: 152, tone: 'calm' },
  teal: { hue: 180, tone: 'cool' },
  sky: { hue: 204, tone: 'vivid' },
  cobalt: { hue: 224, tone: 'vivid' },
  violet: { hue: 262, tone: 'vivid' },
  plum: { hue: 312, tone: 'calm' },
  rose: { hue: 344, tone: 'vivid' },
  slate: { hue: 214, tone: 'neutral' },
  stone: { hue: 30, tone: 'neutral' },
};

/** Declarations of tokens, as a style sheet has them. */
export const declared = (tokens: Record<string, Hsl>): string[] =>
  Object.entries(tokens).map(([name, color]) => `--${name}: ${token(color)};`);

/** The colors of a palette over an app that was built in others; after the app's own rules. */
export function paletteOverride(name: PaletteName): string {
  const of = (mode: 'light' | 'dark') => declared(palette(PALETTES[name], mode)).join(' ');
  return `:root { ${of('light')} }\n.dark { ${of('dark')} }`;
}

/** The tokens of a tint, every pair of text and ground at 4.5 to 1 or better. */
export function palette(theme: Tint, mode: 'light' | 'dark'): Record<string, Hsl> {
  const tone = TONES[theme.tone];
  const { hue } = theme;
  const isDark = mode === 'dark';
  const towards = isDark ? 'light' : 'dark';
  const n = neutralsOf(theme);
  const { background, card, muted, accent, secondary } = groundsOf(theme, isDark);
  const grounds = [background, card, muted];
  const foreground = isDark ? n(14, 94) : n(18, 11);
  const strong = hsl(hue, tone.accent, isDark ? 62 : 44);
  const primary = readableOn(strong, [...grounds, accent], 4.6, towards);
  const onPrimary = isDark ? n(30, 10) : hsl(hue, 30, 99);
  const ink = readableOn(onPrimary, [primary], 4.6, isDark ? 'dark' : 'light');
  const faint = isDark ? n(10, 62) : n(10, 46);
  const mutedText = readableOn(faint, [...grounds, secondary], 4.6, towards);
  const onAccent = readableOn(hsl(hue, tone.accent, isDark ? 80 : 26), [accent], 6, towards);
  const border = isDark ? n(9, 23) : n(18, 88);
  return {
    background,
    foreground,
    card,
    'card-foreground': foreground,
    popover: card,
    'popover-foreground': foreground,
    primary,
    'primary-foreground': ink,
    secondary,
    'secondary-foreground': isDark ? n(14, 90) : n(18, 20),
    muted,
    'muted-foreground': mutedText,
    accent,
    'accent-foreground': onAccent,
    ...signals(hue, grounds, isDark),
    border,
    // The edge of an input has to be seen, too.
    input: readableOn(isDark ? n(8, 46) : n(9, 58), [background, card], 3.05, towards),
    ring: primary,
    ...charts(theme, card, isDark),
    'sidebar-background': isDark ? n(11, 10.5) : n(26, 95.5),
    'sidebar-foreground': foreground,
    'sidebar-primary': primary,
    'sidebar-primary-foreground': ink,
    'sidebar-accent': accent,
    'sidebar-accent-foreground': onAccent,
    'sidebar-border': border,
    'sidebar-ring': primary,
  };
}

/** Neutrals that carry a little of a hue: by the share of it and the lightness, both in percent. */
function neutralsOf({ hue, tone }: Tint): (share: number, light: number) => Hsl {
  const { neutral, neutralHue } = TONES[tone];
  const grey = { own: hue, warm: 36, cool: 216 }[neutralHue];
  return (share, light) => hsl(grey, (neutral * share) / 20, light);
}

/** What text stands on. */
function groundsOf(theme: Tint, isDark: boolean) {
  const n = neutralsOf(theme);
  const strength = TONES[theme.tone].accent;
  return {
    background: isDark ? n(11, 8.5) : n(30, 98),
    card: isDark ? n(11, 12) : n(0, 100),
    muted: isDark ? n(9, 17) : n(24, 94.5),
    accent: isDark ? hsl(theme.hue, strength * 0.3, 19) : hsl(theme.hue, strength * 0.75, 93),
    secondary: isDark ? n(9, 19) : n(22, 92.5),
  };
}

/** What went wrong, went well, or wants care: the same in every tint. */
function signals(hue: number, grounds: Hsl[], isDark: boolean): Record<string, Hsl> {
  const text = (h: number, s: number, l: number) =>
    readableOn(hsl(h, s, l), grounds, 4.6, isDark ? 'light' : 'dark');
  const onText = isDark ? hsl(hue, 30, 8) : hsl(0, 0, 100);
  return {
    destructive: text(2, isDark ? 80 : 68, isDark ? 68 : 45),
    'destructive-foreground': onText,
    success: text(152, isDark ? 46 : 58, isDark ? 56 : 32),
    'success-foreground': onText,
    warning: text(34, 88, isDark ? 60 : 36),
    'warning-foreground': onText,
  };
}

/** Five colors for charts, told apart by hue and seen on a card. */
function charts({ hue, tone }: Tint, card: Hsl, isDark: boolean): Record<string, Hsl> {
  const strength = Math.max(38, TONES[tone].accent);
  const chart = (turn: number, share: number) =>
    readableOn(
      hsl(hue + turn, strength * share, isDark ? 62 : 50),
      [card],
      3.1,
      isDark ? 'light' : 'dark',
    );
  return {
    'chart-1': chart(0, 1),
    'chart-2': chart(160, 0.8),
    'chart-3': chart(48, 1),
    'chart-4': chart(220, 0.8),
    'chart-5': chart(300, 0.9),
  };
}
