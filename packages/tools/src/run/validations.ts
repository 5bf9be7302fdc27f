import type { RunState, ToolBlock, ValidationStatus } from '@trellis/contract';

/** The blocks whose answers are checked. */
export const checkedBlocks = (blocks: readonly ToolBlock[]): ToolBlock[] =>
  blocks.filter(({ data }) => data.features.validation);

/**
 * Whether nothing is left to be checked: every block with a validation is validated or failed, or the run is in
 * error, and the run is not loading (spec 2, section 4).
 */
export function areValidationsResolved(
  state: RunState,
  blocks: readonly ToolBlock[],
  statuses: Readonly<Record<string, ValidationStatus>>,
): boolean {
  if (state === 'loading') return false;
  if (state === 'error') return true;
  return checkedBlocks(blocks).every(({ id }) => (statuses[id] ?? 'pending') !== 'pending');
}
