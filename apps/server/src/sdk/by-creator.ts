import type { Row } from '@trellis/contract';
import type { Db } from '../db/index.ts';
import type { AggregateSpec, RowAsk } from '../entities/index.ts';
import { sdkRows } from './creators.ts';

/** What rows carry of who made them, and what the public client calls it. */
const ID = 'created_by_id';
const EMAIL = 'created_by';

const toId = (name: string): string => (name === EMAIL ? ID : name);

/** The field whose different values are asked for, as rows have it. */
export const storedField = toId;

/** The e-mails of who has these ids, in their order: one that the caller may not know of is left out. */
export async function creatorEmails(
  db: Db,
  ask: RowAsk,
  ids: readonly unknown[],
): Promise<string[]> {
  const known = await sdkRows(db, ask, ids.map(madeBy));
  return known.flatMap(({ created_by }) => (created_by ? [String(created_by)] : []));
}

/**
 * Groups by who made the rows go by the id that rows carry, and are answered by the e-mail; null for one that
 * the caller may not know of (ruling 12). Their order by e-mail is that of the groups that are answered.
 */
export async function aggregatedByCreator(
  db: Db,
  ask: RowAsk,
  spec: AggregateSpec,
  work: (spec: AggregateSpec) => Promise<{ rows: Record<string, unknown>[]; truncated: boolean }>,
) {
  const isSorted = spec.sort?.replace(/^[+\- ]/, '') === EMAIL;
  const { sort, countDistinct, ...rest } = spec;
  const { rows, truncated } = await work({
    ...rest,
    groupBy: spec.groupBy.map(toId),
    ...(sort !== undefined && !isSorted && { sort }),
    ...(countDistinct !== undefined && { countDistinct: toId(countDistinct) }),
  });
  const known = await sdkRows(
    db,
    ask,
    rows.map((row) => madeBy(row[ID])),
  );
  const presented = rows.map((row, n) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => {
        if (name === ID && spec.groupBy.includes(EMAIL))
          return [EMAIL, known[n]?.created_by || null];
        return [name === `count_distinct_${ID}` ? `count_distinct_${countDistinct}` : name, value];
      }),
    ),
  );
  if (isSorted) presented.sort((a, b) => byEmail(a, b) * (sort?.startsWith('-') ? -1 : 1));
  return { rows: presented, truncated };
}

function byEmail(a: Record<string, unknown>, b: Record<string, unknown>): number {
  const [one, other] = [a, b].map((row) => String(row[EMAIL] ?? '\uffff')) as [string, string];
  return one === other ? 0 : one < other ? -1 : 1;
}

/** A row of which only its maker is asked. */
const madeBy = (id: unknown): Row => ({
  id: '',
  createdAt: '',
  updatedAt: '',
  creatorId: typeof id === 'string' ? id : null,
});
