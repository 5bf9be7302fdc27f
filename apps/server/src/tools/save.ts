import { isDeepStrictEqual } from 'node:util';
import {
  EDIT_CONFLICT,
  type EditedTool,
  MESSAGES,
  type ToolChange,
  ToolDefinition,
  toolFile,
  toolPathOf,
} from '@trellis/contract';
import { freeName, freePath, namedAlike, settledField } from '@trellis/tools';
import { becomeApp, nameApp } from '../apps/index.ts';
import type { Edits } from '../db/index.ts';
import type { Builder } from '../identity/index.ts';
import { roomRefusal } from '../plans/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import { adminFieldsAfter } from './admin-fields.ts';
import { changeTools, type Held } from './hold.ts';
import type { ToolNeeds } from './needs.ts';
import { requireTool } from './rules.ts';
import { type StoredTool, toolsOf } from './store.ts';

/** Makes a tool of what is said of it; it gets a path by its title where none is given. */
export function makeTool(
  needs: ToolNeeds,
  appId: string,
  builder: Builder,
  given: ToolChange,
): Promise<EditedTool> {
  return changeTools(needs, appId, builder, async (held) => {
    const { versionId, name } = await addTool(needs, held, given);
    const made = (await toolsOf(held.trx, appId, versionId)).find((one) => one.name === name);
    return { versionId, answer: edited(made, versionId) };
  });
}

/** Adds a tool to an app that is held; answers its file's name, and the version that has it. */
export async function addTool(
  needs: Pick<ToolNeeds, 'versions'>,
  held: Held,
  given: ToolChange,
): Promise<{ name: string; versionId: string | null }> {
  const { trx, appId, tools, limits, hasSignup, by } = held;
  const { toolsPerApp, plan } = limits;
  if (toolsPerApp !== null && tools.length >= toolsPerApp)
    throw roomRefusal('toolsPerApp', toolsPerApp, plan);
  const others = tools.map(({ definition }) => definition);
  const path = given.path ?? freePath(given.title ?? given.header ?? '', others);
  const isAlone = held.kind === 'AI_TOOL' && tools.length === 0;
  const definition = settled(ToolDefinition.parse({ ...given, path }), isAlone, []);
  requireTool(definition, { limits, isAdmin: by.isAdmin, hasSignup, before: null, others });
  const name = freeName(
    definition.title,
    tools.map((one) => one.name),
  );
  if (tools.length > 0) await becomeApp(trx, appId);
  const versionId = await writeTool(needs, held, name, definition);
  const made = (await toolsOf(trx, appId, versionId)).find((one) => one.name === name);
  const added = adminFieldsAfter(definition.fields, {}, by.isAdmin);
  if (made && added.adminFields) {
    const at = new Date().toISOString();
    await storeEdits(trx, appId, made.toolId, { fields: { by: by.name, at, ...added } });
  }
  return { name, versionId };
}

/** Saves parts of a tool; one that is another than its `base` by now is refused, and nothing is saved. */
export async function saveTool(
  needs: ToolNeeds,
  appId: string,
  builder: Builder,
  { toolId, change, base }: { toolId: string; change: ToolChange; base?: ToolChange | undefined },
): Promise<EditedTool> {
  let isRenamed = false;
  const saved = await changeTools(needs, appId, builder, async (held) => {
    const tool = held.tools.find((one) => one.toolId === toolId);
    if (!tool) throw notFound('There is no such tool');
    const { versionId, changed, ...now } = await changeTool(needs, held, tool, change, base);
    isRenamed = held.kind === 'AI_TOOL' && changed.includes('title') && !isNameless(now.definition);
    return { versionId, answer: edited({ ...tool, ...now }, versionId ?? held.draftId) };
  });
  // Its address follows its name while nobody has it.
  if (isRenamed) {
    const { title, description } = saved.definition;
    await nameApp(needs.db, appId, title, description);
    needs.bus.publish({ kind: 'app', appId });
  }
  return saved;
}

interface Changed extends Pick<StoredTool, 'definition' | 'edits'> {
  /** Null where nothing changed. */
  versionId: string | null;
  changed: (keyof ToolDefinition)[];
}

/** Changes parts of a tool of an app that is held. */
export async function changeTool(
  needs: Pick<ToolNeeds, 'versions'>,
  held: Held,
  tool: StoredTool,
  change: ToolChange,
  base?: ToolChange,
): Promise<Changed> {
  const { trx, appId, kind, tools, limits, hasSignup, by } = held;
  const before = tool.definition;
  const given = Object.keys(change).filter(
    (part) =>
      !isDeepStrictEqual(before[part as keyof ToolChange], change[part as keyof ToolChange]),
  );
  const next = settled({ ...before, ...change }, kind === 'AI_TOOL', given);
  const parts = Object.keys(next) as (keyof ToolDefinition)[];
  const changed = parts.filter((part) => !isDeepStrictEqual(before[part], next[part]));
  refuseOverwriting(tool, changed, base);
  if (changed.length === 0)
    return { versionId: null, changed, definition: before, edits: tool.edits };
  const others = tools.flatMap((one) => (one === tool ? [] : [one.definition]));
  requireTool(next, { limits, isAdmin: by.isAdmin, hasSignup, before, others });
  if (tool.status === 'active' && isNameless(next))
    throw new Refusal('invalid', MESSAGES.toolNeedsHeader, {
      fields: { title: MESSAGES.toolNeedsHeader },
    });
  const edits = { ...tool.edits };
  for (const part of changed) {
    const added =
      part === 'fields' ? adminFieldsAfter(next.fields, tool.edits, by.isAdmin) : undefined;
    edits[part] = { by: by.name, at: new Date().toISOString(), ...added };
  }
  await storeEdits(trx, appId, tool.toolId, edits);
  const versionId = await writeTool(needs, held, tool.name, next);
  return { versionId, changed, definition: next, edits };
}

const isNameless = ({ title }: ToolDefinition): boolean => title.trim() === '';

/** Takes a tool out of the draft; what it did stays, and it is back where its version is. */
export function removeTool(
  needs: ToolNeeds,
  appId: string,
  builder: Builder,
  toolId: string,
): Promise<{ versionId: string | null }> {
  return changeTools(needs, appId, builder, async ({ trx, tools, draftId }) => {
    const tool = tools.find((one) => one.toolId === toolId);
    if (!tool) throw notFound('There is no such tool');
    const { versionId } = await needs.versions.saveIn(trx, appId, [
      { path: toolPathOf(tool.name), content: null },
    ]);
    return { versionId, answer: { versionId: versionId ?? draftId } };
  });
}

const storeEdits = (trx: Held['trx'], appId: string, toolId: string, edits: Edits) =>
  trx
    .updateTable('tools')
    .set({ edits: JSON.stringify(edits) })
    .where('app_id', '=', appId)
    .where('id', '=', toolId)
    .execute();

/** `isApp`: the tool is an app, and has one name. */
function settled(tool: ToolDefinition, isApp: boolean, changed: readonly string[]): ToolDefinition {
  const fields = tool.fields.map(settledField);
  return { ...(isApp ? namedAlike(tool, changed) : tool), fields };
}

export async function writeTool(
  { versions }: Pick<ToolNeeds, 'versions'>,
  { trx, appId }: Pick<Held, 'trx' | 'appId'>,
  name: string,
  definition: ToolDefinition,
): Promise<string | null> {
  const file = { path: toolPathOf(name), content: toolFile(definition) };
  const { versionId, isUnchanged } = await versions.saveIn(trx, appId, [file]);
  return isUnchanged ? null : versionId;
}

export function edited(tool: StoredTool | undefined, versionId: string | null): EditedTool {
  if (!tool) throw new Error('A tool that was stored is not there');
  const { toolId, status, definition, edits } = tool;
  return { toolId, status, versionId, definition, edits };
}

function refuseOverwriting(
  { definition, edits }: StoredTool,
  changed: (keyof ToolDefinition)[],
  base: ToolChange | undefined,
): void {
  const lost = changed.filter(
    (part) => base && part in base && !isDeepStrictEqual(definition[part], base[part]),
  );
  if (lost.length === 0) return;
  const words = (part: string) => {
    const by = edits[part]?.by;
    return by ? MESSAGES.editConflictBy(by) : MESSAGES.editConflict;
  };
  throw new Refusal('conflict', words(lost[0]!), {
    code: EDIT_CONFLICT,
    fields: Object.fromEntries(lost.map((part) => [part, words(part)])),
  });
}
