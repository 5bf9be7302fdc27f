import { z } from 'zod';
import { call } from './call.ts';
import { PresentedMessage } from './chat.ts';
import { AppId, MessageId, VersionId } from './ids.ts';
import { MESSAGES } from './messages.ts';
import { needs } from './policy.ts';

export const VersionKind = z.enum(['turn', 'manual', 'restore', 'import']);
export type VersionKind = z.infer<typeof VersionKind>;

/** One line of the version history (spec 2, section 3). */
export const VersionEntry = z.object({
  id: VersionId,
  kind: VersionKind,
  timestamp: z.iso.datetime(),
  /** The version that was current before it. */
  parentId: VersionId.nullable(),
  /** The message that it is restored with: its own, or the last one before it; null where there is none. */
  messageId: MessageId.nullable(),
  content: z.string(),
  userRequest: z.string(),
  isCurrent: z.boolean(),
  isPublished: z.boolean(),
  /** An admin's repair of the version before it made it. */
  isRepair: z.boolean(),
});
export type VersionEntry = z.infer<typeof VersionEntry>;

/** What came of going back: the conversation as it is now, and how to undo it. */
export const Restored = z.object({
  messages: z.array(PresentedMessage),
  /** The version that is current now: a new one, which is as the wanted one was. */
  versionId: VersionId,
  /** What was asked for at that point, for the input. */
  userRequest: z.string(),
  /** What a restore is called with to undo this one; null where there was no version before. */
  undo: z.object({ versionId: VersionId, messageId: MessageId }).nullable(),
});
export type Restored = z.infer<typeof Restored>;

/** Going back needs the message to go back to (spec 2, section 5). */
const ToMessage = z.object({ messageId: z.string(MESSAGES.noMessageId).pipe(MessageId) });

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
    summary:
      'Make this version the current one; messages after an answer, or from a person’s message on, are hidden',
    params: onVersion,
    body: ToMessage,
    answer: Restored,
  }),
  rewind: call({
    id: 'rewindChat',
    method: 'POST',
    path: '/api/apps/{appId}/chat/rewind',
    who: needs('app.edit'),
    summary: 'Go back to how the app was before a person’s message, also to the empty app',
    params: z.object({ appId: AppId }),
    body: ToMessage,
    answer: Restored,
  }),
};
