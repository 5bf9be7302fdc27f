import {
  type AppProperties,
  type AppTexts,
  INPUT_NAME,
  isOfTools,
  ToolChange,
} from '@trellis/contract';
import type { AppRow } from '../apps/index.ts';
import type { Builder } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import type { ToolNeeds } from './needs.ts';
import { saveTool } from './save.ts';
import { toolsOf } from './store.ts';

/** Saves what is said of an AI app's properties in its main tool, the first one; answers the draft that there is then. */
export async function saveProperties(
  needs: ToolNeeds,
  app: Pick<AppRow, 'app_id' | 'kind' | 'draft_version_id'>,
  builder: Builder,
  { header, gptPrompt, ...said }: AppProperties,
): Promise<string | null> {
  const change: ToolChange = {
    ...said,
    ...(header !== undefined && { header }),
    ...(gptPrompt !== undefined && { instructions: gptPrompt }),
  };
  if (!isOfTools(app.kind) || Object.keys(change).length === 0) return app.draft_version_id;
  const [main] = await toolsOf(needs.db, app.app_id, app.draft_version_id);
  if (!main) return app.draft_version_id;
  const saved = await saveTool(needs, app.app_id, builder, { toolId: main.toolId, change });
  return saved.versionId ?? app.draft_version_id;
}

/** Saves texts that the specification's call says of an app as those of one of its tools (ruling 64). */
export async function saveToolTexts(
  needs: ToolNeeds,
  appId: string,
  builder: Builder,
  toolId: string,
  texts: { change: Partial<AppTexts>; base: Partial<AppTexts> | undefined },
): Promise<void> {
  const change = asTool(texts.change);
  const base = texts.base && asTool(texts.base);
  await saveTool(needs, appId, builder, { toolId, change, base });
}

/** The same texts under a tool's names: an example is what the free line begins with. */
export function asTool({ tools: _, examples, ...texts }: Partial<AppTexts>): ToolChange {
  const read = ToolChange.safeParse({
    ...texts,
    ...(examples && {
      examples: examples.map((text) => ({ label: text, inputs: { [INPUT_NAME]: text } })),
    }),
  });
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0]!;
  throw new Refusal('invalid', message, { fields: { [String(path[0] ?? 'fields')]: message } });
}
