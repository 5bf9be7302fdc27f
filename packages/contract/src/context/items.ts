import { z } from 'zod';

/** What a data item is made of (spec 1, section 3). */
export const CONTEXT_TYPES = [
  'csv',
  'doc',
  'txt',
  'pdf',
  'google_doc',
  'google_sheet',
  'google_slide',
  'notion_database',
  'notion_page',
  'web_page',
  'unrecognized',
] as const;
export const ContextType = z.enum(CONTEXT_TYPES);
export type ContextType = z.infer<typeof ContextType>;

/** Where it came from. */
export const CONTEXT_SOURCES = ['local files', 'web scraper', 'google drive', 'notion'] as const;
export const ContextSource = z.enum(CONTEXT_SOURCES);
export type ContextSource = z.infer<typeof ContextSource>;

export const CONTEXT_STATUSES = [
  'synced',
  'unsynced',
  'pending',
  'running',
  'error',
  'usage_limit_reached',
] as const;
export const ContextStatus = z.enum(CONTEXT_STATUSES);
export type ContextStatus = z.infer<typeof ContextStatus>;
/** Those that change by themselves: they are watched until they are done. */
export const UNDONE_STATUSES: readonly ContextStatus[] = ['unsynced', 'pending', 'running'];

/** Who may read it, beside the app's tools and assistant, which always may (ruling 83). */
export const CONTEXT_ACCESS = ['tools', 'users', 'anyone'] as const;
export const ContextAccess = z.enum(CONTEXT_ACCESS);
export type ContextAccess = z.infer<typeof ContextAccess>;

/** How often it is read from its source again. */
export const CONTEXT_SCHEDULES = ['never', 'daily', 'weekly'] as const;
export const ContextSchedule = z.enum(CONTEXT_SCHEDULES);
export type ContextSchedule = z.infer<typeof ContextSchedule>;

const Paths = z.array(z.string().trim().min(1).max(500)).max(50).default([]);

/** How a website is read. What the plan does not include is less. */
export const SiteSettings = z.object({
  /** How many links away from the first page. */
  depth: z.number().int().min(0).max(10).default(2),
  pages: z.number().int().min(1).max(10_000).default(20),
  /** The first page alone. */
  isOnePage: z.boolean().default(false),
  /** Beginnings of paths; all, where none are named. */
  include: Paths,
  exclude: Paths,
});
export type SiteSettings = z.infer<typeof SiteSettings>;

/** One data item of an app. Times are ISO 8601 in UTC, sizes bytes of its text. */
export const ContextItem = z.object({
  id: z.string(),
  name: z.string(),
  type: ContextType,
  source: ContextSource,
  /** `trellis`, or the connector's name. */
  provider: z.string(),
  providerItemId: z.string().nullable(),
  externalFileId: z.string().nullable(),
  externalFileUrl: z.string().nullable(),
  status: ContextStatus,
  size: z.number(),
  numOfChunks: z.number(),
  createdAt: z.string(),
  lastSyncedAt: z.string().nullable(),
  originalContextItemId: z.string().nullable(),
  /** Why its status is an error, and what can be done about it. */
  problem: z.string().nullable(),
  /** What was left out of it and why, as far as it is told. */
  notes: z.array(z.string()),
  access: ContextAccess,
  schedule: ContextSchedule,
  /** The columns of a list. */
  columns: z.array(z.string()).nullable(),
  /** Those that pages of its rows show; null for all of them. */
  shownColumns: z.array(z.string()).nullable(),
});
export type ContextItem = z.infer<typeof ContextItem>;

/** Where in its source a passage stands; what is not known is left out. */
export const PassagePlace = z.object({
  page: z.number().optional(),
  headings: z.array(z.string()).optional(),
  row: z.number().optional(),
  address: z.string().optional(),
  start: z.number().optional(),
  end: z.number().optional(),
});
export type PassagePlace = z.infer<typeof PassagePlace>;

/** A passage that was found, with where it stands and why it was found. */
export const Passage = z.object({
  itemId: z.string(),
  itemName: z.string(),
  /** Its number within the item. */
  n: z.number(),
  text: z.string(),
  place: PassagePlace,
  score: z.number(),
  /** The words of the question that it holds, as they are compared. */
  matched: z.array(z.string()),
  /** How near its meaning is to the question's, from -1 to 1, where meanings are compared. */
  likeness: z.number().optional(),
});
export type Passage = z.infer<typeof Passage>;

/** How often the passage that a question was made from is among the best ones: by words, and by words and meaning. */
export const EmbeddingTrial = z.object({
  questions: z.number(),
  words: z.object({ best3: z.number(), best5: z.number() }),
  meaning: z.object({ best3: z.number(), best5: z.number() }),
});
export type EmbeddingTrial = z.infer<typeof EmbeddingTrial>;

/** Whether an app's data is found by its meaning as well; its words always count. */
export const MeaningState = z.object({
  /** As its provider calls it. */
  model: z.string(),
  /** `reading`: not all passages are embedded; `untried`: there are too few of them, or no model that asks questions. */
  state: z.enum(['reading', 'untried', 'used', 'unused']),
  trial: EmbeddingTrial.nullable(),
  /** Why it goes no further. */
  problem: z.string().nullable(),
});
export type MeaningState = z.infer<typeof MeaningState>;
