import {
  ADMIN_FIELD_TYPES,
  fieldLabel,
  TOOL_FIELD_TYPES,
  type ToolField,
  type ToolFieldType,
  UPLOAD_FIELD_TYPES,
} from '@trellis/contract';
import { labelFault } from '@trellis/tools';

/** What people call the types of inputs (ruling 49). */
export const TYPE_WORDS: Record<ToolFieldType, string> = {
  text: 'Text',
  long_text: 'Long text',
  number: 'Number',
  select: 'Select',
  multiselect: 'Multi-select',
  date: 'Date',
  email: 'Email',
  phone: 'Phone',
  link: 'Link',
  boolean: 'Yes or no',
  photo: 'Photo',
  file: 'File',
  place: 'Place',
  tool_item_select: 'Tool item select',
};

/** The types that somebody may choose: what a field is already stays among them. */
export const typesFor = (isAdmin: boolean, now?: ToolFieldType) =>
  TOOL_FIELD_TYPES.filter(
    (type) => isAdmin || type === now || !ADMIN_FIELD_TYPES.includes(type),
  ).map((value) => ({ value, label: TYPE_WORDS[value] }));

export const hasOptions = ({ type }: Pick<ToolField, 'type'>): boolean =>
  type === 'select' || type === 'multiselect';

/** A field of that name and type, or why it cannot be one. */
export function newField(
  label: string,
  type: ToolFieldType,
  others: readonly ToolField[],
): { field: ToolField } | { fault: string } {
  // Brackets and line ends would end its tag.
  const name = label
    .replace(/[[\]\n]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (name === '') return { fault: 'A field needs a name' };
  const fault = labelFault(name, others);
  if (fault) return { fault };
  return { field: { name, type, ...(type === 'email' && { personal: true }) } };
}

/** The field with another type: what the new type cannot have goes. */
export function retyped(field: ToolField, type: ToolFieldType): ToolField {
  const { options, optionsConfig, optionsFrom, toolId, instructions, ...rest } = field;
  const next: ToolField = { ...rest, type };
  if (hasOptions(next))
    return {
      ...next,
      ...(options && { options }),
      ...(optionsConfig && { optionsConfig }),
      ...(optionsFrom && { optionsFrom }),
    };
  if (UPLOAD_FIELD_TYPES.includes(type)) next.memorize = false;
  if (type === 'photo') return { ...next, ...(instructions && { instructions }) };
  if (type === 'email') return { ...next, personal: true };
  if (type === 'tool_item_select') return { ...next, ...(toolId && { toolId }) };
  return next;
}

/** The list with one at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const [one] = list.slice(from, from + 1);
  return one === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, one);
}

export const otherFields = (fields: readonly ToolField[], name: string): ToolField[] =>
  fields.filter((one) => one.name !== name);

export const labelOf = fieldLabel;
