import type { ToolDefinition } from '@trellis/contract';
import { CSV_MARK, csvLine, guardedCell } from '@trellis/fields';
import { answerMarkdown, blocksFor, layoutOf } from '@trellis/tools';
import type { Db } from '../../db/index.ts';
import { textStream } from '../../http/index.ts';
import type { BatchRow } from './record.ts';

const AT_ONCE = 200;

/** The rows of a batch with their answers, a column for each block; rows that failed say why. Never in memory whole. */
export function batchCsv(
  db: Db,
  batch: BatchRow,
  tool: ToolDefinition,
): ReadableStream<Uint8Array> {
  return textStream(lines(db, batch, tool));
}

async function* lines(db: Db, batch: BatchRow, tool: ToolDefinition): AsyncGenerator<string> {
  const { app_id: appId, id, headers } = batch;
  const blocks = layoutOf(tool.blocks);
  const names = blocks.map(({ title }, at) => title || (at === 0 ? 'Answer' : `Answer ${at + 1}`));
  yield CSV_MARK + csvLine([...headers, ...names, 'State', 'Problem']);
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('tool_batch_rows as row')
      .leftJoin('tool_runs as run', (join) =>
        join.onRef('run.app_id', '=', 'row.app_id').onRef('run.id', '=', 'row.run_id'),
      )
      .select(['row.n', 'row.cells', 'row.state', 'row.problem', 'run.parts'])
      .where('row.app_id', '=', appId)
      .where('row.batch_id', '=', id)
      .where('row.n', '>', last)
      .orderBy('row.n')
      .limit(AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    last = rows.at(-1)!.n;
    yield rows
      .map(({ cells, state, problem, parts }) => {
        const known = parts ?? [];
        const answers = blocks.map((block) => {
          const part = known.filter((one) => one.id === block.id);
          return answerMarkdown(blocksFor([{ ...block, title: '' }], part), part);
        });
        const own = headers.map((header) => String(cells[header] ?? ''));
        return csvLine([...own, ...answers, state, problem ?? ''].map(guardedCell));
      })
      .join('');
  }
}
