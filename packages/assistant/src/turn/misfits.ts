import type { Draft } from '../draft/draft.ts';
import { isWholeSent, misfitWords } from '../draft/misfit.ts';
import { around } from '../edit/around.ts';
import type { Applying, Problem } from './apply-stream.ts';

/** That what is not complained of is kept: a model would send it all again. */
const takenWords = ({ applied }: Applying): string =>
  applied.size > 0 ? 'All your other actions were taken: send these alone, put right.' : '';

/**
 * What did not fit in this answer, and in those before it where this one did not make up for it: of an edit as many
 * blocks as were sent since are no longer missing, of anything else one action for its path is enough.
 */
export function stillMissing(
  before: readonly Problem[],
  { problems, applied }: Applying,
): Problem[] {
  const left = before.flatMap((problem) => {
    const { path, part } = problem;
    const again = problems.filter((one) => one.path === path);
    if (!part) return again.length > 0 || applied.has(path) ? [] : [problem];
    const made = applied.get(path) ?? 0;
    const missing =
      part.missing - made - again.reduce((n, one) => n + (one.part?.missing ?? Infinity), 0);
    if (missing <= 0) return [];
    const rest = { ...part, missing };
    return [{ ...problem, part: rest, message: misfitWords(path ?? '', rest) }];
  });
  return [...left, ...problems];
}

/**
 * What the model is asked to put right: what did not fit now, and blocks that were forgotten when others of their file
 * were. Empty where there is nothing of either: what it left alone it was told of once.
 */
export function complaintOf(
  misfits: readonly Problem[],
  applying: Applying,
  { files }: Draft,
): string {
  const { problems, applied } = applying;
  const forgotten = misfits.filter(
    (one) => one.part && !problems.includes(one) && applied.has(one.path),
  );
  const words = [
    ...problems.map(({ forModel }) => forModel),
    ...forgotten.map((one) => forgottenWords(one, files)),
  ];
  return words.length > 0 ? [...words, takenWords(applying)].filter(Boolean).join('\n\n') : '';
}

/** Of blocks that did not fit some were sent again, and the others were not. */
function forgottenWords(
  { path, part, forModel }: Problem,
  files: Readonly<Record<string, string>>,
) {
  const now = files[path ?? ''];
  if (!part || now === undefined) return `This is still missing:\n${forModel}`;
  const { missing, searches } = part;
  const places = searches.map((search) => {
    const there = isWholeSent(now) ? '' : around(now, search);
    return there
      ? `${search}\nThe file there (line numbers are not part of it):\n${there}`
      : search;
  });
  return [
    `Of the blocks for ${path} that did not fit before, ${missing} ${missing === 1 ? 'is' : 'are'} still missing. Send only what is missing. These did not fit:`,
    ...places,
    ...(isWholeSent(now) ? [`The file now:\n${now}`] : []),
  ].join('\n');
}
