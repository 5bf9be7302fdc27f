import type { EntitySchema, FieldSchema } from '@trellis/contract';
import { FieldName, RESERVED_FIELDS } from '@trellis/contract';
import { recordsOf } from '../../entities/index.ts';
import type { Parsing } from '../../parsing/index.ts';
import { Refusal } from '../../refusal.ts';

const LOOKED_AT = 100;

/** A schema for rows that came without one, from what is in their first records. Null where nothing can be told. */
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
    const values = records.map((record) => record[field]).filter((value) => !isEmpty(value));
    properties[field] = typeOf(values);
  }
  return Object.keys(properties).length > 0 ? { name, type: 'object', properties } : null;
}

const isEmpty = (value: unknown) => value === '' || value === null || value === undefined;

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

function typeOf(values: readonly unknown[]): FieldSchema {
  const all = (test: (text: string) => boolean) =>
    values.length > 0 && values.every((value) => test(String(value)));
  if (values.some((value) => Array.isArray(value))) return { type: 'array' };
  if (values.some((value) => typeof value === 'object')) return { type: 'object' };
  if (all((text) => /^-?\d+(\.\d+)?$/.test(text) && !/^0\d/.test(text))) return { type: 'number' };
  if (all((text) => /^(true|false)$/i.test(text))) return { type: 'boolean' };
  if (all((text) => /^\d{4}-\d\d-\d\d$/.test(text))) return { type: 'string', format: 'date' };
  if (all((text) => /^\d{4}-\d\d-\d\dT/.test(text))) return { type: 'string', format: 'date-time' };
  return { type: 'string' };
}
