import { CONTEXT_TEXTS } from '@trellis/contract';
import { Refusal } from '../refusal.ts';
import type { KnowledgeNeeds } from './needs.ts';

/** A server that was killed with an upload gives its place back after so long, in seconds. */
const LEFT = 10 * 60;

/** Takes in one of so many files at once as the owner's plan includes (ruling 35), on whichever servers they arrive. */
export async function oneOfFiles<T>(
  { limits }: Pick<KnowledgeNeeds, 'limits'>,
  { ownerId, most }: { ownerId: string; most: number | null },
  take: () => Promise<T>,
): Promise<T> {
  if (most === null) return take();
  const name = `data-files-${most}`;
  try {
    await limits.take(name, ownerId, most, LEFT, CONTEXT_TEXTS.filesAtOnce(most));
    return await take();
  } catch (error) {
    throw isTaken(error, most) ? tooMany(most, error) : error;
  } finally {
    await limits.give(name, ownerId, 1);
  }
}

const isTaken = (error: unknown, most: number): boolean =>
  error instanceof Refusal && error.message === CONTEXT_TEXTS.filesAtOnce(most);

const tooMany = (most: number, cause: unknown): Refusal =>
  new Refusal('too_many', CONTEXT_TEXTS.filesAtOnce(most), {
    code: 'plan_limit/filesAtOnce',
    headers: { 'Retry-After': '2' },
    cause,
  });
