import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { type Schema, writeSchema } from './schema.ts';

/** Formats that are looked at; others say nothing, as JSON Schema has it. */
export const FORMATS = ['date', 'date-time', 'time', 'email', 'uri', 'uuid'] as const;

const ajv = new Ajv({ strict: false, validateSchema: false, ownProperties: true, logger: false });
addFormats.default(ajv, [...FORMATS]);

const validators = new WeakMap<Schema, ValidateFunction>();

function validatorOf(schema: Schema): ValidateFunction {
  let validate = validators.get(schema);
  if (!validate) {
    const written = writeSchema(schema);
    validate = ajv.compile(written);
    // Ajv would keep it, and each call brings its own.
    ajv.removeSchema(written);
    validators.set(schema, validate);
  }
  return validate;
}

/** Where and why a value does not fit a schema; null when it does. */
export function faultOf(schema: Schema, value: unknown, at = 'the answer'): string | null {
  const validate = validatorOf(schema);
  if (validate(value)) return null;
  const [error] = validate.errors ?? [];
  return error ? wordsOf(error, at) : `${at} is not right`;
}

function wordsOf({ keyword, instancePath, params, message }: ErrorObject, at: string): string {
  const place = `${at}${instancePath.replace(/\/(\d+)(?=\/|$)/g, '[$1]').replaceAll('/', '.')}`;
  switch (keyword) {
    case 'required':
      return `${place} lacks ${params.missingProperty}`;
    case 'additionalProperties':
      return `${place} has no ${params.additionalProperty}`;
    case 'enum':
      return `${place} must be one of ${JSON.stringify(params.allowedValues).slice(0, 200)}`;
    case 'format':
      return `${place} is no ${params.format}`;
    default:
      return `${place} ${message ?? 'is not right'}`;
  }
}
