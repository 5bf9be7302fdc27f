import { type ChatMessage, elementLine, MESSAGES } from '@trellis/contract';
import { appById } from '../apps/index.ts';
import { Refusal } from '../refusal.ts';
import type { ChatNeeds } from './needs.ts';

/** Refuses a message about elements whose places are not in the app: where they stand is the frame's word. */
export async function requireElements(
  { db, versions }: ChatNeeds,
  appId: string,
  message: ChatMessage,
): Promise<void> {
  const elements = message.metadata?.elements ?? [];
  if (elements.length === 0) return;
  const { draft_version_id } = await appById(db, appId);
  const files = await versions.files(appId, draft_version_id);
  for (const { file, line, column } of elements) {
    const text = files[file]?.split('\n')[line - 1];
    if (text === undefined || column > text.length + 1)
      throw new Refusal('invalid', MESSAGES.elementGone(file), { code: 'element_gone' });
  }
}

/** What an earlier message was about, in a line; nothing where that was the whole app. */
export function aboutElements({ metadata }: ChatMessage): string {
  const elements = metadata?.elements ?? [];
  return elements.length === 0 ? '' : `(about ${elements.map(elementLine).join('; ')})`;
}
