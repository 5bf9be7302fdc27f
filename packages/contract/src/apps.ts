import { z } from 'zod';
import { call } from './call.ts';
import { AppId, VersionId } from './ids.ts';
import { LIMITS } from './limits.ts';
import { APP_ROLES, needs } from './policy.ts';

export const AppKind = z.enum(['GEN_APP', 'SPACE_APP', 'AI_APP', 'AI_TOOL']);
export type AppKind = z.infer<typeof AppKind>;

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

export const AppDetail = AppSummary.extend({
  description: z.string(),
  versionId: VersionId.nullable(),
  publishedVersionId: VersionId.nullable(),
  publishedAt: z.iso.datetime().nullable(),
  isSignupEnabled: z.boolean(),
  visibility: z.enum(['public', 'signin', 'invite']),
  supportEmail: z.string().nullable(),
});
export type AppDetail = z.infer<typeof AppDetail>;

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

/** A web address, or nothing. */
const WebLink = z
  .union([z.literal(''), z.url({ protocol: /^https?$/ })])
  .nullable()
  .transform((link) => link || null);
const Color = z.string().regex(/^#[0-9a-fA-F]{3,8}$/, 'A colour is written like #2f5d50');
/** A picture of the app's own uploads, or anywhere on the web. */
const Picture = z
  .union([z.literal(''), z.string().regex(/^\/files\/[\w./-]+$/), z.url({ protocol: /^https?$/ })])
  .nullable()
  .transform((link) => link || null);

/** The settings that decide who may enter and whom people turn to (spec 1, section 3). */
export const AppSettings = z.object({
  /** Everybody · who is signed in · who was invited. */
  visibility: z.enum(['public', 'signin', 'invite']),
  isSignupEnabled: z.boolean(),
  termsOfServiceLink: WebLink,
  privacyPolicyLink: WebLink,
  supportEmail: z
    .union([z.literal(''), z.email('This email is invalid')])
    .nullable()
    .transform((email) => email || null),
  appBuilderVersion: z.number().optional(),
});
export type AppSettings = z.infer<typeof AppSettings>;

/** The app's branding (spec 1, section 3). */
export const AppStyle = z.object({
  styleName: z.enum(['dark', 'colorful', 'light']),
  backgroundColor: Color.nullable(),
  backgroundImage: Picture,
  logoUrl: Picture,
  headerTextColor: Color.nullable(),
  subheaderTextColor: Color.nullable(),
  buttonTextColor: Color.nullable(),
  buttonBackgroundColor: Color.nullable(),
  /** Hides the product's mark; for admins of the installation. */
  hideBuildAI: z.boolean(),
  appBuilderVersion: z.number().optional(),
});
export type AppStyle = z.infer<typeof AppStyle>;

export const appCalls = {
  list: call({
    id: 'listApps',
    method: 'GET',
    path: '/api/apps',
    who: 'builder',
    summary: 'The apps that the builder has a role on, the last changed first',
    query: z.object({ before: z.string().optional(), search: z.string().max(100).optional() }),
    answer: z.object({ apps: z.array(AppSummary), more: z.boolean() }),
  }),
  save: call({
    id: 'saveApp',
    method: 'POST',
    path: '/api/apps',
    who: 'builder',
    summary:
      'Make an app (no appId; with a prompt the assistant starts at once), or save the texts of one',
    body: z.object({
      appType: AppKind,
      appId: AppId.optional(),
      genApp: z
        .object({
          fields: z.looseObject({
            header: z.string().max(100).optional(),
            description: z.string().max(500).optional(),
          }),
          appBuilderVersion: z.number(),
        })
        .optional(),
      /** The first message to the assistant. */
      prompt: z
        .string()
        .trim()
        .min(1, 'Say what you want to build')
        .max(LIMITS.chat.maxLength)
        .optional(),
      /** The same key makes the same app once, however often the call is repeated. */
      requestKey: z.string().max(64).optional(),
    }),
    answer: z.object({ appId: AppId, slug: z.string() }),
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
  saveSettings: call({
    id: 'saveAppSettings',
    method: 'POST',
    path: '/api/apps/{appId}/settings',
    who: needs('settings.change'),
    summary: "Save the app's settings; what is not named stays",
    params: onApp,
    body: z.object({ appSettings: AppSettings.partial() }),
    answer: AppSettings,
  }),
  settings: call({
    id: 'appSettings',
    method: 'GET',
    path: '/api/apps/{appId}/settings',
    who: needs('app.see'),
    summary: "The app's settings",
    params: onApp,
    answer: AppSettings,
  }),
  saveStyle: call({
    id: 'saveAppStyle',
    method: 'POST',
    path: '/api/apps/{appId}/style',
    who: needs('app.edit'),
    summary: "Save the app's branding; what is not named stays",
    params: onApp,
    body: z.object({ appStyle: AppStyle.partial() }),
    answer: AppStyle,
  }),
  style: call({
    id: 'appStyle',
    method: 'GET',
    path: '/api/apps/{appId}/style',
    who: needs('app.see'),
    summary: "The app's branding",
    params: onApp,
    answer: AppStyle,
  }),
  remove: call({
    id: 'deleteApp',
    method: 'DELETE',
    path: '/api/apps/{appId}',
    who: needs('app.delete'),
    summary: 'Delete the app with its versions, rows, files and end users, for good',
    params: onApp,
    answer: z.object({ success: z.boolean() }),
  }),
  setPicture: call({
    id: 'setAppPicture',
    method: 'PUT',
    path: '/api/apps/{appId}/picture',
    who: needs('app.edit'),
    summary: "Store the picture of the app's first page (PNG, JPEG or WebP)",
    params: onApp,
    bodyKind: 'binary',
    answer: z.object({ pictureStamp: z.string() }),
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
