import { expect, it } from 'vitest';
import { compileOnce } from '../testing/compile.ts';
import { themeOf } from './config.ts';

const CONFIG = `/** @type {import('tailwindcss').Config} */
module.exports = {
  darkMode: ["class"],
  content: ["./src/**/*.{js,jsx}"],
  theme: {
    extend: {
      colors: {
        border: 'hsl(var(--border))',
        card: { DEFAULT: 'hsl(var(--card))', foreground: 'hsl(var(--card-foreground))' },
        brand: { DEFAULT: '#0f766e', 50: '#f0fdfa', deep: { night: 'rgb(1 2 3)' } },
        sneaky: 'red; } body { display: none',
      },
      fontFamily: { display: ['Playfair Display', 'serif'] },
      borderRadius: { lg: 'var(--radius)', blob: '42px' },
      backgroundImage: { hero: 'linear-gradient(90deg, red, blue)' },
      keyframes: { 'accordion-down': { from: { height: 0 } }, wiggle: { '0%, 100%': { transform: 'rotate(-3deg)' }, '50%': { marginTop: '2px' } } },
      animation: { 'accordion-down': 'accordion-down 0.2s', wiggle: 'wiggle 1s infinite' },
      spacing: { 18: '4.5rem', ...other },
    },
  },
  plugins: [require("tailwindcss-animate")],
};
`;

it('reads what a project adds to the theme, without running it', async () => {
  const sheet = themeOf(CONFIG);
  expect(sheet).toBe(`@theme {
  --color-brand-50: #f0fdfa;
  --color-brand: #0f766e;
  --color-brand-deep-night: rgb(1 2 3);
  --font-display: "Playfair Display", serif;
  --animate-wiggle: wiggle 1s infinite;
  --radius-blob: 42px;
  --spacing-18: 4.5rem;
}
@utility bg-hero {
  background-image: linear-gradient(90deg, red, blue);
}
@keyframes wiggle {
  0%, 100% { transform: rotate(-3deg); }
  50% { margin-top: 2px; }
}
`);
  const { css, diagnostics } = await compileOnce({
    'globals.css': sheet,
    'pages/Home.tsx':
      'export default () => <p className="bg-brand-50 text-brand-deep-night font-display animate-wiggle bg-hero rounded-blob p-18" />;',
  });
  expect(diagnostics).toEqual([]);
  for (const name of ['bg-brand-50', 'font-display', 'animate-wiggle', 'bg-hero', 'p-18'])
    expect(css.text).toContain(`.${name}`);
});
