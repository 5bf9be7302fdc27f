import { IMPORT, type ImportPlan, MESSAGES, type ReadyRow } from '@trellis/contract';
import { keyText, type RowAsk } from '../entities/index.ts';
import type { Builder } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import { type PlannedRow, plannedRows, unfit } from './check.ts';
import { makeFields, schemaBefore } from './fields.ts';
import type { ImportNeeds } from './needs.ts';
import { readerOf, schemaWith } from './plan.ts';
import { askOf, type ImportRecord, openLines, recordOf, staged } from './record.ts';
import type { DataImports } from './run.ts';

/** Characters of all rows that the dialog sends; what is longer the server imports. */
const SENT = 1_000_000;

export interface Started {
  record: ImportRecord;
  /** For the dialog to send (ruling 25); null where the server imports. */
  rows: ReadyRow[] | null;
}

/** Begins an import: makes the fields that it asks for, and gives its rows to the dialog or to the server. */
export async function start(
  services: ImportNeeds & { imports: DataImports },
  builder: Builder,
  waiting: ImportRecord,
  plan: ImportPlan,
  role: RowAsk['role'],
): Promise<Started> {
  const { db, imports } = services;
  const record = staged(waiting, builder);
  const who = { actor: builder, role };
  const { headers, lines } = await openLines(services, record);
  await lines.return(undefined);
  const extended = schemaWith(await schemaBefore(services, record, plan, who), plan);
  readerOf(plan, headers, extended);
  const few = await fewRows(services, record, plan, extended, who);
  if (few?.length === 0)
    throw new Refusal('invalid', MESSAGES.csvNoRows, { code: 'import_no_rows' });
  const byDialog = few !== null && plan.duplicates !== 'update';

  const begun = await db
    .updateTable('data_imports')
    .set({
      state: 'running',
      plan: JSON.stringify(plan),
      headers: JSON.stringify(headers),
      by_dialog: true,
      ...(few && { total: few.length }),
    })
    .where('app_id', '=', record.app_id)
    .where('id', '=', record.id)
    .where('state', '=', 'staged')
    .returning('id')
    .executeTakeFirst();
  if (!begun)
    return { record: staged(await recordOf(db, record.app_id, record.id), builder), rows: null };
  try {
    await makeFields(services, record, plan, extended, who);
  } catch (error) {
    await db
      .updateTable('data_imports')
      .set({ state: 'staged', by_dialog: false })
      .where('app_id', '=', record.app_id)
      .where('id', '=', record.id)
      .execute();
    throw error;
  }
  if (!byDialog) {
    await handOver(services, record);
    await imports.start(record.app_id, record.id);
  }
  const now = await recordOf(db, record.app_id, record.id);
  const rows = byDialog ? await readyRows(services, askOf(now, who), plan, few, extended) : null;
  return { record: now, rows };
}

/** From now on the server imports. */
export async function handOver(
  { db }: ImportNeeds,
  record: ImportRecord,
  isAgain = false,
): Promise<void> {
  await db
    .updateTable('data_imports')
    .set({
      by_dialog: false,
      state: 'running',
      error: null,
      attempts: 0,
      ...(isAgain && { is_again: true }),
    })
    .where('app_id', '=', record.app_id)
    .where('id', '=', record.id)
    .where('state', 'in', ['running', 'failed'])
    .execute();
}

/** The rows of a file that is short enough for the dialog; null for a longer one. */
async function fewRows(
  services: ImportNeeds,
  record: ImportRecord,
  plan: ImportPlan,
  schema: Parameters<typeof plannedRows>[3],
  who: Pick<RowAsk, 'actor' | 'role'>,
): Promise<PlannedRow[] | null> {
  const rows: PlannedRow[] = [];
  let length = 0;
  for await (const row of plannedRows(services, record, plan, schema, who)) {
    rows.push(row);
    length += row.cells.reduce((sum, cell) => sum + cell.length, 0);
    if (rows.length > IMPORT.byDialog || length > SENT) return null;
  }
  return rows;
}

async function readyRows(
  { entities }: ImportNeeds,
  ask: RowAsk,
  { key, duplicates }: ImportPlan,
  rows: readonly PlannedRow[],
  schema: Parameters<typeof unfit>[0],
): Promise<ReadyRow[]> {
  const texts = rows.map(({ input }) =>
    key === null || duplicates === 'add' ? null : keyText(input[key]),
  );
  const wanted = texts.flatMap((text) => text ?? []);
  const seen =
    key !== null && wanted.length > 0
      ? await entities.knownKeys(ask, key, wanted)
      : new Set<string>();
  return rows.map((planned, index) => {
    const { at, row, input } = planned;
    const reason = unfit(schema, planned);
    if (reason !== null) return { at, row, data: null, reason };
    const text = texts[index] ?? null;
    if (text !== null && seen.has(text)) return { at, row, data: null, reason: null };
    if (text !== null) seen.add(text);
    return { at, row, data: input, reason: null };
  });
}
