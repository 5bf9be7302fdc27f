import { type EntitySchema, importFields } from '@trellis/contract';
import { isNo, isYes, type Notation } from '@trellis/fields';
import { mapColumns } from '../../entities/index.ts';
import type { ColumnField, Notations } from './columns.ts';

type Values = Record<string, unknown>;
type Named = Pick<EntitySchema, 'name' | 'properties'>;

/** Rows that columns are told apart by. */
const LOOKED_AT = 50;
const EXAMPLES = 3;

/** The fields that a column can go to: those of the row itself. */
export const fieldsFor = (schema: Pick<EntitySchema, 'properties'>) =>
  importFields(schema).filter(({ path }) => !path.includes('.'));

/** Where each column of a table would go by names, words of one meaning and values, with examples of what is in it. */
export function proposedColumns(
  records: readonly Values[],
  schema: Named,
): { csvHeader: string; schemaField: string | null; examples: string[] }[] {
  const headers = Object.keys(records[0] ?? {});
  const names = new Set(fieldsFor(schema).map(({ path }) => path));
  const previewData = records.slice(0, LOOKED_AT);
  return mapColumns({ headers, previewData, schema }).map(({ csvHeader, schemaField }) => ({
    csvHeader,
    schemaField: schemaField !== null && names.has(schemaField) ? schemaField : null,
    examples: previewData
      .map((row) => String(row[csvHeader] ?? '').trim())
      .filter((text) => text !== '')
      .slice(0, EXAMPLES)
      .map((text) => text.slice(0, 80)),
  }));
}

/** A table's rows by the fields that its columns go to. */
export interface Placed {
  records: Values[];
  notations: Notations;
  /** Headers of columns that go nowhere. */
  left: string[];
}

/** A table's values for the entity that its columns make: what has no name makes no field. */
export function ofFields(
  { records, notations }: { records: readonly Values[]; notations: Notations },
  fields: readonly ColumnField[],
  { properties }: Pick<EntitySchema, 'properties'>,
): Placed {
  // Where whoever wrote the entity renamed a field, its title may still be the header.
  const nameOf = ({ name, label }: ColumnField) => (Object.hasOwn(properties, name) ? name : label);
  const to = new Map(fields.map((field) => [field.column, nameOf(field)]));
  return moved(records, notations, to);
}

/** Puts a table's values under the names of the fields: as was chosen, and else as is worked out. */
export function placed(
  records: readonly Values[],
  notations: Notations,
  schema: Named,
  chosen: Chosen,
): Placed {
  const to = goingTo(records, schema, chosen);
  return moved(records, withYesNo(records, notations, schema, to), to);
}

/** The field that a column goes to, by its header, where somebody said so. */
type Chosen = Readonly<Record<string, string | null>> | undefined;

/** The fields that columns go to, by their headers: as was chosen, and else as is worked out. */
export function goingTo(
  records: readonly Values[],
  schema: Named,
  chosen: Chosen,
): Map<string, string> {
  const taken = new Set<string>();
  const to = new Map<string, string>();
  const take = (header: string, field: string | null | undefined) => {
    if (!field || taken.has(field) || !Object.hasOwn(schema.properties, field)) return;
    taken.add(field);
    to.set(header, field);
  };
  const columns = proposedColumns(records, schema);
  for (const { csvHeader } of columns) take(csvHeader, chosen?.[csvHeader]);
  for (const { csvHeader, schemaField } of columns)
    if (chosen?.[csvHeader] === undefined) take(csvHeader, schemaField);
  return to;
}

/** In a column that goes to a yes-or-no field, 1 and 0 are a yes and a no, where nothing else stands in it. */
function withYesNo(
  records: readonly Values[],
  notations: Notations,
  { properties }: Pick<EntitySchema, 'properties'>,
  to: ReadonlyMap<string, string>,
): Notations {
  const all = new Map(notations);
  for (const [header, field] of to) {
    if (properties[field]?.type !== 'boolean') continue;
    const texts = records.map((row) => String(row[header] ?? '').trim()).filter(Boolean);
    if (texts.every((text) => isYes(text) || isNo(text)))
      all.set(header, { ...all.get(header), isYesNo: true });
  }
  return all;
}

/** Values under the names of the fields that their columns go to, by header. */
function moved(
  records: readonly Values[],
  notations: Notations,
  to: ReadonlyMap<string, string>,
): Placed {
  const written = new Map<string, Notation>(
    [...to].flatMap(([header, field]) => {
      const notation = notations.get(header);
      return notation ? [[field, notation] as const] : [];
    }),
  );
  return {
    records: records.map((row) =>
      Object.fromEntries([...to].map(([header, field]) => [field, row[header]])),
    ),
    notations: written,
    left: Object.keys(records[0] ?? {}).filter((header) => !to.has(header)),
  };
}
