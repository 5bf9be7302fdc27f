import {
  type FieldSchema,
  isPictureName,
  MESSAGES,
  type NewColumnType,
  OPTION_COLORS,
} from '@trellis/contract';
import { Refusal } from '../../refusal.ts';
import { convertValue } from '../../versions/index.ts';

/** Refuses an input of a change, by its name. */
export const refused = (input: string, message: string) =>
  new Refusal('invalid', message, { code: 'column', fields: { [input]: message } });

/** The part of a field that its options stand in: the field itself, or the members of a list. */
export const optionsPart = (field: FieldSchema): FieldSchema | null =>
  field.enum ? field : field.items?.enum ? field.items : null;

/** A field of a type; its options are looked at. */
export function fieldOf(
  name: string,
  type: NewColumnType,
  options: readonly string[],
  known: FieldSchema | null = null,
): FieldSchema {
  switch (type) {
    case 'text':
      return { type: 'string', ...(isPictureName(name) && { 'x-display': 'text' }) };
    case 'image':
      return { type: 'string', ...(!isPictureName(name) && { 'x-display': 'image' }) };
    case 'number':
      return { type: 'number' };
    case 'boolean':
      return { type: 'boolean' };
    case 'datetime':
      return { type: 'string', format: 'date-time' };
    case 'json':
      return { type: 'object' };
    case 'select':
      return { type: 'string', ...choices(options, known) };
    case 'multiselect':
      return { type: 'array', items: { type: 'string', ...choices(options, known) } };
  }
}

/** Options with the words and colours that they had. */
function choices(options: readonly string[], known: FieldSchema | null): FieldSchema {
  const values = checkedOptions(options);
  const at = (value: string) => known?.enum?.indexOf(value) ?? -1;
  const labels = values.map((value) => known?.['x-enumLabels']?.[at(value)] ?? value);
  const colors = values.map((value) => known?.['x-enumColors']?.[at(value)] ?? null);
  return {
    enum: values,
    ...(labels.some((label, n) => label !== values[n]) && { 'x-enumLabels': labels }),
    ...(colors.some((color) => color !== null) && { 'x-enumColors': colors }),
  };
}

function checkedOptions(options: readonly string[]): string[] {
  if (options.length === 0) throw refused('options', 'Give at least one option');
  const values: string[] = [];
  for (const option of options) values.push(newOption(values, option, 'options'));
  return values;
}

/** An option that is none of those there yet, however it is written (spec 1, section 5). */
export function newOption(there: readonly string[], option: string, input: string): string {
  const value = option.trim();
  if (value === '') throw refused(input, MESSAGES.optionEmpty);
  if (there.some((one) => one.toLowerCase() === value.toLowerCase()))
    throw refused(input, MESSAGES.optionExists);
  return value;
}

/** A colour for a new option: by chance, of those that are used least (spec 2, section 3). */
export function newColor(used: readonly (string | null)[]): string {
  const times = (color: string) => used.filter((one) => one === color).length;
  const least = Math.min(...OPTION_COLORS.map(times));
  const free = OPTION_COLORS.filter((color) => times(color) === least);
  return free[Math.floor(Math.random() * free.length)]!;
}

/** A field as another type: what people wrote about it stays, and its default where it fits. */
export function retyped(
  name: string,
  field: FieldSchema,
  type: NewColumnType,
  options: readonly string[],
): FieldSchema {
  const isList = field.type === 'array' && type === 'json';
  const next: FieldSchema = isList
    ? { type: 'array', items: { type: field.items?.type ?? 'string' } }
    : fieldOf(name, type, options, optionsPart(field));
  const { title, description, rls } = field;
  const value = convertValue(field.default, next);
  return {
    ...next,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(rls !== undefined && { rls }),
    ...(value !== undefined && { default: value }),
  };
}
