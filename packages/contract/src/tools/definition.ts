import { z } from 'zod';
import { ContextType } from '../context/items.ts';
import { type AppFiles, toolNameOf } from '../files.ts';
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

/**
 * What people who start from a template put their own in the place of: an example among the data, with a file to fill in and
 * a page that says how (spec 1, section 3: tool data item).
 */
export const ToolDataItem = z.object({
  /** What the menu calls it, in the place of 'Data sources'. */
  label: words(60),
  contextItemId: z.string().min(1).max(64),
  /** The example's, once another item took its place. */
  originalContextItemId: z.string().max(64).nullable().default(null),
  type: ContextType,
  templateFileUrl: Target,
  instructionsUrl: Target,
});
export type ToolDataItem = z.infer<typeof ToolDataItem>;

/** What a tool is made of, each part as a panel saves it. */
const shape = {
  title: words(100),
  path: ToolPath,
  imageUrl: words(2_000).nullable(),
  header: words(100),
  /** The subheader. */
  description: words(500),
  inputLabel: words(200),
  inputPlaceholder: words(500),
  isInputHidden: z.boolean(),
  isInputCollapsed: z.boolean(),
  welcomeMessage: words(2_000),
  examples: z.array(ToolExample).max(3, 'At most three examples'),
  ctaMessage: words(500),
  ctaButton: words(100),
  ctaLink: Target,
  isMultiStepInput: z.boolean(),
  inputSteps: z.array(InputStep).max(30),
  fields: z.array(ToolField).max(100),
  /** The instructions of the model, with a `[name]` where a field's value goes (the specification's gptPrompt). */
  instructions: words(20_000),
  /** The picture or the color behind the form (ruling 93). */
  background: words(2_000).nullable(),
  /** Short promises under the header. */
  features: z.array(words(200)).max(3),
  /** The results layout; where there is none, an answer is one text. */
  blocks: z.array(ToolBlock).max(30),
  /** The data items that it uses. */
  items: z.array(z.string().min(1).max(64)).max(500),
  /** The custom data source; null for none. */
  dataItem: ToolDataItem.nullable(),
  /** Whether more can be asked after a run (Interactive Followups). */
  followups: z.boolean(),
};
const Shape = z.object(shape);

/** A tool in which nothing is written yet. */
const EMPTY: Omit<z.infer<typeof Shape>, 'path'> = {
  title: '',
  imageUrl: null,
  header: '',
  description: '',
  inputLabel: '',
  inputPlaceholder: '',
  isInputHidden: false,
  isInputCollapsed: false,
  welcomeMessage: '',
  examples: [],
  ctaMessage: '',
  ctaButton: '',
  ctaLink: null,
  isMultiStepInput: false,
  inputSteps: [],
  fields: [],
  instructions: '',
  background: null,
  features: [],
  blocks: [],
  items: [],
  dataItem: null,
  followups: false,
};

/** A tool, as `tools/{Name}.json` of a version holds it (ruling 39). What a file leaves out is empty. */
export const ToolDefinition = z.preprocess(
  (given) => (typeof given === 'object' && given !== null ? { ...EMPTY, ...given } : given),
  Shape,
);
export type ToolDefinition = z.infer<typeof Shape>;
/** Parts of a tool that are to be others. */
export const ToolChange = Shape.partial();
export type ToolChange = z.infer<typeof ToolChange>;

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

/** A tool with its file. */
export interface ToolFile {
  path: string;
  definition: ToolDefinition;
}

/** The tools among an app's files, by their names; what is no definition is none. */
export const toolFilesIn = (files: AppFiles): ToolFile[] =>
  Object.keys(files)
    .filter((path) => toolNameOf(path) !== null)
    .sort()
    .flatMap((path) => {
      const read = readTool(files[path]!);
      return 'tool' in read ? [{ path, definition: read.tool }] : [];
    });

/** A definition as its file has it. */
export const toolFile = (tool: ToolDefinition): string => `${JSON.stringify(tool, null, 2)}\n`;

/** What of a tool everybody may read: no instructions, data, checks or settings (ruling 72). */
export const PublicTool = Shape.omit({
  instructions: true,
  items: true,
  blocks: true,
}).extend({
  toolId: z.string(),
  /** Whether people may write their results anew. */
  canEdit: z.boolean(),
  blocks: z.array(ToolBlock.pick({ id: true, type: true, title: true, chart: true })),
});
export type PublicTool = z.infer<typeof PublicTool>;

export function publicTool(
  toolId: string,
  definition: ToolDefinition,
  canEdit = false,
): PublicTool {
  const { instructions: _i, items: _d, blocks, fields, ...shown } = definition;
  return {
    ...shown,
    toolId,
    canEdit,
    // What photos are looked at for, and what is filtered by, is for the model.
    fields: fields.map(
      ({
        instructions: _,
        filterCondition: __,
        column: ___,
        optionsFrom: ____,
        ...field
      }): ToolField => field,
    ),
    blocks: blocks.map(({ id, type, title, chart }) => ({
      id,
      type,
      title,
      ...(chart && { chart }),
    })),
  };
}
