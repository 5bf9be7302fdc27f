import { expect, it } from 'vitest';
import { builtColorsIn } from './built-colors.ts';

it('the colors that an app was built in are the last ones that its style sheet declares', () => {
  const css = `@layer base { :root { --background: 40 33% 98%; --primary: 16 66% 38%; }
    .dark { --background: 24 12% 8%; --primary: 18 78% 64%; } }
    /* :root { --primary: 0 0% 0%; } */
    .card { --background: 0 0% 0%; }
    :root { --primary: #1d4ed8; --radius: 1rem; }`;
  expect(builtColorsIn(css)).toEqual({
    light: { ground: '#fcfaf8', button: '#1d4ed8' },
    dark: { ground: '#171412', button: '#eb875c' },
  });
  const behind = '@layer components;:root{--primary:205 42% 40%}';
  expect(builtColorsIn(css + behind).light.button).toBe('#3b6d91');
  expect(builtColorsIn('body { color: red }').dark).toEqual({ ground: null, button: null });
});
