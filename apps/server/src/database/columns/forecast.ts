import {
  type AppFiles,
  COLUMN_LIMITS,
  type ColumnChange,
  type ColumnForecast,
  type EntitySchema,
  type FieldSchema,
  RowId,
} from '@trellis/contract';
import { convertValue, optionsPart, storedParts } from '@trellis/fields';
import { keyOf } from '@trellis/filter';
import type { Transaction } from 'kysely';
import type { BoundEntity, Tables } from '../../db/index.ts';
import { placeOfEntity, rowStatements, versionEntities } from '../../entities/index.ts';
import { notFound } from '../../refusal.ts';
import { runnerOf } from '../../versions/index.ts';
import { entityFile } from '../change-schema.ts';
import type { DatabaseNeeds } from '../needs.ts';
import { applyChange } from './apply.ts';

/** Different values that are looked at. */
const LOOKED_AT = 20_000;
/** Examples of each kind in a forecast. */
const SHOWN = 20;

interface Counted {
  value: unknown;
  rows: number;
}

/** What a change would do to the values that are there, and which files name the column. */
export async function forecast(
  { db, versions, previews }: DatabaseNeeds,
  appId: string,
  entityName: string,
  change: ColumnChange,
): Promise<ColumnForecast> {
  const { draft_version_id: draftId } = await db
    .selectFrom('apps')
    .select('draft_version_id')
    .where('app_id', '=', appId)
    .executeTakeFirstOrThrow();
  const files = await versions.files(appId, draftId);
  const { path, name, schema } = entityFile(files, entityName);
  const before = draftId ? await versionEntities(db, appId, draftId) : {};
  const bound = before[name];
  if (!bound) throw notFound(`There is no entity ${entityName} any more`);
  const field = change.kind === 'add' ? change.name.trim() : change.field;
  const entities = Object.keys(before);
  const found = await db.transaction().execute(async (trx) => {
    const run = runnerOf(trx);
    const place = await placeOfEntity(trx, appId, bound.id);
    const now = bound.schema.properties[field];
    const rows = await rowStatements.countRows(run, place, { kind: 'always' });
    if (change.kind !== 'retype' && change.kind !== 'remove-option') {
      const key = change.kind === 'add' ? await newKey() : keyOf(field, now ?? {});
      const values = (await rowStatements.countKeys(run, place, [key])).get(key) ?? 0;
      return { values, empty: rows - values };
    }
    const counted = now
      ? await rowStatements.valueCounts(run, place, keyOf(field, now), LOOKED_AT + 1)
      : [];
    const isPart = counted.length > LOOKED_AT;
    const holds = ({ value }: Counted) =>
      change.kind === 'retype' || [value].flat().includes(change.option);
    const all = counted.filter(holds);
    const values = all.reduce((sum, one) => sum + one.rows, 0);
    const empty = rows - counted.reduce((sum, one) => sum + one.rows, 0);
    const options = optionsFor(change, all);
    if (options?.length === 0) return { values, empty, options };
    const wanted = change.kind === 'retype' ? { ...change, options: options ?? [] } : change;
    const next = applyChange(schema, wanted, { hasRows: values > 0, entities });
    const { changes } = await versions.foresee(trx, appId, before, withFile(files, path, next));
    const isInPlace = !changes.some((one) => one.kind === 'convert' && one.name === field);
    const [part, target] = [all.slice(0, LOOKED_AT), next.properties[field]!];
    const known = await pointedAt(trx, appId, before[target['x-relation'] ?? ''], part);
    const conversion = { ...converted(part, target, isInPlace, known), isInPlace };
    return { values, empty, options, conversion: { ...conversion, isPart } };

    /** Where a new field's values would stand: perhaps some are there, of an earlier one of its name. */
    async function newKey(): Promise<string> {
      const next = applyChange(schema, change, { hasRows: false, entities });
      const seen = await versions.foresee(trx, appId, before, withFile(files, path, next));
      const made = seen.entities[name]?.schema.properties[field];
      return made ? keyOf(field, made) : field;
    }
  });
  const isUsed = change.kind === 'retype' || change.kind === 'delete';
  return {
    values: found.values,
    empty: found.empty,
    options: found.options ?? [],
    conversion: found.conversion ?? null,
    files: isUsed ? await previews.fieldUses(files, name, field) : [],
  };
}

/** The options that a column would have: those that are asked for, or those that its values are; null where it has none. */
function optionsFor(change: ColumnChange, all: readonly Counted[]): string[] | null {
  if (change.kind !== 'retype' || (change.type !== 'select' && change.type !== 'multiselect'))
    return null;
  return change.options ?? proposed(all, change.type);
}

const withFile = (files: AppFiles, path: string, schema: EntitySchema): AppFiles => ({
  ...files,
  [path]: JSON.stringify(schema),
});

/** The options that the values of a column are: the most frequent ones, each once. */
function proposed(all: readonly Counted[], type: 'select' | 'multiselect'): string[] {
  const options = new Map<string, string>();
  for (const { value } of all)
    for (const text of type === 'select' ? [words(value)] : partsOf(value)) {
      const option = text.trim();
      if (option === '' || option.length > COLUMN_LIMITS.option) continue;
      if (!options.has(option.toLowerCase())) options.set(option.toLowerCase(), option);
      if (options.size === COLUMN_LIMITS.options) return [...options.values()];
    }
  return [...options.values()];
}

const partsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(words) : storedParts(words(value));

/** Which of these values are the ids of rows of an entity; null where none is pointed at. */
async function pointedAt(
  trx: Transaction<Tables>,
  appId: string,
  entity: BoundEntity | undefined,
  all: readonly Counted[],
): Promise<ReadonlySet<string> | null> {
  if (!entity) return null;
  const place = await placeOfEntity(trx, appId, entity.id);
  const ids = all.flatMap(({ value }) =>
    typeof value === 'string' && RowId.safeParse(value).success ? value : [],
  );
  const rows = await rowStatements.selectByIds(runnerOf(trx), place, ids);
  return new Set(rows.map(({ id }) => id));
}

/** `known`: of a column that points at rows, those that there are. */
function converted(
  all: readonly Counted[],
  field: FieldSchema,
  isInPlace: boolean,
  known: ReadonlySet<string> | null,
) {
  const changes: { from: string; to: string; rows: number }[] = [];
  const left: { value: string; rows: number }[] = [];
  let [done, leftRows] = [0, 0];
  for (const { value, rows } of all) {
    const isFit = known ? known.has(String(value)) : !isInPlace || fits(value, field);
    const next = isFit && !isInPlace ? convertValue(value, field) : isFit ? value : undefined;
    if (next === undefined) {
      leftRows += rows;
      if (left.length < SHOWN) left.push({ value: words(value), rows });
      continue;
    }
    done += rows;
    const [from, to] = [words(value), words(next)];
    if (from !== to && changes.length < SHOWN) changes.push({ from, to, rows });
  }
  return { converted: done, changes, left, leftRows };
}

/** Whether a value that stays where it is is one of the options, where there are any. */
function fits(value: unknown, field: FieldSchema): boolean {
  const options = optionsPart(field)?.enum;
  if (!options) return true;
  return (Array.isArray(value) ? value : [value]).every((one) => options.includes(String(one)));
}

const words = (value: unknown): string => {
  const text = Array.isArray(value)
    ? value.map(words).join(', ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
  return text.slice(0, 200);
};
