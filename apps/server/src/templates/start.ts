import { planAtLeast, TEMPLATE_TEXTS } from '@trellis/contract';
import { type AppRow, deleteApp, settingsOf } from '../apps/index.ts';
import type { Builder } from '../identity/index.ts';
import { newMessageId } from '../ids.ts';
import { borrowItems, templateItemIds } from '../knowledge/index.ts';
import { copyTemplate } from '../projects/index.ts';
import { Refusal } from '../refusal.ts';
import { loggedTemplate } from './logged.ts';
import type { TemplateNeeds } from './needs.ts';
import { makeOwn, ownTemplate } from './own.ts';

export interface StartInput {
  name?: string | undefined;
  prompt?: string | undefined;
  requestKey?: string | undefined;
}

/** Makes an app of a template; what is said with it is its first message, which names the template (spec 2, section 3). */
export async function startFrom(
  needs: TemplateNeeds,
  templateId: string,
  builder: Builder,
  input: StartInput,
): Promise<AppRow> {
  const { app, isNew } = await made(needs, templateId, builder, input);
  if (isNew)
    await needs.db
      .updateTable('apps')
      .set({ template_id: templateId })
      .where('app_id', '=', app.app_id)
      .execute();
  if (!isNew || !input.prompt) return app;
  try {
    await needs.turns.start(app.app_id, builder, {
      id: newMessageId(),
      role: 'user',
      parts: [{ type: 'text', text: input.prompt }],
      metadata: { templateId },
    });
  } catch (error) {
    // Nothing is left of an app whose first message was refused: who sent it has it still.
    await deleteApp(needs, app.app_id);
    throw error;
  }
  return app;
}

async function made(
  needs: TemplateNeeds,
  templateId: string,
  builder: Builder,
  { name, requestKey }: StartInput,
): Promise<{ app: AppRow; isNew: boolean }> {
  const key = requestKey === undefined ? {} : { requestKey };
  const own = ownTemplate(templateId);
  if (own) {
    if (own.isPro) await requirePaid(needs, builder);
    return makeOwn(needs, own, builder, { name: name ?? own.name, ...key });
  }
  const source = await loggedTemplate(needs.db, templateId);
  if (settingsOf(source).isProTool) await requirePaid(needs, builder);
  const renamed = await templateItemIds(needs.db, source.app_id);
  const copied = await copyTemplate(needs, source, builder, {
    name: name ?? source.name,
    ...key,
    renamed,
  });
  if (copied.isNew)
    await borrowItems(needs.db, needs.knowledge, {
      templateAppId: source.app_id,
      appId: copied.app.app_id,
      userId: builder.userId,
      ids: renamed,
    });
  return copied;
}

async function requirePaid({ db, plans }: TemplateNeeds, { userId }: Builder): Promise<void> {
  const { plan } = await plans.limitsOf(db, userId);
  if (!planAtLeast(plan, 'explorer'))
    throw new Refusal('payment_required', TEMPLATE_TEXTS.pro, { code: 'plan_limit/proTemplates' });
}
