import { Text } from '@codemirror/state';
import { type FileKind, fileKind, LAYOUT_FILE } from '@trellis/contract';
import { meet } from '../../../edits/meet.ts';
import { merge } from './merge.ts';

/** A state of a file that the server knows. */
export interface StoredText {
  hash: string;
  content: string;
}

/** What somebody else made of a file while it was changed here: a text, or nothing where they deleted it. */
export interface Theirs {
  content: string | null;
  hash: string | null;
}

/** One file as the editor holds it. */
export interface CodeFile {
  readonly id: string;
  /** What the text here was made from; null for a file that is not stored yet. */
  base: StoredText | null;
  doc: Text;
  /** The text of a save that was not answered, yet or at all: the server may have it, or may not. */
  unanswered: string | null;
  isDirty: boolean;
  state: 'idle' | 'saving' | 'saved' | 'error';
  /** Why it could not be saved, in words for the person. */
  error: string | null;
  /** Both sides changed the same lines: the person chooses. */
  conflict: Theirs | null;
}

/** What was typed in a file and not saved yet. */
export interface CodeDraft extends Pick<CodeFile, 'base' | 'unanswered'> {
  content: string;
}

export const draftOf = ({ doc, base, unanswered }: CodeFile): CodeDraft => ({
  content: doc.toString(),
  base,
  unanswered,
});

/** What becomes of a typed text beside the stored one; a file that is not there is null. */
export function meetFile({ content, base, unanswered }: CodeDraft, theirs: Theirs) {
  return meet<string | null>(
    { value: content, base: base?.content ?? null, unanswered: unanswered ?? undefined },
    theirs.content,
    {
      isSame: (a, b) => a === b,
      merge: (from, mine, other) =>
        mine === null || other === null ? null : merge(from ?? '', mine, other),
    },
  );
}

export const textOf = (content: string): Text => Text.of(content.split('\n'));

export function fileOf(id: string, base: StoredText | null, content?: string): CodeFile {
  const text = content ?? base?.content ?? '';
  return {
    id,
    base,
    doc: textOf(text),
    unanswered: null,
    isDirty: base?.content !== text,
    state: 'idle',
    error: null,
    conflict: null,
  };
}

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
