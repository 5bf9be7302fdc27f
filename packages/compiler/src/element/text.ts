/** Characters by the names that markup has for them, of those that people write into texts. */
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  middot: '·',
  bull: '•',
  times: '×',
  rarr: '→',
  larr: '←',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  euro: '€',
  deg: '°',
};

/** What a text of markup shows; null where it holds a name that is not known here. */
export function shownText(raw: string): string | null {
  let isKnown = true;
  const text = raw.replace(/&(#x?[0-9a-fA-F]+|\w+);/g, (whole, name: string) => {
    if (name.startsWith('#')) {
      const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    }
    if (NAMED[name] === undefined) isKnown = false;
    return NAMED[name] ?? whole;
  });
  return isKnown ? text : null;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '{': '&#123;',
  '}': '&#125;',
  '\u00a0': '&nbsp;',
};

/** A text as it stands between tags: nothing of it is read as code. */
export const markupText = (text: string): string =>
  text.replace(/[&<>{}\u00a0]/g, (one) => ESCAPES[one] ?? one);

/** A text as an attribute's value, quotes included. */
export const attributeText = (text: string): string =>
  `"${text.replace(/[&"\u00a0]/g, (one) => (one === '"' ? '&quot;' : (ESCAPES[one] ?? one)))}"`;

/** What is typed in a field of one line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
