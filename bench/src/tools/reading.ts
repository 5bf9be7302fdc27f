import { isDeepStrictEqual } from 'node:util';
import type { BlockPart } from '@trellis/contract';
import { readAnswer } from '@trellis/tools';
import type { Figure } from '../figure.ts';
import { type Answer, makeAnswers } from './answers.ts';

/** `SHOW=1` says which answers are not shown as meant. */
const isShown = Boolean(process.env.SHOW);

/** Broken and partial answers: whether one brings the reader down, and how many are shown as they were meant. */
export async function read(): Promise<Figure[]> {
  const kinds = new Map<string, { count: number; good: number }>();
  let crashes = 0;
  for (const answer of makeAnswers()) {
    const tally = kinds.get(answer.kind) ?? { count: 0, good: 0 };
    kinds.set(answer.kind, tally);
    tally.count++;
    try {
      const isGood = [true, false].every((isComplete) => isAsMeant(answer, isComplete));
      if (isGood) tally.good++;
      else if (isShown) console.error(shownOf(answer));
    } catch (error) {
      crashes++;
      console.error(error);
    }
  }
  const all = [...kinds.values()];
  const sum = (of: (tally: { count: number; good: number }) => number) =>
    all.reduce((total, tally) => total + of(tally), 0);
  const count = sum((tally) => tally.count);
  const share = (good: number, of: number) => (good / of) * 100;
  return [
    figure(`${count} broken or partial answers: crashes`, crashes, '', { atMost: 0 }),
    figure(
      'of them shown as meant',
      share(
        sum(({ good }) => good),
        count,
      ),
      '%',
      { atLeast: 95 },
    ),
    ...[...kinds].map(([kind, tally]) =>
      figure(`of ${tally.count}: ${NAMES[kind]}`, share(tally.good, tally.count), '%', null),
    ),
  ];
}

const shownOf = ({ kind, layout, text }: Answer): string =>
  [
    `${kind}: ${JSON.stringify(text.length > 300 ? `${text.slice(0, 120)} … ${text.slice(-120)}` : text)}`,
    ...readAnswer(text, layout.blocks, { isComplete: true }).map((part) => JSON.stringify(part)),
  ].join('\n  ');

const NAMES: Record<string, string> = {
  cut: 'truncated at every tenth byte',
  types: 'of wrong types',
  prose: 'with prose around them',
  fence: 'with Markdown around JSON',
  loose: 'JSON that is none',
  sections: 'headed sections',
  shape: 'of another shape',
};

const figure = (name: string, value: number, unit: string, goal: Figure['goal']): Figure => ({
  figure: name,
  value,
  unit,
  goal,
  beside: null,
});

/** As a finished answer and as one that still comes: of what is cut all that is there, and a beginning of the next. */
function isAsMeant({ layout, text, ends, values }: Answer, isComplete: boolean): boolean {
  const parts = readAnswer(text, layout.blocks, { isComplete });
  if (!ends) return parts.every((part) => isDeepStrictEqual(part.value, values[part.id]));
  return parts.every((part, at) => {
    if (text.length >= ends[at]!) return isDeepStrictEqual(part.value, values[part.id]);
    const isBegun = at === 0 || text.length >= ends[at - 1]!;
    return isBegun ? isBeginning(part) : part.value === null;
  });

  function isBeginning({ id, state, value }: BlockPart): boolean {
    // What is done must be whole, unless nothing more comes.
    if (state === 'done' && !isComplete) return isDeepStrictEqual(value, values[id]);
    return value === null || begins(value, values[id]);
  }
}

/** Whether a value is the first part of another one: of its text, its entries, its properties. */
function begins(part: unknown, whole: unknown): boolean {
  if (typeof part === 'string')
    return part === '' || (typeof whole === 'string' && isTextOf(part, whole));
  if (typeof part === 'number') return String(whole).startsWith(String(part)) || part === 0;
  if (typeof part === 'boolean') return part === whole || !part;
  if (Array.isArray(part))
    return (
      Array.isArray(whole) &&
      part.length <= whole.length &&
      part.every((one, at) =>
        at < part.length - 1 ? isDeepStrictEqual(one, whole[at]) : begins(one, whole[at]),
      )
    );
  if (typeof part !== 'object' || part === null || typeof whole !== 'object' || whole === null)
    return part === whole;
  return Object.entries(part).every(([name, value]) =>
    begins(value, (whole as Record<string, unknown>)[name]),
  );
}

/** Signs of Markdown whose other half has not come yet are no fault. */
const isTextOf = (part: string, whole: string): boolean =>
  whole.startsWith(part) || plain(whole).startsWith(plain(part));
const plain = (text: string): string => text.replace(/[*_`~>|#\-\s]/g, '');
