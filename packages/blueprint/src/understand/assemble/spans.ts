import type { Span } from '../../labels/index.ts';
import type { Text } from '../walk/index.ts';
import { isOrdering } from './made.ts';

/** What labels take for one stretch or for none, where the words around it say more. */
export const mended = (spans: readonly Span[], reading: Text): Span[] =>
  withWhich(
    spans.flatMap((span) => parted(span, reading)),
    reading,
  );

/** 'Customers preorder bread': what is done, and with what. */
function parted(span: Span, { tokens }: Text): Span[] {
  const { kind, from, to } = span;
  const isBoth = kind === 'entity' && to - from > 1 && isOrdering(tokens[from]?.low ?? '');
  return isBoth
    ? [
        { ...span, kind: 'deed', to: from + 1 },
        { ...span, from: from + 1 },
      ]
    : [span];
}

const WHICH =
  /^(?:which|each|every|welche[rsn]?|jede[rsn]?|quel(?:le)?s?|chaque|cada|qual[ie]?|quais|ogni|welke?|elke?)$/;

/** 'Keep track of which kids were picked up': what is asked about is what is kept, where nothing else is named. */
function withWhich(spans: Span[], { tokens, lexicon }: Text): Span[] {
  const isNamed = spans.some(({ kind }) => kind === 'entity' || kind === 'container');
  const isTold = spans.some(({ kind }) => kind === 'field' || kind === 'asking');
  if (isNamed || !isTold) return spans;
  const at = tokens.findIndex(({ low }) => WHICH.test(low)) + 1;
  const token = tokens[at];
  const isFree = !spans.some(({ from, to }) => from <= at && at < to);
  const isNoun = token?.kind === 'word' && !lexicon.wordClass(token.low);
  if (at === 0 || !isFree || !isNoun) return spans;
  return [...spans, { kind: 'entity' as const, from: at, to: at + 1, lead: 20 }].toSorted(
    (a, b) => a.from - b.from,
  );
}
