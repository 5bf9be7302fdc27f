import { plainDigits } from './digits.ts';
import type { Notation, Reading } from './type.ts';

/** The sign before a number's rest, and the one between its thousands. */
interface Signs {
  decimal: string;
  group: string;
}

/** Arabic has signs of its own, which mean the same in every language. */
const ARABIC: Signs = { decimal: '٫', group: '٬' };

const known = new Map<string, Signs[]>();

/** How a language writes numbers; amounts of money may be written in another way (in Austria and Switzerland), and in 0 to 9. */
function signsOf(locale: string): Signs[] {
  const before = known.get(locale);
  if (before) return before;
  const all = [
    {},
    { numberingSystem: 'latn' },
    { style: 'currency', currency: 'EUR' } as const,
  ].map((style): Signs => {
    const parts = new Intl.NumberFormat(locale, style).formatToParts(1_234_567.8);
    const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
    return { decimal: of('decimal'), group: of('group') };
  });
  all.push(ARABIC);
  known.set(locale, all);
  return all;
}

/** A number with the sign that a language has before its rest; without groups, which years and numbers of things have not. */
export function writtenNumber(value: number, locale: string | undefined): string {
  const text = String(value);
  const [, whole, rest] = /^(-?\d+)\.(\d+)$/.exec(text) ?? [];
  if (whole === undefined) return text;
  const [, inDigits] = signsOf(locale ?? new Intl.NumberFormat().resolvedOptions().locale);
  const { decimal } = inDigits!;
  return `${whole}${decimal}${rest}`;
}

const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * The number that all of a text is; null for none. Plain figures, or as whoever has this language writes them: where
 * `isGrouped`, 1.234 is what a German means by it, otherwise what a program does.
 */
export function exactNumber(text: string, locale = 'en', isGrouped = false): number | null {
  // The minus sign of print, and what stands between a sign and its figure.
  const bare = plainDigits(text)
    .trim()
    .replace('−', '-')
    .replace(/^([+-])\s+/, '$1');
  const plain = PLAIN.test(bare) ? finite(Number(bare)) : null;
  return isGrouped ? (written(bare, locale) ?? plain) : (plain ?? written(bare, locale));
}

function written(text: string, locale: string): number | null {
  for (const signs of signsOf(locale)) {
    const number = writtenWith(text, signs);
    if (number !== null) return number;
  }
  return null;
}

function writtenWith(text: string, { decimal, group }: Signs): number | null {
  const [whole = '', rest = '0', more] = text.split(decimal);
  if (more !== undefined || !/^\d+$/.test(rest)) return null;
  const parts = group === '' ? [whole] : whole.split(/\s/.test(group) ? /\s/ : group);
  const [first = '', ...others] = parts;
  // Of a half nothing stands before its sign: ',5'.
  const isRest = more === undefined && /^[+-]?$/.test(whole) && text.includes(decimal);
  const isWhole = others.length === 0 && (isRest || /^[+-]?\d+$/.test(first));
  // Groups are of three digits, in India the last one alone.
  const isInGroups =
    /^[+-]?[1-9]\d{0,2}$/.test(first) &&
    others.every(
      (part, at) => /^\d{2,3}$/.test(part) && (part.length === 3 || at < others.length - 1),
    );
  return isWhole || isInGroups ? finite(Number(`${parts.join('')}.${rest}`)) : null;
}

const finite = (number: number): number | null => (Number.isFinite(number) ? number : null);

/** The sign before a number's rest; a point where its column does not show it and nobody has said. */
export const decimalOf = ({ decimal, isDecimalOpen }: Notation): Notation['decimal'] =>
  decimal ?? (isDecimalOpen ? '.' : undefined);

/**
 * The number that a text says, by the rule of where it comes from: a file's by float parsing (spec 2, section 5), a
 * stored one's also with a comma before its rest, a typed one only where all of it is one.
 */
export function numberIn(
  text: string,
  { from, locale, ...notation }: Reading,
  isGrouped = false,
): number | null {
  const decimal = decimalOf(notation);
  if (decimal) return finite(Number(figureIn(text, decimal)?.figure ?? Number.NaN));
  if (from === 'typed') return exactNumber(text.replace(/^'/, ''), locale, isGrouped);
  const plain = withSigns(text, '.', '');
  const bare = from === 'stored' && !plain.includes('.') ? plain.replace(',', '.') : plain;
  return finite(Number.parseFloat(bare));
}

/** A text with 0 to 9 for its digits, and with these signs for the Arabic ones. */
const withSigns = (text: string, decimal: string, group: string): string =>
  plainDigits(text).replaceAll(ARABIC.group, group).replaceAll(ARABIC.decimal, decimal);

/** A sign, a figure with whatever groups it, and what stands behind. */
const WRITTEN =
  /^([+-]?)\s*((?:\d[\d.,'’\s]*)?\d|[.,]\d+|\d[\d.,'’\s]*[.,](?=\s|$))(e[+-]?\d+)?(-?)([^\d]*)$/iu;
/** A currency's sign or code in front of a figure: '$12', 'R$ 12,50', 'USD 12.50', 'kr 12'. */
const BEFORE = /^([+-]?)\s*(?:[A-Z]{0,2}\p{Sc}|[A-Z]{3}(?![A-Z])|kr\.?)\s*(?=[\d.,(-])/u;
/** Behind a figure these make it something else: a time, a date, a fraction. */
const NO_UNIT = /[-+:/.,]/;

/**
 * The figure that a text begins with, as code writes it, and whether that is all of it; null where it is none with this
 * sign before its rest. Between digits stands one sign that groups them: `1.234,5`, `1 234,5`, `1'234.5`, `12,34,567`.
 * In brackets, or with its minus behind, it is negative, as in accounts.
 */
export function figureIn(
  text: string,
  decimal: '.' | ',',
): { figure: string; isAll: boolean } | null {
  const shown = withSigns(text, decimal, decimal === '.' ? ',' : '.')
    .trim()
    .replace('−', '-');
  const bare = shown.replace(BEFORE, '$1');
  const inner = /^\(\s*(.*?)\s*\)$/.exec(bare)?.[1];
  const [, sign, body = '', exponent = '', behind, unit = ''] = WRITTEN.exec(inner ?? bare) ?? [];
  if (sign === undefined || NO_UNIT.test(unit.replace(/(?<=\p{L})\.$/u, ''))) return null;
  const [whole = '', rest, more] = body.split(decimal);
  if (more !== undefined || (rest !== undefined && !/^\d*$/.test(rest))) return null;
  const [group, ...others] = new Set(whole.match(/[^\d]/g));
  if (others.length > 0 || !isGrouped(whole, group)) return null;
  const isNegative = sign === '-' || behind === '-' || inner !== undefined;
  const digits = group === undefined ? whole : whole.replaceAll(group, '');
  const figure = `${isNegative ? '-' : ''}${digits || '0'}${rest ? `.${rest}` : ''}${exponent}`;
  return { figure, isAll: unit === '' && bare === shown };
}

/** Groups are of three digits, in India the last one alone. */
function isGrouped(whole: string, group: string | undefined): boolean {
  if (group === undefined) return true;
  const [first = '', ...others] = whole.split(group);
  return (
    /^[1-9]\d{0,2}$/.test(first) &&
    others.every(
      (part, at) => /^\d{2,3}$/.test(part) && (part.length === 3 || at < others.length - 1),
    )
  );
}

const CODE = /^-?(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Whether a number is all that a text says: of '007', '+49' and twenty digits something would be lost. */
export const saysTheSame = (text: string, number: number): boolean =>
  CODE.test(text) && digitsOf(text) === digitsOf(String(number));

/** A figure's digits without zeros around them, and where its point is. */
function digitsOf(figure: string): string {
  const [, sign = '', whole = '', rest = '', exponent = '0'] =
    /^(-?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(figure) ?? [];
  const all = `${whole}${rest}`.replace(/^0+/, '');
  const digits = all.replace(/0+$/, '');
  const power = Number(exponent) - rest.length + (all.length - digits.length);
  return digits === '' ? '0' : `${sign}${digits}e${power}`;
}
