import type { EntitySchema, FieldSchema } from '@trellis/contract';
import { parseText } from '@trellis/fields';
import type { Refusal } from '../refusal.ts';

/** A field's fault as a sentence, as an import says it: of a text that is no value why it is none. */
export function faultSentence(
  reason: string,
  value: unknown,
  field: FieldSchema | undefined,
): string {
  const parsed =
    field && typeof value === 'string' && value !== ''
      ? parseText(value, field, { from: 'typed' })
      : null;
  if (parsed && 'problem' in parsed) return parsed.problem;
  return /^(is|must)\b/.test(reason) ? `This ${reason}` : reason;
}

/** Why a row does not fit, for people: the first field at fault by its title. An API's callers have its name. */
export function faultWords(
  schema: Pick<EntitySchema, 'properties'>,
  input: Readonly<Record<string, unknown>>,
  error: Refusal,
): string {
  const [name, reason] = Object.entries(error.fields ?? {})[0] ?? [];
  if (name === undefined || reason === undefined) return error.message;
  const field = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
  return `${field?.title || name}: ${faultSentence(reason, input[name], field)}`;
}
