import { readFileSync } from 'node:fs';
import { fold, LANGS, type Lang, singularOf } from '../src/lexicon/index.ts';
import { understand } from '../src/understand/index.ts';
import { readMarkup } from './train/markup.ts';

/*
 * How much of marked sentences becomes an app: node packages/blueprint/dev/heard.ts FILE…, each named by its language
 * (`natural-de.txt`). A training score where the labels have learned from the file.
 */

/** The day on which all are read. */
const NOW = new Date('2026-03-02T09:00:00Z');
/** Articles and small words that no list is called by. */
const SMALL = new Set(
  'the a an of der die das de la le les el il lo o i in per my our their and di du des del da do het een ein eine un une una uma'.split(
    ' ',
  ),
);

const wordsOf = (text: string, lang: Lang): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !SMALL.has(word))
    .map((word) => singularOf(word, lang));

/** Of compounds it is enough that one ends in the other. */
const isSame = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) > 4 && (a.endsWith(b) || b.endsWith(a)));

const shared = (said: readonly string[], name: readonly string[]): number =>
  said.filter((word) => name.some((other) => isSame(word, other))).length;

interface Heard {
  lists: number;
  ofLists: number;
  fields: number;
  ofFields: number;
}

/** Which of the lists and fields that are marked in a line the app has, whatever they are called beside. */
function heardIn(line: string, lang: Lang): Heard {
  const { text } = readMarkup(line, lang);
  const { spec } = understand(text, { now: NOW });
  const names = spec.entities.map(({ label, plural }) => wordsOf(`${label} ${plural}`, lang));
  const fields = spec.entities.flatMap((entity) => [
    wordsOf(entity.label, lang),
    ...entity.fields.map(({ label, name }) =>
      wordsOf(`${label} ${name.replaceAll('_', ' ')}`, lang),
    ),
  ]);
  const marked = (letter: string) => [
    ...new Set(
      [...line.matchAll(/\[([a-z]) ([^\]]*)\]/g)]
        .filter(([, kind]) => kind === letter)
        .map(([, , said = '']) => wordsOf(said, lang).join(' '))
        .filter(Boolean),
    ),
  ];
  const lists = marked('e').map((said) => said.split(' '));
  const facts = marked('f').map((said) => said.split(' '));
  return {
    lists: lists.filter((said) => names.some((name) => shared(said, name) > 0)).length,
    ofLists: lists.length,
    fields: facts.filter((said) => fields.some((name) => shared(said, name) * 2 >= said.length))
      .length,
    ofFields: facts.length,
  };
}

const share = (part: number, whole: number) =>
  `${part}/${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;

for (const file of process.argv.slice(2)) {
  const lang = LANGS.find((one) => file.endsWith(`-${one}.txt`)) ?? 'en';
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const sum: Heard = { lists: 0, ofLists: 0, fields: 0, ofFields: 0 };
  for (const line of lines) {
    const heard = heardIn(line, lang);
    for (const key of Object.keys(sum) as (keyof Heard)[]) sum[key] += heard[key];
  }
  console.log(
    `${lang}: ${lines.length} wishes, lists ${share(sum.lists, sum.ofLists)}, fields ${share(sum.fields, sum.ofFields)}`,
  );
}
