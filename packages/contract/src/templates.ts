import { z } from 'zod';
import { AppKind } from './apps.ts';
import { call } from './call.ts';
import { AppId } from './ids.ts';
import { LIMITS } from './limits.ts';

export const TEMPLATE_TEXTS = {
  /** Spec 1, section 5. */
  noCategoryName: 'Category name cannot be empty',
  categoryExists: 'Category already exists',
  gone: 'This template no longer exists',
  pro: 'This template needs a paid plan. Upgrade your plan to start from it',
} as const;

/** Something to start from: one that comes with the product, or an app that an admin logged. */
export const Template = z.object({
  id: z.string(),
  kind: AppKind,
  name: z.string(),
  description: z.string(),
  /** The one that it is shown with; null for none. */
  category: z.string().nullable(),
  /** All that it is found in, that one first. */
  categories: z.array(z.string()),
  /** Needs a paid plan (ruling 64). */
  isPro: z.boolean(),
  /** Where its picture is; null where there is none. */
  picture: z.string().nullable(),
});
export type Template = z.infer<typeof Template>;

const TemplateId = z.string().min(1).max(100);
const onTemplate = z.object({ templateId: TemplateId });
const CategoryName = z.string().trim().min(1, TEMPLATE_TEXTS.noCategoryName).max(60);
const Categories = z.object({ categories: z.array(z.string()) });

/** The library of templates (spec 1, sections 2 and 3). */
export const templateCalls = {
  list: call({
    id: 'listTemplates',
    method: 'GET',
    path: '/api/templates',
    who: 'builder',
    summary: 'What an app or an AI tool can be started from, with the categories in their order',
    answer: Categories.extend({ templates: z.array(Template) }),
  }),
  picture: call({
    id: 'templatePicture',
    method: 'GET',
    path: '/api/templates/{templateId}/picture',
    who: 'anyone',
    summary: 'The picture of a template that comes with the product',
    params: onTemplate,
  }),
  look: call({
    id: 'lookAtTemplate',
    method: 'POST',
    path: '/api/templates/{templateId}/look',
    who: 'builder',
    summary:
      'Where a template can be tried as its visitors would see it, before anything is started',
    params: onTemplate,
    answer: z.object({ address: z.string() }),
  }),
  start: call({
    id: 'startFromTemplate',
    method: 'POST',
    path: '/api/templates/{templateId}/start',
    who: 'builder',
    summary:
      'Make an app of a template: its files, entities, tools and settings, without data, secrets or people of it. A prompt is its first message',
    params: onTemplate,
    body: z.object({
      name: z.string().trim().min(1).max(100).optional(),
      prompt: z.string().trim().min(1).max(LIMITS.chat.maxLength).optional(),
      /** The same key makes the same app once, however often the call is repeated. */
      requestKey: z.string().max(64).optional(),
    }),
    answer: z.object({ appId: AppId, slug: z.string() }),
  }),
  addCategory: call({
    id: 'addTemplateCategory',
    method: 'POST',
    path: '/api/templates/categories',
    who: 'admin',
    summary: 'Add a category, behind the others',
    body: z.object({ name: CategoryName }),
    answer: Categories,
  }),
  renameCategory: call({
    id: 'renameTemplateCategory',
    method: 'PUT',
    path: '/api/templates/categories/{name}',
    who: 'admin',
    summary: 'Call a category something else; its templates go with it',
    params: z.object({ name: z.string().max(60) }),
    body: z.object({ name: CategoryName }),
    answer: Categories,
  }),
  removeCategory: call({
    id: 'removeTemplateCategory',
    method: 'DELETE',
    path: '/api/templates/categories/{name}',
    who: 'admin',
    summary: 'Remove a category; its templates are in none then',
    params: z.object({ name: z.string().max(60) }),
    answer: Categories,
  }),
};
