import { columnValues, dataFor } from '../../knowledge/index.ts';
import { ifFound, notFound } from '../../refusal.ts';
import type { ToolNeeds } from '../needs.ts';
import { type StoredTool, toolOf } from '../store.ts';

interface Given {
  app: { app_id: string };
  versionId: string | null;
  tool: StoredTool;
  field: string;
  text: string;
}

/** The items of a list that an input chooses from: the first list of the tool that the field names (ruling 88). */
export async function itemOptions(
  { db }: Pick<ToolNeeds, 'db'>,
  { app, versionId, tool, field: name, text }: Given,
): Promise<string[]> {
  const appId = app.app_id;
  const field = tool.definition.fields.find((one) => one.name === name);
  if (field?.type !== 'tool_item_select') throw notFound('This input has no list to choose from');
  const of = field.toolId ? await ifFound(toolOf(db, appId, versionId, field.toolId)) : tool;
  if (!of) throw notFound('Selected tool not found');
  const { lists } = await dataFor(db, appId, of.definition.items);
  const [first] = lists;
  return first ? columnValues(db, appId, first, { column: field.column ?? null, text }) : [];
}
