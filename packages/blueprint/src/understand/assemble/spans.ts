import type { Span } from '../../labels/index.ts';
import { singularOf } from '../../lexicon/index.ts';
import type { Text } from '../walk/index.ts';
import { classOf } from '../wordnet.ts';
import { withAppointment } from './appointments.ts';
import { withComing, withCounted, withUsed, withWhere } from './around.ts';
import { withChain } from './chain.ts';
import {
  withEach,
  withHyphen,
  withinBrackets,
  withMoved,
  withoutDeeds,
  withQuestion,
  withRegistered,
  withRun,
  withSold,
} from './clauses.ts';
import { withClosed } from './closed.ts';
import { withClosing } from './closing.ts';
import { withDetailed, withListed, withOwned, withPer, withReported } from './detailed.ts';
import { withTold } from './given.ts';
import { withHappening } from './happened.ts';
import { withHeading, withKeptIn, withPeople } from './heading.ts';
import { isIdle, isScanned } from './idle.ts';
import { withCame, withoutMarking, withThings, withWholeValues } from './joined.ts';
import { withLent } from './lent.ts';
import { isOrdering } from './made.ts';
import { withMine } from './mine.ts';
import { withNoting } from './noting.ts';
import { isDoneToIt } from './outline/booked.ts';
import { companyIn, ownerAt } from './owners.ts';
import { withPlaced } from './placed.ts';
import { withRowOfLists } from './rows.ts';
import { withoutDates } from './taken.ts';
import { areEnds } from './timed.ts';
import { withToward } from './toward.ts';
import { withoutUnkept } from './unkept.ts';

/** What labels take for one stretch or for none, where the words around it say more. */
export const mended = (spans: readonly Span[], reading: Text): Span[] =>
  [
    withoutUnkept,
    withCame,
    withWholeValues,
    withThings,
    withoutMarking,
    withoutDates,
    withRowOfLists,
    withAppointment,
    withHeading,
    withPeople,
    withKeptIn,
    withDetailed,
    withListed,
    withOwned,
    withReported,
    withPer,
    withMine,
    withLent,
    withClosing,
    withChain,
    withHappening,
    withTold,
    withPlaced,
    withComing,
    withWhere,
    withCounted,
    withUsed,
    withQuestion,
    withHyphen,
    withoutDeeds,
    withToward,
    withNoting,
    withRun,
    withRegistered,
    withinBrackets,
    withMoved,
    withEach,
    withClosed,
    flatList,
    withForm,
    withWorked,
    withSold,
    withWhich,
  ].reduce(
    (list, mend) => mend(list, reading),
    spans.flatMap((span) => parted(span, spans, reading)),
  );

/** The lead of what the words around a stretch say beyond any doubt. */
const SAID = 80;
/** From which lead on a list in such a row stays one. */
const BEYOND_DOUBT = 60;

/**
 * 'Podcast planner, guests, recording date, topic, show notes': in a flat row behind what the app is called by, what is
 * taken for a list among several fields is one of them.
 */
function flatList(spans: Span[], { tokens, lexicon }: Text): Span[] {
  const [first, ...others] = spans;
  const next = tokens[first?.to ?? -1];
  if (first?.kind !== 'container' || next?.kind !== 'sign' || !/[,:]/.test(next.text)) return spans;
  const end = tokens.findIndex(({ text }, at) => at > first.to && /[.;!?\n]/.test(text));
  const row = others.filter(({ from }) => end < 0 || from < end);
  const fields = row.filter(({ kind }) => kind === 'field').length;
  const lists = row.filter(({ kind }) => kind === 'entity');
  const isFlat = ({ to, lead }: Span) => {
    const behind = tokens[to];
    const small = lexicon.wordClass(behind?.low ?? '');
    return lead < BEYOND_DOUBT && (behind?.kind !== 'word' || small === 'and');
  };
  if (fields < 3 || lists.length * 3 > fields || !lists.every(isFlat)) return spans;
  return spans.map((span) => (lists.includes(span) ? { ...span, kind: 'field' as const } : span));
}

/** 'Customers preorder bread': what is done, and with what. */
function parted(whole: Span, spans: readonly Span[], reading: Text): Span[] {
  const { tokens, lexicon } = reading;
  const sides = compared(whole, reading);
  if (sides) return sides;
  const span = trimmed(whole, reading);
  const { kind, from, to } = span;
  const isPart = kind === 'field' || kind === 'entity';
  if (isPart && isNeeding(span, spans, reading)) return [{ ...span, kind: 'setting' }];
  if (kind === 'entity' && (isWhose(span, spans, reading) || isOurs(span, spans, reading)))
    return [{ ...span, kind: 'setting', lead: SAID }];
  if (isPart && to - from === 1 && isIdle(tokens, from)) return [];
  if (isPart && isScanned(tokens, to - 1)) return [];
  if (kind === 'entity' && to - from === 1 && WEEKDAY.test(tokens[from]?.low ?? '')) return [];
  if (isPart && isSaidAgain(span, reading)) return [];
  if (isPart && to - from === 1 && tokens[from]?.low === companyIn(reading)) return [];
  // 'Remind me every so many days' is done, and typed by nobody.
  if (isPart && /^(?:remind|notify|alert)$/.test(tokens[from]?.low ?? '')) return [];
  if (isPart && isAsked(span, { tokens, lexicon })) return [{ ...span, kind: 'view' }];
  if (kind === 'entity' && isDoing(span, spans, reading)) return [];
  const isBoth = kind === 'entity' && to - from > 1 && isOrdering(tokens[from]?.low ?? '');
  return isBoth
    ? [
        { ...span, kind: 'deed', to: from + 1 },
        { ...span, from: from + 1 },
      ]
    : [span];
}

/** 'Every Friday': a day on which something is done, and no list of Fridays. */
const WEEKDAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tage?s?|mittwochs?|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|lunedi|martedi|mercoledi|giovedi|venerdi|sabat[oi]|domenic(?:a|he)|(?:segunda|terca|quarta|quinta|sexta)s?|(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:en)?)$/;
const THOSE =
  /^(?:those|these|diese[rn]?|jene|ces|estas?|estos?|esas?|esos?|queste|questi|quelle|quei|esses|essas|estes|deze|die)$/;
const NOTED =
  /^(?:notes?|records?|entries|logs?|lists?|data|details?|information|notizen|einträge|eintrage|daten|données|donnees|notas|registros|datos|dati|note|registri|dados|gegevens|notities)$/;

/** 'Those notes are for the two of them': what was noted before, by another word. */
const isSaidAgain = ({ from, to }: Span, { tokens }: Text): boolean =>
  to - from === 1 && THOSE.test(tokens[from - 1]?.low ?? '') && NOTED.test(tokens[from]?.low ?? '');

/** 'Planned vs actual', 'von und bis': two fields. */
function compared(span: Span, { tokens, lexicon }: Text): Span[] | null {
  const { kind, from, to } = span;
  const low = (place: number) => tokens[place]?.low ?? '';
  const isEnds = (place: number) =>
    lexicon.wordClass(low(place)) === 'and' && areEnds(low(place - 1), low(place + 1));
  const at = tokens.findIndex(
    (token, place) =>
      place > from && place < to - 1 && (/^(?:vs|versus)$/.test(token.low) || isEnds(place)),
  );
  if (kind !== 'field' || at < 0) return null;
  const behind = tokens[at + 1]?.kind === 'sign' ? at + 2 : at + 1;
  return behind < to
    ? [
        { ...span, to: at },
        { ...span, from: behind },
      ]
    : null;
}

/** 'Dogs waiting for homes' are dogs; 'treasurer enters cash' is cash, whoever does it. */
function trimmed(span: Span, { tokens, lexicon, tags }: Text): Span {
  const { kind, from, to } = span;
  if (lexicon.lang !== 'en' || to - from < 3) return span;
  const isMany = (at: number) => {
    const low = tokens[at]?.low ?? '';
    return singularOf(low, 'en') !== low;
  };
  if (kind === 'entity')
    for (let at = from + 1; at < to - 1; at++) {
      const isOpen = /ing$/.test(tokens[at]?.low ?? '') && isMany(at - 1);
      if (isOpen && lexicon.wordClass(tokens[at + 1]?.low ?? '')) return { ...span, to: at };
    }
  const isVerb = (at: number) =>
    tags.get(tokens[at]?.start ?? -1) === 'verb' && /[^s]s$/.test(tokens[at]?.low ?? '');
  // 'Every key opens some doors': which ones is told of the key.
  const isSome = /^(?:some|certain)$/.test(tokens[from + 1]?.low ?? '');
  if (kind === 'field' && isVerb(from) && isSome) return { ...span, from: from + 1, lead: SAID };
  if (kind === 'field')
    for (let at = from + 1; at < to - 1; at++) if (isVerb(at)) return { ...span, from: at + 1 };
  return span;
}

const NEEDS =
  /^(?:needs?|wants?|requires?|braucht|brauchen|will|wollen|m[oö]chten?|veut|voudrait|cherche|necesita|quiere|vuole|cerca|precisa|quer|wil|zoekt)$/;

/** 'The PTA needs a bake sale app': who needs an app is no list in it. */
function isNeeding({ to }: Span, spans: readonly Span[], { tokens }: Text): boolean {
  const next = spans.find(({ from }) => from > to);
  return NEEDS.test(tokens[to]?.low ?? '') && next?.kind === 'container' && next.from - to < 4;
}

/** 'Recipes of my grandma': whose they are is no list beside them. */
function isWhose({ from, to }: Span, spans: readonly Span[], { tokens, lexicon }: Text): boolean {
  const small = ownerAt(tokens, from);
  const last = tokens[to - 1]?.low ?? '';
  return (
    small > 0 &&
    singularOf(last, lexicon.lang) === last &&
    spans.some((other) => other.kind === 'entity' && other.to === from - small)
  );
}

const OURS =
  /^(?:our|my|unser\p{L}*|mein\p{L}*|notre|mon|ma|nuestr[oa]|mi|nostr[oa]|mi[oa]|noss[oa]|minha|meu|onze?|mijn)$/u;
const HAS = /^(?:has|hat|a|tiene|ha|tem|heeft|offers|bietet|propose|ofrece|offre|oferece)$/;

/** 'Our campsite has 40 pitches; guests book a pitch': the only one of its kind is where it is, and no list. */
function isOurs({ from, to }: Span, spans: readonly Span[], { tokens, lexicon }: Text): boolean {
  const last = tokens[to - 1]?.low ?? '';
  const isOne = OURS.test(tokens[from - 1]?.low ?? '') && singularOf(last, lexicon.lang) === last;
  // 'Our hut has three rooms; members book it'.
  const isMeant = spans.some(
    (deed) => deed.kind === 'deed' && isDoneToIt({ tokens, lexicon }, deed),
  );
  const next = spans.find((span) => span.from > to);
  return (
    isOne &&
    !isMeant &&
    HAS.test(tokens[to]?.low ?? '') &&
    (next?.kind === 'entity' || next?.kind === 'field') &&
    next.from - to < 5
  );
}

/** How many words a form is called by at most. */
const LONGEST_FORM = 4;

/** 'A form for custom cake orders with date and size': what the form is for is a list, and the fields are its own. */
function withForm(spans: Span[], { tokens, lexicon }: Text): Span[] {
  if (lexicon.lang !== 'en') return spans;
  const from =
    tokens.findIndex(
      ({ low }, at) => low === 'form' && tokens[at + 1]?.low === 'for' && at + 2 < tokens.length,
    ) + 2;
  const length = tokens.slice(from).findIndex(({ low }) => low === 'with');
  const isNamed = from > 1 && length > 0 && length <= LONGEST_FORM;
  const isSmall = ({ low }: { low: string }) =>
    !['filler', undefined].includes(lexicon.wordClass(low));
  const small = tokens.slice(from, from + length).some(isSmall);
  const isTold = spans.some((span) => span.kind === 'field' && span.from > from + length);
  const last = tokens[from + length - 1]?.low ?? '';
  if (!isNamed || small || !isTold || singularOf(last, 'en') === last) return spans;
  const to = from + length;
  // 'The menu, opening hours and a form for …': what stands before it is none of its fields.
  const isList = (span: Span) => {
    const hit = lexicon.match(tokens, span.from);
    const isWhole = hit?.length === span.to - span.from;
    return isWhole && hit.entries.some(({ kind }) => kind === 'thing');
  };
  const others = spans
    .filter((span) => span.to <= from || span.from >= to)
    .map((span) =>
      span.kind === 'field' && span.to < from && isList(span)
        ? { ...span, kind: 'entity' as const }
        : span,
    );
  const form = { kind: 'entity' as const, from, to, lead: BEYOND_DOUBT };
  return [...others, form].toSorted((a, b) => a.from - b.from);
}

/** Whom people do something for, or where; what they do it to is neither. */
const FOR_WHOM: ReadonlySet<string> = new Set(['person', 'group', 'place', 'animal']);

/** 'I repair old radios, model, fault, price': what is worked on is kept, where nothing else is named. */
function withWorked(spans: Span[], { tokens, lexicon, tags }: Text): Span[] {
  const isNamed = spans.some(({ kind }) => kind === 'entity' || kind === 'container');
  const isTold = spans.filter(({ kind }) => kind === 'field').length > 1;
  if (lexicon.lang !== 'en' || isNamed || !isTold) return spans;
  const isWorked = ({ kind, from, to }: Span) => {
    const last = tokens[to - 1]?.low ?? '';
    const head = classOf(last);
    return (
      kind === 'setting' &&
      /^(?:i|we)$/.test(tokens[from - 2]?.low ?? '') &&
      tags.get(tokens[from - 1]?.start ?? -1) === 'verb' &&
      !/^(?:am|are|have|run|own|manage|lead|work|love|live|need|want)$/.test(
        tokens[from - 1]?.low ?? '',
      ) &&
      singularOf(last, 'en') !== last &&
      head !== null &&
      !FOR_WHOM.has(head)
    );
  };
  const worked = spans.find(isWorked);
  return spans.map((span) => (span === worked ? { ...span, kind: 'entity' as const } : span));
}

/** 'Show me how many kg', 'total bottom time per diver': what is to be seen is typed by nobody. */
function isAsked(
  { from, to }: Span,
  { tokens, lexicon }: Pick<Text, 'tokens' | 'lexicon'>,
): boolean {
  const first = tokens[from]?.low ?? '';
  if (/^(?:show|display|tell)$/.test(first) && tokens[from + 1]?.low === 'me') return true;
  const isSum =
    /^(?:total|sum|average|gesamt\p{L}*|summe|somme|suma|totale|somma|totaal|som)$/u.test(first);
  const next = tokens[to];
  return isSum && next !== undefined && lexicon.wordClass(next.low) === 'by';
}

const WHOEVER = /^(?:anyone|anybody|everyone|everybody|someone|somebody|whoever|who|he|she)$/;

/** 'A therapist working with kids', 'anyone scans a code': what follows on whom it is for is what they do. */
function isDoing({ from, to }: Span, spans: readonly Span[], { tokens, lexicon }: Text): boolean {
  const isWhoever = WHOEVER.test(tokens[from - 1]?.low ?? '');
  if (isWhoever && to - from === 1 && lexicon.wordClass(tokens[to]?.low ?? '') === 'det')
    return true;
  const isBehindWho = spans.some(
    ({ kind, to: end }) => end === from && (kind === 'setting' || kind === 'actor'),
  );
  return to - from === 1 && isBehindWho && /ing$/.test(tokens[from]?.low ?? '');
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
