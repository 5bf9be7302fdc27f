import type { Kind } from '../../src/labels/kinds.ts';
import { type Lang, lexiconFor, singularOf } from '../../src/lexicon/index.ts';
import { type Token, tokenise } from '../../src/lexicon/tokens.ts';
import { tagsOf } from '../../src/understand/tagger.ts';

/** A sentence with the tags of its tokens. */
export interface Example {
  lang: Lang;
  text: string;
  tokens: Token[];
  grammar: ReturnType<typeof tagsOf>;
  tags: string[];
}

const LETTERS: Record<string, Kind> = {
  e: 'entity',
  f: 'field',
  q: 'asking',
  v: 'value',
  c: 'container',
  b: 'setting',
  a: 'actor',
  d: 'deed',
  w: 'view',
  p: 'access',
  l: 'look',
};

/** Reads '[e books] with [f title]': the letter is the first of the kind's (see `LETTERS`), the rest the words. */
export function readMarkup(line: string, lang: Lang): Example {
  const marks: { kind: Kind; start: number; end: number }[] = [];
  let text = '';
  let open: { kind: Kind; start: number } | null = null;
  const source = line.replaceAll('\\n', '\n');
  for (let i = 0; i < source.length; i++) {
    const opener = /^\[([efqvcbadwpl]) /.exec(source.slice(i, i + 3));
    if (opener?.[1] && !open) {
      open = { kind: LETTERS[opener[1]] as Kind, start: text.length };
      i += 2;
    } else if (source[i] === ']' && open) {
      marks.push({ ...open, end: text.length });
      open = null;
    } else if (source[i] === '[' && !open) throw new Error(`A mark without a kind: ${line}`);
    else if (!/^\[/.test(source[i]!)) text += source[i];
  }
  const tokens = tokenise(text);
  const tags = tokens.map((token) => {
    const mark = marks.find(({ start, end }) => token.start >= start && token.end <= end);
    if (!mark) return '-';
    const isFirst = !tokens.some((other) => other.start >= mark.start && other.start < token.start);
    return `${isFirst ? 'B' : 'I'}${mark.kind}`;
  });
  markAgain(tokens, tags, lang);
  const grammar = lang === 'en' ? tagsOf(text, tokens) : new Map();
  return { lang, text, tokens, grammar, tags };
}

/** A thing that was marked once is meant wherever its word comes again: 'every treatment has …'. */
function markAgain(tokens: readonly Token[], tags: string[], lang: Lang): void {
  const stems = tokens.map(({ low }) => singularOf(low, lang));
  for (const [at, tag] of tags.entries()) {
    if (tag !== 'Bentity' || tags[at + 1] === 'Ientity') continue;
    for (const [i, stem] of stems.entries())
      if (stem === stems[at] && tags[i] === '-') tags[i] = 'Bentity';
  }
}

/** What the labels see of an example. */
export const observedOf = ({ lang, tokens, grammar }: Example) => ({
  tokens,
  lexicon: lexiconFor(lang),
  tags: grammar,
});
