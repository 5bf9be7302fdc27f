import { PLAN_LIMITS, type PlanLimits, type PlanOverrides, planOf } from '@trellis/contract';
import type { Db } from '../db/index.ts';

/** The limits that hold in this installation: the table's, where the operator did not set others. */
export class PlanBook {
  readonly #overrides: PlanOverrides;

  constructor(overrides: PlanOverrides) {
    this.#overrides = overrides;
  }

  /** The limits of a plan; those of lite for a plan that is not known. */
  limits(plan: string): PlanLimits {
    const known = planOf(plan);
    return { ...PLAN_LIMITS[known], ...this.#overrides[known] };
  }

  /** The limits of a builder by their account. */
  async limitsOf(db: Db, userId: string): Promise<PlanLimits & { plan: string }> {
    const account = await db
      .selectFrom('accounts')
      .select('plan')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    const plan = account?.plan ?? 'lite';
    return { ...this.limits(plan), plan };
  }
}
