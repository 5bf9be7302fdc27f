import { z } from 'zod';
import { call } from '../call.ts';
import { AppId } from '../ids.ts';
import { needs } from '../policy.ts';
import {
  ContextAccess,
  ContextItem,
  ContextSchedule,
  ContextSource,
  ContextStatus,
  ContextType,
  MeaningState,
  Passage,
  SiteSettings,
} from './items.ts';
import { CONTEXT_TEXTS } from './texts.ts';

const onApp = z.object({ appId: AppId });
const onItem = z.object({ itemId: AppId });
const Name = z.string().trim().min(1, 'Give it a name').max(200, 'At most 200 characters');

/** Something that a connector reads by itself. */
export const ConnectedItem = z.object({
  name: Name,
  source: ContextSource,
  type: ContextType,
  providerItemId: z.string().max(500).nullish(),
  provider: z.string().max(60),
  externalFileId: z.string().max(500).nullish(),
  externalFileUrl: z.string().max(2_000).nullish(),
  /** How a website is read. */
  site: SiteSettings.optional(),
  schedule: ContextSchedule.optional(),
});
export type ConnectedItem = z.output<typeof ConnectedItem>;

/** Bytes of a text that is pasted. */
export const MOST_TEXT = 1_000_000;

const Items = z.object({ contextItems: z.array(ContextItem) });

/** The data items of an app: what its AI tools and its assistant know. */
export const contextCalls = {
  list: call({
    id: 'listContextItems',
    method: 'GET',
    path: '/api/context/items',
    who: needs('app.see'),
    summary: "The app's data items, the newest first; with a status those alone",
    query: onApp.extend({ status: ContextStatus.optional() }),
    answer: Items.extend({
      /** No further item fits into the plan, or the month's data is used up. */
      hasReachedDataLimit: z.boolean(),
      /** Bytes of data that were processed this month, and those that the plan allows. */
      month: z.object({ used: z.number(), most: z.number().nullable() }),
      mostItems: z.number().nullable(),
      filesAtOnce: z.number(),
      fileSize: z.number(),
      /** Whether it is found by its meaning, too; null where no model compares meanings, or there is nothing. */
      meaning: MeaningState.nullable(),
      scraper: z.object({ depth: z.number(), pages: z.number() }),
    }),
  }),
  ingestFile: call({
    id: 'ingestContextFile',
    method: 'POST',
    path: '/api/context/ingest/file',
    who: needs('app.edit'),
    summary:
      'Make a data item of a file: CSV, PDF, Word (.docx), Markdown or plain text; one that is to replace another counts with that, and answers nothing until it does',
    query: onApp.extend({ replaces: AppId.optional() }),
    bodyKind: 'multipart',
    answer: ContextItem,
  }),
  ingestText: call({
    id: 'ingestContextText',
    method: 'POST',
    path: '/api/context/ingest/text',
    who: needs('app.edit'),
    summary: 'Make a data item of a text',
    query: onApp,
    body: z.object({
      context: z
        .string()
        .max(MOST_TEXT, `At most ${MOST_TEXT.toLocaleString('en')} characters`)
        .refine((text) => text.trim() !== '', CONTEXT_TEXTS.noText),
      name: Name.optional(),
    }),
    answer: ContextItem,
    bodyLimit: 4 * MOST_TEXT,
  }),
  ingestMetadata: call({
    id: 'ingestContextMetadata',
    method: 'POST',
    path: '/api/context/ingest/metadata',
    who: needs('app.edit'),
    summary: 'Make data items of what a connector found: it reads them itself',
    query: onApp,
    body: z.object({
      contextItems: z.array(ConnectedItem).min(1).max(100),
    }),
    answer: Items,
  }),
  change: call({
    id: 'changeContextItem',
    method: 'PATCH',
    path: '/api/context/{itemId}',
    who: 'builder',
    summary: 'Rename a data item, or say who may read it and how often it is read again',
    params: onItem,
    body: z
      .object({
        name: Name.optional(),
        access: ContextAccess.optional(),
        schedule: ContextSchedule.optional(),
        /** Of a list: what pages of its rows show; null for all. */
        shownColumns: z.array(z.string().max(200)).max(500).nullable().optional(),
      })
      .refine((change) => Object.keys(change).length > 0, 'Say what is to change'),
    answer: ContextItem,
  }),
  remove: call({
    id: 'removeContextItem',
    method: 'DELETE',
    path: '/api/context/{itemId}',
    who: 'builder',
    summary: 'Delete a data item; for an hour it can be put back',
    params: onItem,
    answer: z.object({ id: z.string() }),
  }),
  restore: call({
    id: 'restoreContextItem',
    method: 'POST',
    path: '/api/context/{itemId}/restore',
    who: 'builder',
    summary: 'Put a data item back that was deleted within the hour',
    params: onItem,
    answer: ContextItem,
  }),
  sync: call({
    id: 'syncContextItem',
    method: 'POST',
    path: '/api/context/{itemId}/sync',
    who: 'builder',
    summary: 'Read a data item from its source again',
    params: onItem,
    answer: ContextItem,
  }),
  ask: call({
    id: 'askContext',
    method: 'POST',
    path: '/api/context/ask',
    who: needs('app.see'),
    summary: 'Which passages of the data answer a question, and why',
    query: onApp,
    body: z.object({
      question: z.string().trim().min(1, 'Ask something').max(2_000),
      itemIds: z.array(AppId).max(100).optional(),
      limit: z.number().int().min(1).max(20).default(5),
    }),
    answer: z.object({ passages: z.array(Passage), ms: z.number() }),
  }),
};

/** A passage as pages of an app get it. */
export const FoundPassage = Passage.pick({
  itemId: true,
  n: true,
  text: true,
  place: true,
  score: true,
}).extend({
  /** The name of the data item. */
  item: z.string(),
});
export type FoundPassage = z.infer<typeof FoundPassage>;

/** What pages of an app find in its data: of items that whoever looks may read (ruling 83). */
export const searchCalls = {
  search: call({
    id: 'searchData',
    method: 'POST',
    path: '/api/search/{appId}',
    who: 'visitor',
    summary: 'The passages of the app’s data that fit best, of the items that the caller may read',
    params: onApp,
    body: z.object({
      query: z.string().trim().min(1, 'Say what to look for').max(2_000),
      /** Ids or names of data items; all that the caller may read, where none are named. */
      items: z.array(z.string().max(200)).max(100).optional(),
      limit: z.number().int().min(1).max(50).default(10),
    }),
    answer: z.object({ passages: z.array(FoundPassage) }),
  }),
};
