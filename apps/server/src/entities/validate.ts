import type { EntitySchema, FieldSchema } from '@trellis/contract';
import { TEXT_FORMATS, textFormat } from '@trellis/fields';
import { keyOf } from '@trellis/filter';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { Refusal } from '../refusal.ts';
import { isLocked } from './fields.ts';

const ajv = new Ajv({ allErrors: true, strict: false });
// An input that was left empty is of any form, within an object or a list too.
for (const [name, { fits }] of Object.entries(TEXT_FORMATS))
  ajv.addFormat(name, (text: string) => text === '' || fits(text));

const validators = new WeakMap<
  EntitySchema['properties'],
  { whole: ValidateFunction; change: ValidateFunction }
>();

/** Data by stored keys. */
export type Data = Record<string, unknown>;

/**
 * A new row's data, from what a caller sent: unknown and reserved fields are dropped, empty inputs of
 * typed fields become null, numbers in texts become numbers, defaults are filled in, and what then
 * does not fit the schema is refused with 422 and the fields at fault.
 */
export function checkData(schema: EntitySchema, input: Record<string, unknown>): Data {
  const data: Data = {};
  for (const [name, field] of Object.entries(schema.properties)) {
    const sent = Object.hasOwn(input, name) && !isLocked(field, 'create') ? input[name] : undefined;
    if (sent !== undefined) data[keyOf(name, field)] = normalise(sent, field);
    else if (field.default !== undefined) data[keyOf(name, field)] = field.default;
  }
  return checked(schema, validatorsOf(schema).whole, data);
}

/** What a caller changes of a row, likewise; fields that are not named stay as they are, whatever they are. */
export function checkChange(schema: EntitySchema, input: Record<string, unknown>): Data {
  const data: Data = {};
  for (const [name, field] of Object.entries(schema.properties)) {
    const sent = Object.hasOwn(input, name) && !isLocked(field, 'update') ? input[name] : undefined;
    if (sent !== undefined) data[keyOf(name, field)] = normalise(sent, field);
  }
  return checked(schema, validatorsOf(schema).change, data);
}

function checked(schema: EntitySchema, validate: ValidateFunction, data: Data): Data {
  if (validate(data)) return data;
  const fields: Record<string, string> = {};
  for (const error of validate.errors ?? []) {
    const key = error.instancePath.split('/')[1] ?? String(error.params.missingProperty ?? '');
    const name =
      Object.entries(schema.properties).find(([n, f]) => keyOf(n, f) === key)?.[0] ?? key;
    fields[name] ??=
      error.instancePath === `/${key}`
        ? wordsFor(error, data[key], schema.properties[name])
        : wordsOf(error);
  }
  const [first] = Object.entries(fields);
  throw new Refusal('invalid', `${first?.[0]}: ${first?.[1]}`, { code: 'validation', fields });
}

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** What is wrong with a field's own value. */
function wordsFor(error: ErrorObject, value: unknown, field: FieldSchema | undefined): string {
  // Only what is required refuses null, which is what an input left empty has become.
  if (value === null) return 'is required';
  const format = error.keyword === 'type' ? textFormat(field?.format) : undefined;
  return format ? `must be ${format.words}` : wordsOf(error);
}

/** What is wrong with a value, for people. */
function wordsOf({ keyword, params, message = 'is not right' }: ErrorObject): string {
  if (keyword === 'required' || keyword === 'minLength') return 'is required';
  if (keyword === 'type') {
    const [kind = ''] = [params.type].flat() as string[];
    return `must be ${KINDS[kind] ?? kind}`;
  }
  if (keyword === 'format') return `must be ${textFormat(params.format)?.words ?? params.format}`;
  if (keyword !== 'enum') return message;
  const values = (params.allowedValues as unknown[]).filter((value) => value !== null);
  return `must be one of ${values.slice(0, 20).join(', ')}`;
}

/** A value as a row would hold it; whether it fits is another question. */
export function normalise(value: unknown, field: FieldSchema): unknown {
  if (typeof value === 'string') {
    if (value.includes('\u0000'))
      throw new Refusal('invalid', 'A text may not hold the NUL character', { code: 'validation' });
    const isPlainText =
      field.type === 'string' && !field.enum && !textFormat(field.format) && !field['x-relation'];
    if (value.trim() === '' && !isPlainText && field.type !== undefined) return null;
    if (
      (field.type === 'number' || field.type === 'integer') &&
      /^\s*-?\d+(\.\d+)?([eE][+-]?\d+)?\s*$/.test(value)
    )
      return Number(value);
  }
  return value;
}

function validatorsOf(schema: EntitySchema): { whole: ValidateFunction; change: ValidateFunction } {
  let both = validators.get(schema.properties);
  if (!both) {
    const whole = jsonSchema(schema);
    both = { whole: compiled(whole), change: compiled({ ...whole, required: [] }) };
    validators.set(schema.properties, both);
  }
  return both;
}

/** Ajv would keep each schema for good; here it goes with the entity's. */
function compiled(schema: object): ValidateFunction {
  const validate = ajv.compile(schema);
  ajv.removeSchema(schema);
  return validate;
}

/** The part of the schema that rows are held to, by stored keys. Built by an allow-list: no `$ref`, no patterns. */
function jsonSchema(schema: EntitySchema): object {
  const required = new Set((schema.required ?? []).filter((name) => name in schema.properties));
  const properties: Record<string, object> = {};
  for (const [name, field] of Object.entries(schema.properties))
    properties[keyOf(name, field)] = fieldSchema(field, required.has(name));
  return {
    type: 'object',
    properties,
    required: [...required].map((name) => keyOf(name, schema.properties[name]!)),
  };
}

function fieldSchema(field: FieldSchema, required: boolean): object {
  const type =
    field.type === undefined ? {} : { type: required ? field.type : [field.type, 'null'] };
  const text = field.type === 'string' && required && !field.enum ? { minLength: 1 } : {};
  return {
    ...type,
    ...text,
    ...(field.enum && { enum: required ? field.enum : [...field.enum, null] }),
    ...(textFormat(field.format) && field.type === 'string' && { format: field.format }),
    ...pick(field, ['minimum', 'maximum', 'maxLength']),
    ...(field.items && { items: fieldSchema(field.items, false) }),
    ...(field.properties && {
      properties: Object.fromEntries(
        Object.entries(field.properties).map(([n, f]) => [n, fieldSchema(f, false)]),
      ),
    }),
  };
}

function pick(field: FieldSchema, names: (keyof FieldSchema)[]): object {
  return Object.fromEntries(
    names.filter((n) => typeof field[n] === 'number').map((n) => [n, field[n]]),
  );
}
