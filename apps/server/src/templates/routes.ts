import { templateCalls } from '@trellis/contract';
import { ownTemplates, pictureOf } from '@trellis/templates';
import { builderOf, type Route, route } from '../http/index.ts';
import { notFound } from '../refusal.ts';
import { addCategory, categoriesOf, removeCategory, renameCategory } from './categories.ts';
import { loggedTemplate, loggedTemplates } from './logged.ts';
import { lookAtOwn } from './look.ts';
import type { TemplateNeeds } from './needs.ts';
import { ownTemplate, presentOwn } from './own.ts';
import { startFrom } from './start.ts';

/** Apps that somebody starts from templates, and looks at one, in an hour. */
const STARTS = 60;
const LOOKS = 120;
const HOUR = 3_600;

/** The library of templates. */
export function templateRoutes(needs: TemplateNeeds): Route[] {
  const { db, limits } = needs;
  const categories = async () => ({ categories: await categoriesOf(db) });
  return [
    route(templateCalls.list, async () => ({
      ...(await categories()),
      templates: [...(await loggedTemplates(db)), ...ownTemplates().map(presentOwn)],
    })),
    route(templateCalls.picture, async ({ c, params: { templateId } }) => {
      const picture = pictureOf(templateId);
      if (!picture) throw notFound('There is no picture');
      return c.body(new Uint8Array(picture), 200, {
        'Content-Type': 'image/webp',
        'Cache-Control': 'public, max-age=86400',
      });
    }),
    route(templateCalls.addCategory, async ({ body: { name }, ...ask }) => {
      await addCategory(db, builderOf(ask), name);
      return categories();
    }),
    route(templateCalls.renameCategory, async ({ params, body: { name }, ...ask }) => {
      await renameCategory(db, builderOf(ask), params.name, name);
      return categories();
    }),
    route(templateCalls.removeCategory, async ({ params: { name }, ...ask }) => {
      await removeCategory(db, builderOf(ask), name);
      return categories();
    }),
    route(templateCalls.look, async (ask) => {
      const { templateId } = ask.params;
      await limits.take('look-template', builderOf(ask).userId, LOOKS, HOUR);
      const own = ownTemplate(templateId);
      if (own) return { address: await lookAtOwn(needs, own) };
      return { address: `/app/${(await loggedTemplate(db, templateId)).slug}` };
    }),
    route(templateCalls.start, async (ask) => {
      const builder = builderOf(ask);
      await limits.take('start-template', builder.userId, STARTS, HOUR);
      const app = await startFrom(needs, ask.params.templateId, builder, ask.body);
      return { appId: app.app_id, slug: app.slug };
    }),
  ];
}
