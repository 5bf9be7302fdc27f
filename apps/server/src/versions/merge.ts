import type { AppFiles } from '@trellis/contract';
import { diff3Merge } from 'node-diff3';

export interface Merged {
  files: AppFiles;
  /** Files of which only the people's change was kept, because both changed the same lines. */
  kept: string[];
}

/**
 * Brings together what a turn made of an app and what people changed meanwhile. Files that only one
 * side touched are that side's; files that both touched are merged line by line; where both changed the
 * same lines the people's file stays as it is, because nobody was asked.
 */
export function mergeFiles(base: AppFiles, people: AppFiles, turn: AppFiles): Merged {
  const files: AppFiles = {};
  const kept: string[] = [];
  for (const path of new Set([...Object.keys(people), ...Object.keys(turn)])) {
    const merged = mergeFile(base[path], people[path], turn[path]);
    if (merged === CONFLICT) {
      kept.push(path);
      if (people[path] !== undefined) files[path] = people[path];
    } else if (merged !== undefined) files[path] = merged;
  }
  return { files, kept };
}

const CONFLICT = Symbol('conflict');
type Text = string | undefined;

function mergeFile(base: Text, people: Text, turn: Text): Text | typeof CONFLICT {
  if (people === base || people === turn) return turn;
  if (turn === base) return people;
  if (people === undefined || turn === undefined || base === undefined) return CONFLICT;
  const lines: string[] = [];
  for (const part of diff3Merge(people.split('\n'), base.split('\n'), turn.split('\n'))) {
    if (!part.ok) return CONFLICT;
    lines.push(...part.ok);
  }
  return lines.join('\n');
}
