import { isDeepStrictEqual } from 'node:util';
import { EDIT_CONFLICT, MESSAGES, type SavedFields, type SavedItem } from '@trellis/contract';
import type { Selectable, Transaction } from 'kysely';
import type { Edits, Tables } from '../db/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { AppNeeds } from './needs.ts';

type AppRow = Selectable<Tables['apps']>;
type Trx = Transaction<Tables>;
type Columns = {
  name?: string;
  description?: string;
  settings?: Record<string, unknown>;
};
/** A picture with another name in it is none of the app: who opens it next has a new one drawn. */
const WITHOUT_PICTURE = { picture_stamp: null, shared_picture_stamp: null };

export interface Save<I extends SavedItem> {
  item: I;
  /** Who saves, as others will read it. */
  by: string;
  change: Partial<SavedFields[I]>;
  /** What the changed fields were when the person began; a field without one is stored as it comes. */
  base?: Partial<SavedFields[I]>;
  read(app: AppRow, trx: Trx): SavedFields[I] | Promise<SavedFields[I]>;
  /** Fields whose home is not the app's row: who changed them is said there. */
  elsewhere?: {
    has(field: string): boolean;
    edits(app: AppRow, trx: Trx): Promise<Edits>;
  };
  /**
   * What is stored; it may refuse. `next` is the item as it will be. What it reads it reads by `trx`: with
   * another connection, saves that wait for this one could leave none for it.
   */
  write(
    app: AppRow,
    next: SavedFields[I],
    before: SavedFields[I],
    trx: Trx,
  ): Columns | Promise<Columns>;
}

/**
 * Saves fields of one item: one save of an app at a time, so that two panels that save together both
 * stay, and never over what somebody else saved meanwhile. A save that changes nothing is no change.
 */
export async function save<I extends SavedItem>(
  services: AppNeeds,
  appId: string,
  input: Save<I>,
): Promise<AppRow> {
  const { app, isChanged } = await services.db.transaction().execute(async (trx) => {
    const held = await trx
      .selectFrom('apps')
      .selectAll()
      .where('app_id', '=', appId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!held) throw notFound('There is no such app');
    const before = await input.read(held, trx);
    const names = Object.keys(input.change) as (keyof SavedFields[I] & string)[];
    const changed = names.filter((name) => !isDeepStrictEqual(before[name], input.change[name]));
    const others = (await input.elsewhere?.edits(held, trx)) ?? {};
    refuseOverwriting(held, others, input, before, changed);
    if (changed.length === 0) return { app: held, isChanged: false };
    const columns = await input.write(held, { ...before, ...input.change }, before, trx);
    const edit = { by: input.by, at: new Date().toISOString() };
    const edits = { ...held.edits };
    for (const name of changed)
      if (!input.elsewhere?.has(name)) edits[`${input.item}.${name}`] = edit;
    const stored = await trx
      .updateTable('apps')
      .set({
        ...columns,
        ...(columns.name !== undefined && columns.name !== held.name && WITHOUT_PICTURE),
        settings: JSON.stringify(columns.settings ?? held.settings),
        edits: JSON.stringify(edits),
        updated_at: new Date(),
      })
      .where('app_id', '=', appId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { app: stored, isChanged: true };
  });
  if (isChanged) services.bus.publish({ kind: 'app', appId });
  return app;
}

function refuseOverwriting<I extends SavedItem>(
  held: AppRow,
  others: Edits,
  { item, base }: Save<I>,
  before: SavedFields[I],
  changed: (keyof SavedFields[I] & string)[],
): void {
  const lost = changed.filter(
    (name) => base && name in base && !isDeepStrictEqual(before[name], base[name]),
  );
  if (lost.length === 0) return;
  const words = (name: string) => {
    const by = (others[name] ?? held.edits[`${item}.${name}`])?.by;
    return by ? MESSAGES.editConflictBy(by) : MESSAGES.editConflict;
  };
  throw new Refusal('conflict', words(lost[0]!), {
    code: EDIT_CONFLICT,
    fields: Object.fromEntries(lost.map((name) => [name, words(name)])),
  });
}
