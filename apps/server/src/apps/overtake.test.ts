import { expect, it } from 'vitest';
import { overtaken, turnsMode } from './overtake.ts';

const css = (tokens: string, dark = '') => `/* :root { --primary: 0 0% 0%; } */
:root { --radius: 1rem; --app-font: Lora; --primary: 16 66% 38%; --background: 40 33% 98%; ${tokens} }
.dark { --primary: 0 0% 100%; ${dark} }`;

it('a style sheet that sets anew what branding lies over is the newer word, and nothing else is', () => {
  expect(overtaken(css(''), css(''))).toEqual([]);
  expect(overtaken(css(''), css('--chart-1: 1 2% 3%;', '--background: 1 2% 3%;'))).toEqual([]);
  expect(overtaken(css(''), css('--app-font: Figtree;'))).toEqual(['look']);
  expect(overtaken(css(''), css('--title-size: 3rem;'))).toEqual(['look']);
  expect(overtaken(css(''), css('--primary: 220 70% 40%;'))).toEqual([
    'palette',
    'buttonBackgroundColor',
    'buttonTextColor',
  ]);
  expect(
    overtaken(css(''), css('--primary: 1 2% 3%; --background: 1 2% 3%; --radius: 0;')),
  ).toEqual(['look', 'palette', 'buttonBackgroundColor', 'buttonTextColor', 'backgroundColor']);
});

it('a layout that begins dark is the newer word on dark and light', () => {
  const layout = (more: string) => `<AppShell name="Boats" ${more} pages={PAGES}>`;
  expect(turnsMode(layout(''), layout('mode="dark"'))).toBe(true);
  expect(turnsMode(layout("mode={'dark'}"), layout(''))).toBe(true);
  expect(turnsMode(layout('mode="dark"'), layout('mode="dark" isWide'))).toBe(false);
  expect(turnsMode(layout(''), layout('navigation="side"'))).toBe(false);
  expect(turnsMode(layout('mode="dark"'), '')).toBe(false);
});
