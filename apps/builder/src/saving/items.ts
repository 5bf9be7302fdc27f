import type { AssistantTexts, SavedFields, SavedItem, ToolDefinition } from '@trellis/contract';

/** An AI tool of the app, saved by itself like the app's texts. */
export type ToolItem = `tool:${string}`;
/** The app's chat assistant, which is a record of its own. */
export const ASSISTANT_ITEM = 'assistant';
type AssistantItem = typeof ASSISTANT_ITEM;
/** What is saved by itself: each has its call, and its changes wait for nobody else's. */
export type ItemKey = SavedItem | ToolItem | AssistantItem;
export type FieldsOf<I extends ItemKey> = I extends SavedItem
  ? SavedFields[I]
  : I extends AssistantItem
    ? AssistantTexts
    : ToolDefinition;

export const toolItem = (toolId: string): ToolItem => `tool:${toolId}`;

/** The tool that an item is; null for what every app has. */
export const toolIdOf = (item: string): string | null =>
  item.startsWith('tool:') ? item.slice('tool:'.length) : null;
