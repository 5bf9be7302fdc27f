import { IntlMessageFormat } from 'intl-messageformat';

const known = new Map<string, IntlMessageFormat>();

/** A sentence that depends on how many there are, as ICU writes it: `{n, plural, one {# row has} other {# rows have}} it`. */
export function phrase(message: string, values: Record<string, string | number>): string {
  let format = known.get(message);
  if (!format) {
    format = new IntlMessageFormat(message, 'en');
    known.set(message, format);
  }
  return String(format.format(values));
}
