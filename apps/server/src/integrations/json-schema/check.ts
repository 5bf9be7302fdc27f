import { isDeepStrictEqual } from 'node:util';
import type { Schema, Type } from './schema.ts';

/** Formats that are looked at; others say nothing, as JSON Schema has it. */
export const FORMATS: Record<string, (text: string) => boolean> = {
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)),
  'date-time': (text) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/.test(text) &&
    !Number.isNaN(Date.parse(text)),
  time: (text) => /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)?$/.test(text),
  email: (text) => text.length < 320 && /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(text),
  uri: (text) => /^[a-z][a-z0-9+.-]*:\S+$/i.test(text) && URL.canParse(text),
  uuid: (text) => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text),
};

const typeOf = (value: unknown): Type[] => {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  // NaN and the infinities are no numbers of JSON.
  if (typeof value === 'number' && !Number.isFinite(value)) return [];
  if (typeof value === 'number')
    return Number.isInteger(value) ? ['integer', 'number'] : ['number'];
  return [typeof value as Type];
};

const isMultiple = (value: number, of: number) => Number.isInteger(value / of);

/** Where and why a value does not fit a schema; null when it does. */
export function faultOf(schema: Schema, value: unknown, at = 'the answer'): string | null {
  const { types } = schema;
  if (types && !typeOf(value).some((type) => types.includes(type)))
    return `${at} must be ${types.join(' or ')}`;
  if (schema.enum && !schema.enum.some((option) => isDeepStrictEqual(option, value)))
    return `${at} must be one of ${JSON.stringify(schema.enum).slice(0, 200)}`;
  const fault =
    typeof value === 'string'
      ? textFault(schema, value, at)
      : typeof value === 'number'
        ? numberFault(schema, value, at)
        : Array.isArray(value)
          ? listFault(schema, value, at)
          : typeof value === 'object' && value !== null
            ? objectFault(schema, value as Record<string, unknown>, at)
            : null;
  return fault ?? choiceFault(schema, value, at);
}

function choiceFault({ allOf, anyOf, oneOf }: Schema, value: unknown, at: string): string | null {
  for (const part of allOf ?? []) {
    const fault = faultOf(part, value, at);
    if (fault) return fault;
  }
  if (anyOf?.every((part) => faultOf(part, value, at) !== null))
    return faultOf(anyOf[0]!, value, at);
  if (oneOf && oneOf.filter((part) => faultOf(part, value, at) === null).length !== 1)
    return `${at} must fit exactly one of its forms`;
  return null;
}

function textFault(schema: Schema, value: string, at: string): string | null {
  const length = [...value].length;
  if (length < (schema.minLength ?? 0)) return `${at} is too short`;
  if (length > (schema.maxLength ?? Number.POSITIVE_INFINITY)) return `${at} is too long`;
  const isFormat = schema.format === undefined ? undefined : FORMATS[schema.format];
  return isFormat && !isFormat(value) ? `${at} is no ${schema.format}` : null;
}

function numberFault(schema: Schema, value: number, at: string): string | null {
  const isLow =
    value < (schema.minimum ?? Number.NEGATIVE_INFINITY) ||
    value <= (schema.exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
  const isHigh =
    value > (schema.maximum ?? Number.POSITIVE_INFINITY) ||
    value >= (schema.exclusiveMaximum ?? Number.POSITIVE_INFINITY);
  if (isLow || isHigh) return `${at} is too ${isLow ? 'small' : 'large'}`;
  return schema.multipleOf !== undefined && !isMultiple(value, schema.multipleOf)
    ? `${at} must be a multiple of ${schema.multipleOf}`
    : null;
}

function listFault(schema: Schema, value: unknown[], at: string): string | null {
  if (value.length < (schema.minItems ?? 0)) return `${at} has too few items`;
  if (value.length > (schema.maxItems ?? Number.POSITIVE_INFINITY))
    return `${at} has too many items`;
  if (schema.uniqueItems) {
    const isDouble = value.some((item, i) =>
      value.slice(0, i).some((before) => isDeepStrictEqual(before, item)),
    );
    if (isDouble) return `${at} holds an item twice`;
  }
  for (const [i, item] of value.entries()) {
    const fault = schema.items ? faultOf(schema.items, item, `${at}[${i}]`) : null;
    if (fault) return fault;
  }
  return null;
}

function objectFault(schema: Schema, value: Record<string, unknown>, at: string): string | null {
  for (const name of schema.required ?? [])
    if (!Object.hasOwn(value, name)) return `${at} lacks ${name}`;
  const names = Object.keys(value);
  if (names.length < (schema.minProperties ?? 0)) return `${at} has too few properties`;
  for (const name of names) {
    const known =
      schema.properties && Object.hasOwn(schema.properties, name)
        ? schema.properties[name]
        : undefined;
    if (!known && schema.additional === false) return `${at} has no ${name}`;
    const inner = known ?? (schema.additional || undefined);
    const fault = inner ? faultOf(inner, value[name], `${at}.${name}`) : null;
    if (fault) return fault;
  }
  return null;
}
