import type { AppFiles, EntitySchema } from '@trellis/contract';

/**
 * The schema with its fields in the order in which its file has them, which is the order of the
 * table's columns; what the database keeps of a schema has an order of its own.
 */
export function inWrittenOrder(schema: EntitySchema, files: AppFiles): EntitySchema {
  const text = files[`entities/${schema.name}.json`];
  if (text === undefined) return schema;
  const written = Object.keys((JSON.parse(text) as EntitySchema).properties ?? {});
  const place = new Map(written.map((name, at) => [name, at]));
  const at = ([name]: [string, unknown]) => place.get(name) ?? written.length;
  const fields = Object.entries(schema.properties).sort((a, b) => at(a) - at(b));
  return { ...schema, properties: Object.fromEntries(fields) };
}
