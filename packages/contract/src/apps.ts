import { z } from 'zod';
import { call } from './call.ts';
import { AppId, VersionId } from './ids.ts';
import { APP_ROLES, needs } from './policy.ts';

export const AppKind = z.enum(['GEN_APP', 'SPACE_APP', 'AI_APP', 'AI_TOOL']);
export type AppKind = z.infer<typeof AppKind>;
/** Whether an app is made of AI tools, without pages of its own (ruling 40). */
export const isOfTools = (kind: string): boolean => kind === 'AI_TOOL' || kind === 'AI_APP';

/** A role on an app, each with all that the one before may do. */
export const AppRole = z.enum(APP_ROLES);
export type AppRole = z.infer<typeof AppRole>;

export const AppSummary = z.object({
  appId: AppId,
  name: z.string(),
  slug: z.string(),
  kind: AppKind,
  role: AppRole,
  isPublished: z.boolean(),
  hasPicture: z.boolean(),
  /** Changes with the picture, for the cache. */
  pictureStamp: z.string().nullable(),
  updatedAt: z.iso.datetime(),
});
export type AppSummary = z.infer<typeof AppSummary>;

/** An app in the list of those that somebody has a role on. */
export const ListedApp = AppSummary.extend({
  /** Whose it is, where it is not the person's own. */
  sharedBy: z.string().nullable(),
  /** The folder that the person put it into, for themselves alone; '' for none. */
  folder: z.string(),
});
export type ListedApp = z.infer<typeof ListedApp>;

export const AppDetail = AppSummary.extend({
  description: z.string(),
  versionId: VersionId.nullable(),
  publishedVersionId: VersionId.nullable(),
  publishedAt: z.iso.datetime().nullable(),
  isSignupEnabled: z.boolean(),
  visibility: z.enum(['public', 'signin', 'invite']),
  supportEmail: z.string().nullable(),
  /** Why this person may not change the app's settings, or null when they may. */
  settingsLocked: z.string().nullable(),
  /** The same of the settings of one of its tools. */
  toolSettingsLocked: z.string().nullable(),
  /** Why its tools cannot ask for photos, by the plan of the app's owner; null where they can. */
  photosLocked: z.string().nullable(),
  /** Whether this person puts tools into the library of templates. */
  mayListTool: z.boolean(),
});
export type AppDetail = z.infer<typeof AppDetail>;

/** What a person calls a folder of apps. */
export const FolderName = z.string().trim().max(60, 'At most 60 characters');

const onApp = z.object({ appId: AppId });

/** Words that an app's address may not be, because routes or habits use them (ruling 31). */
export const RESERVED_SLUGS = [
  'tool',
  'tools',
  'item',
  'items',
  'login',
  'logout',
  'api',
  'app',
  'apps',
  'build',
  'home',
  'settings',
  'auth',
  'error',
  'admin',
  'analytics',
  'runtime',
  'files',
  'live_api',
  'integrations',
  'public',
  'static',
  'assets',
  'www',
  'joinplan',
  'help',
  'support',
  'new',
  'me',
  'user',
  'users',
  'account',
] as const;

/** An address as people may choose it: lower-case letters, digits and single dashes, 3 to 50 long. */
export const Slug = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Letters, numbers and single dashes only')
  .min(3, 'At least three characters')
  .max(50, 'At most fifty characters')
  .refine(
    (slug) => !(RESERVED_SLUGS as readonly string[]).includes(slug),
    'This address is reserved',
  );

export const appCalls = {
  list: call({
    id: 'listApps',
    method: 'GET',
    path: '/api/apps',
    who: 'builder',
    summary:
      'The apps that the builder has a role on, the last changed first; `before` is `{updatedAt} {appId}` of the last one',
    query: z.object({
      before: z.string().max(100).optional(),
      search: z.string().max(100).optional(),
      folder: FolderName.min(1).optional(),
    }),
    answer: z.object({ apps: z.array(ListedApp), more: z.boolean() }),
  }),
  folders: call({
    id: 'listAppFolders',
    method: 'GET',
    path: '/api/app-folders',
    who: 'builder',
    summary: 'The folders that the builder sorts apps into, by name; one that is empty is no more',
    answer: z.object({
      folders: z.array(z.object({ name: z.string(), apps: z.number().int() })),
    }),
  }),
  move: call({
    id: 'moveApp',
    method: 'PUT',
    path: '/api/apps/{appId}/folder',
    who: needs('app.see'),
    summary: "Put the app into a folder of the builder's own, or out of it ('')",
    params: onApp,
    body: z.object({ folder: FolderName }),
    answer: z.object({ folder: z.string() }),
  }),
  get: call({
    id: 'getApp',
    method: 'GET',
    path: '/api/apps/{appId}',
    who: needs('app.see'),
    summary: 'One app',
    params: onApp,
    answer: AppDetail,
  }),
  setPicture: call({
    id: 'setAppPicture',
    method: 'PUT',
    path: '/api/apps/{appId}/picture',
    who: needs('app.edit'),
    summary: "Store the picture of the app's first page (PNG, JPEG or WebP)",
    params: onApp,
    bodyKind: 'binary',
    bodyLimit: 8_000_000,
    answer: z.object({ pictureStamp: z.string() }),
  }),
  giveScreenshot: call({
    id: 'giveScreenshot',
    method: 'PUT',
    path: '/api/apps/{appId}/screenshots/{screenshotId}',
    who: needs('app.edit'),
    summary:
      'Give the assistant the picture of a page that it asked this person’s preview for (PNG, JPEG or WebP)',
    params: onApp.extend({ screenshotId: z.string().max(60) }),
    bodyKind: 'binary',
    bodyLimit: 8_000_000,
    answer: z.object({}),
  }),
  picture: call({
    id: 'appPicture',
    method: 'GET',
    path: '/api/apps/{appId}/picture',
    who: needs('app.see'),
    summary: "The picture of the app's first page",
    params: onApp,
  }),
};
