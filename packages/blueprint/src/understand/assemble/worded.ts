import type { Span } from '../../labels/index.ts';
import { singularOf } from '../../lexicon/index.ts';
import type { Draft } from '../draft.ts';
import type { Text } from '../walk/index.ts';
import { TOLD } from './outline/state.ts';

/** How an amount came to be: 'minutes read', 'miles run', 'hours spent'. */
const CAME =
  /^(?:read|run|walked|spent|worked|played|practi[cs]ed|driven|ridden|swum|rowed|slept|earned|sold|baked|brewed|eaten|drunk|flown|volunteered)$/;

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
      CAME.test(tokens[span.from]?.low ?? '') &&
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

/** 'Owners request dates', 'guests pick a day': when it is to be is the request's, and no list of dates. */
export function withoutDates(spans: Span[], { tokens, lexicon }: Text): Span[] {
  if (lexicon.lang !== 'en') return spans;
  return spans.filter(({ kind, from, to }) => {
    const isWhen =
      (kind === 'entity' || kind === 'field') &&
      to - from === 1 &&
      /^(?:dates?|days?|times?)$/.test(tokens[from]?.low ?? '');
    const verb = /^(?:a|an|the|their|some|specific)$/.test(tokens[from - 1]?.low ?? '') ? 2 : 1;
    return (
      !isWhen || !/^(?:request|ask|book|reserve|propose)s?$/.test(tokens[from - verb]?.low ?? '')
    );
  });
}

const PLACE = /^(?:places?|spots?|seats?|slots?|dates?)$/;
const TAKES = /^(?:books?|booking|reserves?|reserving|claims?|claiming|grabs?|takes?|gets?)$/;

/** 'Students reserve a spot': what is only ever taken is the booking's, and no field of what is booked. */
export function dropSpots({ entities }: Draft, { tokens, lexicon }: Text): void {
  if (lexicon.lang !== 'en') return;
  const isTaken = (word: string) => {
    const at = tokens.flatMap(({ low }, place) => (low === word ? [place] : []));
    const verbAt = (place: number) =>
      /^(?:a|an|one|the|their|his|her|your)$/.test(tokens[place - 1]?.low ?? '') ? 2 : 1;
    return at.length > 0 && at.every((one) => TAKES.test(tokens[one - verbAt(one)]?.low ?? ''));
  };
  for (const entity of entities)
    entity.fields = entity.fields.filter(({ label, type }) => {
      const word = label.toLowerCase();
      const isPlain = type === 'text' || type === 'date';
      return !isPlain || !PLACE.test(word) || !(isTaken(word) || isTaken(`${word}s`));
    });
}
