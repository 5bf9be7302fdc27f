/** Signs that one currency alone has, or that are taken for the best known one. */
const SIGNS: Record<string, string> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₽': 'RUB',
  '₺': 'TRY',
  '₴': 'UAH',
  '₩': 'KRW',
  '₪': 'ILS',
  '₫': 'VND',
  '฿': 'THB',
};
/** Dollars and a real, by the letters before their sign. */
const WITH_LETTERS: Record<string, string> = {
  US$: 'USD',
  R$: 'BRL',
  A$: 'AUD',
  AU$: 'AUD',
  CA$: 'CAD',
  NZ$: 'NZD',
  HK$: 'HKD',
  NT$: 'TWD',
  MX$: 'MXN',
};
/** Words that one currency alone has. A lower `ft` is feet. */
const WORDS: [word: RegExp, code: string][] = [
  [/(?<!\p{L})zł(?!\p{L})/iu, 'PLN'],
  [/(?<!\p{L})kč(?!\p{L})/iu, 'CZK'],
  [/(?<!\p{L})Ft(?!\p{L})/u, 'HUF'],
  [/(?<=\p{Nd}\s?)円/u, 'JPY'],
  [/(?<!\p{L})euros?(?!\p{L})/iu, 'EUR'],
];
const SIGN = /(?<!\p{L})([A-Z]{0,2})(\p{Sc})/u;
const CODE = /(?<!\p{L})[A-Z]{3}(?!\p{L})/u;
/** Crowns of several countries: an amount, but nobody knows of what. */
const CROWNS = /(?<!\p{L})kr\.?(?!\p{L})/iu;
/** A rial of Oman has three decimals, one of Iran two. */
const UNSURE = '﷼';

const CODES = new Set(Intl.supportedValuesOf('currency'));

/** Whether there is such a currency: an app may have been imported with any text for one. */
export const isCurrency = (code: string): boolean => CODES.has(code);

/** The currency that a text names by its sign, its word or its code; empty for none, and for one that could be several. */
export function currencyIn(written: string): string {
  const text = written.replace(/\p{Sc}/gu, (sign) => sign.normalize('NFKC'));
  const [, letters = '', sign = ''] = SIGN.exec(text) ?? [];
  if (sign !== '') return (letters ? WITH_LETTERS[letters + sign] : SIGNS[sign]) ?? '';
  const code = CODE.exec(text)?.[0] ?? '';
  if (CODES.has(code)) return code;
  return WORDS.find(([word]) => word.test(text))?.[1] ?? '';
}

/** Nothing in place of the hundredths, as in 'EUR 12,-' and '12.–'. */
const NO_HUNDREDTHS = /(?<=\d)[.,]\s?[-–—]{1,2}$/;

/** An amount without its currency: `€ 12.50`, `12.50 EUR`, `R$ 12.50` → `12.50`; `€ 12,-` → `12`. */
export function withoutCurrency(text: string): string {
  const all = [...WORDS.map(([word]) => word), SIGN, CODE];
  return all
    .reduce((left, one) => left.replace(new RegExp(one, `g${one.flags}`), ''), text)
    .trim()
    .replace(NO_HUNDREDTHS, '');
}

const minors = new Map<string, number>();

/** Whether a text is an amount of a currency that never has three decimals: a currency's hundredth part is its least. */
export function isOfHundredths(text: string): boolean {
  if (text.includes(UNSURE)) return false;
  if (CROWNS.test(text)) return true;
  const code = currencyIn(text);
  if (code === '') return SIGN.test(text);
  return minorOf(code) <= 2;
}

/** How many decimals amounts of a currency have; two of what is none. */
export function minorOf(code: string): number {
  if (!isCurrency(code)) return 2;
  const known = minors.get(code);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
  const minor = format.resolvedOptions().maximumFractionDigits ?? 2;
  minors.set(code, minor);
  return minor;
}
