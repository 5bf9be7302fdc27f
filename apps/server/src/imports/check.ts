import { setImmediate } from 'node:timers/promises';
import { type EntitySchema, IMPORT, type ImportCheck, type ImportPlan } from '@trellis/contract';
import { checkData, faultSentence, faultWords, keyText, type RowAsk } from '../entities/index.ts';
import { Refusal } from '../refusal.ts';
import { schemaBefore } from './fields.ts';
import { linked } from './links.ts';
import type { ImportNeeds } from './needs.ts';
import { type CellChange, type Reading, readerOf, schemaWith, wordsOf } from './plan.ts';
import { askOf, type ImportRecord, openLines } from './record.ts';

const BATCH = 2_000;

/** A row of the file, as a plan reads it. */
export interface PlannedRow extends Reading {
  at: number;
  row: number;
  cells: string[];
}

interface Part {
  from?: number;
  group?: 'tables' | 'imports';
}

/** Reads a file by a plan; what does not fit the schema is among a row's problems. */
export const plannedRows = (
  services: ImportNeeds,
  record: ImportRecord,
  plan: ImportPlan,
  schema: EntitySchema,
  who: Pick<RowAsk, 'actor' | 'role'>,
  part: Part = {},
): AsyncGenerator<PlannedRow> =>
  linked(
    services,
    askOf(record, who),
    plan,
    schema,
    rowsByPlan(services, record, plan, schema, part),
  );

async function* rowsByPlan(
  services: ImportNeeds,
  record: ImportRecord,
  plan: ImportPlan,
  schema: EntitySchema,
  { from = 0, group = 'tables' }: Part,
): AsyncGenerator<PlannedRow> {
  const { headers, lines } = await openLines(services, record, group);
  try {
    const read = readerOf(plan, headers, schema);
    let at = -1;
    for await (const line of lines) {
      if (++at < from) continue;
      // Others are answered in between.
      if (at % 500 === 499) await setImmediate();
      yield { at, row: line.row, cells: line.cells, ...read(line) };
    }
  } finally {
    await lines.return(undefined);
  }
}

/** Why a row does not fit the schema; null where it does. */
export function unfit(schema: EntitySchema, reading: Reading): string | null {
  const [first] = reading.problems;
  if (first) return first.csvHeader === null ? first.reason : `${first.csvHeader}: ${first.reason}`;
  try {
    checkData(schema, reading.input);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== 'invalid') throw error;
    return faultWords(schema, reading.input, error);
  }
}

/** What an import would do, without doing any of it. */
export async function check(
  services: ImportNeeds,
  record: ImportRecord,
  plan: ImportPlan,
  who: Pick<RowAsk, 'actor' | 'role'>,
): Promise<ImportCheck> {
  const ask = askOf(record, who);
  const before = await schemaBefore(services, record, plan, who);
  const schema = schemaWith(before, plan);
  const result: ImportCheck = {
    total: 0,
    create: 0,
    update: 0,
    skip: 0,
    failed: 0,
    changes: [],
    problems: [],
    unmatched: [],
  };
  const tally = new Tally(result, plan);
  const { key, duplicates } = plan;
  const isKeyed = key !== null && duplicates !== 'add' && Object.hasOwn(before.properties, key);
  const seen = new Set<string>();
  let keyed: { text: string; planned: PlannedRow }[] = [];
  const come = (as: 'create' | 'update', planned: PlannedRow) => {
    result[as]++;
    tally.noteChanges(planned, as === 'create');
  };
  const settle = async () => {
    const keys = keyed.map(({ text }) => text);
    const known = isKeyed ? await services.entities.knownKeys(ask, key, keys) : new Set<string>();
    for (const { text, planned } of keyed) {
      const isThere = known.has(text) || seen.has(text);
      seen.add(text);
      if (!isThere) come('create', planned);
      else if (duplicates === 'skip') result.skip++;
      else come('update', planned);
    }
    keyed = [];
  };
  for await (const planned of plannedRows(services, record, plan, schema, who)) {
    result.total++;
    tally.noteUnmatched(planned);
    if (tally.isUnfit(planned, schema)) continue;
    const text = isKeyed ? keyText(planned.input[key]) : null;
    if (text === null) come('create', planned);
    else if (keyed.push({ text, planned }) >= BATCH) await settle();
  }
  await settle();
  // How many there are is known from here on: an import tells by it how far it is.
  await services.db
    .updateTable('data_imports')
    .set({ total: result.total })
    .where('app_id', '=', record.app_id)
    .where('id', '=', record.id)
    .where('state', '=', 'staged')
    .execute();
  return tally.done();
}

/** What is reported of conversions and problems. */
class Tally {
  readonly #result: ImportCheck;
  readonly #columns: Map<string, string>;
  readonly #changes = new Map<string, ImportCheck['changes'][number]>();
  readonly #unmatched = new Map<string, ImportCheck['unmatched'][number]>();

  constructor(result: ImportCheck, plan: ImportPlan) {
    this.#result = result;
    this.#columns = new Map(
      plan.columns.map(({ csvHeader, schemaField, newField }) => [
        newField?.name ?? schemaField ?? '',
        csvHeader,
      ]),
    );
  }

  /** Of a row that comes in, what is left out changes nothing; one that is made anew has defaults as well. */
  noteChanges({ row, changes, defaults }: PlannedRow, isNew: boolean): void {
    for (const change of isNew ? [...changes, ...defaults] : changes) this.#change(row, change);
  }

  #change(row: number, { csvHeader, value, to }: CellChange): void {
    let change = this.#changes.get(csvHeader);
    if (!change) {
      change = { csvHeader, count: 0, examples: [] };
      this.#changes.set(csvHeader, change);
    }
    change.count++;
    const { examples } = change;
    if (examples.length < IMPORT.examples && !examples.some(({ from }) => from === value))
      examples.push({ row, from: value, to });
  }

  noteUnmatched({ problems }: PlannedRow): void {
    for (const { csvHeader, value, isUnmatched } of problems) {
      if (!isUnmatched || csvHeader === null) continue;
      const id = JSON.stringify([csvHeader, value]);
      const known = this.#unmatched.get(id);
      if (known) known.count++;
      else if (this.#unmatched.size < IMPORT.problems)
        this.#unmatched.set(id, { csvHeader, value, count: 1 });
    }
  }

  isUnfit(planned: PlannedRow, schema: EntitySchema): boolean {
    const { row, problems, input, cells } = planned;
    if (problems.length > 0) {
      this.#result.failed++;
      for (const { csvHeader, value, reason } of problems)
        this.#problem({ row, csvHeader, value, reason });
      return true;
    }
    try {
      checkData(schema, input);
      return false;
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind !== 'invalid') throw error;
      this.#result.failed++;
      const faults = Object.entries(error.fields ?? {});
      for (const [field, reason] of faults) {
        const csvHeader = this.#columns.get(field) ?? null;
        const known = schema.properties[field];
        const words = faultSentence(reason, input[field], known);
        this.#problem({
          row,
          csvHeader,
          value: csvHeader === null ? '' : wordsOf(input[field]),
          reason: csvHeader === null ? `${known?.title || field}: ${words}` : words,
        });
      }
      if (faults.length === 0)
        this.#problem({ row, csvHeader: null, value: cells[0] ?? '', reason: error.message });
      return true;
    }
  }

  #problem(problem: ImportCheck['problems'][number]): void {
    if (this.#result.problems.length < IMPORT.problems) this.#result.problems.push(problem);
  }

  done(): ImportCheck {
    this.#result.changes = [...this.#changes.values()];
    this.#result.unmatched = [...this.#unmatched.values()].sort((a, b) => b.count - a.count);
    return this.#result;
  }
}
