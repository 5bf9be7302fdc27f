import { isDeepStrictEqual } from 'node:util';
import type { EntitySchema } from '@trellis/contract';
import { keyOf } from '@trellis/filter';
import { Refusal } from '../../refusal.ts';
import { byIds } from '../asked.ts';
import type { RowContext } from '../context.ts';
import type { RowAsk } from '../row-ask.ts';
import * as sql from '../statements/index.ts';
import { checkData } from '../validate.ts';

/** Rows that one call puts back. */
const MOST = 1_000;

/** A row as a copy of the app's data has it. */
export interface CopiedRow {
  id: string;
  creatorId: string | null;
  createdAt: string;
  updatedAt: string;
  /** By the names of fields. */
  data: Record<string, unknown>;
}

/** What became of such rows. */
export interface PutBack {
  added: number;
  replaced: number;
  kept: number;
  failed: number;
  /** Why the first of those that failed did. */
  problem: string | null;
}

/** What a row may be held to that was one already: its fields' types. Nothing is filled in, asked for, or hidden. */
function plain({ required: _required, ...schema }: EntitySchema): EntitySchema {
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(([name, { default: _d, rls: _r, ...field }]) => [
      name,
      field,
    ]),
  );
  return { ...schema, properties };
}

/**
 * Puts rows back under their ids, with their owners and times, in one transaction. Those that are there stay, or with
 * `replaces` get the values of the copy, and keep what they were in their history.
 */
export async function putBackRows(
  context: RowContext,
  ask: RowAsk,
  rows: readonly CopiedRow[],
  replaces: boolean,
): Promise<PutBack> {
  return context.onRows(ask, async (target) => {
    const by = await context.userId(ask);
    const schema = plain(target.entity.schema);
    // What the copy says nothing of it says is empty; what the app shows no more is nobody's to empty.
    const keys = new Set(Object.entries(schema.properties).map(([name, one]) => keyOf(name, one)));
    const done: PutBack = { added: 0, replaced: 0, kept: 0, failed: 0, problem: null };
    const ready = rows.flatMap((row) => {
      try {
        return { ...row, data: checkData(schema, row.data) };
      } catch (error) {
        if (!(error instanceof Refusal) || error.kind !== 'invalid') throw error;
        done.failed++;
        done.problem ??= `${row.id}: ${error.message}`;
        return [];
      }
    });
    const [made, changed] = await context.transaction(async (client) => {
      await sql.hold(client, target.place);
      const made = await sql.addCopied(client, target.place, ready);
      const isNew = new Set(made.map(({ id }) => id));
      const others = ready.flatMap(({ id }) => (isNew.has(id) ? [] : id));
      const wanted = new Map(ready.map(({ id, data }) => [id, data]));
      const changed: sql.StoredRow[] = [];
      const there = replaces ? await sql.lockRows(client, target.place, byIds(others), MOST) : [];
      for (const row of there) {
        const known = Object.entries(row.data).filter(([key]) => !keys.has(key));
        const data = { ...Object.fromEntries(known), ...wanted.get(row.id) };
        if (isDeepStrictEqual(data, row.data)) continue;
        changed.push(await sql.updateRow(client, target.place, row.id, data, by, 'columns'));
      }
      return [made, changed];
    });
    context.announce(target, 'create', made);
    context.announce(target, 'update', changed);
    done.added = made.length;
    done.replaced = changed.length;
    done.kept = ready.length - made.length - changed.length;
    return done;
  });
}
