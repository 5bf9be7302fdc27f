import { mixed, readableColor } from '@trellis/contract';
import { LOOKS, type LookName, PALETTES, type PaletteName, palette, token } from '@trellis/looks';
import type { CSSProperties } from 'react';

/** The colors that a small picture of the app is drawn in, as CSS has them. */
export interface Paint {
  ground: string;
  card: string;
  text: string;
  line: string;
  accent: string;
  onAccent: string;
}

/** The colors of a palette, in light or in dark. */
export function paintOfPalette(name: PaletteName, mode: 'light' | 'dark'): Paint {
  const colors = palette(PALETTES[name], mode);
  const of = (key: string) => `hsl(${token(colors[key]!)})`;
  return {
    ground: of('background'),
    card: of('card'),
    text: of('foreground'),
    line: of('border'),
    accent: of('primary'),
    onAccent: of('primary-foreground'),
  };
}

/** The colors around a ground and a button that are known as `#rrggbb`. */
export function paintOfColors(ground: string, button: string): Paint {
  const text = readableColor('#1c1917', ground);
  const isLight = text === '#1c1917';
  return {
    ground,
    card: mixed(ground, '#ffffff', isLight ? 0.6 : 0.06),
    text,
    line: mixed(ground, text, 0.14),
    accent: button,
    onAccent: readableColor('#ffffff', button),
  };
}

/** Colors and a look as the properties that the picture's style sheet reads. */
export function paintOf(paint: Paint, name: LookName | null): CSSProperties {
  const look = name && LOOKS[name];
  return {
    '--ground': paint.ground,
    '--card': paint.card,
    '--text': paint.text,
    '--line': paint.line,
    '--accent': paint.accent,
    '--on-accent': paint.onAccent,
    '--body': look ? `"${look.body}", sans-serif` : 'inherit',
    '--heading': look ? `"${look.heading}", sans-serif` : 'inherit',
    '--weight': look ? look.weight : 600,
    '--tracking': look ? look.tracking : 'normal',
    '--corner': look ? look.radius : '0.5rem',
  } as CSSProperties;
}
