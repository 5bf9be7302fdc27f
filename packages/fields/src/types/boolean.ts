import { plainText } from '../plain.ts';
import type { FieldType, Parsed } from '../type.ts';

const YES = /^(true|1|yes|ja|oui|si|sí)$/i;
const NO = /^(false|0|no|nein|non)$/i;

const said = (text: string): boolean | undefined =>
  YES.test(text) ? true : NO.test(text) ? false : undefined;

/** A file's text is yes where it is 'true' and no otherwise (spec 2, section 5, import conversion). */
function inFile(text: string): Parsed {
  const word = text.toLowerCase();
  const isClear = word === 'true' || word === 'false';
  return { value: word === 'true', ...(!isClear && { isChanged: true }) };
}

export const boolean = {
  id: 'boolean',
  label: 'Yes or no',
  schema: () => ({ type: 'boolean' }),
  is: ({ type }) => type === 'boolean',
  parse: (text, _field, { from }) => {
    if (from === 'file') return inFile(text);
    const value = said(text);
    return value === undefined ? { problem: 'This takes true or false' } : { value };
  },
  format: (value) => plainText(value),
  infer: (texts) =>
    texts.every((one) => /^(true|false)$/i.test(one)) ? { type: 'boolean' } : null,
  convert: (value) => said(plainText(value)),
  order: 'boolean',
  cell: { view: 'tick', editor: 'boolean' },
  describe: () => 'true or false',
} as const satisfies FieldType;
