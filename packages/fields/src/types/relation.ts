import type { FieldType } from '../type.ts';
import { text } from './text.ts';

/** The id of another entity's row. */
export const relation = {
  ...text,
  id: 'relation',
  label: 'A row of another table',
  schema: ({ relation: entity }) => ({ type: 'string', ...(entity && { 'x-relation': entity }) }),
  is: (field) => field['x-relation'] !== undefined,
  infer: () => null,
  cell: { view: 'relation', editor: 'relation' },
  describe: (field) => `the id of a row of ${field['x-relation']}`,
} as const satisfies FieldType;
