import type { FieldType } from '../type.ts';
import { text } from './text.ts';

const NUMBER = /^\+?[\d\s().\-/]{3,30}(?:\s?(?:x|ext\.?)\s?\d{1,6})?$/i;

/** A telephone number as it was written: with its plus sign, its zeros and its spaces. */
export const phone = {
  ...text,
  id: 'phone',
  label: 'Phone number',
  schema: () => ({ type: 'string', format: 'phone' }),
  is: ({ format }) => format === 'phone',
  parse: (given, _field, { from }) =>
    from === 'typed' && !(NUMBER.test(given.trim()) && /\d{2}/.test(given))
      ? { problem: 'This is not a phone number' }
      : { value: given.trim() },
  infer: (texts) =>
    texts.every((one) => one.startsWith('+') && one.length > 7 && NUMBER.test(one))
      ? { type: 'string', format: 'phone' }
      : null,
  describe: () => 'a phone number, as a text',
} as const satisfies FieldType;
