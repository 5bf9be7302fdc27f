import { z } from 'zod';
import { call } from './call.ts';
import { AccessLevel } from './entity.ts';
import { AppId, VersionId } from './ids.ts';
import { needs } from './policy.ts';

/** Who can see and change the rows of one entity, as the Publish dialog says it. */
export const AccessLine = z.object({
  entity: z.string(),
  label: z.string(),
  read: AccessLevel,
  write: AccessLevel,
  /** In words: 'Anybody can see them. Only admins of the app can change them.' */
  sentence: z.string(),
  /** The same where only people with an account open the app at all. */
  sentenceInside: z.string(),
  /** What of them nobody does who has no account: strangers are refused it, whoever is signed in is not. */
  needsAccount: z.array(z.enum(['see', 'add'])),
  /** No explicit rule stands in the schema, so the default (creator only) holds. */
  isDefault: z.boolean(),
});
export type AccessLine = z.infer<typeof AccessLine>;

export const Publication = z.object({
  status: z.enum(['unpublished', 'published']),
  slug: z.string(),
  address: z.string(),
  versionId: VersionId.nullable(),
  publishedVersionId: VersionId.nullable(),
  publishedAt: z.iso.datetime().nullable(),
  /** The published version is the current one. */
  isCurrent: z.boolean(),
  /**
   * Publishing the current version changes nothing of who can see and do what: nobody has to decide
   * anything. Never so before the first time.
   */
  isSettled: z.boolean(),
  isSignupEnabled: z.boolean(),
  /** Who may open the app. */
  visibility: z.enum(['public', 'signin', 'invite']),
  /** Why sign-up cannot be switched on when publishing, or null when it can (ruling 11). */
  signupBlocked: z.string().nullable(),
  /** The same for now, without publishing first. */
  signupBlockedNow: z.string().nullable(),
  access: z.array(AccessLine),
  /** Its code on the server; what acts as the app reaches every row, whatever the rules say. */
  functions: z.array(z.object({ name: z.string(), actsAsApp: z.boolean() })),
});
export type Publication = z.infer<typeof Publication>;

const onApp = z.object({ appId: AppId });

/** What an AI app says of itself, by the specification's names; `gptPrompt` are the instructions of its main tool. */
export const AppProperties = z
  .object({
    header: z.string().max(100),
    description: z.string().max(500),
    gptPrompt: z.string().max(20_000),
    background: z.string().max(2_000).nullable(),
    features: z.array(z.string().max(200)).max(3),
  })
  .partial();
export type AppProperties = z.infer<typeof AppProperties>;

export const publishCalls = {
  get: call({
    id: 'getPublication',
    method: 'GET',
    path: '/api/apps/{appId}/publication',
    who: needs('publication.see'),
    summary: 'Whether and what is published, and who could see and change what',
    params: onApp,
    answer: Publication,
  }),
  publish: call({
    id: 'publish',
    method: 'POST',
    path: '/api/apps/{appId}/publication',
    who: needs('app.publish'),
    summary:
      'Publish the current version; of an AI app with its properties, which are saved first (spec 2, section 3)',
    params: onApp,
    body: AppProperties.extend({
      versionId: VersionId.optional(),
      isSignupEnabled: z.boolean().optional(),
      visibility: z.enum(['public', 'signin', 'invite']).optional(),
      /** Publish although checks found errors: what is broken shows an error, the rest works. */
      despiteErrors: z.boolean().optional(),
    }),
    answer: Publication,
  }),
  unpublish: call({
    id: 'unpublish',
    method: 'DELETE',
    path: '/api/apps/{appId}/publication',
    who: needs('app.unpublish'),
    summary: 'Take the app offline; its address is kept',
    params: onApp,
    answer: Publication,
  }),
};
