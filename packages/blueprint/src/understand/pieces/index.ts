import type { Lexicon } from '../../lexicon/index.ts';
import type { Token } from '../../lexicon/tokens.ts';
import type { Found } from '../phrases.ts';
import type { Tag } from '../tagger.ts';
import type { Values } from '../values/index.ts';
import { standsAsNoun, standsAsVerb } from './grammar.ts';
import { readNoun } from './nouns.ts';
import type { Piece, Source } from './types.ts';
import { isListItem, isPhrasalVerb, isVerb, verbIsNoun } from './verbs.ts';
import { nounish, spentAt } from './words.ts';

export type { Noun, Piece } from './types.ts';

/** Reads tokens into noun phrases, verbs and small words. */
export function readPieces(
  text: string,
  tokens: readonly Token[],
  lexicon: Lexicon,
  tags: ReadonlyMap<number, Tag>,
  found: readonly Found[] = [],
  values: readonly Values[] = [],
): Piece[] {
  const source: Source = { text, tokens, lexicon, tags, found, values, out: [] };
  let at = 0;
  while (at < tokens.length) {
    const piece = pieceAt(source, at);
    source.out.push(piece);
    at = piece.to;
  }
  return source.out;
}

/** 'Un'app per il mio hotel': Italian has one word for whom something is and by what it is ordered ('per categoria'). */
function isFor({ tokens, lexicon }: Source, at: number): boolean {
  if (lexicon.lang !== 'it' || tokens[at]?.low !== 'per') return false;
  const next = tokens[at + 1]?.low ?? '';
  const isOfOne = ['det', 'pron'].includes(lexicon.wordClass(next) ?? '');
  return isOfOne || APP.test(tokens[at - 1]?.low ?? '');
}

const APP =
  /^(?:app|applicazione|sito|pagina|programma|gestionale|piattaforma|strumento|registro|agenda)$/;

/** The piece that begins at a token. */
function pieceAt(source: Source, at: number): Piece {
  const token = source.tokens[at] as Token;
  const spent = spentAt(source, at);
  if (spent) return { kind: 'phrase', text: spent.text, from: spent.from, to: spent.to };
  const place = { from: at, to: at + 1 };
  if (token.kind === 'sign' && token.text !== '&')
    return { kind: 'sign', text: token.text, ...place };
  if (token.kind === 'number')
    return { kind: 'number', value: Number(token.text.replace(',', '.')), ...place };
  if (token.kind === 'quote') return { kind: 'quote', text: token.text, ...place };
  const hit = source.lexicon.match(source.tokens, at);
  if (!hit || hit.length === 1) {
    const cls = isFor(source, at) ? 'for' : source.lexicon.wordClass(token.low);
    if (cls) return { kind: 'fn', cls, low: token.low, ...place };
    const verb = source.lexicon.verbClass(token.low);
    if (verb && (isListItem(source, at, verb) || verbIsNoun(source, at, verb, Boolean(hit))))
      return readNoun(source, at, true);
    if (verb && !hit && verb === 'act' && standsAsNoun(source, at))
      return readNoun(source, at, true);
    if (verb && (!hit || isVerb(source, at, verb)))
      return { kind: 'verb', cls: verb, low: token.low, ...place };
    if (!verb && hit && standsAsVerb(source, at))
      return { kind: 'verb', cls: 'act', low: token.low, ...place };
    if (!hit && !nounish(source, at))
      return { kind: 'fn', cls: 'filler', low: token.low, ...place };
  }
  if (hit && hit.length > 1 && isPhrasalVerb(source, at, hit.length))
    return { kind: 'verb', cls: 'book', low: token.low, from: at, to: at + hit.length };
  return readNoun(source, at);
}
