import type { BlockCheck, BlockPart, RunSource, ToolBlock } from '@trellis/contract';
import { passagesText } from '../data/passages.ts';
import { namedItems } from './named-items.ts';

/** Judges whether something is true of a text; null where nobody can. */
export type Judge = (
  rule: string,
  text: string,
) => Promise<{ holds: boolean; reason: string } | null>;

const NOT_CHECKED: BlockCheck = { status: 'failed', reason: 'Not checked' };
const NO_DATA: BlockCheck = {
  status: 'failed',
  reason: 'Not checked: nothing was found in the data',
};

/** How the check of a block comes out. What nobody could check has failed, and says so (rulings 46 and 89). */
export async function checkBlock(
  block: ToolBlock,
  part: BlockPart | null,
  judge: Judge,
  sources: readonly RunSource[],
): Promise<BlockCheck> {
  const { validation } = block.data.features;
  if (!validation || !part || part.value === null) return NOT_CHECKED;
  if (validation.kind !== 'rule' && sources.length === 0) return NO_DATA;
  if (validation.kind === 'items') return itemsCheck(part, sources);
  const text = typeof part.value === 'string' ? part.value : JSON.stringify(part.value);
  const rule = validation.kind === 'rule' ? validation.rule : supported(sources);
  const judged = await judge(rule, text);
  if (!judged) return NOT_CHECKED;
  return judged.holds ? { status: 'validated' } : { status: 'failed', reason: judged.reason };
}

const supported = (sources: readonly RunSource[]): string =>
  `Every statement in it is supported by one of these passages, and none says more than they do. Name one that is not, where there is any.\n${passagesText(sources)}`;

/** Whether each item that a block names was among those that were found. */
function itemsCheck(part: BlockPart, sources: readonly RunSource[]): BlockCheck {
  const named = namedItems(part);
  if (named === null) return NOT_CHECKED;
  const texts = sources.map(({ text }) => text.toLowerCase());
  const missing = named.filter((name) => !texts.some((text) => text.includes(name.toLowerCase())));
  if (missing.length === 0) return { status: 'validated' };
  return { status: 'failed', reason: `Not in the data: ${missing.slice(0, 5).join(', ')}` };
}
