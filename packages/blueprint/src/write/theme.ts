import type { SpecTheme } from '../spec.ts';
import { code } from './code.ts';
import { type Hsl, hsl, readableOn, token } from './color.ts';
import { lookRules, lookTokens, radiusOf } from './looks.ts';

/** How strong the accent is, and how much of a hue the neutrals carry. */
const TONES: Record<
  SpecTheme['tone'],
  {
    accent: number;
    neutral: number;
    neutralHue: 'own' | 'warm' | 'cool';
    radius: string;
    serif: boolean;
  }
> = {
  calm: { accent: 42, neutral: 18, neutralHue: 'own', radius: '0.75rem', serif: true },
  vivid: { accent: 74, neutral: 16, neutralHue: 'own', radius: '0.875rem', serif: false },
  warm: { accent: 62, neutral: 26, neutralHue: 'warm', radius: '0.75rem', serif: true },
  cool: { accent: 58, neutral: 16, neutralHue: 'cool', radius: '0.5rem', serif: false },
  neutral: { accent: 34, neutral: 6, neutralHue: 'own', radius: '0.5rem', serif: false },
};

const SERIF =
  '"Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", "Source Serif 4", Charter, Georgia, var(--app-font)';

/** `globals.css`: every token of the look, readable in light and in dark. */
export function globalsCss(theme: SpecTheme): string {
  const tone = TONES[theme.tone];
  return `${code`
    /* ${theme.look ? `${theme.look}, ` : ''}${theme.colour}, ${theme.tone}. Change a token here and the whole app follows. */
    :root {
      --radius: ${theme.look ? radiusOf(theme.look) : tone.radius};
      ${theme.look ? lookTokens(theme.look) : tone.serif && `--app-heading-font: ${SERIF};`}
      ${lines(palette(theme, 'light'))}
    }

    .dark {
      ${lines(palette(theme, 'dark'))}
    }
    ${theme.look && `\n${lookRules(theme.look)}`}
  `}\n`;
}

const lines = (tokens: Record<string, Hsl>): string[] =>
  Object.entries(tokens).map(([name, color]) => `--${name}: ${token(color)};`);

/** The tokens of one look, every pair of text and ground at 4.5 to 1 or better. */
export function palette(theme: SpecTheme, mode: 'light' | 'dark'): Record<string, Hsl> {
  const tone = TONES[theme.tone];
  const { hue } = theme;
  const grey = { own: hue, warm: 36, cool: 216 }[tone.neutralHue];
  const n = (s: number, l: number) => hsl(grey, (tone.neutral * s) / 20, l);
  const isDark = mode === 'dark';
  const towards = isDark ? 'light' : 'dark';

  const background = isDark ? n(11, 8.5) : n(30, 98);
  const card = isDark ? n(11, 12) : hsl(grey, 0, 100);
  const muted = isDark ? n(9, 17) : n(24, 94.5);
  const accent = isDark ? hsl(hue, tone.accent * 0.3, 19) : hsl(hue, tone.accent * 0.75, 93);
  const secondary = isDark ? n(9, 19) : n(22, 92.5);
  const grounds = [background, card, muted];
  const foreground = isDark ? n(14, 94) : n(18, 11);
  const primary = readableOn(
    hsl(hue, tone.accent, isDark ? 62 : 44),
    [...grounds, accent],
    4.6,
    towards,
  );
  const ink = readableOn(
    isDark ? n(30, 10) : hsl(hue, 30, 99),
    [primary],
    4.6,
    isDark ? 'dark' : 'light',
  );
  const text = (h: number, s: number, l: number) => readableOn(hsl(h, s, l), grounds, 4.6, towards);
  const onText = isDark ? hsl(hue, 30, 8) : hsl(0, 0, 100);
  const mutedText = readableOn(
    isDark ? n(10, 62) : n(10, 46),
    [...grounds, secondary],
    4.6,
    towards,
  );
  const chart = (turn: number, s: number) =>
    readableOn(hsl(hue + turn, s, isDark ? 62 : 50), [card], 3.1, towards);
  const strength = Math.max(38, tone.accent);

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
    'accent-foreground': readableOn(hsl(hue, tone.accent, isDark ? 80 : 26), [accent], 6, towards),
    destructive: text(2, isDark ? 80 : 68, isDark ? 68 : 45),
    'destructive-foreground': onText,
    success: text(152, isDark ? 46 : 58, isDark ? 56 : 32),
    'success-foreground': onText,
    warning: text(34, 88, isDark ? 60 : 36),
    'warning-foreground': onText,
    border: isDark ? n(9, 23) : n(18, 88),
    // The edge of an input has to be seen, too.
    input: readableOn(isDark ? n(8, 46) : n(9, 58), [background, card], 3.05, towards),
    ring: primary,
    'chart-1': chart(0, strength),
    'chart-2': chart(160, strength * 0.8),
    'chart-3': chart(48, strength),
    'chart-4': chart(220, strength * 0.8),
    'chart-5': chart(300, strength * 0.9),
    'sidebar-background': isDark ? n(11, 10.5) : n(26, 95.5),
    'sidebar-foreground': foreground,
    'sidebar-primary': primary,
    'sidebar-primary-foreground': ink,
    'sidebar-accent': accent,
    'sidebar-accent-foreground': readableOn(
      hsl(hue, tone.accent, isDark ? 80 : 26),
      [accent],
      6,
      towards,
    ),
    'sidebar-border': isDark ? n(9, 23) : n(18, 88),
    'sidebar-ring': primary,
  };
}
