import type { Span } from '../../labels/index.ts';
import { singularOf } from '../../lexicon/index.ts';
import type { Text } from '../walk/index.ts';
import { OF_ONE } from './happened.ts';
import { TOLD } from './outline/state.ts';

/** How far before a comma the last item of a closed row begins. */
const LONGEST = 3;

/**
 * 'Members with phone, catches with species and weight, competitions': behind a row that 'and' has closed follows the
 * next list, where there are several in the sentence.
 */
export function withClosed(spans: Span[], { tokens, lexicon }: Text): Span[] {
  const sentence = (at: number) =>
    tokens.slice(0, at).filter(({ text }) => /^[.;!?\n]$/.test(text)).length;
  const isAnd = (at: number) => lexicon.wordClass(tokens[at]?.low ?? '') === 'and';
  const isListed = (span: Span) =>
    span.kind === 'entity' && lexicon.wordClass(tokens[span.to]?.low ?? '') === 'with';
  return spans.map((span, at) => {
    const previous = spans[at - 1];
    const last = tokens[span.to - 1]?.low ?? '';
    const isOne = span.kind !== 'field' || singularOf(last, lexicon.lang) === last;
    if (isOne || previous?.kind !== 'field' || tokens[previous.to]?.text !== ',') return span;
    if (previous.to + 1 !== span.from || isAnd(span.to) || previous.to - previous.from > LONGEST)
      return span;
    const next = tokens[span.to];
    const isAlone = next === undefined || next.kind === 'sign';
    const lists = spans.filter(
      (one) => isListed(one) && sentence(one.from) === sentence(span.from),
    );
    const isBehind = lists.some(({ from }) => from < span.from);
    const said = tokens.slice(span.from, span.to).map(({ low }) => low);
    const kinds = lexicon.phrase(said.join(' ')).map(({ kind }) => kind);
    // Of 'photos' nobody keeps a list for being behind 'and'.
    const isAttribute =
      kinds.includes('attribute') && !kinds.includes('thing') && !OF_ONE.test(said.join(' '));
    const isClosed = isAnd(previous.from - 1) && isBehind && lists.length > 1 && isAlone;
    return isClosed && !isAttribute ? { ...span, kind: 'entity' as const, lead: TOLD } : span;
  });
}
