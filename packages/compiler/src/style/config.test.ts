import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileOnce } from '../testing/compile.ts';
import { themeOf } from './config.ts';

const CONFIG = `/** @type {import('tailwindcss').Config} */
module.exports = {
  darkMode: ["class"],
  content: ["./src/**/*.{js,jsx}"],
  safelist: ['ring-teal-300', { pattern: /^bg-(red|lime)-(100|500)$/, variants: ['hover'] }, { pattern: /text-.*/ }],
  theme: {
    container: { center: true, padding: '2rem', screens: { '2xl': '1400px' } },
    letterSpacing: { label: '0.18em' },
    extend: {
      colors: {
        border: 'hsl(var(--border))',
        card: { DEFAULT: 'hsl(var(--card))', foreground: 'hsl(var(--card-foreground))' },
        brand: { DEFAULT: '#0f766e', 50: 'rgb(240 253 250 / <alpha-value>)', deep: { night: 'rgb(1 2 3)' } },
        sneaky: 'red; } body { display: none',
      },
      fontFamily: { display: ['Playfair Display', 'serif'], sans: ['Poppins'] },
      fontSize: { huge: ['3rem', { lineHeight: '1.02', letterSpacing: '-0.02em' }], large: ['2rem', 1.1], tiny: '10px' },
      borderRadius: { lg: 'var(--radius)', blob: '42px' },
      backgroundImage: { hero: 'linear-gradient(90deg, red, blue)' },
      keyframes: { 'accordion-down': { from: { height: 0 } }, wiggle: { '0%, 100%': { transform: 'rotate(-3deg)' }, '50%': { marginTop: '2px' } } },
      animation: { 'accordion-down': 'accordion-down 0.2s', wiggle: 'wiggle 1s infinite' },
      spacing: { 18: '4.5rem', ...other },
      minHeight: { stage: '80vh' },
    },
  },
  plugins: [require("tailwindcss-animate")],
};
`;

it('reads what a project adds to the theme, without running it', async () => {
  const sheet = themeOf(CONFIG);
  expect(sheet).toBe(`@source inline("ring-teal-300");
@source inline("{,hover:}bg-{red,lime}-{100,500}");
@theme {
  --tracking-label: 0.18em;
}
@utility container {
  margin-inline: auto;
  padding-inline: 2rem;
  @media (width >= 40rem) { max-width: none; }
  @media (width >= 1400px) { max-width: 1400px; }
}
@theme {
  --color-brand-50: rgb(240 253 250);
  --color-brand: #0f766e;
  --color-brand-deep-night: rgb(1 2 3);
  --font-display: "Playfair Display", serif;
  --font-sans: Poppins;
  --animate-wiggle: wiggle 1s infinite;
  --radius-blob: 42px;
  --spacing-18: 4.5rem;
  --text-huge: 3rem;
  --text-huge--line-height: 1.02;
  --text-huge--letter-spacing: -0.02em;
  --text-large: 2rem;
  --text-large--line-height: 1.1;
  --text-tiny: 10px;
  --min-height-stage: 80vh;
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
      'export default () => <p className="bg-brand-50 text-brand-deep-night font-display animate-wiggle bg-hero rounded-blob p-18 min-h-stage container text-huge" />;',
  });
  expect(diagnostics).toEqual([]);
  const there =
    'bg-brand-50 font-display animate-wiggle bg-hero p-18 min-h-stage ring-teal-300 bg-lime-500 hover\\:bg-red-100';
  for (const name of there.split(' ')) expect(css.text).toContain(`.${name}`);
  expect(css.text).toMatch(/\.container \{[^.]*margin-inline: auto/);
  expect(css.text).toContain('var(--text-huge--letter-spacing)');
  // The font of the page.
  expect(css.text).toMatch(/html \{[^}]*font-family: var\(--font-sans\)/);
});

it('keeps colors and corners that a project makes of tokens of its own', async () => {
  const sheet = themeOf(`export default { theme: { extend: {
    colors: {
      orchard: 'hsl(var(--orchard) / <alpha-value>)',
      brand: { DEFAULT: 'hsl(var(--brand))', foreground: 'hsl(var(--brand-foreground))' },
      sidebar: { DEFAULT: 'hsl(var(--sidebar))', foreground: 'hsl(var(--sidebar-foreground))' },
    },
    borderRadius: { lg: 'var(--radius)', md: 'calc(var(--radius) - 1px)', '2xl': 'calc(var(--radius) + 8px)' },
  } } }`);
  expect(sheet).toBe(`@theme inline {
  --color-orchard: hsl(var(--orchard));
  --color-brand: hsl(var(--brand));
  --color-brand-foreground: hsl(var(--brand-foreground));
  --color-sidebar: hsl(var(--sidebar));
  --radius-md: calc(var(--radius) - 1px);
  --radius-2xl: calc(var(--radius) + 8px);
}
`);
  const { css, diagnostics } = await compileOnce({
    'globals.css': `${sheet}:root { --orchard: 152 60% 28%; }
@layer components { .pill { @apply bg-orchard/10 text-orchard; } }`,
    'pages/Home.tsx': 'export default () => <p className="pill border-brand rounded-2xl" />;',
  });
  expect(diagnostics).toEqual([]);
  expect(css.text).toMatch(/\.pill \{[^}]*hsl\(var\(--orchard\)\)/);
  expect(css.text).toMatch(/\.border-brand \{[^}]*hsl\(var\(--brand\)\)/);
  expect(css.text).toMatch(/\.rounded-2xl \{[^}]*\+ 8px/);
});

it('knows what the file gives a name to', () => {
  expect(
    themeOf(`import type { Config } from 'tailwindcss';
const deep = '#134e4a';
const brand = { DEFAULT: '#0f766e', deep } as const;
const palette = { court: '#c2410c', around: round };
const round = { palette };
export default { theme: { extend: { colors: { ...palette, ...unknown, brand } } } } satisfies Config;`),
  ).toBe(`@theme {
  --color-court: #c2410c;
  --color-brand: #0f766e;
  --color-brand-deep: #134e4a;
}
`);
});

it("leaves out what the kit's theme says in the same words", () => {
  const kit = readFileSync(
    new URL('../../../app-kit/src/styles/theme.css', import.meta.url),
    'utf8',
  );
  const own = (prefix: string) =>
    [...kit.matchAll(new RegExp(`--${prefix}-([\\w-]+): ((?:hsl|calc|var)\\(.*\\));`, 'g'))]
      .filter(([, name]) => name !== 'sidebar')
      .map(([, name, value]) => `'${name}': '${value}'`);
  const [colors, corners] = [own('color'), own('radius')];
  expect([colors.length, corners.length]).toEqual([36, 4]);
  expect(
    themeOf(
      `export default { theme: { extend: { colors: { ${colors} }, borderRadius: { ${corners} } } } }`,
    ),
  ).toBe('');
});

it('lets a sheet apply classes of its own, as Tailwind 3 did', async () => {
  const { css, diagnostics } = await compileOnce({
    'globals.css': `@layer utilities {
  .glass { background: rgb(10, 20, 30); }
  .glass:hover { background: rgb(40, 50, 60); }
  .panel, .sheet { @apply glass p-4; }
}
@layer components { .big-panel { @apply panel md:glass nowhere; } }`,
    'pages/Home.tsx': 'export default () => <p className="big-panel" />;',
  });
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'Cannot apply unknown utility class `nowhere`',
  ]);
  const [own] = /\.big-panel \{[\s\S]*?\n {2}\}\n/.exec(css.text) ?? [''];
  expect(own.match(/rgb\(10, 20, 30\)/g)).toHaveLength(2);
  expect(own).toContain('rgb(40, 50, 60)');
  expect(own).toContain('padding');
});
