import { createHash } from 'node:crypto';
import type { Prompt } from '../prompts.ts';

const hashOf = ({ id }: Prompt): string => createHash('sha256').update(id).digest('hex');

/**
 * A file's prompts in two halves by the hash of their ids: one to work with, and one that is only measured,
 * whose sentences and single faults nobody who works on the builder looks at.
 */
export function halves(prompts: readonly Prompt[]): { development: Prompt[]; measured: Prompt[] } {
  const ordered = prompts.toSorted((a, b) => hashOf(a).localeCompare(hashOf(b)));
  const middle = Math.ceil(ordered.length / 2);
  return { development: ordered.slice(0, middle), measured: ordered.slice(middle) };
}
