import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast } from './hsl.ts';
import { palette, TONE_NAMES } from './palette.ts';

/** Text and the grounds it stands on. */
const PAIRS: [string, string][] = [
  ['foreground', 'background'],
  ['foreground', 'card'],
  ['muted-foreground', 'background'],
  ['muted-foreground', 'card'],
  ['muted-foreground', 'muted'],
  ['primary-foreground', 'primary'],
  ['primary', 'background'],
  ['primary', 'card'],
  ['secondary-foreground', 'secondary'],
  ['accent-foreground', 'accent'],
  ['destructive', 'card'],
  ['destructive-foreground', 'destructive'],
  ['success', 'card'],
  ['warning', 'card'],
];

it('every hue and tone is readable, in light and in dark', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 359 }),
      fc.constantFrom(...TONE_NAMES),
      fc.constantFrom('light' as const, 'dark' as const),
      (hue, tone, mode) => {
        const colours = palette({ hue, tone }, mode);
        for (const [text, ground] of PAIRS)
          expect([text, ground, contrast(colours[text]!, colours[ground]!) >= 4.5]).toEqual([
            text,
            ground,
            true,
          ]);
        expect(contrast(colours.input!, colours.background!)).toBeGreaterThanOrEqual(3);
      },
    ),
  );
});
