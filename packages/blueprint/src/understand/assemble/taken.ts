import type { Span } from '../../labels/index.ts';
import type { Token } from '../../lexicon/tokens.ts';
import type { Draft } from '../draft.ts';
import type { Text } from '../walk/index.ts';

const TAKES =
  /^(?:request|ask|propose|book|booking|reserve|reserving|claim|claiming|grab|take|get)s?$/;
const ONE_OF = /^(?:a|an|one|the|their|his|her|your|some|specific)$/;

/** Whether what stands at a token is only taken: 'reserve a spot', 'request dates'. */
function isTaken(tokens: readonly Token[], at: number): boolean {
  const verb = at - (ONE_OF.test(tokens[at - 1]?.low ?? '') ? 2 : 1);
  return TAKES.test(tokens[verb]?.low ?? '');
}

/** 'Owners request dates', 'guests book a day': when it is to be is the request's, and no list of dates. */
export function withoutDates(spans: Span[], { tokens, lexicon }: Text): Span[] {
  if (lexicon.lang !== 'en') return spans;
  return spans.filter(({ kind, from, to }) => {
    const isWhen =
      (kind === 'entity' || kind === 'field') &&
      to - from === 1 &&
      /^(?:date|day|time)s?$/.test(tokens[from]?.low ?? '');
    return !isWhen || !isTaken(tokens, from);
  });
}

const PLACE = /^(?:place|spot|seat|slot|date)s?$/;

/** 'Students reserve a spot': what is only ever taken is the booking's, and no field of what is booked. */
export function dropTaken({ entities }: Draft, { tokens, lexicon }: Text): void {
  if (lexicon.lang !== 'en') return;
  const isOnlyTaken = (word: string) => {
    const places = tokens.flatMap(({ low }, at) => (low === word ? [at] : []));
    return places.length > 0 && places.every((at) => isTaken(tokens, at));
  };
  for (const entity of entities)
    entity.fields = entity.fields.filter(({ label, type }) => {
      const word = label.toLowerCase();
      const isPlain = type === 'text' || type === 'date';
      return !isPlain || !PLACE.test(word) || !(isOnlyTaken(word) || isOnlyTaken(`${word}s`));
    });
}
