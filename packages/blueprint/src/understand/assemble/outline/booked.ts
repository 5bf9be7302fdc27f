import type { Span } from '../../../labels/index.ts';
import { fold, type Lang, singularOf } from '../../../lexicon/index.ts';
import { isEndOfStay, isUnitOfStay } from '../../../lexicon/stays.ts';
import { appointmentIn } from '../appointments.ts';
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
  const { reading, nounOf } = state;
  if (takeAppointment(state, span)) return true;
  const deed = previous?.kind === 'deed' ? textOf(reading, previous).toLowerCase() : '';
  const isLoan = BORROWS.test(deed);
  if (span.kind !== 'entity' || !(BOOKS.test(deed) || isLoan)) return false;
  const noun = nounOf(span);
  if (!noun || OF_ONE.test(noun.text) || !tellsOfBooking(reading, span)) return false;
  takeThing(state, span, { ...noun, many: noun.many }, '');
  if (state.subject) takeRows(state, span, state.subject, isLoan);
  return true;
}

/** 'Clientes marcam horário com serviço e telefone': an appointment, whatever it is called. */
function takeAppointment(state: State, span: Span): boolean {
  const { reading, nounOf } = state;
  const told = span.kind === 'entity' ? appointmentIn(reading) : null;
  const noun = told?.what.from === span.from ? nounOf(span) : null;
  const rows = noun && listOf('appointment', noun, reading.lexicon);
  if (rows) takeThing(state, span, rows, '');
  return rows !== null;
}

/** 'Our club has a hut; members book it', 'a hall that groups can book': what was only mentioned is what is booked. */
export function takeMentioned(state: State, deed: Span): boolean {
  const { reading, outline } = state;
  const said = textOf(reading, deed).toLowerCase().replace(/^can /, '');
  const last = outline.loose.at(-1);
  if (deed.kind !== 'deed' || !last || outline.things.length > 0) return false;
  if (!(BOOKS.test(said) || BORROWS.test(said))) return false;
  const after = reading.tokens[deed.to];
  const isMeant = !after || isDoneToIt(reading, deed) || /^[.,;!?\n]$/.test(after.text);
  const { noun, span, values } = last;
  const article = reading.tokens[span.from - 1]?.low ?? '';
  const isFact = noun.sense.attribute && noun.sense.attribute.role !== 'place';
  if (!isMeant || values.length > 0 || isFact || !(noun.many || SOME.test(article))) return false;
  outline.loose.pop();
  takeThing(state, { ...span, kind: 'entity', lead: TOLD }, noun, '');
  if (state.subject) takeRows(state, deed, state.subject, BORROWS.test(said));
  return true;
}

/** 'Book a room for some nights with arrival and departure': how long it is booked for is no list of nights. */
export function saysHowLong({ reading, subject }: State, span: Span): boolean {
  if (!subject?.isBooked) return false;
  const [from, to] = [reading.tokens[span.from]?.start ?? 0, reading.tokens[span.to - 1]?.end ?? 0];
  return isUnitOfStay(reading.text, from, to, reading.lexicon.lang);
}

const SOME =
  /^(?:an?|one|two|three|\d+|eine?n?|zwei|drei|une?|deux|una?|dos|due|uma?|um|dois|een|twee)$/;

/** What stands for what was named before, behind what is done to it. */
const PRONOUNS: Record<Lang, RegExp> = {
  en: /^(?:it|them|one|these|those)$/,
  de: /^(?:es|ihn|sie|diese[ns]?)$/,
  fr: /^(?:la|le|les|celui-ci|celle-ci)$/,
  es: /^(?:la|lo|los|las)$/,
  it: /^(?:la|lo|li|le)$/,
  pt: /^(?:la|lo|los|las|ela?|eles|elas)$/,
  nl: /^(?:het|ze|deze|hem)$/,
};

/** Whether a deed is done to what was named before: 'members book it'. */
export function isDoneToIt({ tokens, lexicon }: Pick<Labelled, 'tokens' | 'lexicon'>, deed: Span) {
  const [after, behind] = [tokens[deed.to], tokens[deed.to + 1]];
  // 'La' and 'het' are articles as well: no noun follows on a pronoun.
  const isLast = behind?.kind !== 'word' || lexicon.wordClass(behind.low) !== undefined;
  return PRONOUNS[lexicon.lang].test(after?.low ?? '') && (lexicon.lang === 'en' || isLast);
}

/** The rows that booking or lending a thing leaves; what is said next is of them. */
function takeRows(state: State, span: Span, what: Outlined, isLoan: boolean): void {
  const { outline, reading } = state;
  const rows = listOf(isLoan ? 'loan' : 'booking', what.noun, reading.lexicon);
  if (!rows) return;
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
  return (
    names.length > 1 &&
    (isOne || isSeveral) &&
    names.some((name) => OF_BOOKING.test(name) || isEndOfStay(name, lexicon.lang))
  );
}
