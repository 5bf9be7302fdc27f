import { optionsOf, type ToolField, type ToolFieldType } from '@trellis/contract';
import { type FieldSchema, type FieldTypeId, typeById } from '@trellis/fields';

/** The type of `packages/fields` that an input stands on. */
const STANDS_ON: Record<ToolFieldType, FieldTypeId> = {
  text: 'text',
  long_text: 'text',
  number: 'number',
  select: 'select',
  multiselect: 'multiselect',
  date: 'date',
  email: 'email',
  phone: 'phone',
  link: 'link',
  boolean: 'boolean',
  photo: 'files',
  file: 'files',
  place: 'text',
  tool_item_select: 'text',
};

/** An input as a field of an entity would be. */
export function schemaOfInput(field: ToolField): FieldSchema {
  const options = optionsOf(field).map(({ label }) => label);
  return typeById(STANDS_ON[field.type]).schema({ name: field.name, options });
}
