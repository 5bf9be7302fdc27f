import { z } from 'zod';
import { MESSAGES } from './messages.ts';
import { FIELD_LIMITS } from './plans.ts';

const words = (max: number) => z.string().max(max, `At most ${max} characters`);
/** Far above any plan: what is too many for a plan is refused in the plan's words. */
const MOST = 1_000;

/** One answer that a select field offers. */
export const FieldOption = z.object({
  label: z
    .string()
    .trim()
    .min(1, 'Option is empty')
    .max(FIELD_LIMITS.option, MESSAGES.charactersMax(FIELD_LIMITS.option)),
  iconUrl: words(2_000).nullish(),
});

/** A custom field of an app or tool (spec 1, section 3). */
export const CustomField = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'A field needs a name')
    .max(FIELD_LIMITS.label, MESSAGES.charactersMax(FIELD_LIMITS.label)),
  label: z.string().max(FIELD_LIMITS.label, MESSAGES.charactersMax(FIELD_LIMITS.label)).optional(),
  /** `text`, `email`, `photo`, …: kinds come with the panel that edits fields. */
  type: z.string().min(1).max(40),
  required: z.boolean().optional(),
  personal: z.boolean().optional(),
  memorize: z.boolean().optional(),
  stepId: words(64).nullish(),
  instructions: words(2_000).nullish(),
  options: z.array(FieldOption).max(MOST).optional(),
  optionsConfig: z.object({ options: z.array(FieldOption).max(MOST) }).optional(),
  filterCondition: z.enum(['none', 'include', 'exclude']).optional(),
  toolId: words(64).nullish(),
});
export type CustomField = z.infer<typeof CustomField>;

/** A tool of an app (spec 1, section 3). */
export const AppTool = z.object({
  toolId: z.string().min(1).max(64),
  title: words(200),
  path: z
    .string()
    .max(100)
    .regex(
      /^[A-Za-z0-9-]+$/,
      'Path should contain only letters, numbers, and dashes. It cannot be empty.',
    ),
  status: z.enum(['draft', 'active']),
  imageUrl: words(2_000).nullish(),
});
export type AppTool = z.infer<typeof AppTool>;

/**
 * A piece of a result's layout. What a kind of block holds is its own; how its answer is checked is
 * said in `data.features.validation` (spec 2, section 3).
 */
export const AppBlock = z
  .object({
    id: z.string().min(1).max(64),
    type: z.string().min(1).max(40).optional(),
    data: z
      .object({ features: z.object({ validation: z.json().optional() }).catchall(z.json()) })
      .partial()
      .catchall(z.json())
      .optional(),
  })
  .catchall(z.json())
  .refine((block) => JSON.stringify(block).length <= BLOCK_LENGTH, 'This block holds too much');
/** Characters of a block as JSON. */
const BLOCK_LENGTH = 20_000;

export const AppBlocks = z.array(AppBlock).max(200);
export const CustomFields = z.array(CustomField).max(MOST);
export const AppTools = z.array(AppTool).max(MOST);
