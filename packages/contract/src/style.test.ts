import { LOOK_NAMES, LOOKS, PALETTE_NAMES } from '@trellis/looks';
import { expect, it } from 'vitest';
import { lookOf } from './style.ts';

it('a look sets all that another look may have set, so that nothing of the former stays', () => {
  const declares = (css: string) =>
    new Set(
      [...css.matchAll(/(?:^|[{;]\s*)(--[\w-]+|font-family|font-weight|letter-spacing)\s*:/gm)].map(
        ([, name]) => name,
      ),
    );
  const all = new Set(LOOK_NAMES.flatMap((look) => [...declares(lookOf({ look }).css)]));
  for (const look of LOOK_NAMES) {
    expect([look, declares(lookOf({ look }).css)]).toEqual([look, all]);
    expect(lookOf({ look }).css).toContain(LOOKS[look].heading);
  }
});

it('a palette is there in light and in dark, and single colors stand over it', () => {
  for (const palette of PALETTE_NAMES) {
    const { css } = lookOf({ palette, buttonBackgroundColor: '#123456' });
    expect(css).toMatch(/^:root \{.*--primary: .*\}\n\.dark \{.*--primary: /);
    expect(css.lastIndexOf('--primary: 210 65.4% 20.4%')).toBeGreaterThan(css.indexOf('.dark {'));
  }
  expect(lookOf({}).css).toBe('');
});

it('a look for the dark is dark where nothing else was chosen', () => {
  expect(lookOf({ look: 'night' }).theme).toBe('dark');
  expect(lookOf({ look: 'night', styleName: 'colorful' }).theme).toBe('light');
  expect(lookOf({ look: 'night', backgroundColor: '#ffffff' }).theme).toBeNull();
  expect(lookOf({ look: 'paper' }).theme).toBeNull();
  expect(lookOf({ look: 'paper', styleName: 'dark' }).theme).toBe('dark');
});
