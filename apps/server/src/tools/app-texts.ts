import {
  type AppTexts,
  type AppTool,
  INPUT_NAME,
  MESSAGES,
  pathKey,
  ToolDefinition,
} from '@trellis/contract';
import type { AppRow } from '../apps/index.ts';
import type { Db, Edits } from '../db/index.ts';
import { Refusal } from '../refusal.ts';
import { setStatus } from './activate.ts';
import { asTool } from './app-properties.ts';
import { type Held, heldTools } from './hold.ts';
import type { ToolNeeds } from './needs.ts';
import { addTool, changeTool } from './save.ts';
import { type StoredTool, toolsOf } from './store.ts';

/**
 * What the specification's payload says of an app beside its header and subheader stands in its main tool, the first one
 * (rulings 39, 74). An app without a tool has none of it, and gets a draft of one with the first that is said.
 */

/** Of the payload, what is a tool's. */
export type MainTexts = Omit<AppTexts, 'header' | 'description'>;
type Row = Pick<AppRow, 'app_id' | 'draft_version_id'>;

/** The texts as they are, and who changed which last. */
export async function readTexts(db: Db, app: Row): Promise<{ texts: MainTexts; edits: Edits }> {
  const tools = await toolsOf(db, app.app_id, app.draft_version_id);
  const { definition = NONE, edits = {} } = tools[0] ?? {};
  const texts: MainTexts = {
    inputLabel: definition.inputLabel,
    inputPlaceholder: definition.inputPlaceholder,
    isInputHidden: definition.isInputHidden,
    isInputCollapsed: definition.isInputCollapsed,
    welcomeMessage: definition.welcomeMessage,
    examples: definition.examples.map(({ label, inputs }) => inputs[INPUT_NAME] ?? label),
    ctaMessage: definition.ctaMessage,
    ctaButton: definition.ctaButton,
    ctaLink: definition.ctaLink,
    isMultiStepInput: definition.isMultiStepInput,
    inputSteps: definition.inputSteps,
    fields: definition.fields,
    tools: tools.map(listed),
    blocks: JSON.parse(JSON.stringify(definition.blocks)),
  };
  return { texts, edits };
}

const NONE = ToolDefinition.parse({ path: 'none' });

const listed = ({ toolId, status, definition }: StoredTool): AppTool => ({
  toolId,
  title: definition.title,
  path: definition.path,
  status,
  imageUrl: definition.imageUrl,
});

/** Saves texts of an app that is held by `trx`; answers the version that has them, null where none had to be made. */
export async function writeTexts(
  needs: Pick<ToolNeeds, 'plans' | 'versions'>,
  trx: Held['trx'],
  app: Pick<AppRow, 'app_id' | 'name'>,
  by: Held['by'],
  { header, description, tools = [], ...rest }: Partial<AppTexts>,
): Promise<string | null> {
  const held = await heldTools(needs, trx, app.app_id, by);
  const [main] = held.tools;
  const head = {
    ...(header !== undefined && { header }),
    ...(description !== undefined && { description }),
  };
  // An app of several tools has a header of its own.
  const change = asTool({ ...rest, ...(held.kind === 'AI_TOOL' && head) });
  let versionId: string | null = null;
  if (main && Object.keys(change).length > 0)
    ({ versionId } = await changeTool(needs, held, main, change));
  else if (!main && Object.keys(rest).length > 0) {
    // The first one that is listed is the main one.
    const named = tools[0] ? saidOf(tools[0]) : { title: header ?? app.name };
    ({ versionId } = await addTool(needs, held, { ...named, ...change }));
  }
  return (await writeList(needs, trx, app.app_id, by, tools)) ?? versionId;
}

const saidOf = ({ title, path, imageUrl }: AppTool) => ({
  title,
  path,
  ...(imageUrl !== undefined && { imageUrl }),
});

/** Tools as a payload lists them, found by their id, else by their path; what it does not name stays. */
async function writeList(
  needs: Pick<ToolNeeds, 'plans' | 'versions'>,
  trx: Held['trx'],
  appId: string,
  by: Held['by'],
  tools: readonly AppTool[],
): Promise<string | null> {
  if (new Set(tools.map(({ path }) => pathKey(path))).size < tools.length)
    throw new Refusal('invalid', MESSAGES.toolPathTaken, {
      fields: { tools: MESSAGES.toolPathTaken },
    });
  let last: string | null = null;
  const found = (held: Held, { toolId, path }: AppTool) =>
    held.tools.find((one) => one.toolId === toolId) ??
    held.tools.find(({ definition }) => pathKey(definition.path) === pathKey(path));
  for (const one of tools) {
    const said = saidOf(one);
    const held = await heldTools(needs, trx, appId, by);
    const tool = found(held, one);
    const { versionId } = tool
      ? await changeTool(needs, held, tool, said)
      : await addTool(needs, held, said);
    last = versionId ?? last;
  }
  // Those that make room come first.
  for (const one of [...tools].sort((a, b) => b.status.localeCompare(a.status))) {
    const held = await heldTools(needs, trx, appId, by);
    const tool = found(held, one);
    if (tool) await setStatus(needs, held, tool.toolId, one.status);
  }
  return last;
}
