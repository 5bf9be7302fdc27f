import { plainText } from '../plain.ts';
import type { FieldType } from '../type.ts';
import { text } from './text.ts';

const ROW_ID = /^[0-9a-f]{24}$/;

/** The id of another entity's row. */
export const relation = {
  ...text,
  id: 'relation',
  label: 'A row of another entity',
  schema: ({ relation: entity }) => ({ type: 'string', ...(entity && { 'x-relation': entity }) }),
  is: (field) => field['x-relation'] !== undefined,
  infer: () => null,
  // A name is no row: there may be several that are called so.
  convert: (value) => (ROW_ID.test(plainText(value)) ? plainText(value) : undefined),
  cell: { view: 'relation', editor: 'relation' },
  describe: (field) => `the id of a row of ${field['x-relation']}`,
} as const satisfies FieldType;
