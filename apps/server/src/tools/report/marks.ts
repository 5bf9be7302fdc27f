import type { DropOff, ToolDefinition, ToolMarks } from '@trellis/contract';
import { type Db, sql } from '../../db/index.ts';

/** Days that are looked back at, and kept: analytics set ninety beside the ninety before. */
const SPAN = 30;
const KEPT = 190;

const FIELD = 'field:';
const STEP = 'step:';

/** Counts how far somebody came; what names no field or step of the tool is not counted. */
export async function countMarks(
  db: Db,
  { appId, toolId }: { appId: string; toolId: string },
  { fields, inputSteps }: Pick<ToolDefinition, 'fields' | 'inputSteps'>,
  { opened, fields: entered, steps, run }: ToolMarks,
): Promise<void> {
  const names = new Set(fields.map(({ name }) => name));
  const marks = [
    ...(opened ? ['opened'] : []),
    ...[...new Set(entered)].filter((name) => names.has(name)).map((name) => FIELD + name),
    ...[...new Set(steps)].filter((at) => at <= inputSteps.length).map((at) => STEP + at),
    ...(run ? ['run'] : []),
  ];
  if (marks.length === 0) return;
  const day = new Date().toISOString().slice(0, 10);
  await db
    .insertInto('tool_marks')
    // In one order, so that no two wait for each other in a circle.
    .values(marks.sort().map((mark) => ({ app_id: appId, tool_id: toolId, day, mark, count: 1 })))
    .onConflict((on) =>
      on
        .columns(['app_id', 'tool_id', 'day', 'mark'])
        .doUpdateSet({ count: sql<number>`tool_marks.count + 1` }),
    )
    .execute();
}

/** How far people came in the last thirty days. */
export async function dropOff(
  db: Db,
  { appId, toolId }: { appId: string; toolId: string },
): Promise<DropOff> {
  const rows = await db
    .selectFrom('tool_marks')
    .select(['mark', sql<number>`sum(count)::int`.as('count')])
    .where('app_id', '=', appId)
    .where('tool_id', '=', toolId)
    .where(sql<boolean>`day > current_date - ${SPAN}::int`)
    .groupBy('mark')
    .execute();
  const counts = new Map(rows.map(({ mark, count }) => [mark, count]));
  const named = (prefix: string) =>
    rows
      .filter(({ mark }) => mark.startsWith(prefix))
      .map(({ mark, count }) => [mark.slice(prefix.length), count] as const);
  const steps: number[] = [];
  for (const [at, count] of named(STEP)) steps[Number(at)] = count;
  return {
    opened: counts.get('opened') ?? 0,
    fields: Object.fromEntries(named(FIELD)),
    steps: Array.from(steps, (count) => count ?? 0),
    run: counts.get('run') ?? 0,
  };
}

/** Forgets days that are long over. */
export async function forgetMarks(db: Db): Promise<void> {
  await db
    .deleteFrom('tool_marks')
    .where(sql<boolean>`day < current_date - ${KEPT}::int`)
    .execute();
}
