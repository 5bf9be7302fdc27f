import type { ColumnType, Generated } from 'kysely';

/** A file of inputs for a tool. */
export interface ToolBatchTable {
  app_id: string;
  id: string;
  tool_id: string;
  /** Of the file. */
  name: string;
  state: Generated<'ready' | 'running' | 'stopped' | 'done'>;
  /** Why it goes no further, in words for people. */
  problem: string | null;
  headers: ColumnType<string[], string, never>;
  /** The app's user whose runs they are. */
  user_id: string;
  /** How often it was started: a row that failed is another run the next time. */
  started: Generated<number>;
  created_at: ColumnType<Date, Date | string | undefined, never>;
}

/** One row of it. */
export interface ToolBatchRowTable {
  app_id: string;
  batch_id: string;
  n: number;
  cells: ColumnType<Record<string, unknown>, string, never>;
  state: Generated<'waiting' | 'done' | 'failed'>;
  run_id: string | null;
  problem: string | null;
}
