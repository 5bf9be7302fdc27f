import type { AppFiles, AppNaming } from '@trellis/contract';

/** Rows to insert once the turn commits. A value `{"$ref": "Entity#n"}` names the n-th row (from 0) of this turn. */
export interface RecordBatch {
  entity: string;
  rows: Record<string, unknown>[];
}

/** The app as the turn has changed it so far. Nothing of it is stored before the turn commits. */
export interface Draft {
  files: AppFiles;
  records: RecordBatch[];
  /** What the app is to be called; null leaves its name. */
  named: AppNaming | null;
  /** Paths that differ from where the turn began. */
  changed: Set<string>;
  /** The app is made of AI tools: nothing else is written into it. */
  isOnlyTools: boolean;
}

export function startDraft(files: AppFiles, isOnlyTools = false): Draft {
  return { files: { ...files }, records: [], changed: new Set(), named: null, isOnlyTools };
}
