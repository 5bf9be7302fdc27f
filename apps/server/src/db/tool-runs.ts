import type { BlockCheck, BlockPart, RunFailure, RunSource, RunState } from '@trellis/contract';
import type { ColumnType, Generated } from 'kysely';

/** A count that a run was taken from: given back where it fails (ruling 48). */
export interface RunCount {
  /** The app's id, or that of its owner's account. */
  scope: string;
  key: string;
  /** ISO date. */
  begins: string;
}

type Json<T> = ColumnType<T, string | undefined, string>;

/** A run of an AI tool (ruling 43). */
export interface ToolRunTable {
  app_id: string;
  id: string;
  tool_id: string;
  version_id: string;
  environment: 'preview' | 'published';
  /** The app's end user; null for somebody who is not signed in, who is known by the hash of their secret. */
  user_id: string | null;
  visitor_hash: string | null;
  /** With whose it is in front: the same one starts the same run. */
  request_key: string | null;
  inputs: ColumnType<Record<string, unknown>, string, string>;
  state: Generated<RunState>;
  parts: Json<BlockPart[]>;
  checks: Json<Record<string, BlockCheck>>;
  failure: ColumnType<RunFailure | null, string | null | undefined, string | null>;
  /** What lies behind a failure, for builders and admins. */
  details: string | null;
  counted: Json<RunCount[]>;
  credits: Generated<number>;
  prompt_tokens: Generated<number>;
  completion_tokens: Generated<number>;
  cost: Generated<number>;
  model: string | null;
  /** What who ran it thinks of it: 1 or -1, with why. */
  rating: 1 | -1 | null;
  rating_reason: Generated<string>;
  /** The answer as its owner wrote it anew; what the model answered stays in `parts`. */
  edited: ColumnType<BlockPart[] | null, string | null | undefined, string | null>;
  shared_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** The run that this one goes on with, and what was asked of it. */
  parent_id: string | null;
  question: string | null;
  suggestions: Json<string[]>;
  /** What of the app's data it was made from. */
  sources: Json<RunSource[]>;
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: ColumnType<Date, Date | string | undefined, never>;
  ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/** A key by which a program elsewhere runs an app's tools; of the key itself only the hash. */
export interface AppKeyTable {
  app_id: string;
  id: string;
  name: string;
  hash: string;
  /** What people know it by: its first and last letters. */
  hint: string;
  daily_limit: number;
  created_by: string;
  created_at: ColumnType<Date, Date | string | undefined, never>;
  last_used_at: ColumnType<Date | null, Date | undefined, Date | null>;
  revoked_at: ColumnType<Date | null, Date | undefined, Date | null>;
}

/** How often on a day people came so far with a tool. */
export interface ToolMarkTable {
  app_id: string;
  tool_id: string;
  day: string;
  /** `opened`, `field:{name}`, `step:{place}`, `run`. */
  mark: string;
  count: number;
}

/** The chat assistant of an app. */
export interface ChatAssistantTable {
  app_id: string;
  id: string;
  status: ColumnType<'draft' | 'active', 'draft' | 'active' | undefined>;
  welcome_message: Generated<string>;
  instructions: Generated<string>;
  examples: ColumnType<string[], string | undefined, string>;
  created_at: ColumnType<Date, Date | string | undefined, never>;
}
