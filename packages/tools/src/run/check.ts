import type { BlockCheck, BlockPart, ToolBlock } from '@trellis/contract';

/** Judges whether something is true of a text; null where nobody can. */
export type Judge = (
  rule: string,
  text: string,
) => Promise<{ holds: boolean; reason: string } | null>;

const NOT_CHECKED: BlockCheck = { status: 'failed', reason: 'Not checked' };

/** How the check of a block comes out. What nobody could check has failed, and says so (ruling 89). */
export async function checkBlock(
  block: ToolBlock,
  part: BlockPart | null,
  judge: Judge,
): Promise<BlockCheck> {
  const { validation } = block.data.features;
  if (!validation || !part || part.value === null) return NOT_CHECKED;
  if (validation.kind !== 'rule')
    return { ...NOT_CHECKED, reason: 'Not checked: this tool has no data' };
  const text = typeof part.value === 'string' ? part.value : JSON.stringify(part.value);
  const judged = await judge(validation.rule, text);
  if (!judged) return NOT_CHECKED;
  return judged.holds ? { status: 'validated' } : { status: 'failed', reason: judged.reason };
}
