import type { Span } from '../../../labels/index.ts';
import { fold } from '../../../lexicon/index.ts';
import type { Noun } from '../../pieces/index.ts';
import { EACH_AHEAD, WITH_ONE } from '../between.ts';
import { isGiven } from '../clauses.ts';
import { saysHowLong, takeBooked, takeMentioned } from './booked.ts';
import { leaves, REPORTS, registers, reportOf, takeGiven, takeOrdered } from './deeds.ts';
import { takeAssigned } from './questions.ts';
import {
  type Fact,
  goesOn,
  isSame,
  type Labelled,
  type Outline,
  type Outlined,
  type State,
  sentenceOf,
  TOLD,
  textAfter,
  textBefore,
  textOf,
  WEAK,
  WITH,
} from './state.ts';
import { notedAs, takeFact, takeThing } from './things.ts';
import { takeToward } from './toward.ts';

/** Reads labelled stretches in their order: which things there are, and whose each field is. */
export function outlineOf(reading: Labelled, nounOf: (span: Span) => Noun | null): Outline {
  const outline: Outline = { things: [], loose: [], title: null };
  const state: State = { reading, nounOf, outline };
  for (const [at, span] of reading.spans.entries()) {
    const sentence = sentenceOf(reading, span);
    if (sentence !== state.sentence) {
      Object.assign(state, { sentence, log: undefined, kinds: undefined });
      // 'A quote has several positions (product, price). Status: …' goes on about the quote.
      const { subject } = state;
      if (subject?.of && subject.facts.length > 0 && subject.of.facts.length === 0)
        state.subject = subject.of;
    }
    take(state, span, reading.spans[at - 1], reading.spans[at + 1]);
  }
  const { lexicon } = reading;
  outline.loose = outline.loose.filter(
    ({ noun }) =>
      noun.sense.attribute || !outline.things.some((thing) => isSame(thing.noun, noun, lexicon)),
  );
  outline.things.unshift(...listsAmong(outline));
  relateParts(reading, outline);
  const isTold = outline.things.some(({ facts }) => facts.length > 0);
  outline.things = outline.things.filter(
    (thing) =>
      !isTitleOf(thing, outline.things) &&
      !(isTold && thing.facts.length === 0 && thing.span.lead < FAINT && !isInRow(reading, thing)),
  );
  return outline;
}

/** 'Vans: plate, mileage, repairs with date and cost': what is listed behind a thing's own fields is of one of them. */
function relateParts(reading: Labelled, outline: Outline): void {
  const { things } = outline;
  const head = things.find(({ span }) => reading.tokens[span.to]?.text === ':');
  if (!head) return;
  const parts = things.filter(
    ({ span }) =>
      span.from > head.span.to && sentenceOf(reading, span) === sentenceOf(reading, head.span),
  );
  const [own] = head.facts;
  if (!own || parts.some(({ span }) => span.from < own.span.from)) return;
  for (const part of parts) part.of ??= head;
  const isTold = ({ facts, noun, span }: Outlined) =>
    facts.length > 0 || (noun.many && span.lead >= WEAK);
  outline.hasParts = parts.length > 0 && parts.every(isTold);
}

/**
 * 'An app for our flat: cleaning plan, shopping list', 'a site with rooms, photos and prices': where nothing is named
 * before, a row of lists is one of lists, and what follows on one list is told of it.
 */
function listsAmong(outline: Outline): Outlined[] {
  const { loose, title } = outline;
  const isList = ({ noun: { sense, text, many } }: Fact) =>
    sense.thing !== undefined && !sense.attribute && (many || A_LIST.test(text));
  const [first, ...rest] = loose;
  if (title || !first || !isList(first)) return [];
  const isRow = loose.every((fact) => isList(fact) && A_LIST.test(fact.noun.text));
  const isOne = outline.things.length === 0 && rest.length > 1 && !rest.some(isList);
  if (!isRow && !isOne) return [];
  outline.loose = [];
  const made = (fact: Fact, facts: Fact[]): Outlined => ({
    noun: { ...fact.noun, many: true },
    span: { ...fact.span, kind: 'entity', lead: TOLD },
    facts,
  });
  return isRow ? loose.map((fact) => made(fact, [])) : [made(first, rest)];
}

const A_LIST = /(?:plans?|lists?|pl[aä]ne?|listen?|listas?|liste|lijst|planning)$/iu;

/** Below this lead a thing of which nothing is said, beside others of which much is, is what the app is called by. */
const FAINT = 4;

/** 'Teams, speakers, rounds and judges': among lists it is one, however sure its label is. */
function isInRow(reading: Labelled, { noun, span }: Outlined): boolean {
  const at = reading.spans.findIndex(({ from }) => from === span.from);
  const [before, after] = [reading.spans[at - 1], reading.spans[at + 1]];
  return (
    noun.many &&
    before?.kind === 'entity' &&
    after?.kind === 'entity' &&
    goesOn(reading, before, span) &&
    goesOn(reading, span, after)
  );
}

/** 'Watchlist for movies': one word for the whole is no second list of what the other names. */
const isTitleOf = (thing: Outlined, all: readonly Outlined[]): boolean =>
  (!thing.noun.many || /(?:notes|logs?|lists?|records|minutes)$/i.test(thing.noun.text)) &&
  thing.facts.length === 0 &&
  thing.noun.sense.thing !== undefined &&
  !all.some(({ of }) => of === thing) &&
  all.some(
    ({ noun }) => noun !== thing.noun && noun.many && noun.sense.thing === thing.noun.sense.thing,
  );

function take(state: State, span: Span, previous: Span | undefined, next: Span | undefined): void {
  const { reading, outline } = state;
  const before = textBefore(reading, span);
  if (span.kind === 'value' || listsValues(state, before)) {
    state.last?.values.push(textOf(reading, span));
    return;
  }
  if (span.kind === 'container') outline.title ??= titleIn(state.nounOf(span));
  if (span.kind === 'deed' && REPORTS.test(textOf(reading, span)) && reportOf(state, span)) return;
  if (span.kind === 'deed' && leaves(state, span, next)) return;
  if (span.kind === 'deed' && registers(state, span, previous, next)) return;
  if (span === state.told) return;
  if (span.kind === 'asking' && takeAssigned(state, span)) return;
  if (takeBooked(state, span, previous) || takeMentioned(state, span)) return;
  if (saysHowLong(state, span)) return;
  if (state.orders && takeOrdered(state, state.orders, span)) return;
  if (span.kind === 'deed' && previous?.kind === 'actor') state.giver = previous;
  if (span.kind !== 'entity' && span.kind !== 'field' && span.kind !== 'asking') {
    state.last = undefined;
    state.kinds = undefined;
    return;
  }
  const noun = state.nounOf(span);
  if (!noun || isScreen(noun)) return;
  if (state.kinds && goesOn(reading, previous, span) && noun.sense.attribute?.role !== 'picture') {
    state.kinds.values.push(textOf(reading, span));
    return;
  }
  state.kinds = undefined;
  const noted = notedAs(state, noun);
  // A count of places is what 'a place' is one of, however sure the label is.
  const isAgain =
    span.kind === 'entity' &&
    !noun.many &&
    (span.lead < WEAK || noted?.sense.attribute?.type === 'integer');
  if (noted && (previous?.kind === 'deed' || isAgain)) return;
  if (takeToward(state, span, noun, previous, next)) return;
  if (!state.log && isThing(state, span, noun, previous, next, before))
    takeThing(state, span, noun, before);
  else takeFact(state, span, noun, before);
  if (state.giver && isGiven(reading, previous, span)) takeGiven(state, state.giver, span);
  state.giver = undefined;
}

/** 'Status: draft, sent, paid': behind the colon of a choice stand its values. */
function listsValues({ last, reading }: State, before: string): boolean {
  if (last?.noun.sense.attribute?.type !== 'enum') return false;
  const end = reading.tokens[last.span.to - 1]?.end ?? 0;
  return /^\s*(?:\(|:|=)[^.;\n()]*$/.test(before.slice(end));
}

/** Plurals of a row of things stay things; a question is none, and neither is a thing in a list of fields. */
function isThing(
  { reading, subject, outline }: State,
  span: Span,
  noun: Noun,
  previous: Span | undefined,
  next: Span | undefined,
  before: string,
): boolean {
  if (span.kind === 'asking') return false;
  // 'Categories in colours': a choice of what there is, where nothing is said of it.
  if ((subject || outline.title) && isKindOf(noun) && !hasFields(reading, next)) return false;
  if (subject && !noun.many && WITH_ONE.test(before)) return false;
  // 'The chlorine and pH of our pool': one of a row of fields.
  const isFaint = span.kind === 'entity' && !noun.many && span.lead < WEAK;
  if (isFaint && !previous && next?.kind === 'field' && goesOn(reading, span, next)) return false;
  const isAmongFields =
    previous?.kind === 'field' &&
    next?.kind === 'field' &&
    goesOn(reading, previous, span) &&
    goesOn(reading, span, next);
  if (span.kind === 'entity') return !isAmongFields || (noun.many && span.lead >= WEAK);
  const isRow =
    previous?.kind === 'entity' && subject?.facts.length === 0 && goesOn(reading, previous, span);
  const isBare = subject?.facts.length === 0 && goesOn(reading, previous, span);
  if (isBare && EACH_AHEAD.test(textAfter(reading, span))) return true;
  return isRow && noun.many && !noun.sense.attribute && !next?.kind.startsWith('value');
}

/** 'A detail page for each', 'a month view': how rows are shown is nothing that is kept of them. */
const isScreen = ({ text, many }: Noun): boolean =>
  !many &&
  /^(?:form|(?:detail|month|week|list|overview|home|start|landing|summary|single|own|print) ?(?:page|view|screen)|(?:detail|monats|wochen|listen|start)(?:seite|ansicht)|vue (?:mensuelle|d[eé]taill[eé]e)|page de d[eé]tail|p[aá]gina de detalles?|vista (?:mensual|mensile)|pagina di dettaglio|detailpagina|maandoverzicht)$/iu.test(
    text,
  );

/** Whether the next stretch is a field of the one before: 'categories with a colour', 'categories (name, colour)'. */
const hasFields = (reading: Labelled, next: Span | undefined): boolean =>
  next?.kind === 'field' && WITH.test(textBefore(reading, next));

/** A word for a choice of what there is: categories, types. */
const isKindOf = ({ sense, head }: Noun): boolean =>
  sense.attribute?.type === 'enum' &&
  !sense.thing &&
  /^(?:categor|kategor|types?$|kinds?$|arten?$|tip[oi]s?$|soort)/i.test(fold(head));

/** 'A simple app' calls it by nothing. */
const titleIn = (noun: Noun | null): Noun | null =>
  noun && BARE.test(noun.head) && noun.before.every(isPlain) ? null : noun;

const BARE =
  /^(?:app|application|appli|aplicación|aplicativo|applicazione|applicatie|anwendung|site|website|webseite|seite|page|place|tool|system|platform|something)$/i;

const isPlain = ({ text }: { text: string }): boolean =>
  /^(?:(?:simple|small|little|basic|easy|new|quick|nice|cool|tiny|mobile|web|internal|private|shared|online|einfache|kleine|neue|petite|nouvelle|sencilla|pequeña|nueva|semplice|piccola|nuova|simples|pequena|nova|eenvoudige|kleine|nieuwe)\s?)+$/i.test(
    text,
  );
