import type { EntitySchema, FieldSchema } from '@trellis/contract';
import { FieldName, RESERVED_FIELDS } from '@trellis/contract';
import { parse } from 'csv-parse/sync';

const LOOKED_AT = 100;

/** A schema for rows that came without one, from what is in their first records. Null where nothing can be told. */
export function inferSchema(name: string, path: string, content: string): EntitySchema | null {
  const records = firstRecords(path, content);
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

function firstRecords(path: string, content: string): Record<string, unknown>[] {
  try {
    if (!path.endsWith('.json')) {
      const delimiter = path.endsWith('.tsv') ? '\t' : [',', ';'];
      const options = {
        bom: true,
        columns: true,
        delimiter,
        to: LOOKED_AT,
        relax_column_count: true,
      };
      return parse(content, options) as unknown as Record<string, unknown>[];
    }
    const list: unknown = JSON.parse(content);
    return Array.isArray(list)
      ? list.slice(0, LOOKED_AT).filter((one) => typeof one === 'object' && one)
      : [];
  } catch {
    // The import of the rows says what is wrong with the file.
    return [];
  }
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
