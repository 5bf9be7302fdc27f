import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { SpecTheme } from '../spec.ts';
import { contrast } from './color.ts';
import { globalsCss, palette } from './theme.ts';

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
      fc.constantFrom(...SpecTheme.shape.tone.options),
      fc.constantFrom('light' as const, 'dark' as const),
      (hue, tone, mode) => {
        const colours = palette({ mode, hue, tone, colour: '' }, mode);
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

it('sets the same tokens for both looks', () => {
  const css = globalsCss({ mode: 'dark', hue: 150, tone: 'vivid', colour: 'green' });
  const [light = '', dark = ''] = css.split('.dark');
  const names = (text: string) =>
    [...text.matchAll(/--([a-z0-9-]+): \d/g)]
      .map(([, name]) => name)
      .filter((name) => name !== 'radius');
  expect(names(light)).toEqual(names(dark));
});
