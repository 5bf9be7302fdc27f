import { type AddedType, type FieldSchema, MESSAGES, OPTION_COLORS } from '@trellis/contract';
import { convertValue, optionsPart, typeById } from '@trellis/fields';
import { Refusal } from '../../refusal.ts';

/** Refuses an input of a change, by its name. */
export const refused = (input: string, message: string) =>
  new Refusal('invalid', message, { code: 'column', fields: { [input]: message } });

/** A field of a type; its options are looked at, and those that were known keep their words and colours. */
export function fieldOf(
  name: string,
  type: AddedType,
  options: readonly string[],
  known: FieldSchema | null = null,
): FieldSchema {
  const takesOptions = type === 'select' || type === 'multiselect';
  const field = typeById(type).schema({
    name,
    options: takesOptions ? checkedOptions(options) : [],
  });
  const part = optionsPart(field);
  if (part) Object.assign(part, wordsAndColors(part.enum ?? [], known));
  return field;
}

function wordsAndColors(values: readonly string[], known: FieldSchema | null): FieldSchema {
  const at = (value: string) => known?.enum?.indexOf(value) ?? -1;
  const labels = values.map((value) => known?.['x-enumLabels']?.[at(value)] ?? value);
  const colors = values.map((value) => known?.['x-enumColors']?.[at(value)] ?? null);
  return {
    ...(labels.some((label, n) => label !== values[n]) && { 'x-enumLabels': labels }),
    ...(colors.some((color) => color !== null) && { 'x-enumColors': colors }),
  };
}

function checkedOptions(options: readonly string[]): string[] {
  if (options.length === 0) throw refused('options', 'Add at least one option');
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
  type: AddedType,
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
