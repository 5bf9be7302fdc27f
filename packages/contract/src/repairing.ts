import { z } from 'zod';
import { call } from './call.ts';
import { Usage } from './chat.ts';
import { AppId, MessageId, VersionId } from './ids.ts';
import { AppBundle } from './runtime.ts';
import { UsageRecord } from './usage.ts';

/** How often the model is asked to repair (spec 2, section 9). */
export const REPAIR_ITERATIONS = { least: 1, most: 5, usual: 2 } as const;

/** Whatever was sent, held to the limits. */
export const clampIterations = (wanted: number): number =>
  Number.isFinite(wanted)
    ? Math.min(REPAIR_ITERATIONS.most, Math.max(REPAIR_ITERATIONS.least, Math.round(wanted)))
    : REPAIR_ITERATIONS.usual;

/**
 * One request of a turn to repair what its answer left broken, as it stands in the message: a data part
 * `data-repair` whose id is `repair-{attempt}`.
 */
export const RepairNote = z.object({
  attempt: z.number(),
  most: z.number(),
  state: z.enum(['working', 'mended', 'better', 'failed']),
  /** How many errors there were, and are. */
  errors: z.number(),
  left: z.number().nullable(),
  usage: Usage.optional(),
  /** What it cost in dollars, where a price of the model is known. */
  cost: z.number().optional(),
});
export type RepairNote = z.infer<typeof RepairNote>;

/** Something that a check found (spec 2, section 3). */
export const ValidationIssue = z.object({
  message: z.string(),
  componentName: z.string(),
  detectorId: z.string(),
  severity: z.enum(['error', 'warning']),
  line: z.number(),
  column: z.number(),
  file: z.string(),
});
export type ValidationIssue = z.infer<typeof ValidationIssue>;

export const ValidationResult = z.object({
  issues: z.array(ValidationIssue),
  /** Every check that was made, with what it found and how long it took. */
  detectors: z.array(
    z.object({ detectorId: z.string(), issueCount: z.number(), executionTimeMs: z.number() }),
  ),
  executionTimeMs: z.number(),
});
export type ValidationResult = z.infer<typeof ValidationResult>;

const RepairStep = z.object({
  detectorId: z.string(),
  issueMessage: z.string(),
  success: z.boolean(),
  processingTimeMs: z.number(),
  modelUsed: z.string().nullable(),
  prompt: z.string().nullable(),
  originalContent: z.string(),
  outputContent: z.string(),
  errorMessage: z.string().nullable(),
});
export type RepairStep = z.infer<typeof RepairStep>;

const RepairedFile = z.object({
  fileId: z.string(),
  initialIssueCount: z.number(),
  finalIssueCount: z.number(),
  repairSuccess: z.boolean(),
  totalProcessingTimeMs: z.number(),
  ruleBasedRepairs: z.array(RepairStep),
  aiRepairs: z.array(RepairStep),
});
export type RepairedFile = z.infer<typeof RepairedFile>;

/** What a repair did (spec 2, section 3). */
export const RepairResult = z.object({
  initialIssues: z.array(ValidationIssue),
  unresolvedIssues: z.array(ValidationIssue),
  repairProcessDetails: z.array(RepairedFile),
  repairedFiles: z.array(z.object({ fileId: z.string(), issuesFixed: z.number() })),
  iterationsPerformed: z.number(),
  previousVersionId: VersionId,
  /** The version that was made; null where nothing got better. */
  versionId: VersionId.nullable(),
  appBundle: AppBundle,
  timingBreakdown: z.record(z.string(), z.number()),
  executionTimeMs: z.number(),
  /** What each request to the model used and cost. */
  usage: z.array(UsageRecord),
  /** Why there was no more to do, in words for the person. */
  note: z.string().nullable(),
});
export type RepairResult = z.infer<typeof RepairResult>;

const params = z.object({ appId: AppId, versionId: VersionId });

export const repairCalls = {
  validate: call({
    id: 'validateVersion',
    method: 'POST',
    path: '/api/apps/{appId}/versions/{versionId}/validate',
    who: 'admin',
    summary: 'What is wrong with a version, by every check there is',
    params,
    answer: ValidationResult,
  }),
  repair: call({
    id: 'repairVersion',
    method: 'POST',
    path: '/api/apps/{appId}/versions/{versionId}/repair',
    who: 'admin',
    summary:
      'Repair a version by rules, then by a model; a version is made only when it got better, beside the app where an older one is repaired',
    params,
    body: z.object({
      messageId: MessageId,
      messageContent: z.string().max(200_000),
      initialIssues: z.array(z.looseObject({ message: z.string() })).max(2_000),
      iterations: z.number().default(REPAIR_ITERATIONS.usual).transform(clampIterations),
      customModel: z.string().trim().max(200).optional(),
    }),
    answer: RepairResult,
  }),
};
