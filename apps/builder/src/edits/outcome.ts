import { EDIT_CONFLICT, FILE_CHANGED, ROW_CONFLICT } from '@trellis/contract';
import { ApiError } from '../session/api.ts';

const CONFLICTS: readonly string[] = [EDIT_CONFLICT, FILE_CHANGED, ROW_CONFLICT];

/**
 * What became of an edit that was sent and failed. `unanswered`: the connection or the server broke off, and it may
 * have been stored all the same. `passing`: it was not stored, and may be later (nobody is signed in, too many at
 * once). `conflict`: somebody else changed the same. `refused`: the edit itself is at fault, and waits for the person.
 */
export type Outcome = 'unanswered' | 'passing' | 'conflict' | 'refused';

export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500)
    return 'unanswered';
  if (error.status === 401 || error.status === 429) return 'passing';
  return CONFLICTS.includes(error.code) ? 'conflict' : 'refused';
}
