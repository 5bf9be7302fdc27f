import { declared, LOOKS, lookRules, lookTokens, palette } from '@trellis/looks';
import type { SpecTheme } from '../spec.ts';
import { code } from './code.ts';

/** Corners and headings of apps from before there were looks. */
const PLAIN: Record<SpecTheme['tone'], { radius: string; serif: boolean }> = {
  calm: { radius: '0.75rem', serif: true },
  vivid: { radius: '0.875rem', serif: false },
  warm: { radius: '0.75rem', serif: true },
  cool: { radius: '0.5rem', serif: false },
  neutral: { radius: '0.5rem', serif: false },
};

const SERIF =
  '"Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", "Source Serif 4", Charter, Georgia, var(--app-font)';

/** `globals.css`: every token of the look, readable in light and in dark. */
export function globalsCss(theme: SpecTheme): string {
  const plain = PLAIN[theme.tone];
  return `${code`
    /* ${theme.look ? `${theme.look}, ` : ''}${theme.colour}, ${theme.tone}. Change a token here and the whole app follows. */
    :root {
      --radius: ${theme.look ? LOOKS[theme.look].radius : plain.radius};
      ${theme.look ? lookTokens(theme.look) : plain.serif && `--app-heading-font: ${SERIF};`}
      ${declared(palette(theme, 'light'))}
    }

    .dark {
      ${declared(palette(theme, 'dark'))}
    }
    ${theme.look && `\n${lookRules(theme.look)}`}
  `}\n`;
}
