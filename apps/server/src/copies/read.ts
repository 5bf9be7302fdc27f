import { type RestoredEntity, RowId } from '@trellis/contract';
import { z } from 'zod';
import { type CopiedRow, type RowAsk, recordsOf } from '../entities/index.ts';
import { Refusal } from '../refusal.ts';
import type { CopyNeeds } from './needs.ts';
import { peopleLike } from './people.ts';
import { entitiesOf } from './write.ts';

/** Rows that are put back by one transaction. */
const AT_ONCE = 500;

/** A line of a copy. */
const Line = z.object({
  entity: z.string().max(100),
  id: RowId,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  ownerId: z.string().max(100).nullable(),
  owner: z.string().max(320).nullable(),
  data: z.record(z.string(), z.unknown()),
});
type Line = z.infer<typeof Line>;

interface Restored {
  entities: RestoredEntity[];
  withoutOwner: number;
}

/**
 * Puts the rows of a copy back, some hundreds at a time.
 * @throws Refusal invalid for a file that is no copy, at its first line that is none: nothing of that line or behind it is put back,
 *   and how many rows before it are in is said
 */
export async function restoreCopy(
  services: CopyNeeds,
  ask: Omit<RowAsk, 'entityName'>,
  file: File,
  replaces: boolean,
): Promise<Restored> {
  const names = await entitiesOf(services, ask.appId);
  const restoring: Restoring = {
    ask,
    replaces,
    known: new Map(names.map((name) => [name.toLowerCase(), name])),
    found: new Map(),
    withoutOwner: 0,
  };
  const records = await recordsOf(services.parsing, ask.appId, file);
  try {
    let batch: Line[] = [];
    for await (const { at, values } of records) {
      const line = Line.safeParse(values);
      if (!line.success)
        throw new Refusal(
          'invalid',
          `This is no copy of an app's data: line ${at} has no row with its id, its times and its owner`,
          { code: 'no_copy' },
        );
      const isOther = batch[0] && batch[0].entity !== line.data.entity;
      if (batch.length >= AT_ONCE || isOther) {
        await putBack(services, restoring, batch);
        batch = [];
      }
      batch.push(line.data);
    }
    await putBack(services, restoring, batch);
  } catch (error) {
    throw error instanceof Refusal ? withTaken(error, restoring) : error;
  } finally {
    await records.close();
  }
  return { entities: [...restoring.found.values()], withoutOwner: restoring.withoutOwner };
}

/** What was put back before the fault is there: whoever has the whole file by now sends it again. */
function withTaken(error: Refusal, { found }: Restoring): Refusal {
  const taken = [...found.values()].reduce(
    (sum, { added, replaced, kept }) => sum + added + replaced + kept,
    0,
  );
  if (taken === 0) return error;
  const rows =
    taken === 1 ? '1 row before that is' : `${taken.toLocaleString('en')} rows before that are`;
  return new Refusal(
    error.kind,
    `${error.message}. ${rows} in. Rows keep their ids: the whole file sent again makes none of them twice.`,
    { code: error.code, cause: error },
  );
}

interface Restoring {
  ask: Omit<RowAsk, 'entityName'>;
  replaces: boolean;
  /** The app's entities, by their names in small letters. */
  known: ReadonlyMap<string, string>;
  found: Map<string, RestoredEntity>;
  withoutOwner: number;
}

/** Puts some rows of one entity back, and counts what became of them. */
async function putBack(
  { db, entities }: CopyNeeds,
  restoring: Restoring,
  lines: readonly Line[],
): Promise<void> {
  const [first] = lines;
  if (!first) return;
  const { ask, replaces, known, found } = restoring;
  const at = countsOf(found, first.entity);
  const entityName = known.get(first.entity.toLowerCase());
  if (entityName === undefined) {
    at.failed += lines.length;
    at.problem ??= `There is no entity ${first.entity} in this app`;
    return;
  }
  const owners = lines.map(({ ownerId, owner }) => ({ id: ownerId, email: owner }));
  const ownerOf = await peopleLike(db, ask.appId, owners);
  const rows = lines.map(({ entity: _entity, ownerId, owner, ...row }): CopiedRow => {
    const creatorId = ownerOf({ id: ownerId, email: owner });
    if (creatorId === null && ownerId !== null) restoring.withoutOwner++;
    return { ...row, creatorId };
  });
  const done = await entities.putBackRows({ ...ask, entityName }, rows, replaces);
  at.added += done.added;
  at.replaced += done.replaced;
  at.kept += done.kept;
  at.failed += done.failed;
  at.problem ??= done.problem;
}

function countsOf(found: Map<string, RestoredEntity>, entity: string): RestoredEntity {
  const none = { entity, added: 0, replaced: 0, kept: 0, failed: 0, problem: null };
  const counts = found.get(entity) ?? none;
  found.set(entity, counts);
  return counts;
}
