/** How a currency is written; null for what is none, as a service may send it. */
function formatOf(currency: string): Intl.NumberFormat | null {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency });
  } catch {
    // No code of a currency (ECMA-402 takes three letters).
    return null;
  }
}

const digitsOf = (currency: string): number =>
  formatOf(currency)?.resolvedOptions().maximumFractionDigits ?? 2;

/** Money in words, in dollars unless another currency is said: two decimals (spec 1, section 9), or as many as it has. */
export const money = (value: number, currency = 'usd'): string =>
  formatOf(currency)?.format(value) ?? `${value.toFixed(2)} ${currency}`.trim();

/** What an amount in the smallest unit is: cents are hundredths, and yen are yen. */
export const ofSmallest = (amount: number, currency: string): number =>
  amount / 10 ** digitsOf(currency);

/** The same with its decimals and nothing else, as a table holds it. */
export const plainAmount = (amount: number, currency: string): string =>
  ofSmallest(amount, currency).toFixed(digitsOf(currency));
