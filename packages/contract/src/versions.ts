import { z } from 'zod';
import { call } from './call.ts';
import { ChatMessage } from './chat.ts';
import { AppId, MessageId, VersionId } from './ids.ts';
import { needs } from './policy.ts';

export const VersionKind = z.enum(['turn', 'manual', 'restore', 'import']);
export type VersionKind = z.infer<typeof VersionKind>;

/** One line of the version history (spec 2, section 3). */
export const VersionEntry = z.object({
  id: VersionId,
  kind: VersionKind,
  timestamp: z.iso.datetime(),
  messageId: MessageId.nullable(),
  content: z.string(),
  userRequest: z.string(),
  isCurrent: z.boolean(),
  isPublished: z.boolean(),
});
export type VersionEntry = z.infer<typeof VersionEntry>;

const onVersion = z.object({ appId: AppId, versionId: VersionId });

export const versionCalls = {
  list: call({
    id: 'listVersions',
    method: 'GET',
    path: '/api/apps/{appId}/versions',
    who: needs('app.see'),
    summary: 'The version history, ten at a time, newest first',
    params: z.object({ appId: AppId }),
    query: z.object({ before: VersionId.optional() }),
    answer: z.object({ versions: z.array(VersionEntry), more: z.boolean() }),
  }),
  get: call({
    id: 'getVersion',
    method: 'GET',
    path: '/api/apps/{appId}/versions/{versionId}',
    who: needs('app.see'),
    summary: 'One version with its files',
    params: onVersion,
    answer: z.object({
      version: z.object({
        id: VersionId,
        description: z.string(),
        metadata: z.looseObject({
          kind: VersionKind,
          createdAt: z.string(),
          messageId: z.string().nullable(),
        }),
      }),
      files: z.array(z.object({ id: z.string(), path: z.string(), content: z.string() })),
    }),
  }),
  restore: call({
    id: 'restoreVersion',
    method: 'POST',
    path: '/api/apps/{appId}/versions/{versionId}/restore',
    who: needs('app.edit'),
    summary: 'Make this version the current one; later messages are hidden',
    params: onVersion,
    body: z.object({ messageId: MessageId }),
    answer: z.object({ messages: z.array(ChatMessage), versionId: VersionId }),
  }),
};
