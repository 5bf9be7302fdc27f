import type { FieldType, Parsed } from '../type.ts';
import { text } from './text.ts';

const DOMAIN = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]\S*)?$/u;
const SCHEME = /^(?:https?:\/\/|mailto:|tel:)\S+$/i;

/** `example.com` is a page's address; code that would run where the link is opened is none. */
function typed(given: string): Parsed {
  if (SCHEME.test(given) || given.startsWith('/')) return { value: given };
  return DOMAIN.test(given) ? { value: `https://${given}` } : { problem: 'This is not a link' };
}

/** The address of a page. */
export const link = {
  ...text,
  id: 'link',
  label: 'Link',
  schema: () => ({ type: 'string', format: 'uri' }),
  is: ({ format }) => format === 'uri',
  parse: (given, _field, { from }) =>
    from === 'typed' ? typed(given.trim()) : { value: given.trim() },
  infer: (texts) =>
    texts.every((one) => /^https?:\/\/\S+$/.test(one)) ? { type: 'string', format: 'uri' } : null,
  describe: () => 'the address of a page',
} as const satisfies FieldType;
