import type { AppFiles, AppNaming } from '@trellis/contract';

/** Rows to insert once the turn commits. A value `{"$ref": "Entity#n"}` names the n-th row (from 0) of this turn. */
export interface RecordBatch {
  entity: string;
  rows: Record<string, unknown>[];
}

/** All rows of a table that came with the message, for an entity: the field of each column, null for one that is left out. */
export interface TableWish {
  entity: string;
  table: string;
  columns: Record<string, string | null>;
}

/** A table that came with the message, and the entity that its rows go into where somebody has said so. */
export interface TableOffer {
  table: string;
  entity?: string;
}

/** The app as the turn has changed it so far. Nothing of it is stored before the turn commits. */
export interface Draft {
  files: AppFiles;
  records: RecordBatch[];
  /** Tables whose rows are put in after the answer. */
  tables: TableWish[];
  /** The tables that may be. */
  offered: readonly TableOffer[];
  /** What the app is to be called; null leaves its name. */
  named: AppNaming | null;
  /** Paths that differ from where the turn began. */
  changed: Set<string>;
  /** The app is made of AI tools: nothing else is written into it. */
  isOnlyTools: boolean;
}

/** Remembers a draft as it is; what is answered puts it back. */
export function keptDraft(draft: Draft): () => void {
  const { files, changed, records, tables, named } = draft;
  const kept = { files: { ...files }, changed: new Set(changed) };
  const [rows, wishes] = [[...records], [...tables]];
  return () => {
    for (const path of Object.keys(files)) if (!(path in kept.files)) delete files[path];
    Object.assign(files, kept.files);
    Object.assign(draft, { changed: kept.changed, records: rows, tables: wishes, named });
  };
}

export function startDraft(
  files: AppFiles,
  isOnlyTools = false,
  offered: readonly TableOffer[] = [],
): Draft {
  return {
    files: { ...files },
    records: [],
    tables: [],
    offered,
    changed: new Set(),
    named: null,
    isOnlyTools,
  };
}
