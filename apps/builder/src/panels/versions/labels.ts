import type { VersionEntry } from '@trellis/contract';

const KINDS: Record<VersionEntry['kind'], string> = {
  turn: 'Changed by the assistant',
  manual: 'Changed by hand',
  restore: 'Restored version',
  import: 'Imported',
};

/** What a version is called: what was asked for, or how it came to be. */
export function nameOf({ kind, userRequest, isRepair }: VersionEntry): string {
  const asked = userRequest.trim();
  if (isRepair) return asked ? `Repaired: ${asked}` : 'Repaired version';
  if (kind === 'restore' && asked) return `Restored: ${asked}`;
  return kind === 'turn' && asked ? asked : KINDS[kind];
}

/** When it was made, in the person's own way of writing it. */
export const timeOf = (timestamp: string): string =>
  new Date(timestamp).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** The beginning of an answer as one line, without the marks that set it: it is listed, not formatted. */
export const lineOf = (answer: string): string =>
  answer
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/(\*\*|__|`)(?=\S)(.+?)\1/g, '$2')
    .replace(/^(?:#{1,6}|[-*]) /gm, '')
    .replace(/\s+/g, ' ')
    .trim();
