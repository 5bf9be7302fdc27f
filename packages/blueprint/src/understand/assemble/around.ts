import type { Span } from '../../labels/index.ts';
import { singularOf } from '../../lexicon/index.ts';
import type { Text } from '../walk/index.ts';
import { isTimeWord } from './assigned.ts';
import { TOLD } from './outline/state.ts';

/** How many words name what comes with fields. */
const LONGEST = 3;

/** 'Green bean lots come with origin, farm and kilos': what comes with fields is kept. */
export function withComing(spans: Span[], { tokens, lexicon }: Text): Span[] {
  if (lexicon.lang !== 'en') return spans;
  let list = spans;
  for (const [at, { low }] of tokens.entries()) {
    if (!/^comes?$/.test(low) || tokens[at + 1]?.low !== 'with') continue;
    const isTold = list.some(({ kind, from }) => kind === 'field' && from > at && from < at + 5);
    const named = list.find(({ kind, to }) => kind === 'entity' && to === at);
    let from = named?.from ?? at;
    const isNoun = () =>
      tokens[from - 1]?.kind === 'word' && !lexicon.wordClass(tokens[from - 1]?.low ?? '');
    while (!named && at - from < LONGEST && isNoun()) from--;
    if (!isTold || from === at) continue;
    const others = list.filter((span) => span.to <= from || span.from >= at);
    const what = { kind: 'entity' as const, from, to: at, lead: TOLD };
    list = [...others, what].toSorted((a, b) => a.from - b.from);
  }
  return list;
}

const WHERE = /^(?:on|in|at|around|within|auf|an|im|bei|sur|dans|chez|en|su|in|em|no|na|op)$/;
const OUR =
  /^(?:our|my|the|unser\p{L}*|mein\p{L}*|notre|nos|mon|ma|nuestr[oa]|mi|nostr[oa]|nossa?|onze|ons|mijn)$/u;
/** From which lead on a word behind 'on our' is a list all the same. */
const SURELY = 40;

/** 'Bird hides on our reserve have a name': where they are is no list, and what is told is told of them. */
export const withWhere = (spans: Span[], { tokens, lexicon }: Text): Span[] =>
  spans.map((span, at) => {
    const previous = spans[at - 1];
    const last = tokens[span.to - 1]?.low ?? '';
    const isThere =
      span.kind === 'entity' &&
      span.lead < SURELY &&
      singularOf(last, lexicon.lang) === last &&
      OUR.test(tokens[span.from - 1]?.low ?? '') &&
      WHERE.test(tokens[span.from - 2]?.low ?? '') &&
      previous?.kind === 'entity' &&
      previous.to === span.from - 2;
    // 'Book a sauna for an evening': no list of evenings.
    const isWhen =
      span.kind === 'entity' &&
      span.lead < SURELY &&
      isTimeWord(last) &&
      /^(?:an?|one|the|each|eine[nr]?|une?|una?|um|uma|een)$/.test(
        tokens[span.from - 1]?.low ?? '',
      ) &&
      /^(?:for|on|in|für|an|pour|para|per|voor)$/.test(tokens[span.from - 2]?.low ?? '');
    return isThere || isWhen ? { ...span, kind: 'setting' as const } : span;
  });

const USES = /^(?:uses?|takes?|needs?|gets?|concerns?)$/;

/** 'Every roast uses a sack and has a start weight': which one is told of the roast, and so is what follows. */
export const withUsed = (spans: Span[], { tokens, lexicon }: Text): Span[] =>
  spans.map((span, at) => {
    const previous = spans[at - 1];
    const stem = singularOf(tokens[span.to - 1]?.low ?? '', lexicon.lang);
    const isUsed =
      span.kind === 'entity' &&
      previous?.kind === 'entity' &&
      USES.test(tokens[previous.to]?.low ?? '') &&
      /^(?:an?|one|the)$/.test(tokens[span.from - 1]?.low ?? '') &&
      span.from - previous.to === 2 &&
      spans
        .slice(0, at - 1)
        .some(
          ({ kind, to }) =>
            kind === 'entity' && singularOf(tokens[to - 1]?.low ?? '', lexicon.lang) === stem,
        );
    return isUsed ? { ...span, kind: 'field' as const } : span;
  });

/** 'Number of skates': a count, and no list of skates. */
export const withCounted = (spans: Span[], { tokens }: Text): Span[] =>
  spans.flatMap((span, at) => {
    const [previous, next] = [spans[at - 1], spans[at + 1]];
    const isOf = (one: Span | undefined, other: Span | undefined) =>
      one?.kind === 'field' &&
      other?.kind === 'entity' &&
      other.from - one.to === 1 &&
      /^(?:number|count|anzahl|zahl|nombre|número|numero|cantidad|quantità|quantidade|aantal)$/.test(
        tokens[one.to - 1]?.low ?? '',
      ) &&
      /^(?:of|de|di|der|van)$/.test(tokens[one.to]?.low ?? '');
    if (isOf(previous, span)) return [];
    return next && isOf(span, next)
      ? [{ ...span, to: next.to, lead: Math.max(span.lead, TOLD) }]
      : [span];
  });
