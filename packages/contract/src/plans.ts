import { z } from 'zod';

/** The plans in their order (ruling 35); an unknown plan counts as lite. */
export const PLANS = ['lite', 'explorer', 'monetizer', 'moon', 'galaxy'] as const;
export const Plan = z.enum(PLANS);
export type Plan = z.infer<typeof Plan>;

/** null: no limit. */
export interface PlanLimits {
  builderMessages: number | null;
  dailyMessages: number | null;
  watermark: boolean;
  appSettings: boolean;
}

export const PLAN_LIMITS: Record<Plan, PlanLimits> = {
  lite: { builderMessages: 50, dailyMessages: 10, watermark: true, appSettings: false },
  explorer: { builderMessages: 500, dailyMessages: null, watermark: false, appSettings: false },
  monetizer: { builderMessages: 2_000, dailyMessages: null, watermark: false, appSettings: false },
  moon: { builderMessages: 10_000, dailyMessages: null, watermark: false, appSettings: true },
  galaxy: { builderMessages: null, dailyMessages: null, watermark: false, appSettings: true },
};

/** The plan of that name; lite for one that is not known. */
export function planOf(name: string): Plan {
  return (PLANS as readonly string[]).includes(name) ? (name as Plan) : 'lite';
}

/** Whether `plan` is at or above `threshold`. */
export function planAtLeast(plan: string, threshold: Plan): boolean {
  return PLANS.indexOf(planOf(plan)) >= PLANS.indexOf(threshold);
}
