import type { ReportedRun, ToolDefinition } from '@trellis/contract';
import { CSV_MARK, csvLine, guardedCell } from '@trellis/fields';
import { answerMarkdown, blocksFor } from '@trellis/tools';
import type { Db } from '../../db/index.ts';
import { textStream } from '../../http/index.ts';
import { reportedRuns } from './runs.ts';

const AT_ONCE = 200;

/** A tool's runs as CSV, a page at a time; never in memory whole. */
export function runsCsv(
  db: Db,
  key: { appId: string; toolId: string },
  tool: ToolDefinition,
): ReadableStream<Uint8Array> {
  return textStream(lines(db, key, tool));
}

async function* lines(
  db: Db,
  key: { appId: string; toolId: string },
  { fields, blocks }: ToolDefinition,
): AsyncGenerator<string> {
  const names = [...fields.map(({ name }) => name), 'input'];
  yield CSV_MARK + csvLine([...HEAD, ...names.map((name) => `input: ${name}`), 'answer']);
  for (let before: string | undefined; ; ) {
    const { runs, more } = await reportedRuns(db, key, { before, filter: 'all' }, AT_ONCE);
    yield runs.map((run) => lineOf(run, names, blocks)).join('');
    before = runs.at(-1)?.runId;
    if (!more) return;
  }
}

const HEAD = [
  'run',
  'started',
  'by',
  'state',
  'seconds',
  'model',
  'tokens in',
  'tokens out',
  'cost',
  'rating',
  'reason',
  'failure',
  'cause',
  'question',
];

function lineOf(run: ReportedRun, names: string[], blocks: ToolDefinition['blocks']): string {
  const { rating, failure, inputs, parts } = run;
  const cells = [
    run.runId,
    run.createdAt,
    run.by,
    run.state,
    run.seconds?.toFixed(1) ?? '',
    run.model ?? '',
    String(run.promptTokens),
    String(run.completionTokens),
    String(run.cost),
    rating ? String(rating.value) : '',
    rating?.reason ?? '',
    failure?.message ?? '',
    run.cause ?? '',
    run.question ?? '',
    ...names.map((name) => textOf(inputs[name])),
    answerMarkdown(blocksFor(blocks, parts), parts),
  ];
  return csvLine(cells.map(guardedCell));
}

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(', ') : String(value ?? '');
