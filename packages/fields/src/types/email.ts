import { TEXT_FORMATS } from '../formats.ts';
import type { FieldType } from '../type.ts';
import { text } from './text.ts';

const isAddress = TEXT_FORMATS.email.fits;

export const email = {
  ...text,
  id: 'email',
  label: 'Email address',
  schema: () => ({ type: 'string', format: 'email' }),
  is: ({ format }) => format === 'email',
  parse: (given, _field, { from }) =>
    from === 'typed' && !isAddress(given.trim())
      ? { problem: 'This is not an email address' }
      : { value: given.trim() },
  infer: (texts) => (texts.every(isAddress) ? { type: 'string', format: 'email' } : null),
  describe: () => 'an email address',
} as const satisfies FieldType;
