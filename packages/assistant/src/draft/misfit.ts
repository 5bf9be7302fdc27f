import type { EditFailure } from '../edit/apply.ts';
import { around } from '../edit/around.ts';

/** Blocks of an edit that did not fit. */
export interface MissingPart {
  /** Of so many blocks. */
  count: number;
  missing: number;
  /** Why, as the person is told. */
  why: string;
  /** What those blocks looked for. */
  searches: string[];
}

/** What did not fit: `message` for the person, in plain words; `forModel` for the model when it is asked again, to the letter. */
export interface Misfit {
  message: string;
  forModel: string;
  /** Of an edit, which part of it. */
  part?: MissingPart;
}

/** A file of so many lines at most is sent whole where an edit of it did not fit. */
const WHOLE = 150;

export const isWholeSent = (text: string): boolean => text.split('\n').length <= WHOLE;

/** What is missing of an edit, for the person. */
export const misfitWords = (path: string, { missing, count, why }: MissingPart): string =>
  missing < count
    ? `${missing} of ${count} changes to ${path} did not fit: ${why}`
    : `The change to ${path} did not fit: ${why}`;

/** Says which blocks of an edit did not fit, with the lines where they were meant to. */
export function misfitOf(
  path: string,
  now: string,
  failures: readonly EditFailure[],
  { blocks, problem }: { blocks: readonly unknown[]; problem?: string },
): Misfit {
  const count = blocks.length + (problem ? 1 : 0);
  const missing = failures.length + (problem ? 1 : 0);
  const why = failures.some(({ reason }) => reason === 'ambiguous')
    ? 'what it changes stands there more than once'
    : problem && failures.length === 0
      ? 'it was not whole'
      : 'what it changes is not there';
  const isWhole = isWholeSent(now);
  const blocksOf = failures.map(({ block, reason, search }) => {
    const place = isWhole ? '' : around(now, search);
    const there = place && `\nThe file there (line numbers are not part of it):\n${place}`;
    return `${describe(block, reason)}:\n${search}${there}`;
  });
  const part = { count, missing, why, searches: failures.map(({ search }) => search) };
  return {
    message: misfitWords(path, part),
    part,
    forModel: [
      missing < count
        ? `${count - missing} of the ${count} blocks for ${path} are applied. Send only what is missing.`
        : `The edit of ${path} was not applied.`,
      ...(problem ? [problem] : []),
      ...blocksOf,
      ...(isWhole ? [`The file now:\n${now}`] : []),
    ].join('\n'),
  };
}

const describe = (block: number, reason: EditFailure['reason']): string =>
  reason === 'ambiguous'
    ? `Block ${block + 1}: the search text stands in the file more than once; take more lines`
    : reason === 'empty'
      ? `Block ${block + 1}: the search text is empty`
      : `Block ${block + 1}: the search text is not in the file`;
