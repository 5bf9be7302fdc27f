import type { Reading } from './type.ts';

const signs = new Map<string, { decimal: string; group: string }>();

function signsOf(locale: string): { decimal: string; group: string } {
  let known = signs.get(locale);
  if (!known) {
    const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6);
    const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
    known = { decimal: of('decimal'), group: of('group') };
    signs.set(locale, known);
  }
  return known;
}

const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * The number that all of a text is; null for none. Plain figures, or as whoever has this language writes them: where
 * `isGrouped`, 1.234 is what a German means by it, otherwise what a program does.
 */
export function exactNumber(text: string, locale = 'en', isGrouped = false): number | null {
  // The minus sign of print, and what stands between a sign and its figure.
  const bare = text
    .trim()
    .replace('−', '-')
    .replace(/^([+-])\s+/, '$1');
  const plain = PLAIN.test(bare) ? finite(Number(bare)) : null;
  return isGrouped ? (written(bare, locale) ?? plain) : (plain ?? written(bare, locale));
}

function written(text: string, locale: string): number | null {
  const { decimal, group } = signsOf(locale);
  const [whole = '', rest = '0', more] = text.split(decimal);
  if (more !== undefined || !/^\d+$/.test(rest)) return null;
  const parts = group === '' ? [whole] : whole.split(/\s/.test(group) ? /\s/ : group);
  const [first = '', ...others] = parts;
  const isWhole = others.length === 0 && /^[+-]?\d+$/.test(first);
  // Groups are of three digits, in India the last one alone.
  const isInGroups =
    /^[+-]?\d{1,3}$/.test(first) &&
    others.every(
      (part, at) => /^\d{2,3}$/.test(part) && (part.length === 3 || at < others.length - 1),
    );
  return isWhole || isInGroups ? finite(Number(`${parts.join('')}.${rest}`)) : null;
}

const finite = (number: number): number | null => (Number.isFinite(number) ? number : null);

/**
 * The number that a text says, by the rule of where it comes from: a file's by float parsing (spec 2, section 5), a
 * stored one's also with a comma before its rest, a typed one only where all of it is one.
 */
export function numberIn(
  text: string,
  { from, locale }: Reading,
  isGrouped = false,
): number | null {
  if (from === 'typed') return exactNumber(text.replace(/^'/, ''), locale, isGrouped);
  const bare = from === 'stored' && !text.includes('.') ? text.replace(',', '.') : text;
  return finite(Number.parseFloat(bare));
}

/** Decimal digits that a number keeps. */
const EXACT = 15;

/** Whether a number is all that a text says: of '007', '+49' and twenty digits something would be lost. */
export function saysTheSame(text: string, number: number): boolean {
  if (/^-?(0|[1-9]\d*)$/.test(text)) return BigInt(text) === BigInt(number);
  const [, digits] = /^-?((?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/.exec(text) ?? [];
  return digits !== undefined && digits.replace(/^0*\.?0*|\.|0+$/g, '').length <= EXACT;
}
