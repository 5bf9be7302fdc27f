import type { ToolDefinition } from '@trellis/contract';
import { answerMarkdown, layoutOf, ONE_TEXT } from '@trellis/tools';
import type { Db } from '../../db/index.ts';
import { Refusal } from '../../refusal.ts';
import type { Owner } from './owner.ts';
import { ownRun, ownThread, type RunRow } from './record.ts';

/** How much of what was said before is sent along with a follow-up. */
const LONGEST = 5;
/** Characters of one answer that are sent along. */
const MOST_TEXT = 12_000;

export type Thread = { answer: string; question: string }[];

/** A question about a run of the same owner's, with what was answered and asked before it (ruling 51). */
export async function threadOf(
  db: Db,
  appId: string,
  owner: Owner,
  tool: { toolId: string; definition: ToolDefinition },
  { parent, question }: { parent: string; question: string | undefined },
): Promise<{ inputs: Record<string, unknown>; thread: Thread }> {
  const run = await ownRun(db, appId, parent, owner);
  if (run.tool_id !== tool.toolId || !tool.definition.followups)
    throw new Refusal('invalid', 'This run cannot be continued', { code: 'no_followups' });
  if (run.state === 'loading' || run.parts.length === 0)
    throw new Refusal('conflict', 'There is no answer to continue from yet', {
      code: 'run_goes_on',
    });
  if (!question)
    throw new Refusal('invalid', 'Ask something', { fields: { question: 'Ask something' } });
  const runs = (await ownThread(db, appId, parent, owner)).slice(-LONGEST);
  const thread = runs.map((one, at) => ({
    answer: answerOf(one, tool.definition),
    question: runs[at + 1]?.question ?? question,
  }));
  return { inputs: run.inputs, thread };
}

function answerOf({ parts, edited, parent_id }: RunRow, { blocks }: ToolDefinition): string {
  const layout = parent_id === null ? layoutOf(blocks) : [ONE_TEXT];
  return answerMarkdown(layout, edited ?? parts).slice(0, MOST_TEXT);
}
