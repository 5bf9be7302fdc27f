import { plainText } from '../plain.ts';
import type { FieldType, Parsed, Reading } from '../type.ts';
import { isNo, isYes } from '../yes-no.ts';

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

/** A word for yes or no as it is, one that is neither as a person said; otherwise somebody has to. */
function inWords(text: string, { words }: Reading): Parsed {
  const meant = words && Object.hasOwn(words, text) ? words[text] : undefined;
  if (meant === '') return { value: undefined, isChanged: true };
  const word = meant ?? text;
  if (!isYes(word) && !isNo(word))
    return { problem: `“${text.slice(0, 60)}” is neither yes nor no`, isUnmatched: true };
  return { value: isYes(word), isChanged: !/^(true|false)$/i.test(text) };
}

export const boolean = {
  id: 'boolean',
  label: 'Yes or no',
  schema: () => ({ type: 'boolean' }),
  is: ({ type }) => type === 'boolean',
  parse: (text, _field, reading) => {
    if (reading.isYesNo) return inWords(text, reading);
    if (reading.from === 'file') return inFile(text);
    const value = said(text);
    return value === undefined ? { problem: 'This takes true or false' } : { value };
  },
  format: (value) => plainText(value),
  infer: (texts, _header, { isYesNo }) =>
    texts.every((one) => /^(true|false)$/i.test(one) || (isYesNo && (isYes(one) || isNo(one))))
      ? { type: 'boolean' }
      : null,
  convert: (value) => said(plainText(value)),
  order: 'boolean',
  cell: { view: 'tick', editor: 'boolean' },
  describe: () => 'true or false',
} as const satisfies FieldType;
