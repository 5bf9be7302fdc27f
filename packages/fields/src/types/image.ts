import { isPictureName } from '../picture-name.ts';
import type { FieldType } from '../type.ts';
import { text } from './text.ts';

/** A picture's address. */
export const image = {
  ...text,
  id: 'image',
  label: 'Picture',
  schema: ({ name }) => ({ type: 'string', ...(!isPictureName(name) && { 'x-display': 'image' }) }),
  is: (field, name) => {
    const isPicture = field['x-display'] ? field['x-display'] === 'image' : isPictureName(name);
    return isPicture && (field.type ?? 'string') === 'string' && !field.enum;
  },
  infer: () => null,
  cell: { view: 'image', editor: 'image' },
  describe: () => 'the address of a picture',
} as const satisfies FieldType;
