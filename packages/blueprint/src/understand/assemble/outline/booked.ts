import type { Span } from '../../../labels/index.ts';
import { fold, singularOf } from '../../../lexicon/index.ts';
import { listOf } from '../assigned.ts';
import { OF_ONE } from '../happened.ts';
import { isSame, type Labelled, type Outlined, type State, TOLD, textOf } from './state.ts';
import { takeThing } from './things.ts';

const BOOKS =
  /^(?:books?|reserves?|rents?|hires?|buch(?:e|en|t)|reservier(?:e|en|t)|miete[nt]?|reservent|réservent|louent|reservan|alquilan|prenotano|noleggiano|reservam|alugam|boeken|reserveren|huren)$/;
const BORROWS = /^(?:borrows?|leihen|empruntent|prestano|lenen)$/;
/** What tells of a booking, and of nothing that is booked. */
const OF_BOOKING =
  /^(?:start|end|begin|date|day|time|hour|from|to|until|arrival|departure|check[- ]?in|check[- ]?out|number of \p{L}+|people|guests|nights|hours|purpose|reason|datum|tag|zeit|uhrzeit|von|bis|anzahl.*|personen|beginn|ende|date|heure|début|fin|nombre.*|fecha|hora|inicio|número.*|data|ora|inizio|fine|numero.*|início|fim|tijd|aantal.*|einde)s?$/iu;
const ONE = /^(?:an?|one|the|eine?n?|une?|una?|uma?|um|een)$/;

/**
 * 'Teams book a lane for a date and hour with number of shoes': what is told behind it is of the booking. True where a
 * stretch is what is booked, and both are noted.
 */
export function takeBooked(state: State, span: Span, previous: Span | undefined): boolean {
  const { reading, nounOf, outline } = state;
  const deed = previous?.kind === 'deed' ? textOf(reading, previous).toLowerCase() : '';
  const isLoan = BORROWS.test(deed);
  if (span.kind !== 'entity' || !(BOOKS.test(deed) || isLoan)) return false;
  const noun = nounOf(span);
  if (!noun || OF_ONE.test(noun.text) || !tellsOfBooking(reading, span)) return false;
  takeThing(state, span, { ...noun, many: noun.many }, '');
  const what = state.subject;
  const rows = listOf(isLoan ? 'loan' : 'booking', noun, reading.lexicon);
  if (!what || !rows) return true;
  const known = outline.things.find((thing) => isSame(thing.noun, rows, reading.lexicon));
  const made: Outlined = known ?? {
    noun: rows,
    span: { ...span, from: span.to, kind: 'entity', lead: TOLD },
    facts: [],
  };
  if (!known) outline.things.push(made);
  made.of ??= what;
  made.isBooked = true;
  state.subject = made;
  return true;
}

/** Whether what follows in the sentence tells of a booking; of several that are booked, a day or a number must. */
function tellsOfBooking({ spans, tokens, lexicon }: Labelled, span: Span): boolean {
  const end = tokens.findIndex(({ text }, at) => at >= span.to && /^[.;!?:\n]$/.test(text));
  const told = spans.filter(
    ({ kind, from }) => kind === 'field' && from >= span.to && (end < 0 || from < end),
  );
  const names = told.map(({ from, to }) =>
    tokens
      .slice(from, to)
      .map(({ low }) => low)
      .join(' '),
  );
  const isOne =
    ONE.test(tokens[span.from - 1]?.low ?? '') || ONE.test(tokens[span.from]?.low ?? '');
  const last = fold(tokens[span.to - 1]?.low ?? '');
  const isSeveral = singularOf(last, lexicon.lang) !== last;
  return names.length > 1 && (isOne || isSeveral) && names.some((name) => OF_BOOKING.test(name));
}
