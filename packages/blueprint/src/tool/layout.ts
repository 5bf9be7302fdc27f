import { ToolBlock } from '@trellis/contract';
import { capital, looksPlural } from '../lexicon/lang.ts';
import { type ToolAct, TURNS } from './verbs.ts';
import type { ToolWish } from './wish.ts';

type Piece = Pick<ToolBlock, 'type' | 'title' | 'instructions'> & Partial<Pick<ToolBlock, 'chart'>>;

const LAYOUTS: Record<ToolAct, (what: string) => Piece[]> = {
  write: (what) => [written(what)],
  summarise: () => [
    { type: 'text', title: 'In short', instructions: 'Two or three sentences.' },
    {
      type: 'list',
      title: 'Key points',
      instructions: 'Three to seven, the most important first.',
    },
  ],
  answer: () => [{ type: 'text', title: '', instructions: 'The answer first, then why.' }],
  translate: () => [
    { type: 'text', title: 'Translation', instructions: 'Nothing but the translation.' },
  ],
  classify: () => [
    { type: 'text', title: 'Category', instructions: 'The category alone, in a word or two.' },
    { type: 'list', title: 'Why', instructions: 'What in the text speaks for it.' },
  ],
  extract: (what) => [
    {
      type: 'table',
      title: what,
      instructions: 'One row for each that is found; nothing that is not there.',
    },
  ],
  compare: () => [
    {
      type: 'table',
      title: 'Side by side',
      instructions: 'A row for each criterion, a column for each.',
    },
    { type: 'text', title: 'Which one', instructions: 'Which suits whom, and why.' },
  ],
  score: () => [
    { type: 'score', title: 'Score', instructions: 'From 0 to 100, with the reasons.' },
    {
      type: 'list',
      title: 'What would raise it',
      instructions: 'Concrete changes, the most effective first.',
    },
  ],
  plan: (what) => [
    { type: 'text', title: 'Overview', instructions: 'Two or three sentences.' },
    {
      type: 'checklist',
      title: what || 'Plan',
      instructions: 'Each step in its order, with when and how long.',
    },
  ],
  rewrite: () => [
    { type: 'text', title: '', instructions: 'The new text, whole.' },
    { type: 'list', title: 'What changed', instructions: 'The changes that matter, briefly.' },
  ],
  brainstorm: (what) => [
    {
      type: 'cards',
      title: what || 'Ideas',
      instructions: 'Six that differ from each other, each with why it fits.',
    },
  ],
  name: () => [
    {
      type: 'cards',
      title: 'Names',
      instructions: 'Eight that differ in kind, each with what it plays on.',
    },
  ],
  explain: () => [
    { type: 'text', title: '', instructions: 'In plain words, from what is known to what is new.' },
    { type: 'list', title: 'For example', instructions: 'Two or three from everyday life.' },
  ],
  check: () => [
    { type: 'text', title: 'Verdict', instructions: 'One or two sentences.' },
    {
      type: 'checklist',
      title: 'What to change',
      instructions: 'Each finding with its place and a better wording.',
    },
  ],
};

/** What a thing is made into, by what that is called. */
const turned = (what: string): Piece => {
  const piece = blockFor(what);
  const head = what.split(/\s(?:to|of|for|with|by|from)\s/i)[0] ?? '';
  if (piece.type === 'text' && looksPlural(head, 'en')) return { ...piece, type: 'list' };
  return piece.type === 'text' ? written(what) : piece;
};

const written = (what: string): Piece =>
  /\b(?:code|script|function|quer(?:y|ies)|formula|regex|regular expression|macro)s?$/i.test(what)
    ? { type: 'code', title: '', instructions: `The ${what}, ready to use.` }
    : looksPlural(what, 'en') &&
        !/\b(?:lyrics|news|notes|minutes|thanks|terms|instructions|facts)$/i.test(what)
      ? { type: 'list', title: capital(what), instructions: 'Each one complete in itself.' }
      : {
          type: 'text',
          title: '',
          instructions:
            what && !/^(?:for|about|to|with|from)\s/i.test(what)
              ? `The ${what}, ready to use.`
              : '',
        };

/** What a part of an answer is, by what it is called: 'a table of costs', 'three tips'. */
export function blockFor(said: string): Piece {
  const title = capital(
    said.replace(/^(?:an?|the|some|its|their|\d+|two|three|four|five|six|ten)\s+/i, '').trim(),
  );
  const instructions = /^(?:\d+|two|three|four|five|six|ten)\s/i.test(said) ? capital(said) : '';
  if (/\bchecklist\b|\bto-?dos?\b/i.test(said)) return { type: 'checklist', title, instructions };
  if (/\btable\b/i.test(said)) return { type: 'table', title, instructions };
  const chart = /\b(bar|line|pie|radar)?\s*(?:chart|graph|diagram)\b/i.exec(said);
  if (chart)
    return {
      type: 'chart',
      title,
      instructions,
      chart: (chart[1]?.toLowerCase() as 'bar') ?? 'bar',
    };
  if (/\b(?:score|rating|grade)\b/i.test(said)) return { type: 'score', title, instructions };
  if (/\bcards?\b|\bideas\b/i.test(said)) return { type: 'cards', title, instructions };
  if (/\b(?:code|snippet)\b/i.test(said)) return { type: 'code', title, instructions };
  if (/\bquotes?\b|\bsources?\b/i.test(said)) return { type: 'quote', title, instructions };
  if (/\b(?:picture|image|illustration)\b/i.test(said))
    return { type: 'image', title, instructions };
  const isQuestion = /^(?:which|whether|if|how|why|who|when|where)\b/i.test(title);
  const isMany = (!isQuestion && looksPlural(title, 'en')) || /^(?:what|which)\s+to\b/i.test(title);
  return { type: isMany ? 'list' : 'text', title, instructions };
}

/** The results layout for what a sentence wishes: what its verb makes, then what else it names. */
export function layoutFor({ act, verb, object, outputs }: ToolWish): ToolBlock[] {
  const what = object
    .replace(/^(?:an?|the|some|my|your|our|their|me|us|\d+|two|three|five|ten)\s+/i, '')
    .slice(0, 80);
  const pieces = [
    ...(TURNS.has(verb)
      ? [turned(what)]
      : LAYOUTS[act](
          act === 'extract' || act === 'plan' || act === 'brainstorm' ? capital(what) : what,
        )),
  ];
  for (const output of outputs) {
    const piece = blockFor(output);
    const isThere = pieces.some(({ title }) => title.toLowerCase() === piece.title.toLowerCase());
    if (!isThere) pieces.push(piece);
  }
  return pieces.map((piece, n) => ToolBlock.parse({ id: `block-${n + 1}`, ...piece }));
}
