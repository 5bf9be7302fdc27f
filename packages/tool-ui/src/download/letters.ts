/** The characters of the font that comes along with what writes PDFs: Latin, Greek, Cyrillic, Vietnamese. */
const HAS =
  /^[\t\n\r\u0020-\u007e\u00a0-\u017f\u018f\u0192\u01a0\u01a1\u01af\u01b0\u01fa-\u01ff\u0218-\u021b\u0237\u0259\u02c6\u02c7\u02c9\u02d8-\u02dd\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u0486\u0488-\u0513\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2000-\u200b\u2010\u2011\u2013-\u2015\u2017-\u201e\u2020-\u2022\u2025-\u2027\u2030\u2032\u2033\u2039\u203a\u203c\u2044\u2070\u2074-\u208e\u20a3\u20a4\u20a6-\u20ac\u20b1\u20b9\u20ba\u20bc\u20bd\u2116\u2122\u2126\u2202\u2206\u220f\u2211\u2212\u221a\u221e\u222b\u2248\u2260\u2264\u2265\u25a0\u25ca\u25cb\u25cf]*$/u;

/** Signs that have another form in every font. */
const OTHERWISE: readonly [RegExp, string][] = [
  [/[\u2190\u27f5\u21d0]/gu, '<-'],
  [/[\u2192\u27f6\u21d2\u279c\u2794]/gu, '->'],
  [/\u2194/gu, '<->'],
  [/[\u2012\u2043]/gu, '–'],
  [/[\u202f\u2060\u205f\u3000]/gu, ' '],
  [/[\u2713\u2714\u2611]\ufe0f?/gu, '[x]'],
  [/\u2610/gu, '[ ]'],
];
/** Pictures in the place of letters, with what joins them: decoration, which the font lacks. */
const EMOJI =
  /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|[\u{1f3fb}-\u{1f3ff}]|\ufe0f|\u200d|\u20e3/gu;

/** A text in letters of the font; null where it has others, which would be boxes. */
export function inLetters(text: string): string | null {
  const plain = OTHERWISE.reduce(
    (now, [sign, other]) => now.replace(sign, other),
    text.normalize('NFC'),
  ).replace(EMOJI, (sign) => (HAS.test(sign) ? sign : ''));
  return HAS.test(plain) ? plain : null;
}
