import { BOOKINGS, bookable } from '../booked.ts';
import type { Noun } from '../pieces/index.ts';
import { classOf } from '../wordnet.ts';
import { addContext } from './context.ts';
import type { Reading } from './reading.ts';

/** What people gather in, as names of apps. */
const GATHERING =
  /^(?:club|community|group|portal|network|team|society|association|guild|forum|platform|meetup|union)$/i;
const LONGEST_TITLE = 40;

/**
 * 'A club for stamp collectors: members, stamps', 'an app for gardeners with plants and tips': those who use
 * the app, and nothing that it keeps, since that is told after them. English only: other languages' people are
 * not told from things by a word list here.
 */
export function isAudience(reading: Reading, noun: Noun, at: number): boolean {
  const { draft } = reading;
  const isPeople =
    noun.unknown || noun.sense.attribute?.role === 'person'
      ? draft.lang === 'en' && classOf(noun.head) === 'person'
      : false;
  if (!isPeople || noun.sense.thing || !noun.many || draft.entities.length > 0) return false;
  if (!tellsThings(reading, at)) return false;
  const named = draft.title && GATHERING.test(draft.title) ? titleThrough(reading, noun) : null;
  if (named) draft.title = named;
  return true;
}

/** After a colon, 'with' or 'where' come the things themselves. */
function tellsThings(reading: Reading, at: number): boolean {
  const next = reading.pieces[at + 1];
  const opens = reading.opens(at) || (next?.kind === 'sign' && next.text === ':');
  const first = reading.pieces.slice(at + 2).find((piece): piece is Noun => piece.kind === 'noun');
  return opens && Boolean(first?.many && (first.sense.thing || first.unknown));
}

/** 'Club for stamp collectors', in the person's own words. */
function titleThrough(reading: Reading, noun: Noun): string | null {
  const { draft, text, tokens } = reading;
  const end = tokens[noun.to - 1]?.end;
  const start = text.toLowerCase().indexOf(draft.title!.toLowerCase());
  if (end === undefined || start < 0) return null;
  const title = text.slice(start, end);
  return title.length <= LONGEST_TITLE ? title : null;
}

/** 'for my yoga studio' tells the place; 'a shop for candles' the goods. True when the noun is done with. */
export function forWhom(reading: Reading, noun: Noun, at: number): boolean {
  const { draft } = reading;
  const { thing, context } = noun.sense;
  const owns =
    reading.pieces[at + 1]?.kind === 'fn' &&
    reading.opens(at) &&
    draft.entities.length === 0 &&
    thing;
  if (context && !(noun.many && thing)) {
    addContext(reading, context, noun.text);
    return true;
  }
  if (thing && thing.kind !== 'item' && !owns) {
    draft.contexts.push({
      key: `?${thing.key}`,
      hue: thing.hue,
      tone: thing.tone,
      text: noun.text,
      things: [thing.key],
    });
    return true;
  }
  // 'Reservations for our tennis courts': what is booked is kept as well.
  if (noun.many && bookable(thing) && BOOKINGS.includes(reading.subject?.thing?.key ?? ''))
    return false;
  if (reading.subject && !draft.container)
    return (
      reading.subject.thing?.named.length === 0 ||
      reading.mode === 'fields' ||
      !(thing || noun.unknown)
    );
  if (thing || (noun.unknown && noun.many) || draft.entities.length === 0) {
    reading.mode = 'top';
    reading.verb = 'keep';
    return false;
  }
  return true;
}
