import { plainDigits } from '../digits.ts';
import { numberFormat } from '../formatters.ts';
import { currencyIn, withoutCurrency } from '../money.ts';
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
    const sign = plainDigits(signOf(codeOf(field), reading.locale));
    const figure = withoutCurrency(plainDigits(text).replace(sign, ''));
    const parsed = parseNumber(figure, field, reading, true);
    // Of another currency it is another amount, and nobody knows which.
    const named = currencyIn(text);
    const isOther = named !== '' && named !== codeOf(field);
    return 'value' in parsed && isOther ? { ...parsed, isChanged: true } : parsed;
  },
  format: (value, field, { locale }) =>
    typeof value === 'number'
      ? partsOf(value, codeOf(field), locale)
          .map((part) => part.value)
          .join('')
      : number.format(value),
  infer: (texts, _header, notation) => {
    const [code, another] = new Set(texts.map(currencyIn));
    const isMoney =
      code &&
      another === undefined &&
      texts.every((one) => isFigure(withoutCurrency(one), notation));
    return isMoney ? { type: 'number', format: 'currency', 'x-currency': code } : null;
  },
  describe: (field) => `an amount of money in ${codeOf(field)}, as a number`,
} as const satisfies FieldType;
