import type { EntitySchema, FieldSchema } from '@trellis/contract';
import { FieldName, RESERVED_FIELDS } from '@trellis/contract';
import { fieldTypeOf, inferField } from '@trellis/fields';
import { recordsOf } from '../../entities/index.ts';
import type { Parsing } from '../../parsing/index.ts';
import { Refusal } from '../../refusal.ts';

const LOOKED_AT = 100;

/** A schema for rows that came without one, from what is in their first records. Null where nothing can be inferred. */
export async function inferSchema(
  parsing: Parsing,
  owner: string,
  name: string,
  file: File,
): Promise<EntitySchema | null> {
  const records = await firstRecords(parsing, owner, file);
  const properties: Record<string, FieldSchema> = {};
  for (const field of new Set(records.flatMap((record) => Object.keys(record)))) {
    if ((RESERVED_FIELDS as readonly string[]).includes(field)) continue;
    if (!FieldName.safeParse(field).success) continue;
    properties[field] = typeOf(
      field,
      records.map((record) => record[field]),
    );
  }
  return Object.keys(properties).length > 0 ? { name, type: 'object', properties } : null;
}

async function firstRecords(
  parsing: Parsing,
  owner: string,
  file: File,
): Promise<Record<string, unknown>[]> {
  const first: Record<string, unknown>[] = [];
  try {
    for await (const { values } of await recordsOf(parsing, owner, file))
      if (first.push(values) >= LOOKED_AT) break;
  } catch (error) {
    // The import of the rows says what is wrong with the file.
    if (!(error instanceof Refusal) || error.kind !== 'invalid') throw error;
  }
  return first;
}

/** Of the first records alone: a text that is an address in all of them may be anything in another. */
function typeOf(header: string, values: readonly unknown[]): FieldSchema {
  const field = inferField(values, header);
  const { order } = fieldTypeOf(field);
  return order === 'text' ? { type: 'string' } : field;
}
