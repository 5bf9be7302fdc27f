import type {
  ContextAccess,
  ContextSchedule,
  ContextStatus,
  EmbeddingTrial,
  PassagePlace,
} from '@trellis/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type MaybeTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** A data item of an app. */
export interface ContextItemTable {
  app_id: string;
  id: string;
  name: string;
  type: string;
  source: string;
  /** `trellis`, or a connector's name. */
  provider: string;
  provider_item_id: string | null;
  external_file_id: string | null;
  external_file_url: string | null;
  original_context_item_id: string | null;
  /** The item whose place it is to take; until then it is not searched. */
  replaces: Generated<string | null>;
  status: Generated<ContextStatus>;
  /** Why it is an error, in words for people. */
  problem: string | null;
  /** What was left out of it. */
  notes: ColumnType<string[], string | undefined, string>;
  /** Bytes of its passages. */
  size: ColumnType<string, number | undefined, number>;
  num_of_chunks: Generated<number>;
  access: Generated<ContextAccess>;
  schedule: Generated<ContextSchedule>;
  /** Of a list. */
  columns: ColumnType<string[] | null, string | null | undefined, string | null>;
  /** Those that pages of its rows show; null for all. */
  shown_columns: ColumnType<string[] | null, string | null | undefined, string | null>;
  /** ISO 639-3, or `und`. */
  language: Generated<string>;
  /** How its connector reads it. */
  settings: ColumnType<Record<string, unknown>, string | undefined, string>;
  /** Its content among the app's files, as it was sent; its hash, and how it is written. */
  content_file: string | null;
  content_hash: string | null;
  content_type: string | null;
  /** Which passages are searched: those of this generation. */
  generation: Generated<number>;
  /** How often a server began to read it without coming to an end. */
  attempts: Generated<number>;
  user_id: string;
  created_at: ColumnType<Date, Date | string | undefined, never>;
  last_synced_at: MaybeTime;
  next_sync_at: MaybeTime;
  deleted_at: MaybeTime;
}

export interface ContextChunkTable {
  app_id: string;
  item_id: string;
  generation: number;
  n: number;
  ordinal: number;
  text: string;
  place: JSONColumnType<PassagePlace, string, string>;
  cells: ColumnType<string[] | null, string | null | undefined, string | null>;
  /** What a row of a list is known by, when the list is read again. */
  key: string | null;
  length: number;
}

/** Passages that follow each other, of one part of an item. */
export interface ContextSpanTable {
  app_id: string;
  item_id: string;
  generation: number;
  first: number;
  last: number;
  part: Generated<string>;
  hash: string | null;
}

/** An app's index: the number that its next passage gets, and what it has of passages and their terms. */
export interface ContextIndexTable {
  app_id: string;
  next_ordinal: Generated<number>;
  chunks: Generated<number>;
  length: ColumnType<string, number | undefined, number>;
  /** Passages that are gone and still stand in the postings. */
  dead: Generated<number>;
}

/** Which passages of a block say a term, and how often (packages/retrieval). */
export interface ContextTermTable {
  app_id: string;
  term: string;
  block: number;
  postings: Buffer;
}

export interface ContextLengthTable {
  app_id: string;
  block: number;
  lengths: Buffer;
}

/** Where a passage stands among all meanings, as a model says (packages/retrieval). */
export interface ContextVectorTable {
  app_id: string;
  ordinal: number;
  model: string;
  vector: Buffer;
}

/** How far an app's passages are embedded by a model, and what that is worth. */
export interface ContextEmbeddingTable {
  app_id: string;
  model: string;
  /** The number of the last passage that was embedded or left out. */
  embedded_to: Generated<number>;
  /** Passages that the model refused. */
  left_out: Generated<number>;
  tokens: ColumnType<string, number | undefined, number>;
  /** What its order counts beside the words' in a search; 0 where it did no good, null where it was not tried. */
  weight: number | null;
  trial: ColumnType<EmbeddingTrial | null, string | null | undefined, string | null>;
  tried_at: MaybeTime;
  /** Passages that there were when it was tried. */
  tried_chunks: Generated<number>;
  /** Why it goes no further, as the provider says. */
  problem: string | null;
}

/** The keys of an app with a service outside. */
export interface ContextConnectionTable {
  app_id: string;
  provider: string;
  /** What the connector keeps, as JSON under the server's secret. */
  sealed: string;
  /** Whose data it is, as the service calls it. */
  account: string;
  user_id: string;
  created_at: ColumnType<Date, Date | string | undefined, never>;
}
