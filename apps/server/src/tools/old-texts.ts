import { isDeepStrictEqual } from 'node:util';
import { type AppTexts, type ToolChange, ToolDefinition } from '@trellis/contract';
import { freeName, freePath, settledField } from '@trellis/tools';
import { type Db, sql } from '../db/index.ts';
import { asTool } from './app-properties.ts';
import { heldTools } from './hold.ts';
import type { ToolNeeds } from './needs.ts';
import { writeTool } from './save.ts';

/**
 * Moves texts that stood beside an app's settings, from before there were tools, into its main tool (ruling 39). Once
 * moved they are gone from there; an app whose texts cannot be moved keeps them, and is tried again at the next start.
 */
export async function moveOldTexts(needs: Pick<ToolNeeds, 'db' | 'plans' | 'versions'>) {
  let after = '';
  for (;;) {
    const apps = await appsWithTexts(needs.db, after);
    for (const appId of apps)
      await moveTexts(needs, appId).catch((error: Error) =>
        console.error(`texts of ${appId} stay where they are: ${error.message}`),
      );
    const last = apps.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

async function appsWithTexts(db: Db, after: string): Promise<string[]> {
  const { rows } = await sql<{ app_id: string }>`SELECT app_id FROM apps
    WHERE settings ? 'texts' AND deleted_at IS NULL AND app_id > ${after}
    ORDER BY app_id LIMIT 100`.execute(db);
  return rows.map(({ app_id }) => app_id);
}

async function moveTexts(
  needs: Pick<ToolNeeds, 'db' | 'plans' | 'versions'>,
  appId: string,
): Promise<void> {
  await needs.db.transaction().execute(async (trx) => {
    const held = await heldTools(needs, trx, appId, { name: '', isAdmin: true });
    const { name, settings } = await trx
      .selectFrom('apps')
      .select(['name', 'settings'])
      .where('app_id', '=', appId)
      .executeTakeFirstOrThrow();
    const { tools = [], ...said } = (settings.texts ?? {}) as Partial<AppTexts>;
    const texts = readable(said);
    const [main] = held.tools;
    if (main) {
      // What was written in the tool meanwhile is newer.
      const missing = Object.entries(texts).filter(([part]) => isEmpty(main.definition, part));
      const next = { ...main.definition, ...Object.fromEntries(missing) };
      if (missing.length > 0) await writeTool(needs, held, main.name, next);
    } else if (Object.keys(texts).length > 0 || tools.length > 0) {
      const [{ title, path, imageUrl = null } = { title: name, path: '' }] = tools;
      const definition = ToolDefinition.parse({
        ...texts,
        title: title.slice(0, 100),
        imageUrl,
        path: freePath(path || title || name, []),
      });
      await writeTool(needs, held, freeName(definition.title, []), definition);
    }
    await sql`UPDATE apps SET settings = settings - 'texts' WHERE app_id = ${appId}`.execute(trx);
  });
}

const EMPTY = ToolDefinition.parse({ path: 'none' });
const isEmpty = (tool: ToolDefinition, part: string): boolean =>
  isDeepStrictEqual(tool[part as keyof ToolDefinition], EMPTY[part as keyof ToolDefinition]);

/** What of the texts says something and a tool can hold; of fields and blocks those that it can. */
function readable(said: Partial<Omit<AppTexts, 'tools'>>): ToolChange {
  const { fields = [], blocks = [], ...texts } = said;
  const parts: ToolChange[] = [
    ...Object.entries(texts).map(([part, value]) => ({ [part]: value })),
    { fields: fields.flatMap((field) => heldBy({ fields: [field] }).fields ?? []) },
    { blocks: blocks.flatMap((block) => heldBy({ blocks: [block] }).blocks ?? []) },
  ].map((part) => heldBy(part as Partial<AppTexts>));
  const all: ToolChange = Object.assign({}, ...parts);
  if (all.fields) all.fields = all.fields.map(settledField);
  const tool = { ...EMPTY, ...all };
  return Object.fromEntries(Object.entries(all).filter(([part]) => !isEmpty(tool, part)));
}

/** A part as a tool has it; nothing where it is none. */
function heldBy(part: Partial<AppTexts>): ToolChange {
  try {
    return asTool(part);
  } catch {
    return {};
  }
}
