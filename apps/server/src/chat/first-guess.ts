import { type ChatMessage, isOfTools } from '@trellis/contract';
import type { Db } from '../db/index.ts';

/**
 * Whether the built-in builder would only guess what somebody's first message wants: nothing of it is known to
 * it, and no field, view or rule was said. It answers with a plan then, which can be built or corrected.
 */
export async function isFirstGuess(db: Db, appId: string, message: ChatMessage): Promise<boolean> {
  const { mode, imports, elements, templateId } = message.metadata ?? {};
  if (mode || imports?.length || elements?.length || templateId) return false;
  const app = await db
    .selectFrom('apps')
    .select(({ exists, selectFrom }) => [
      'kind',
      'draft_version_id',
      'template_id',
      exists(selectFrom('messages').select('id').where('app_id', '=', appId)).as('isGoingOn'),
    ])
    .where('app_id', '=', appId)
    .executeTakeFirst();
  if (!app || app.draft_version_id || app.template_id || app.isGoingOn || isOfTools(app.kind))
    return false;
  const text = message.parts
    .flatMap((part) => (part.type === 'text' ? [part.text] : []))
    .join('\n');
  const { understand } = await import('@trellis/blueprint');
  return understand(text).isGuess === true;
}
