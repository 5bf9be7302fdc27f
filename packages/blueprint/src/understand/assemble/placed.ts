import type { Span } from '../../labels/index.ts';
import { singularOf } from '../../lexicon/index.ts';
import type { Text } from '../walk/index.ts';
import { TOLD } from './outline/state.ts';

/** Verbs that say little: what is done is told by the word behind them. */
const LIGHT =
  /^(?:place|places|cast|casts|submit|submits|leave|leaves|file|files|make|makes|raise|raises)$/;
/** Whether a verb says little of what is done. */
export const isLight = (low: string): boolean => LIGHT.test(low);

/** Of these nothing is kept. */
const IDLE =
  /^(?:changes|edits|decisions|choices|mistakes|plans|copies|updates|corrections|calls|friends)$/;
const MAY = /^(?:can|may|should|must|to|could|will|people|they|we|everyone|everybody|anyone)$/;
const LOGIN = /^(?:login|log-in|account|accounts|sign-in)$/;

/** Where somebody places, casts or leaves several of something: 'people with a login place bids'. */
function placedIn({ tokens, lexicon }: Pick<Text, 'tokens' | 'lexicon'>): number[] {
  if (lexicon.lang !== 'en') return [];
  return tokens.flatMap(({ low }, at) => {
    const before = tokens[at - 1]?.low ?? '';
    const what = tokens[at + 1]?.low ?? '';
    const isDone =
      MAY.test(before) || LOGIN.test(before) || (at > 0 && singularOf(before, 'en') !== before);
    const isSeveral = singularOf(what, 'en') !== what && !IDLE.test(what);
    return LIGHT.test(low) && isDone && isSeveral ? [at + 1] : [];
  });
}

/** What is placed is kept; those who do it are no list for having an account. */
export function withPlaced(spans: Span[], reading: Text): Span[] {
  const { tokens } = reading;
  const placed = placedIn(reading);
  if (placed.length === 0) return spans.filter((span) => !isWinner(span, reading));
  const isPlaced = ({ from, to }: Span) => placed.some((at) => from <= at && at < to);
  const isHolder = ({ from, to }: Span) =>
    /^(?:people|users?)$/.test(tokens[from]?.low ?? '') &&
    to - from === 1 &&
    tokens.slice(to, to + 3).some(({ low }) => LOGIN.test(low));
  return [
    ...spans.filter((span) => !isPlaced(span) && !isHolder(span) && !isWinner(span, reading)),
    ...placed.map((at) => ({ kind: 'entity' as const, from: at, to: at + 1, lead: TOLD })),
  ].toSorted((a, b) => a.from - b.from);
}

/** 'The highest one wins' tells how it ends, and of no row. */
const isWinner = ({ kind, from, to }: Span, { tokens }: Text): boolean =>
  (kind === 'entity' || kind === 'field') &&
  /^(?:highest|lowest|best|fastest|first|last|most)$/.test(tokens[from]?.low ?? '') &&
  tokens.slice(from, to + 2).some(({ low }) => /^(?:wins?|counts?)$/.test(low));
