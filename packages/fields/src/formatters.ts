/** How values are written; each is made once, since to make one takes longer than to write a hundred values. */
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** In the calendar in which dates are stored and typed, whatever a language has beside it. */
const STYLES = {
  day: { dateStyle: 'medium', calendar: 'gregory' },
  time: { dateStyle: 'medium', timeStyle: 'short', calendar: 'gregory' },
} as const;

export function dateFormat(style: keyof typeof STYLES, locale = ''): Intl.DateTimeFormat {
  const key = locale === '' ? style : `${style} ${locale}`;
  const known = dates.get(key) ?? new Intl.DateTimeFormat(locale || undefined, STYLES[style]);
  dates.set(key, known);
  return known;
}

/** Figures, or an amount of a currency (ISO 4217); throws a RangeError for what is no code of one. */
export function numberFormat(locale = '', currency = ''): Intl.NumberFormat {
  const key = `${currency} ${locale}`;
  let known = numbers.get(key);
  if (!known) {
    known = new Intl.NumberFormat(
      locale || undefined,
      currency ? { style: 'currency', currency } : { maximumFractionDigits: 10 },
    );
    numbers.set(key, known);
  }
  return known;
}
