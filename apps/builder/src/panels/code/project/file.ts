import { Text } from '@codemirror/state';
import { type FileKind, fileKind, LAYOUT_FILE } from '@trellis/contract';
import { z } from 'zod';
import type { Edit, MeetRules } from '../../../edits/meet.ts';
import { merge } from './merge.ts';

/** A state of a file: its text, and its hash where the server has given it one. Null: there is no such file. */
export type FileText = { readonly doc: Text; readonly hash: string | null } | null;

/** One file as it is shown: what is typed of it, and how far that has come. */
export interface CodeFile {
  readonly id: string;
  readonly doc: Text;
  /** What the server has; null for a file that is not stored yet. */
  readonly base: FileText;
  readonly isDirty: boolean;
  readonly state: 'idle' | 'saving' | 'saved' | 'error';
  /** Why it could not be saved, in words for the person. */
  readonly error: string | null;
  /** Both sides changed the same lines, and the person chooses: what somebody else made of it. */
  readonly conflict: { content: string | null } | null;
}

export const textOf = (content: string): Text => Text.of(content.split('\n'));
export const storedText = (content: string, hash: string | null): FileText => ({
  doc: textOf(content),
  hash,
});

/** Two changes of a file are brought together where they touch other lines. */
export const FILE_RULES: MeetRules<FileText> = {
  isSame: (a, b) => a === b || (a !== null && b !== null && a.doc.eq(b.doc)),
  merge: (base, mine, theirs) => {
    if (!mine || !theirs) return null;
    const both = merge(base?.doc.toString() ?? '', mine.doc.toString(), theirs.doc.toString());
    return both === null ? null : storedText(both, null);
  },
};

const keptText = z
  .object({ doc: z.array(z.string()).min(1), hash: z.string().nullable() })
  .transform(({ doc, hash }): FileText => ({ doc: Text.of(doc), hash }))
  .nullable();
const keptEdit = z.object({ value: keptText, base: keptText, unanswered: keptText.optional() });

/** What was kept of a file on this device, where texts are their lines; null for what is none. */
export const readDraft = (kept: unknown): Edit<FileText> | null =>
  keptEdit.safeParse(kept).data ?? null;

/** The groups of the tree, in order (spec 1, section 2). */
export const GROUPS: readonly { kind: FileKind; label: string }[] = [
  { kind: 'layout', label: 'Layout' },
  { kind: 'globals', label: 'Styles' },
  { kind: 'page', label: 'Pages' },
  { kind: 'component', label: 'Components' },
  { kind: 'entity', label: 'Entities (Read-only)' },
  { kind: 'service', label: 'Services' },
  { kind: 'function', label: 'Functions (on the server)' },
  { kind: 'tool', label: 'Tools (Read-only)' },
];

/** What a file is called in lists: its path within its group. */
export function nameOf(id: string): string {
  if (fileKind(id) === 'service') return id.replace(/^services\//, '');
  if (fileKind(id) === 'function') return id.replace(/^server\/(functions\/)?/, '');
  return id === LAYOUT_FILE ? id : id.replace(/^(pages|components|entities|tools)\//, '');
}

/** What panels of their own change. */
export const isReadOnly = (id: string): boolean =>
  fileKind(id) === 'entity' || fileKind(id) === 'tool';
