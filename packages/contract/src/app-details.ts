import { z } from 'zod';
import { Slug } from './apps.ts';
import { call } from './call.ts';
import { AppId } from './ids.ts';
import { needs } from './policy.ts';

/** What choosing an address would come to; `own` is the app's present one. */
export const SlugStatus = z.enum(['free', 'own', 'taken', 'reserved', 'invalid']);
export type SlugStatus = z.infer<typeof SlugStatus>;

/** An app that was deleted and can still be brought back. */
export const DeletedApp = z.object({
  appId: AppId,
  name: z.string(),
  deletedAt: z.iso.datetime(),
  /** When it goes for good. */
  goneAt: z.iso.datetime(),
});
export type DeletedApp = z.infer<typeof DeletedApp>;

const onApp = z.object({ appId: AppId });

export const detailCalls = {
  checkSlug: call({
    id: 'checkSlug',
    method: 'GET',
    path: '/api/apps/{appId}/slug',
    who: needs('app.edit'),
    summary: 'Whether an address is free for the app',
    params: onApp,
    query: z.object({ slug: z.string().max(200).default('') }),
    answer: z.object({ slug: z.string(), status: SlugStatus, message: z.string().nullable() }),
  }),
  changeSlug: call({
    id: 'changeSlug',
    method: 'POST',
    path: '/api/apps/{appId}/slug',
    who: needs('app.edit'),
    summary: 'Give the app another address; the old one leads to it from then on',
    params: onApp,
    body: z.object({ slug: Slug }),
    answer: z.object({ slug: z.string() }),
  }),
  duplicate: call({
    id: 'duplicateApp',
    method: 'POST',
    path: '/api/apps/{appId}/duplicate',
    who: needs('app.see'),
    summary:
      'Make a copy of the app, owned by who asks: files, texts and branding, and its data where asked',
    params: onApp,
    body: z.object({
      name: z.string().trim().min(1, 'Give the copy a name').max(100, 'At most 100 characters'),
      withData: z.boolean(),
      requestKey: z.string().max(64).optional(),
    }),
    answer: z.object({ appId: AppId, slug: z.string() }),
  }),
  export: call({
    id: 'exportApp',
    method: 'GET',
    path: '/api/apps/{appId}/export',
    who: needs('app.see'),
    summary:
      'The app as a ZIP file: a Vite project that runs elsewhere against this server, its saved payloads, and its rows as JSON',
    params: onApp,
    query: z.object({ withData: z.enum(['true', 'false']).default('true') }),
  }),
  remove: call({
    id: 'deleteApp',
    method: 'DELETE',
    path: '/api/apps/{appId}',
    who: needs('app.delete'),
    summary: 'Delete the app; for 30 days it can be brought back',
    params: onApp,
    answer: z.object({ success: z.boolean(), goneAt: z.iso.datetime() }),
  }),
  deleted: call({
    id: 'listDeletedApps',
    method: 'GET',
    path: '/api/deleted-apps',
    who: 'builder',
    summary: 'The builder’s own apps that were deleted and can still be brought back',
    answer: z.object({ apps: z.array(DeletedApp) }),
  }),
  bringBack: call({
    id: 'bringBackApp',
    method: 'POST',
    path: '/api/deleted-apps/{deletedId}/restore',
    who: 'builder',
    summary: 'Bring a deleted app of one’s own back, as it was',
    params: z.object({ deletedId: AppId }),
    answer: z.object({ appId: AppId }),
  }),
};
