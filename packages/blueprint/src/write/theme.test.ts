import { expect, it } from 'vitest';
import { globalsCss } from './theme.ts';

it('sets the same tokens for both looks', () => {
  const css = globalsCss({ mode: 'dark', hue: 150, tone: 'vivid', colour: 'green' });
  const [light = '', dark = ''] = css.split('.dark');
  const names = (text: string) =>
    [...text.matchAll(/--([a-z0-9-]+): \d/g)]
      .map(([, name]) => name)
      .filter((name) => name !== 'radius');
  expect(names(light)).toEqual(names(dark));
});
