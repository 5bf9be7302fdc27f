import {
  type AppFiles,
  COLUMN_LIMITS,
  type ColumnChange,
  type ColumnForecast,
  type EntitySchema,
  type FieldSchema,
  RowId,
  titleFieldOf,
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
    const other = before[target['x-relation'] ?? ''];
    const known = await pointedAt(trx, appId, other, other?.id === bound.id ? field : null, part);
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

/**
 * Which of these values stand for a row of an entity: its id, or what it alone is called, as the change links them; null
 * where none is pointed at. `ofItself`: the column, where it is one of that entity; what rows are called by cannot be links
 * to them as well.
 */
async function pointedAt(
  trx: Transaction<Tables>,
  appId: string,
  entity: BoundEntity | undefined,
  ofItself: string | null,
  all: readonly Counted[],
): Promise<ReadonlySet<unknown> | null> {
  if (!entity) return null;
  const [run, place] = [runnerOf(trx), await placeOfEntity(trx, appId, entity.id)];
  const texts = all.flatMap(({ value }) => (typeof value === 'string' ? value : []));
  const ids = texts.filter((text) => RowId.safeParse(text).success);
  const rows = await rowStatements.selectByIds(run, place, ids);
  const title = titleFieldOf(entity.schema);
  const key = title && title !== ofItself && keyOf(title, entity.schema.properties[title]!);
  const trimmed = texts.map((text) => text.trim());
  const called = key ? await rowStatements.onlyWith(run, place, key, trimmed) : new Map();
  return new Set([...rows.map(({ id }) => id), ...texts.filter((text) => called.has(text.trim()))]);
}

/** `known`: of a column that points at rows, the values that stand for one. */
function converted(
  all: readonly Counted[],
  field: FieldSchema,
  isInPlace: boolean,
  known: ReadonlySet<unknown> | null,
) {
  const changes: { from: string; to: string; rows: number }[] = [];
  const left: { value: string; rows: number }[] = [];
  let [done, leftRows] = [0, 0];
  for (const { value, rows } of all) {
    const next = nextOf(value);
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

  function nextOf(value: unknown): unknown {
    // It is shown by the name of the row that it stands for, whichever of the two it was.
    if (known) return known.has(value) ? value : undefined;
    if (!isInPlace) return convertValue(value, field);
    return fits(value, field) ? value : undefined;
  }
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
