import { plainDigits } from '../digits.ts';
import { numberFormat } from '../formatters.ts';
import { currencyIn, isCurrency, minorOf, withoutCurrency } from '../money.ts';
import type { FieldSchema } from '../schema.ts';
import type { FieldType } from '../type.ts';
import { isFigure, number, parseNumber } from './number.ts';

const DEFAULT = 'USD';
const codeOf = (field: FieldSchema): string => field['x-currency'] ?? DEFAULT;

const written = new Map<string, string>();
/** How a currency is written in a language: of dollars `$`, in French `$US`. */
function signOf(currency: string, locale: string | undefined): string {
  const key = `${locale} ${currency}`;
  const known = written.get(key) ?? partsOf(0, currency, locale).find(isSign)?.value ?? '';
  written.set(key, known);
  return known;
}
/** Whether a text names another currency; dollars alone are whichever ones the column has. */
function isOther(text: string, code: string): boolean {
  const named = currencyIn(text);
  if (named === '' || named === code || !isCurrency(code)) return false;
  const alone = /(?<![A-Z])\p{Sc}/u.exec(text)?.[0];
  return alone === undefined || alone !== aloneOf(code);
}

/** The sign of a currency among people who have no other with it: `$` of all dollars. */
function aloneOf(currency: string): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(isSign)?.value ?? '';
}

const isSign = ({ type }: Intl.NumberFormatPart): boolean => type === 'currency';

/** In parts; without the currency where the schema names none that there is: an app may have been imported with it. */
function partsOf(
  value: number,
  currency: string,
  locale: string | undefined,
): Intl.NumberFormatPart[] {
  try {
    return numberFormat(locale, currency).formatToParts(value);
  } catch {
    return numberFormat(locale).formatToParts(value);
  }
}

/** An amount of money, in the currency's whole units; `x-currency` says which (ISO 4217). */
export const currency = {
  ...number,
  id: 'currency',
  label: 'Amount of money',
  schema: ({ currency: code = DEFAULT }) => ({
    type: 'number',
    format: 'currency',
    'x-currency': code,
  }),
  is: ({ type, format }) => number.is({ type }) && format === 'currency',
  parse: (text, field, reading) => {
    const code = codeOf(field);
    const bare = plainDigits(text).replace(plainDigits(signOf(code, reading.locale)), '');
    const parsed = parseNumber(withoutCurrency(bare), field, reading, true);
    if (!('value' in parsed)) return parsed;
    // Shown without a rest, one that was typed would be out of sight.
    if (reading.from === 'typed' && !Number.isInteger(parsed.value) && minorOf(code) === 0)
      return { problem: `An amount in ${code} has no decimals` };
    if (!isOther(bare, code)) return parsed;
    // Of another currency it is another amount, and nobody knows which.
    if (reading.from === 'typed')
      return { problem: `This is in ${currencyIn(bare)}, and the column in ${code}` };
    return { ...parsed, isChanged: true };
  },
  format: (value, field, { locale }) =>
    typeof value === 'number'
      ? partsOf(value, codeOf(field), locale)
          .map((part) => part.value)
          .join('')
      : number.format(value),
  infer: (texts, _header, notation) => {
    // '1 234,50 €' and '12,5': a few that leave the sign out are of the same.
    const named = texts.map(currencyIn).filter((code) => code !== '');
    const [code, another] = new Set(named);
    const isMoney =
      code &&
      another === undefined &&
      named.length * 2 >= texts.length &&
      texts.every((one) => isFigure(withoutCurrency(one), notation));
    return isMoney ? { type: 'number', format: 'currency', 'x-currency': code } : null;
  },
  describe: (field) => `an amount of money in ${codeOf(field)}, as a number`,
} as const satisfies FieldType;
