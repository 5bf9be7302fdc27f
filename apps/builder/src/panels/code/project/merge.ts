import { diff3Merge } from 'node-diff3';

/** A text with what both sides changed of it; null where both changed the same lines. */
export function merge(base: string, mine: string, theirs: string): string | null {
  if (mine === theirs || mine === base) return theirs;
  if (theirs === base) return mine;
  const lines: string[] = [];
  for (const part of diff3Merge(mine.split('\n'), base.split('\n'), theirs.split('\n'))) {
    if (!part.ok) return null;
    lines.push(...part.ok);
  }
  return lines.join('\n');
}
