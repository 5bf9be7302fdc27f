import { isObject } from '../../objects.ts';
import { Refusal } from '../../refusal.ts';

export const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'] as const;
export type Type = (typeof TYPES)[number];

/** The part of JSON Schema that answers are held to. Patterns are left out: a hostile one never ends. */
export interface Schema {
  types?: Type[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  /** false: no others; a schema: others must fit it. */
  additional?: false | Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  /** Words about it, for who fills it. */
  about?: string;
}

const MOST_DEPTH = 16;
const MOST_NODES = 1_000;
const NUMBERS = [
  'minItems',
  'maxItems',
  'minProperties',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
] as const;
const KNOWN = new Set([
  ...NUMBERS,
  'type',
  'enum',
  'const',
  'properties',
  'items',
  'anyOf',
  'oneOf',
  'allOf',
  '$ref',
  'required',
  'format',
  'additionalProperties',
  'description',
  'title',
  '$schema',
  'nullable',
]);

const refuse = (what: string) =>
  new Refusal('invalid', `This JSON schema ${what}`, { code: 'bad_schema' });

/** What a schema says of a value as a whole; what stands within it is read by itself. */
function plainParts(node: Record<string, unknown>): Schema {
  const out: Schema = {};
  const types = [node.type].flat().filter((type) => type !== undefined);
  if (types.some((type) => !(TYPES as readonly unknown[]).includes(type)))
    throw refuse(`has no type ${String(types[0])}`);
  if (types.length > 0) out.types = types as Type[];
  if (node.nullable === true && out.types) out.types.push('null');
  if (Array.isArray(node.enum)) {
    if (node.enum.length === 0) throw refuse('has an enum of nothing');
    out.enum = node.enum.slice(0, MOST_NODES);
  }
  if (Object.hasOwn(node, 'const')) out.enum = [node.const];
  for (const name of NUMBERS) {
    const value = node[name];
    if (typeof value === 'number' && Number.isFinite(value)) out[name] = value;
  }
  if (out.multipleOf !== undefined && out.multipleOf <= 0) delete out.multipleOf;
  if (node.uniqueItems === true) out.uniqueItems = true;
  if (typeof node.format === 'string') out.format = node.format;
  const about = [node.title, node.description].filter((text) => typeof text === 'string');
  if (about.length > 0) out.about = about.join(' ').slice(0, 500);
  return out;
}

/** A caller's schema, read once and bounded; 422 where it is none. */
export function readSchema(input: Record<string, unknown>): Schema {
  let nodes = 0;

  const read = (node: unknown, depth: number): Schema => {
    if (++nodes > MOST_NODES || depth > MOST_DEPTH) throw refuse('is too large, or has no end');
    if (node === true) return {};
    if (typeof node === 'string' && (TYPES as readonly string[]).includes(node))
      return { types: [node as Type] };
    if (!isObject(node)) throw refuse('is not right');
    if (typeof node.$ref === 'string') return read(resolve(node.$ref), depth + 1);
    const out = plainParts(node);
    if (isObject(node.properties)) {
      out.properties = Object.fromEntries(
        Object.entries(node.properties)
          .filter(([name]) => name !== '__proto__')
          .map(([name, inner]) => [name, read(inner, depth + 1)]),
      );
      out.types ??= ['object'];
    }
    if (Array.isArray(node.required))
      out.required = node.required.filter((name) => typeof name === 'string').slice(0, MOST_NODES);
    if (node.additionalProperties === false) out.additional = false;
    else if (isObject(node.additionalProperties))
      out.additional = read(node.additionalProperties, depth + 1);
    if (isObject(node.items)) {
      out.items = read(node.items, depth + 1);
      out.types ??= ['array'];
    }
    for (const name of ['anyOf', 'oneOf', 'allOf'] as const) {
      const list = node[name];
      if (Array.isArray(list) && list.length > 0)
        out[name] = list.map((inner) => read(inner, depth + 1));
    }
    return out;
  };

  const resolve = (ref: string): unknown => {
    let at: unknown = input;
    if (!ref.startsWith('#')) throw refuse(`names ${ref}, which is not in it`);
    for (const part of ref.slice(1).split('/').filter(Boolean)) {
      const name = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
      if (!isObject(at) || !Object.hasOwn(at, name))
        throw refuse(`names ${ref}, which is not in it`);
      at = at[name];
    }
    return at;
  };

  // Some apps send the properties alone.
  const isMap = Object.keys(input).length > 0 && !Object.keys(input).some((key) => KNOWN.has(key));
  return read(isMap ? { type: 'object', properties: input } : input, 0);
}

/** The schema in JSON Schema's own words, for models. */
export function writeSchema(schema: Schema): Record<string, unknown> {
  const { types, additional, about, properties, items, anyOf, oneOf, allOf, ...rest } = schema;
  const list = (all: Schema[] | undefined) => all?.map(writeSchema);
  const whole: Record<string, unknown> = {
    ...rest,
    type: types?.length === 1 ? types[0] : types,
    description: about,
    properties:
      properties &&
      Object.fromEntries(Object.entries(properties).map(([name, s]) => [name, writeSchema(s)])),
    items: items && writeSchema(items),
    anyOf: list(anyOf),
    oneOf: list(oneOf),
    allOf: list(allOf),
    additionalProperties: additional && writeSchema(additional),
  };
  if (additional === false) whole.additionalProperties = false;
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined));
}
