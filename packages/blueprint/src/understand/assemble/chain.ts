import type { Span } from '../../labels/index.ts';
import { singularOf } from '../../lexicon/index.ts';
import type { Text } from '../walk/index.ts';
import { TOLD } from './outline/state.ts';
import type { Stretch } from './row.ts';

const ONE = /^(?:an?|each|every|the|eine?|jede[rs]?|une?|chaque|una?|cada|ogni|um|uma|een|elke?)$/;
const HAS =
  /^(?:has|have|contains?|holds?|consists|hat|haben|enthält|a|ont|contient|tiene|tienen|contiene|ha|hanno|tem|têm|contém|heeft|bevat)$/;
/** How many words name one of them. */
const LONGEST = 2;

interface Link {
  one: Stretch;
  many: Stretch;
}

/** 'A course has modules, a module has lessons': each that has others, with the word for them. */
function linksIn({ tokens, lexicon }: Pick<Text, 'tokens' | 'lexicon'>): Link[] {
  return tokens.flatMap(({ low }, at): Link[] => {
    const start = tokens.findLastIndex(
      (token, place) => place < at && place >= at - LONGEST - 1 && ONE.test(token.low),
    );
    let to = at + 1;
    while (ONE.test(tokens[to]?.low ?? '') || lexicon.wordClass(tokens[to]?.low ?? '') === 'some')
      to++;
    const from = to;
    const isNoun = (place: number) =>
      tokens[place]?.kind === 'word' && !lexicon.wordClass(tokens[place]?.low ?? '');
    while (isNoun(to) && to - from < LONGEST) to++;
    const last = tokens[to - 1]?.low ?? '';
    const isMany = to > from && singularOf(last, lexicon.lang) !== last;
    return HAS.test(low) && start >= 0 && start < at - 1 && isMany
      ? [{ one: { from: start + 1, to: at }, many: { from, to } }]
      : [];
  });
}

/** Where what one has several of has several of its own, or something is told of it, both are kept. */
export function withChain(spans: Span[], reading: Text): Span[] {
  const { tokens, lexicon } = reading;
  const stem = ({ to }: Stretch) => singularOf(tokens[to - 1]?.low ?? '', lexicon.lang);
  const links = linksIn(reading);
  const isTold = (many: Stretch) =>
    tokens.some(
      ({ low }, at) =>
        at > many.to &&
        low === stem(many) &&
        ONE.test(tokens[at - 1]?.low ?? '') &&
        HAS.test(tokens[at + 1]?.low ?? ''),
    );
  const chained = links.filter(
    ({ one, many }, at) =>
      isTold(many) || links.slice(0, at).some((other) => stem(other.many) === stem(one)),
  );
  if (chained.length === 0) return spans;
  const named = new Set(chained.flatMap(({ one, many }) => [stem(one), stem(many)]));
  const kept = links
    .flatMap(({ one, many }) => [one, many])
    .filter((stretch) => named.has(stem(stretch)));
  // 'A tape has a title': what is told of the last of them.
  const tails = tokens.flatMap(({ low }, at): Stretch[] =>
    named.has(low) && ONE.test(tokens[at - 1]?.low ?? '') && HAS.test(tokens[at + 1]?.low ?? '')
      ? [{ from: at, to: at + 1 }]
      : [],
  );
  const all = [...kept, ...tails.filter((one) => !kept.some(({ from }) => from === one.from))];
  const cut = spans.flatMap((span): Span[] => {
    const inside = all.filter(({ from, to }) => from < span.to && span.from < to);
    const end = Math.max(span.from, ...inside.map(({ to }) => to));
    // 'Tape has a title' was one stretch: the title is left of it.
    let from = end;
    while (
      from < span.to &&
      (ONE.test(tokens[from]?.low ?? '') || HAS.test(tokens[from]?.low ?? ''))
    )
      from++;
    if (inside.length === 0) return [span];
    return from < span.to && span.kind === 'field' ? [{ ...span, from }] : [];
  });
  return [...cut, ...all.map((one) => ({ ...one, kind: 'entity' as const, lead: TOLD }))].toSorted(
    (a, b) => a.from - b.from,
  );
}
