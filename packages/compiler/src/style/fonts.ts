import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import table from './fallbacks.json' with { type: 'json' };

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
/** Of each family, as `dev/fallbacks.ts` measured it: its lines, in em, and its widths as a share of a system font's. */
const FALLBACKS: Readonly<
  Record<
    string,
    {
      isSerif: boolean;
      ascent: number;
      descent: number;
      regular: { system: number; phone: number };
      bold: { system: number; phone: number };
    }
  >
> = table;
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
export const fontFaces = (css: string): string => fontsIn(css).map(facesOf).join('\n');

const read = new Map<string, string>();

/** The rules of one family; its sheet is read once. */
function facesOf(family: string): string {
  let faces = read.get(family);
  if (faces === undefined) {
    const slug = FONTS[family]!;
    const sheet = readFileSync(join(folderOf(slug), 'index.css'), 'utf8');
    faces = [...sheet.matchAll(/\/\* (\S+) \*\/\s*(@font-face \{[^}]*\})/g)]
      .filter(([, name]) => SUBSETS.some((subset) => name === `${slug}-${subset}-wght-normal`))
      .map(([, , face]) => face!.replace('./files/', FONT_BASE))
      .join('\n');
    read.set(family, faces);
  }
  return faces;
}

/**
 * What stands in for a typeface until it is there: system fonts, as wide and as high as that, so that nothing moves when it comes.
 * Bold text is a face of its own, since it is wider by another share.
 */
export function fallbackFaces(css: string): string {
  return fontsIn(css)
    .flatMap((family) => {
      const { isSerif, ascent, descent, regular, bold } = FALLBACKS[family]!;
      const names = isSerif ? SERIF : SANS;
      return [
        face(nameIn(family, 'system'), '100 549', names.regular, regular.system, ascent, descent),
        face(nameIn(family, 'system'), '550 900', names.bold, bold.system, ascent, descent),
        face(
          nameIn(family, 'phone'),
          '100 549',
          ['Roboto', 'Roboto-Regular'],
          regular.phone,
          ascent,
          descent,
        ),
        face(
          nameIn(family, 'phone'),
          '550 900',
          ['Roboto Bold', 'Roboto-Bold'],
          bold.phone,
          ascent,
          descent,
        ),
      ];
    })
    .join('\n');
}

/** A style sheet in which each of our families is followed by what stands in for it. */
export function withFallbacks(css: string): string {
  let text = css;
  for (const family of fontsIn(css))
    text = text.replaceAll(
      new RegExp(`(["'])${family}\\1(?!\\s*;?\\s*src)`, 'g'),
      (found) => `${found}, "${nameIn(family, 'system')}", "${nameIn(family, 'phone')}"`,
    );
  return text;
}

const nameIn = (family: string, place: 'system' | 'phone'): string =>
  family.replace('Variable', place === 'system' ? 'Fallback' : 'Fallback Phone');

/** Times New Roman and Arial with the free fonts of their widths, by every name that systems give them. */
const SERIF = {
  regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
  bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
};
const SANS = {
  regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
  bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
};

function face(
  family: string,
  weight: string,
  names: readonly string[],
  size: number,
  ascent: number,
  descent: number,
): string {
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
  line-gap-override: 0%;
}`;
}

/** A style sheet that stands by itself, with the typefaces of ours that it names and what stands in for them. */
export const withFonts = (css: string): string =>
  fontsIn(css).length === 0
    ? css
    : [fontFaces(css), fallbackFaces(css), withFallbacks(css)].join('\n');

/** The rules of every typeface of ours: a browser fetches those that a page uses. */
export const allFaces = (): string => fontFaces(Object.keys(FONTS).join());

/** The file of a typeface by the name that its rule has; null for what is none of ours. */
export function fontFile(name: string): string | null {
  for (const slug of Object.values(FONTS))
    for (const subset of SUBSETS)
      if (name === `${slug}-${subset}-wght-normal.woff2`)
        return join(folderOf(slug), 'files', name);
  return null;
}
