import type { Span } from '../../labels/index.ts';
import { singularOf } from '../../lexicon/index.ts';
import { tellsWhatCame } from '../measures.ts';
import type { Text } from '../walk/index.ts';
import { TOLD } from './outline/state.ts';

/** 'Minutes read' is one field, and not the minutes and whether something was read. */
export function withCame(spans: Span[], { tokens, lexicon }: Text): Span[] {
  if (lexicon.lang !== 'en') return spans;
  const joined: Span[] = [];
  for (const span of spans) {
    const before = joined.at(-1);
    const isPart =
      before?.kind === 'field' &&
      span.kind === 'field' &&
      before.to === span.from &&
      span.to - span.from === 1 &&
      tellsWhatCame(tokens[span.from]?.low ?? '') &&
      singularOf(tokens[before.to - 1]?.low ?? '', 'en') !== tokens[before.to - 1]?.low;
    if (isPart) joined[joined.length - 1] = { ...before, to: span.to };
    else joined.push(span);
  }
  return joined;
}

/** 'Lost stuff', 'found things': a word that tells how things are takes them along as its noun. */
export function withThings(spans: Span[], { tokens, lexicon, tags }: Text): Span[] {
  if (lexicon.lang !== 'en') return spans;
  return spans.map((span) => {
    const last = tokens[span.to - 1];
    const isHow =
      span.kind === 'entity' &&
      /^(?:things?|stuff)$/.test(tokens[span.to]?.low ?? '') &&
      lexicon.phrase(last?.low ?? '').length === 0 &&
      tags.get(last?.start ?? -1) !== 'noun';
    return isHow ? { ...span, to: span.to + 1 } : span;
  });
}

/** 'Mark as done', 'set to paid', 'tick off': what is done with a state is no part of its name. */
export function withoutMarking(spans: Span[], { tokens }: Text): Span[] {
  return spans.flatMap((span): Span[] => {
    const isMarked =
      span.kind === 'field' &&
      /^(?:marks?|sets?|flags?)$/.test(tokens[span.from]?.low ?? '') &&
      /^(?:as|to)$/.test(tokens[span.from + 1]?.low ?? '');
    if (!isMarked) return [span];
    const from = span.from + 2;
    return from < span.to ? [{ ...span, from, lead: TOLD }] : [];
  });
}

/** 'Drying, bisque fired or glazed': what no sign parts is one value. */
export function withWholeValues(spans: Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const before = joined.at(-1);
    if (before?.kind === 'value' && span.kind === 'value' && before.to === span.from)
      joined[joined.length - 1] = { ...before, to: span.to };
    else joined.push(span);
  }
  return joined;
}
