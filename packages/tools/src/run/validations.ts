import type { BlockCheck, RunState, ToolBlock } from '@trellis/contract';

/** The blocks whose answers are checked. */
export const checkedBlocks = (blocks: readonly ToolBlock[]): ToolBlock[] =>
  blocks.filter(({ data }) => data.features.validation);

/**
 * Whether nothing is left to be checked: every block with a validation is validated or failed, or the run is in
 * error, and the run is not loading (spec 2, section 4). Blocks with a validation are those that have a check: it is
 * pending from the beginning of the checks on.
 */
export function areValidationsResolved(
  state: RunState,
  checks: Readonly<Record<string, Pick<BlockCheck, 'status'>>>,
): boolean {
  if (state === 'loading') return false;
  if (state === 'error') return true;
  return Object.values(checks).every(({ status }) => status !== 'pending');
}
