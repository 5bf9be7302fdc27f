import { type ToolDefinition, toolFile, toolPathOf } from '@trellis/contract';
import type { Builder } from '../identity/index.ts';
import { replaceItem } from '../knowledge/index.ts';
import { changeTools } from './hold.ts';
import type { ToolNeeds } from './needs.ts';

/** Puts a data item in the place of another, in every tool that uses that, in one transaction (ruling 60). */
export async function replaceDataItem(
  needs: ToolNeeds,
  appId: string,
  builder: Builder,
  swap: { oldItemId: string; newItemId: string },
): Promise<{ versionId: string | null }> {
  const replaced = await changeTools(needs, appId, builder, async ({ trx, tools, draftId }) => {
    await replaceItem(trx, appId, swap);
    const files = tools.flatMap(({ name, definition }) => {
      const next = withItem(definition, swap);
      return next ? [{ path: toolPathOf(name), content: toolFile(next) }] : [];
    });
    if (files.length === 0) return { versionId: null, answer: { versionId: draftId } };
    const { versionId } = await needs.versions.saveIn(trx, appId, files);
    return { versionId, answer: { versionId: versionId ?? draftId } };
  });
  needs.bus.publish({ kind: 'context', appId });
  return replaced;
}

/** A tool with the new item where the old one was; null where it was nowhere. */
function withItem(
  tool: ToolDefinition,
  { oldItemId, newItemId }: { oldItemId: string; newItemId: string },
): ToolDefinition | null {
  const isUsed =
    tool.items.includes(oldItemId) ||
    tool.dataItem?.contextItemId === oldItemId ||
    tool.blocks.some(({ itemId }) => itemId === oldItemId);
  if (!isUsed) return null;
  const items = tool.items.map((id) => (id === oldItemId ? newItemId : id));
  return {
    ...tool,
    items: [...new Set(items)],
    dataItem:
      tool.dataItem?.contextItemId === oldItemId
        ? {
            ...tool.dataItem,
            contextItemId: newItemId,
            originalContextItemId: tool.dataItem.originalContextItemId ?? oldItemId,
          }
        : tool.dataItem,
    blocks: tool.blocks.map((block) =>
      block.itemId === oldItemId ? { ...block, itemId: newItemId } : block,
    ),
  };
}
