import { expect, it } from 'vitest';
import { type Lang, lexiconFor } from '../lexicon/index.ts';
import { tokenise } from '../lexicon/tokens.ts';
import { tagsOf } from '../understand/tagger.ts';
import { labelled } from './index.ts';

const read = (text: string, lang: Lang = 'en') => {
  const tokens = tokenise(text);
  const tags = lang === 'en' ? tagsOf(text, tokens) : new Map();
  return labelled({ tokens, lexicon: lexiconFor(lang), tags }).spans.map(
    ({ kind, from, to }) =>
      `${kind} ${text.slice(tokens[from]!.start, tokens[to - 1]!.end).toLowerCase()}`,
  );
};

it('tells what is kept from whom it is for, in words that nobody taught', () => {
  const spans = read(
    'A register of snorkels for our diving society: snorkels with size and colour',
  );
  expect(spans).toContain('field size');
  expect(spans).toContain('field colour');
  expect(spans.some((span) => /^entity .*snorkels/.test(span))).toBe(true);
  expect(spans.some((span) => /^(?:entity|field) .*society/.test(span))).toBe(false);
});

it('reads the same twice, and nothing of nothing', () => {
  const text = 'Track kayaks with length, owner and last inspection for the club. '.repeat(8);
  expect(read(text)).toEqual(read(text));
  expect(read('')).toEqual([]);
});
