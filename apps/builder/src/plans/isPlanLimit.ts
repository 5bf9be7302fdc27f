import { BUILDER_LIMIT_CODE, DAILY_LIMIT_CODE } from '@trellis/contract';
import { ApiError } from '../session/api.ts';

/** Whether something was refused because of the person's plan: another one would have let it through. */
export const isPlanLimit = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === BUILDER_LIMIT_CODE ||
    error.code === DAILY_LIMIT_CODE ||
    /^plan_limit\//.test(error.code ?? ''));
