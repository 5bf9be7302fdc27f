import type { Span } from '../../labels/index.ts';
import { fold, type Lexicon, pluralOf, singularOf } from '../../lexicon/index.ts';
import type { Token } from '../../lexicon/tokens.ts';
import type { Noun } from '../pieces/index.ts';
import { BELONGS, EACH_AHEAD, EACH_WITH, HAS_MANY, PER, WITH_ONE } from './between.ts';
import { goodsOf, isOrdering, leftBehind, senseOf } from './made.ts';

/** A thing that a text speaks of, with what it says of it, as the labels tell. */
export interface Outlined {
  noun: Noun;
  span: Span;
  facts: Fact[];
  /** Rows about another: they have a day. */
  isLog?: boolean;
  /** Another of the outline that this one belongs to: each has several of it, or it is said to belong there. */
  of?: Outlined;
}

/** A field as it was said, with its values where they were. */
export interface Fact {
  noun: Noun;
  span: Span;
  values: string[];
}

export interface Outline {
  things: Outlined[];
  /** Fields that came before any thing: of what the app itself is called by. */
  loose: Fact[];
  /** A thing that the app is called by ('recipe box'), for fields without any other. */
  title: Noun | null;
}

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
  const isTold = outline.things.some(({ facts }) => facts.length > 0);
  outline.things = outline.things.filter(
    (thing) =>
      !isTitleOf(thing, outline.things) &&
      !(isTold && thing.facts.length === 0 && thing.span.lead < FAINT),
  );
  return outline;
}

/** Below this lead a thing of which nothing is said, beside others of which much is, is what the app is called by. */
const FAINT = 4;

/** 'Watchlist for movies': one word for the whole is no second list of what the other names. */
const isTitleOf = (thing: Outlined, all: readonly Outlined[]): boolean =>
  (!thing.noun.many || /(?:notes|logs?|lists?|records|minutes)$/i.test(thing.noun.text)) &&
  thing.facts.length === 0 &&
  thing.noun.sense.thing !== undefined &&
  all.some(
    ({ noun }) => noun !== thing.noun && noun.many && noun.sense.thing === thing.noun.sense.thing,
  );

/** A text with its labelled stretches. */
export interface Labelled {
  text: string;
  tokens: readonly Token[];
  lexicon: Lexicon;
  spans: readonly Span[];
}

interface State {
  reading: Labelled;
  nounOf: (span: Span) => Noun | null;
  outline: Outline;
  sentence?: number;
  subject?: Outlined;
  last?: Fact;
  /** 'For each child the carers note …': what is noted is of the note, whatever it is called. */
  log?: Outlined;
  /** 'Residents report potholes, lamps and litter': kinds of what is reported. */
  kinds?: Fact;
  /** A question that only says what a deed is done with: 'list what they have'. */
  told?: Span;
  /** 'Customers order bread': the orders, until what they order was read. */
  orders?: Outlined;
  /** 'Feedings, sleep, each with a time': the things of the row that a field is of. */
  row?: Outlined[];
}

/** Below this lead a thing may be a word of what was noted before. */
const WEAK = 30;

function take(state: State, span: Span, previous: Span | undefined, next: Span | undefined): void {
  const { reading, outline } = state;
  const before = textBefore(reading, span);
  if (span.kind === 'value' || listsValues(state, before)) {
    state.last?.values.push(textOf(reading, span));
    return;
  }
  if (span.kind === 'container') outline.title ??= state.nounOf(span);
  if (span.kind === 'deed' && REPORTS.test(textOf(reading, span)) && reportOf(state, span)) return;
  if (span.kind === 'deed' && leaves(state, span, next)) return;
  if (span.kind === 'deed' && registers(state, span, previous, next)) return;
  if (span === state.told) return;
  if (state.orders && takeOrdered(state, state.orders, span)) return;
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
  if (!state.log && isThing(state, span, noun, previous, next, before))
    takeThing(state, span, noun, before);
  else takeFact(state, span, noun, before);
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

const WITH = /(?<!\p{L})(?:with|mit|avec|con|com|met|having|have|has)\s+(?:\p{L}+\s+)?$|[:(]\s*$/iu;

/** A word for a choice of what there is: categories, types. */
const isKindOf = ({ sense, head }: Noun): boolean =>
  sense.attribute?.type === 'enum' &&
  !sense.thing &&
  /^(?:categor|kategor|types?$|kinds?$|arten?$|tip[oi]s?$|soort)/i.test(fold(head));

function takeThing(state: State, span: Span, noun: Noun, before: string): void {
  const { outline, reading, subject } = state;
  const known = outline.things.find((thing) => isSame(thing.noun, noun, reading.lexicon));
  const thing = known ?? { noun, span, facts: [] };
  if (!known) outline.things.push(thing);
  else if (noun.many && !known.noun.many) known.noun = noun;
  state.last = undefined;
  state.row = undefined;
  if (subject && subject !== thing && (BELONGS.test(before) || PER.test(before))) {
    subject.of ??= thing;
    return;
  }
  if (subject && subject !== thing && HAS_MANY.test(before)) thing.of ??= subject;
  state.subject = thing;
}

function takeFact(state: State, span: Span, noun: Noun, before: string): void {
  const { outline, subject } = state;
  if (subject && !state.log && NOTES_FOR_EACH.test(before)) {
    const noted = state.outline.title && isLog(state.outline.title) ? state.outline.title : null;
    state.log = { noun: noted ?? entry(noun), span, facts: [], of: subject, isLog: true };
    outline.things.push(state.log);
    outline.title = null;
  }
  state.last = { noun, span, values: [] };
  if (EACH_WITH.test(before)) state.row = rowOf(state);
  if (state.row) for (const thing of state.row) thing.facts.push(state.last);
  else (state.log?.facts ?? subject?.facts ?? outline.loose).push(state.last);
}

/** The things of a sentence of which nothing was said yet. */
const rowOf = ({ outline, reading, sentence }: State): Outlined[] =>
  outline.things.filter(
    ({ facts, span }) => facts.length === 0 && sentenceOf(reading, span) === sentence,
  );

/** 'Events with a number of places; visitors book a place': what is done with what was noted before is no thing. */
function notedAs({ outline, reading }: State, noun: Noun): Noun | undefined {
  const facts = [...outline.loose, ...outline.things.flatMap((thing) => thing.facts)];
  return facts.find((fact) => fact.noun.sense.attribute && isSame(fact.noun, noun, reading.lexicon))
    ?.noun;
}

/** 'Members order from it', 'farmers list what they have': the rows that this leaves, and what is said of them after. */
function leaves(state: State, span: Span, next: Span | undefined): boolean {
  const { outline, reading } = state;
  const isNext = next !== undefined && next.from - span.to < 2;
  const isOpen = isNext && next.kind === 'asking';
  const isNamed = isNext && next.kind === 'entity';
  if (isNamed && !isOrdering(textOf(reading, span))) return false;
  const word = leftBehind(textOf(reading, span), isOpen);
  const like = word ? state.nounOf({ ...span, kind: 'entity' }) : null;
  if (!word || !like) return false;
  const sense = senseOf(word, reading.lexicon);
  const noun = { ...entry(like), text: word, head: word, sense, unknown: !sense.thing };
  const known = outline.things.find((thing) => isSame(thing.noun, noun, reading.lexicon));
  const made = known ?? { noun, span, facts: [] };
  if (!known) outline.things.push(made);
  state.subject = made;
  if (isOpen) state.told = next;
  if (isNamed) state.orders = made;
  return true;
}

const REGISTERS =
  /^(?:can )?(?:register|registers|enrol|enroll|sign up|join|melden sich an|s'inscrivent|se inscriben|si iscrivono|inscrevem-se|schrijven zich in)$/i;

/** 'Runners register with name, age group and size': they are what is kept, and what they give is told of them. */
function registers(
  state: State,
  span: Span,
  previous: Span | undefined,
  next: Span | undefined,
): boolean {
  const { outline, reading } = state;
  const isTold = next?.kind === 'field' && WITH.test(textBefore(reading, next));
  if (previous?.kind !== 'actor' || !isTold || !REGISTERS.test(textOf(reading, span))) return false;
  const noun = state.nounOf({ ...previous, kind: 'entity' });
  if (!noun?.many || /^(?:people|users?|visitors?|everyone)$/i.test(noun.text)) return false;
  const known = outline.things.find((thing) => isSame(thing.noun, noun, reading.lexicon));
  const made = known ?? { noun, span: previous, facts: [] };
  if (!known) outline.things.push(made);
  state.subject = made;
  return true;
}

/** What is ordered is a list to choose from, and each order says what of it; what is said after is of the order. */
function takeOrdered(state: State, orders: Outlined, span: Span): boolean {
  state.orders = undefined;
  const noun = span.kind === 'entity' ? state.nounOf(span) : null;
  if (!noun) return false;
  // 'Bread' is a list of breads, called so.
  const one = singularOf(noun.text, state.reading.lexicon.lang);
  const plural = pluralOf(one, state.reading.lexicon.lang);
  const goods = { ...noun, sense: goodsOf(noun), many: true, label: one, plural, unknown: false };
  takeThing(state, span, goods, '');
  orders.of ??= state.outline.things.find((thing) => thing.noun === goods);
  state.subject = orders;
  return true;
}

const isLog = (title: Noun): boolean =>
  /(?:reports?|logs?|notes?|records?|diary|journal)$/i.test(title.text);

/** A name for what is noted where it has none of its own. */
const entry = (like: Noun): Noun => ({
  ...like,
  text: 'entries',
  head: 'entries',
  sense: {},
  before: [],
  many: true,
  unknown: true,
  label: undefined,
  plural: undefined,
});

/** What people report is one list, of the kinds that they report. */
function reportOf(state: State, span: Span): boolean {
  const { outline, reading } = state;
  const rest = reading.text.slice(reading.tokens[span.to - 1]?.end ?? 0);
  if (!/^\s*(?:us )?(?:about )?[\p{L} ]+,[^.;]*?(?:,| and | und | et | y | e | en )/u.test(rest))
    return false;
  if (/^[^,]*\s(?:with|mit|avec|con|com|met)\s/iu.test(rest)) return false;
  const sentence = rest.split(/[.;\n]/)[0] ?? '';
  if (/\bwith\b.*,.*,/.test(sentence) && !/,.*\bwith\b/.test(sentence)) return false;
  const like = state.nounOf({ ...span, kind: 'entity' });
  if (!like) return false;
  const report: Outlined = {
    noun: { ...entry(like), text: 'reports', head: 'reports' },
    span,
    facts: [],
  };
  const kinds: Fact = {
    noun: { ...entry(like), text: 'kind', head: 'kind', many: false },
    span,
    values: [],
  };
  report.facts.push(kinds);
  outline.things.push(report);
  Object.assign(state, { subject: report, kinds });
  return true;
}

const REPORTS =
  /^(?:can )?(?:report|reports|tell us about|melden|signalent|avisan de|segnalano|avisam)$/i;
const NOTES_FOR_EACH =
  /(?:^|[.;:\n]\s*)(?:for|f[uü]r|pour|para|per|voor)\s+(?:each|every|jede\w*|chaque|cada|ogni|elk\w*)\s[^.;\n]*\b(?:not(?:e|es|ieren|ent|an|eren)|records?|log|logs|writes? down|enters?|schreiben|apunta\w*|anota\w*|on note)\s+(?:the |a |an )?$/i;

/** Only a comma, an article or 'and' stands between two stretches. */
function goesOn({ tokens, lexicon }: Labelled, previous: Span | undefined, span: Span): boolean {
  if (!previous) return false;
  return tokens
    .slice(previous.to, span.from)
    .every(
      ({ text: sign, low }) =>
        sign === ',' || ['and', 'det', 'or'].includes(lexicon.wordClass(low) ?? ''),
    );
}

function sentenceOf({ tokens }: Labelled, span: Span): number {
  let count = 0;
  for (const { text } of tokens.slice(0, span.from)) if (/^[.;!?\n]$/.test(text)) count++;
  return count;
}

const textBefore = ({ text, tokens }: Labelled, { from }: Span): string =>
  text.slice(0, tokens[from]?.start ?? 0);

const textAfter = ({ text, tokens }: Labelled, { to }: Span): string =>
  text.slice(tokens[to - 1]?.end ?? 0);

/** The words of a stretch as they were typed. */
export const textOf = (
  { text, tokens }: Pick<Labelled, 'text' | 'tokens'>,
  { from, to }: Span,
): string => text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);

/** Two phrases for the same thing: the same word in another number, or one that the other ends in. */
export function isSame(a: Noun, b: Noun, { lang }: Lexicon): boolean {
  const stem = (noun: Noun) =>
    fold(noun.text)
      .split(' ')
      .map((word) => singularOf(word, lang))
      .join(' ');
  const [one, other] = [stem(a), stem(b)];
  return one === other || one.endsWith(` ${other}`) || other.endsWith(` ${one}`);
}
