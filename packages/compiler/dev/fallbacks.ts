/// <reference lib="dom" />
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { FONTS, fontFile } from '../src/style/fonts.ts';

// Measures in Chromium how wide text is in each of our typefaces beside what people have before it is there: Arial or Times New
// Roman (here Liberation Sans and Serif, which are of the same widths), and Roboto on phones, of which a file has to be named:
// `CHROMIUM=/usr/bin/chromium node packages/compiler/dev/fallbacks.ts roboto-latin-wght-normal.woff2`
const SERIFS = ['Fraunces Variable', 'Lora Variable', 'Playfair Display Variable'];
const WEIGHTS = { regular: [400, 400], bold: [650, 700] } as const;
const TEXT = `New booking. Search companies and contacts, sign in to continue: 12 of 16 places left on Friday, 9:30.
Neue Buchung anlegen, Firmen und Kontakte durchsuchen. Chercher une bouteille par région et millésime. Registrar mis entrenamientos.
Il tuo prossimo appuntamento con il parrucchiere. As minhas viagens mais bonitas. Klusjes verdelen over alle huisgenoten.`;

const [roboto] = process.argv.slice(2);
if (!roboto) throw new Error('Roboto is not in this repository: name a file of it');
const asData = (file: string) => `data:font/woff2;base64,${readFileSync(file).toString('base64')}`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
/** The size of the text in a typeface, in em: its width, and how far lines go up and down. */
const measure = (family: string, weight: number) =>
  page.evaluate(
    async ([name, wght, text]) => {
      const font = `${wght} 1000px "${name}"`;
      await document.fonts.load(font);
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = font;
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
      const em = (value: number) => value / 1_000;
      return {
        width: em(width),
        ascent: em(fontBoundingBoxAscent),
        descent: em(fontBoundingBoxDescent),
      };
    },
    [family, weight, TEXT] as const,
  );
const files = {
  Roboto: roboto,
  ...Object.fromEntries(
    Object.entries(FONTS).map(([family, slug]) => [
      family,
      fontFile(`${slug}-latin-wght-normal.woff2`)!,
    ]),
  ),
};
await page.setContent(
  `<style>${Object.entries(files)
    .map(
      ([family, file]) =>
        `@font-face{font-family:"${family}";font-weight:100 900;src:url(${asData(file)})}`,
    )
    .join('')}</style>`,
);
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
const families: Record<string, unknown> = {};
for (const family of Object.keys(FONTS)) {
  const isSerif = SERIFS.includes(family);
  const { ascent, descent } = await measure(family, 400);
  const ratios: Record<string, unknown> = {};
  for (const [name, [own, there]] of Object.entries(WEIGHTS)) {
    const { width } = await measure(family, own);
    const system = await measure(isSerif ? 'Liberation Serif' : 'Liberation Sans', there);
    const phone = await measure('Roboto', there);
    ratios[name] = { system: rounded(width / system.width), phone: rounded(width / phone.width) };
  }
  families[family] = { isSerif, ascent: rounded(ascent), descent: rounded(descent), ...ratios };
}
await browser.close();
writeFileSync(
  join(import.meta.dirname, '../src/style/fallbacks.json'),
  `${JSON.stringify(families, null, 2)}\n`,
);
console.log(`${Object.keys(families).length} typefaces measured`);
