import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelsBy } from '../../src/labels/index.ts';
import { observe } from '../../src/labels/observe.ts';
import { readWeights, writeWeights } from '../../src/labels/store.ts';
import { LANGS, type Lang } from '../../src/lexicon/index.ts';
import { framed } from './frames.ts';
import { type Lesson, learn, numbered, seeded, together } from './learn.ts';
import { type Example, observedOf, readMarkup } from './markup.ts';

/* Learns the labels of `src/labels` from sentences/*.txt and frames: npm run train [-- --held=N]. The same weights each time. */
const FRAMES: Record<Lang, number> = {
  en: 2200,
  de: 500,
  fr: 350,
  es: 350,
  it: 300,
  pt: 300,
  nl: 300,
};
const ROUNDS = 4;
const SEEDS = Array.from({ length: 6 }, (_, at) => 7 + at);
/** How often a sentence by hand is read for one of a frame. */
const WEIGHT = 4;
/** How often one that people tell at length is. */
const NATURAL = 2;
/** Shares of content words that the lexicon is not asked about. */
const HIDDEN = [0, 0.25, 0.5, 0];

const written = (lang: Lang, prefix = ''): Example[] =>
  readFileSync(join(import.meta.dirname, `sentences/${prefix}${lang}.txt`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => readMarkup(line, lang));

const random = seeded(30);
const made = LANGS.flatMap((lang) =>
  Array.from({ length: FRAMES[lang] }, () => readMarkup(framed(lang, random), lang)),
);
const byHand = LANGS.flatMap((lang) => written(lang));
/** Sentences of the tests of the package, and what people add to an app that is there, taught like those by hand. */
const kept = LANGS.flatMap((lang) => [...written(lang, 'kept-'), ...written(lang, 'follow-')]);
/** Wishes as people tell them at length; of these it is sure what is kept, and not who does what with it. */
const natural = LANGS.flatMap((lang) => written(lang, 'natural-'));
const isHeld = process.argv.includes('--held');
const isKeptBack = (_: Example, at: number) => isHeld && at % 5 === 0;
const held = byHand.filter(isKeptBack);
const taught = byHand.filter((example, at) => !isKeptBack(example, at));

function lessonOf(example: Example, share: number): Lesson {
  const hidden = new Set(example.tokens.flatMap((_, at) => (random() < share ? [at] : [])));
  return {
    features: observe({ ...observedOf(example), hidden }),
    tags: numbered(example.tags),
  };
}

const lessons = [
  ...kept.flatMap((example) =>
    Array.from({ length: WEIGHT }, (_, at) => lessonOf(example, HIDDEN[at] ?? 0)),
  ),
  ...made.map((example, at) => lessonOf(example, HIDDEN[at % HIDDEN.length] ?? 0)),
  ...taught.flatMap((example) =>
    Array.from({ length: WEIGHT }, (_, at) => lessonOf(example, HIDDEN[at] ?? 0)),
  ),
  ...natural
    .filter((example, at) => !isKeptBack(example, at))
    .flatMap((example) =>
      Array.from({ length: NATURAL }, (_, at) => ({
        ...lessonOf(example, HIDDEN[at] ?? 0),
        isLoose: true,
      })),
    ),
];
console.log(
  `${lessons.length} lessons of ${made.length} frames and ${taught.length} sentences by hand, ${natural.length} told at length`,
);
const started = performance.now();
const text = writeWeights(together(SEEDS.map((seed) => learn(lessons, ROUNDS, seed))));
console.log(
  `${Math.round((performance.now() - started) / 1000)} s, ${Math.round(text.length / 1024)} KB`,
);
const weights = readWeights(text);
if (isHeld) {
  report(held);
  console.log('told at length:');
  report(natural.filter(isKeptBack));
} else writeFileSync(new URL('../../src/labels/weights.txt', import.meta.url), text);

/** How well sentences that were not taught are read, by kind. */
function report(examples: readonly Example[]): void {
  const counts = new Map<string, { right: number; said: number; meant: number }>();
  const count = (kind: string) => {
    const known = counts.get(kind) ?? { right: 0, said: 0, meant: 0 };
    counts.set(kind, known);
    return known;
  };
  for (const example of examples) {
    const meant = new Set<string>();
    example.tags.forEach((tag, at) => {
      if (!tag.startsWith('B')) return;
      let to = at + 1;
      while (example.tags[to] === `I${tag.slice(1)}`) to++;
      meant.add(`${tag.slice(1)}:${at}-${to}`);
      count(tag.slice(1)).meant++;
    });
    for (const { kind, from, to } of labelsBy(observedOf(example), weights).spans) {
      count(kind).said++;
      if (meant.has(`${kind}:${from}-${to}`)) count(kind).right++;
    }
  }
  const all = [...counts.values()].reduce((sum, one) => ({
    right: sum.right + one.right,
    said: sum.said + one.said,
    meant: sum.meant + one.meant,
  }));
  console.log(`all        F1 ${((200 * all.right) / (all.said + all.meant)).toFixed(1)} %`);
  for (const [kind, { right, said, meant }] of counts)
    console.log(
      `${kind.padEnd(10)} precision ${((right / said) * 100).toFixed(0)} % recall ${((right / meant) * 100).toFixed(0)} % (${meant})`,
    );
}
