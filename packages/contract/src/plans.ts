import { z } from 'zod';

/** The plans in their order (ruling 35); an unknown plan counts as lite. */
export const PLANS = ['lite', 'explorer', 'monetizer', 'moon', 'galaxy'] as const;
export const Plan = z.enum(PLANS);
export type Plan = z.infer<typeof Plan>;

const limit = z.number().int().min(0).nullable();

/** The limits of one plan. null: no limit. Sizes in bytes. */
export const PlanLimits = z.object({
  /** AI tools of one app that are live at a time. */
  liveTools: limit,
  dataItems: limit,
  filesAtOnce: limit,
  fileSize: limit,
  /** Business data that is processed in a month. */
  monthlyData: limit,
  scraperDepth: limit,
  scraperPages: limit,
  builderMessages: limit,
  dailyMessages: limit,
  /** Runs of an app's AI tools in a month (ruling 84). */
  monthlyRuns: limit,
  toolsPerApp: limit,
  fieldsPerApp: limit,
  photoFields: z.boolean(),
  toolSettings: z.boolean(),
  /** The settings panel of a generated app. */
  appSettings: z.boolean(),
  /** The mark of the product on published apps, unless an admin hides it. */
  watermark: z.boolean(),
});
export type PlanLimits = z.infer<typeof PlanLimits>;
/** The limits that count something. */
export type CountedLimit = {
  [K in keyof PlanLimits]: PlanLimits[K] extends number | null ? K : never;
}[keyof PlanLimits];

const MB = 1_000_000;
/** The base size of one uploaded file; paid plans take twice as much. */
const BASE_FILE = 10 * MB;

const paid = {
  filesAtOnce: 5,
  fileSize: 2 * BASE_FILE,
  scraperDepth: 3,
  scraperPages: 100,
  dailyMessages: null,
  toolsPerApp: 50,
  fieldsPerApp: 30,
  photoFields: true,
  toolSettings: true,
  appSettings: false,
  watermark: false,
} satisfies Partial<PlanLimits>;

/** The one table of limits (ruling 35). The operator's PLAN_LIMITS overrides any of them. */
export const PLAN_LIMITS: Record<Plan, PlanLimits> = {
  lite: {
    ...paid,
    liveTools: 1,
    dataItems: 1,
    filesAtOnce: 1,
    fileSize: BASE_FILE,
    monthlyData: 20 * MB,
    scraperDepth: 2,
    scraperPages: 20,
    monthlyRuns: 100,
    builderMessages: 50,
    dailyMessages: 10,
    photoFields: false,
    toolSettings: false,
    watermark: true,
  },
  explorer: {
    ...paid,
    liveTools: 5,
    dataItems: 20,
    monthlyData: 200 * MB,
    scraperPages: 50,
    monthlyRuns: 2_000,
    builderMessages: 500,
  },
  monetizer: {
    ...paid,
    liveTools: 15,
    dataItems: 100,
    monthlyData: 1_000 * MB,
    monthlyRuns: 10_000,
    builderMessages: 2_000,
  },
  moon: {
    ...paid,
    liveTools: 50,
    dataItems: 500,
    monthlyData: 5_000 * MB,
    monthlyRuns: 50_000,
    builderMessages: 10_000,
    appSettings: true,
  },
  galaxy: {
    ...paid,
    liveTools: null,
    dataItems: null,
    monthlyData: null,
    monthlyRuns: null,
    builderMessages: null,
    appSettings: true,
  },
};

/** The longest label of a custom field, and of one of its options. */
export const FIELD_LIMITS = { label: 100, option: 200 } as const;

/** What the operator may change: any limit of any plan. */
export const PlanOverrides = z.partialRecord(Plan, PlanLimits.partial().strict());
export type PlanOverrides = z.infer<typeof PlanOverrides>;

/** The plan of that name; lite for one that is not known. */
export function planOf(name: string): Plan {
  return (PLANS as readonly string[]).includes(name) ? (name as Plan) : 'lite';
}

/** Whether `plan` is at or above `threshold`. */
export function planAtLeast(plan: string, threshold: Plan): boolean {
  return PLANS.indexOf(planOf(plan)) >= PLANS.indexOf(threshold);
}
