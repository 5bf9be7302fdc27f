import { z } from 'zod';
import { FIELD_LIMITS } from '../plans.ts';
import { ToolBlock } from './blocks.ts';
import { ToolField } from './fields.ts';

const words = (max: number) => z.string().max(max, `At most ${max} characters`);
/** A web address, or a page of the app. */
export const Target = z
  .union([
    z.literal(''),
    z.string().regex(/^\/(?!\/)/),
    z.url({ protocol: /^(https?|mailto|tel)$/ }),
  ])
  .nullable()
  .transform((link) => link || null);

/** A tool's address below its app's (spec 1, section 5). It keeps its case, and is compared without it. */
export const ToolPath = z
  .string()
  .max(100)
  .regex(
    /^[A-Za-z0-9-]+$/,
    'Path should contain only letters, numbers, and dashes. It cannot be empty.',
  );
export const pathKey = (path: string): string => path.toLowerCase();

/** Inputs to begin with; the free line's stand under `input`. */
export const ToolExample = z.object({
  label: words(500),
  inputs: z.record(words(FIELD_LIMITS.label), words(5_000)).default({}),
});

/** Answers that a tool's input is asked for in a row (spec 1, section 2). */
export const InputStep = z.object({ id: z.string().min(1).max(64), title: words(100) });

/** A tool, as `tools/{Name}.json` of a version holds it (ruling 39). */
export const ToolDefinition = z.object({
  title: words(100).default(''),
  path: ToolPath,
  imageUrl: words(2_000).nullable().default(null),
  header: words(100).default(''),
  /** The subheader. */
  description: words(500).default(''),
  inputLabel: words(200).default(''),
  inputPlaceholder: words(500).default(''),
  isInputHidden: z.boolean().default(false),
  isInputCollapsed: z.boolean().default(false),
  welcomeMessage: words(2_000).default(''),
  examples: z.array(ToolExample).max(3, 'At most three examples').default([]),
  ctaMessage: words(500).default(''),
  ctaButton: words(100).default(''),
  ctaLink: Target.default(null),
  isMultiStepInput: z.boolean().default(false),
  inputSteps: z.array(InputStep).max(30).default([]),
  fields: z.array(ToolField).max(100).default([]),
  /** What the model is told, with a `[name]` where a field's value goes (the specification's gptPrompt). */
  instructions: words(20_000).default(''),
  /** The picture or the colour behind the form (ruling 93). */
  background: words(2_000).nullable().default(null),
  /** Short promises under the header. */
  features: z.array(words(200)).max(3).default([]),
  /** The results layout; where there is none, an answer is one text. */
  blocks: z.array(ToolBlock).max(30).default([]),
  /** The data items that it uses. */
  items: z.array(z.string().min(1).max(64)).max(500).default([]),
  /** Whether more can be asked after a run (Interactive Followups). */
  followups: z.boolean().default(false),
});
export type ToolDefinition = z.infer<typeof ToolDefinition>;

/** What a file of a tool holds, or why it is none. */
export function readTool(text: string): { tool: ToolDefinition } | { fault: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { fault: `It is no JSON: ${(error as Error).message}` };
  }
  const read = ToolDefinition.safeParse(json);
  if (read.success) return { tool: read.data };
  const { path, message } = read.error.issues[0]!;
  return { fault: `${path.join('.') || 'It'}: ${message}` };
}

/** A definition as its file has it. */
export const toolFile = (tool: ToolDefinition): string => `${JSON.stringify(tool, null, 2)}\n`;

/** What of a tool everybody may read: no instructions, data, checks or settings (ruling 72). */
export const PublicTool = ToolDefinition.omit({
  instructions: true,
  items: true,
  blocks: true,
}).extend({
  toolId: z.string(),
  blocks: z.array(ToolBlock.pick({ id: true, type: true, title: true, chart: true })),
});
export type PublicTool = z.infer<typeof PublicTool>;

export function publicTool(toolId: string, definition: ToolDefinition): PublicTool {
  const { instructions: _i, items: _d, blocks, fields, ...shown } = definition;
  return {
    ...shown,
    toolId,
    // What photos are looked at for, and what is filtered by, is for the model.
    fields: fields.map(
      ({ instructions: _, filterCondition: __, column: ___, ...field }): ToolField => field,
    ),
    blocks: blocks.map(({ id, type, title, chart }) => ({
      id,
      type,
      title,
      ...(chart && { chart }),
    })),
  };
}
