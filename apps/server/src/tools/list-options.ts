import type { ToolField } from '@trellis/contract';
import type { Db } from '../db/index.ts';
import { columnValues } from '../knowledge/index.ts';
import { type StoredTool, toolOf } from './store.ts';

/** Options that a form offers: what has more is for a field that searches its list. */
const MOST_OPTIONS = 200;

/** Tools as people run them: a field that takes its options from a list has those that stand there now. */
export function withListOptions(
  db: Db,
  appId: string,
  tools: readonly StoredTool[],
): Promise<StoredTool[]> {
  const filled = async (field: ToolField): Promise<ToolField> => {
    if (!field.optionsFrom) return field;
    const { itemId, column } = field.optionsFrom;
    const values = await columnValues(db, appId, itemId, { column, text: '', most: MOST_OPTIONS });
    const { optionsConfig: _, ...rest } = field;
    return { ...rest, options: values.map((label) => ({ label })) };
  };
  return Promise.all(
    tools.map(async (tool) => {
      const { definition } = tool;
      if (!definition.fields.some(({ optionsFrom }) => optionsFrom)) return tool;
      const fields = await Promise.all(definition.fields.map(filled));
      return { ...tool, definition: { ...definition, fields } };
    }),
  );
}

/** A tool of a version, as people run it. */
export async function runnableTool(
  db: Db,
  appId: string,
  versionId: string | null,
  toolId: string,
): Promise<StoredTool> {
  const [tool] = await withListOptions(db, appId, [await toolOf(db, appId, versionId, toolId)]);
  return tool!;
}
