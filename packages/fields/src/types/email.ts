import type { FieldType } from '../type.ts';
import { text } from './text.ts';

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const email = {
  ...text,
  id: 'email',
  label: 'E-mail address',
  schema: () => ({ type: 'string', format: 'email' }),
  is: ({ format }) => format === 'email',
  parse: (given, _field, { from }) =>
    from === 'typed' && !ADDRESS.test(given.trim())
      ? { problem: 'This is not an e-mail address' }
      : { value: given.trim() },
  infer: (texts) =>
    texts.every((one) => ADDRESS.test(one)) ? { type: 'string', format: 'email' } : null,
  describe: () => 'an e-mail address',
} as const satisfies FieldType;
