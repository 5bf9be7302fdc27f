import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Typefaces that come with the product, by the family that an app's style sheet names; all under the SIL Open Font License. */
export const FONTS: Readonly<Record<string, string>> = {
  'Archivo Variable': 'archivo',
  'Figtree Variable': 'figtree',
  'Fraunces Variable': 'fraunces',
  'Instrument Sans Variable': 'instrument-sans',
  'Lora Variable': 'lora',
  'Manrope Variable': 'manrope',
  'Outfit Variable': 'outfit',
  'Playfair Display Variable': 'playfair-display',
  'Public Sans Variable': 'public-sans',
  'Quicksand Variable': 'quicksand',
  'Space Grotesk Variable': 'space-grotesk',
};
/** Where the server gives them out. */
export const FONT_BASE = '/_fonts/';
/** What Latin letters need; a browser fetches the second only where a text has such letters. */
const SUBSETS = ['latin', 'latin-ext'];

/** The package of a family, as it is installed. */
export const fontPackage = (slug: string): string => `@fontsource-variable/${slug}`;

const { resolve } = createRequire(import.meta.url);
const folderOf = (slug: string): string => dirname(resolve(`${fontPackage(slug)}/index.css`));

/** The version of a typeface's package that the product has, by its name; null for what is none of ours. */
export function fontVersion(name: string): string | null {
  if (!Object.values(FONTS).some((slug) => fontPackage(slug) === name)) return null;
  const manifest = readFileSync(
    join(dirname(resolve(`${name}/index.css`)), 'package.json'),
    'utf8',
  );
  return (JSON.parse(manifest) as { version: string }).version;
}

/** The families of ours that a style sheet names. */
export const fontsIn = (css: string): string[] =>
  Object.keys(FONTS).filter((family) => css.includes(family));

/** `@font-face` rules of the families that a style sheet names; '' where it names none. */
export function fontFaces(css: string): string {
  return fontsIn(css)
    .flatMap((family) => {
      const slug = FONTS[family]!;
      const sheet = readFileSync(join(folderOf(slug), 'index.css'), 'utf8');
      return [...sheet.matchAll(/\/\* (\S+) \*\/\s*(@font-face \{[^}]*\})/g)]
        .filter(([, name]) => SUBSETS.some((subset) => name === `${slug}-${subset}-wght-normal`))
        .map(([, , face]) => face!.replace('./files/', FONT_BASE));
    })
    .join('\n');
}

/** The file of a typeface by the name that its rule has; null for what is none of ours. */
export function fontFile(name: string): string | null {
  for (const slug of Object.values(FONTS))
    for (const subset of SUBSETS)
      if (name === `${slug}-${subset}-wght-normal.woff2`)
        return join(folderOf(slug), 'files', name);
  return null;
}
