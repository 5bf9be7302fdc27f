import { isDeepStrictEqual } from 'node:util';
import { COLUMN_CHANGED, type EntitySchema, fileKind, MESSAGES } from '@trellis/contract';
import type { Transaction } from 'kysely';
import type { BoundEntities, BoundEntity, Tables } from '../db/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import { storeBlobs, storedFiles } from './blobs.ts';
import { dropConverted } from './data/drop-converted.ts';
import { refit } from './data/refit.ts';
import { putVersion } from './put.ts';
import { conversionsBetween } from './restore.ts';
import { closeDraft } from './save.ts';

/**
 * Takes back what one version changed of the fields of entities, or that it made or removed some, by a version that has
 * them as they were: bound to the keys of then, so that they find their values. What was changed since is kept;
 * where that is the same fields or entity, it is refused. Taking that version back does the change again.
 */
export async function takeBackFields(
  trx: Transaction<Tables>,
  appId: string,
  madeId: string,
): Promise<string> {
  const draftId = await closeDraft(trx, appId);
  const made = await versionOf(trx, appId, madeId);
  if (made?.kind !== 'manual' || !made.parent || !draftId)
    throw notFound('There is no such change');
  const [before, now] = [
    await versionOf(trx, appId, made.parent),
    await versionOf(trx, appId, draftId),
  ];
  if (!before || !now) throw notFound('There is no such change');
  const paths = [
    ...new Set([...Object.keys(before.manifest), ...Object.keys(made.manifest)]),
  ].filter((path) => fileKind(path) === 'entity' && before.manifest[path] !== made.manifest[path]);
  if (paths.length === 0) throw notFound('There is no such change');
  const [then, changed, present] = [
    await textsOf(trx, appId, made.parent),
    await textsOf(trx, appId, madeId),
    await textsOf(trx, appId, draftId),
  ];
  const entities: BoundEntities = { ...now.entities };
  const kept = { ...now.manifest };
  const texts: Record<string, string> = {};
  for (const path of paths) {
    const name = path.slice('entities/'.length, -'.json'.length);
    const [was, bound] = [before.entities[name], now.entities[name]];
    if (then[path] === undefined || changed[path] === undefined) {
      // An entity that was made goes, one that went comes back, with its rows: unless it is another by now.
      if (kept[path] !== made.manifest[path])
        throw gone(MESSAGES.tableChanged(bound?.schema.title ?? was?.schema.title ?? name));
      delete kept[path];
      delete entities[name];
      if (was) entities[name] = was;
      if (before.manifest[path] !== undefined) kept[path] = before.manifest[path];
      continue;
    }
    if (!present[path] || !was || !bound) throw gone(`There is no entity ${name} any more`);
    const back = fieldsBack(read(then[path]), read(changed[path]), read(present[path]));
    texts[path] = `${JSON.stringify(back.schema, null, 2)}\n`;
    entities[name] = boundBack(bound, was, back);
  }
  const manifest = { ...kept, ...(await storeBlobs(trx, appId, texts)) };
  const conversions = await conversionsBetween(trx, appId, now.entities, entities);
  const versionId = await putVersion(trx, appId, {
    parent: draftId,
    kind: 'manual',
    manifest,
    entities,
    tools: now.tools,
  });
  if (conversions.length > 0) await refit(trx, appId, entities, conversions);
  await dropConverted(trx, appId, now.entities, entities);
  return versionId;
}

interface Back {
  schema: EntitySchema;
  /** The fields that are as they were. */
  fields: string[];
}

/** The present schema with the fields that a change touched as they were before it. */
export function fieldsBack(before: EntitySchema, made: EntitySchema, now: EntitySchema): Back {
  const names = new Set([...Object.keys(before.properties), ...Object.keys(made.properties)]);
  const differ = (name: string, a: EntitySchema, b: EntitySchema) =>
    !isDeepStrictEqual(a.properties[name], b.properties[name]) ||
    isRequired(a, name) !== isRequired(b, name);
  const fields = [...names].filter((name) => differ(name, before, made));
  for (const name of fields)
    if (differ(name, made, now))
      throw gone(MESSAGES.columnChanged(made.properties[name]?.title || name));
  const order = orderBack(Object.keys(before.properties), Object.keys(now.properties), fields);
  const properties = Object.fromEntries(
    order.map((name) => [
      name,
      (fields.includes(name) ? before.properties[name] : now.properties[name])!,
    ]),
  );
  const required = (now.required ?? []).filter((name) => !fields.includes(name));
  const again = fields.filter((name) => isRequired(before, name));
  const { required: _now, ...rest } = now;
  const all = [...required, ...again];
  return {
    schema: { ...rest, properties, ...((all.length > 0 || now.required) && { required: all }) },
    fields,
  };
}

const isRequired = (schema: EntitySchema, name: string) => schema.required?.includes(name) ?? false;

/** The present order; fields that come back stand behind the one that they stood behind. */
function orderBack(before: string[], now: string[], fields: readonly string[]): string[] {
  const order = now.filter((name) => !fields.includes(name) || before.includes(name));
  for (const [at, name] of before.entries()) {
    if (!fields.includes(name) || order.includes(name)) continue;
    const left = before.slice(0, at).findLast((one) => order.includes(one));
    order.splice(left === undefined ? 0 : order.indexOf(left) + 1, 0, name);
  }
  return order;
}

/** The same with the keys that the fields were bound to. */
function boundBack(bound: BoundEntity, was: BoundEntity, { schema, fields }: Back): BoundEntity {
  const properties = Object.fromEntries(
    Object.keys(schema.properties).map((name) => [
      name,
      (fields.includes(name) ? was : bound).schema.properties[name]!,
    ]),
  );
  const { required } = schema;
  return {
    id: bound.id,
    schema: { ...bound.schema, properties, ...(required && { required }) },
  };
}

async function versionOf(trx: Transaction<Tables>, appId: string, id: string) {
  return trx
    .selectFrom('versions')
    .select(['kind', 'parent', 'manifest', 'entities', 'tools'])
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .executeTakeFirst();
}

async function textsOf(trx: Transaction<Tables>, appId: string, id: string) {
  const files = await storedFiles(trx, appId, id);
  return Object.fromEntries(files.map(({ path, content }) => [path, content]));
}

const read = (text: string | undefined): EntitySchema => {
  try {
    return JSON.parse(text ?? '') as EntitySchema;
  } catch {
    // Somebody broke the file since; nothing can be put back into it.
    throw gone('The entity cannot be read any more');
  }
};

const gone = (message: string) =>
  new Refusal('conflict', `${message}. This change cannot be taken back.`, {
    code: COLUMN_CHANGED,
  });
