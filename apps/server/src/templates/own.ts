import type { Template } from '@trellis/contract';
import { contentOf, type OwnTemplate, ownTemplates, pictureOf } from '@trellis/templates';
import { type AppRow, appById, appUserOf, createApp, deleteApp } from '../apps/index.ts';
import type { Builder } from '../identity/index.ts';
import type { TemplateNeeds } from './needs.ts';

/** One of the templates that come with the product; null for an id of none. */
export const ownTemplate = (id: string): OwnTemplate | null =>
  ownTemplates().find((one) => one.id === id) ?? null;

export const presentOwn = (template: OwnTemplate): Template => ({
  ...template,
  categories: [template.category],
  picture: pictureOf(template.id) ? `/api/templates/${template.id}/picture` : null,
});

/** Makes an app of one, with the sample rows that belong to it. */
export async function makeOwn(
  needs: TemplateNeeds,
  template: OwnTemplate,
  builder: Builder,
  input: { name: string; requestKey?: string },
  { isShown = false } = {},
): Promise<{ app: AppRow; isNew: boolean }> {
  const { db, versions } = needs;
  const { kind, description } = template;
  const made = await createApp(db, builder, { kind, description, ...input });
  if (!made.isNew) return made;
  const { app_id: appId } = made.app;
  try {
    const { files, records } = contentOf(template, new Date().toISOString().slice(0, 10), {
      isShown,
    });
    const creator = await appUserOf(db, appId, builder, 'owner');
    await db.transaction().execute((trx) =>
      versions.commit(trx, {
        appId,
        kind: 'import',
        messageId: null,
        files,
        records,
        creatorId: creator.id,
      }),
    );
    return { app: await appById(db, appId), isNew: true };
  } catch (error) {
    // Half an app helps nobody.
    await deleteApp(needs, appId);
    throw error;
  }
}
