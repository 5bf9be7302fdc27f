import type { Span } from '../../labels/index.ts';
import { singularOf } from '../../lexicon/index.ts';
import { ANY_NUMBER } from '../../lexicon/numbers.ts';
import { namesPeople } from '../people.ts';
import type { Text } from '../walk/index.ts';
import { REPORTS } from './outline/deeds.ts';

/** What brackets with details say of it beyond any doubt. */
const SAID = 80;

/** Who has what a relative clause tells of: 'the pianos they own', 'die Klaviere, die sie besitzen'. */
const OWNS =
  /^(?:own|owns|have|has|keep|keeps|bring|brings|use|uses|drive|drives|rent|rents|besitzen|besitzt|haben|hat|possèdent|possede|possedent|ont|poseen|tienen|possiedono|hanno|possuem|tem|têm|bezitten|hebben)$/;

/**
 * 'Customers with a phone, the pianos they own (make, serial number, year)': several of something with details of their
 * own in brackets are a list, and no field of what stands before.
 */
export const withDetailed = (spans: Span[], reading: Text): Span[] =>
  spans.map((span, at) => {
    if (span.kind !== 'field') return span;
    const { tokens, lexicon } = reading;
    const to = endOfName(span, reading);
    const last = tokens[to - 1]?.low ?? '';
    const open = tokens.findIndex(({ text }, place) => place >= span.to && text !== ',');
    if (singularOf(last, lexicon.lang) === last || tokens[open]?.text !== '(') return span;
    const close = tokens.findIndex(({ text }, place) => place > open && text === ')');
    const details = spans.slice(at + 1).filter(({ from }) => close < 0 || from < close);
    const isTold = details.length > 1 && details.every(({ kind }) => kind === 'field');
    return isTold ? { kind: 'entity' as const, from: span.from, to, lead: SAID } : span;
  });

/** Where the name of something ends that a clause says whose it is of. */
function endOfName({ from, to }: Span, { tokens, lexicon }: Text): number {
  if (to - from < 3 || !OWNS.test(tokens[to - 1]?.low ?? '')) return to;
  const clause = tokens.findIndex(
    ({ low, text }, at) => at > from && at < to && (text === ',' || lexicon.wordClass(low)),
  );
  return clause < 0 ? to : clause;
}

const LIST = /^(?:lists?|directory|register|roster|database)$/;

/** 'Player list with birthday': the players are kept, and the list is what they stand in. */
export const withListed = (spans: Span[], { tokens, lexicon }: Text): Span[] =>
  spans.map((span) => {
    const isListed =
      lexicon.lang === 'en' &&
      span.kind === 'entity' &&
      span.to - span.from > 1 &&
      LIST.test(tokens[span.to - 1]?.low ?? '') &&
      namesPeople(tokens[span.to - 2]?.low ?? '', 'en');
    return isListed ? { ...span, to: span.to - 1 } : span;
  });

/** 'Residents report potholes, lamps and litter': reporting is a deed, also where it was labelled as nothing. */
export function withReported(spans: Span[], { tokens }: Text): Span[] {
  const at = tokens.findIndex(({ low }) => REPORTS.test(low));
  const isFree = !spans.some(({ from, to }) => from <= at && at < to);
  const isNext = spans.some(({ kind, from }) => kind === 'entity' && from > at && from - at < 3);
  if (at < 1 || !isFree || !isNext) return spans;
  const deed = { kind: 'deed' as const, from: at, to: at + 1, lead: SAID };
  return [...spans, deed].toSorted((a, b) => a.from - b.from);
}

const WE_HAVE =
  /^(?:have|has|own|run|rent|haben|hat|vermieten|avons|ai|louons|tenemos|tengo|alquilamos|abbiamo|affittiamo|temos|tenho|alugamos|hebben|verhuren)$/;
const NUMBER = new RegExp(`^(?:${ANY_NUMBER})$`);
/** From which lead on it is said that something is whom the app is for. */
const SURELY = 50;

/** 'We have three cottages in the hills': several of something that somebody has are a list of them. */
export const withOwned = (spans: Span[], { tokens, lexicon }: Text): Span[] =>
  spans.map((span) => {
    const { kind, from, to, lead } = span;
    if (kind !== 'setting' || lead >= SURELY || !WE_HAVE.test(tokens[from - 1]?.low ?? ''))
      return span;
    const isCount = tokens[from]?.kind === 'number' || NUMBER.test(tokens[from]?.low ?? '');
    const end = tokens.findIndex(
      ({ kind: of, low }, at) => at > from && at < to && (of !== 'word' || lexicon.wordClass(low)),
    );
    const stop = end < 0 ? to : end;
    const last = tokens[stop - 1]?.low ?? '';
    const isSeveral = isCount && stop - from > 1 && singularOf(last, lexicon.lang) !== last;
    return isSeveral ? { kind: 'entity' as const, from: from + 1, to: stop, lead: SAID } : span;
  });

const PER = /^(?:per|pro|je|par|por)$/;

/** 'Progress per child': each row says of whom it is, also where the person was labelled as nothing. */
export const withPer = (spans: Span[], { tokens, lexicon }: Text): Span[] =>
  spans.flatMap((span, at) => {
    const who = tokens[span.to + 1];
    const isFree = (spans[at + 1]?.from ?? tokens.length) > span.to + 1;
    const isPer =
      span.kind === 'entity' &&
      PER.test(tokens[span.to]?.low ?? '') &&
      who?.kind === 'word' &&
      isFree &&
      namesPeople(who.low, lexicon.lang);
    if (!isPer) return [span];
    return [span, { kind: 'field' as const, from: span.to + 1, to: span.to + 2, lead: SAID }];
  });
