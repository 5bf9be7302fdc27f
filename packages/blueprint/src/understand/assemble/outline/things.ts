import type { Span } from '../../../labels/index.ts';
import { fold } from '../../../lexicon/index.ts';
import type { Noun } from '../../pieces/index.ts';
import { BELONG_TO, BELONGS, EACH_WITH, hasMany, PER, WITH_SEVERAL } from '../between.ts';
import {
  isSame,
  type Labelled,
  type Outlined,
  type State,
  sentenceOf,
  textAfter,
} from './state.ts';

export function takeThing(state: State, span: Span, noun: Noun, before: string): void {
  const { outline, reading, subject } = state;
  const same = outline.things.find((thing) => isSame(thing.noun, noun, reading.lexicon));
  // 'Wir verleihen Lastenräder. Räder mit Foto': the wheels of before.
  const whole = same ? undefined : outline.things.find((thing) => isCompound(thing, noun, reading));
  if (whole) outline.shortened = [...(outline.shortened ?? []), noun.text];
  const known = same ?? whole;
  const thing = known ?? { noun, span, facts: [] };
  // It is as sure that it is kept as where it is surest.
  if (known && span.lead > known.span.lead) known.span = { ...known.span, lead: span.lead };
  if (!known) outline.things.push(thing);
  else if (!whole && noun.many && !known.noun.many) known.noun = noun;
  state.last = undefined;
  state.row = undefined;
  const isOwner =
    BELONGS.test(before) || PER.test(before) || BELONG_TO.test(textAfter(reading, span));
  if (subject && subject !== thing && isOwner) {
    subject.of ??= thing;
    return;
  }
  const isHad = hasMany(before, reading.lexicon.lang) || WITH_SEVERAL.test(fold(before));
  if (subject && subject !== thing && isHad) thing.of ??= subject;
  state.subject = thing;
}

export function takeFact(state: State, span: Span, noun: Noun, before: string): void {
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

/** A longer word of another sentence, of which nothing was said yet, that a shorter one stands for in German and Dutch. */
function isCompound(thing: Outlined, { text, many }: Noun, reading: Labelled): boolean {
  const [long, short] = [fold(thing.noun.text), fold(text)];
  return (
    ['de', 'nl'].includes(reading.lexicon.lang) &&
    many &&
    thing.facts.length === 0 &&
    short.length > 3 &&
    long.length - short.length > 2 &&
    !long.includes(' ') &&
    long.endsWith(short)
  );
}

/** The things of a sentence of which nothing was said yet. */
const rowOf = ({ outline, reading, sentence }: State): Outlined[] =>
  outline.things.filter(
    ({ facts, span }) => facts.length === 0 && sentenceOf(reading, span) === sentence,
  );

/** 'Events with a number of places; visitors book a place': what is done with what was noted before is no thing. */
export function notedAs({ outline, reading }: State, noun: Noun): Noun | undefined {
  const facts = [...outline.loose, ...outline.things.flatMap((thing) => thing.facts)];
  return facts.find((fact) => fact.noun.sense.attribute && isSame(fact.noun, noun, reading.lexicon))
    ?.noun;
}

export const isLog = (title: Noun): boolean =>
  /(?:reports?|logs?|notes?|records?|diary|journal)$/i.test(title.text);

/** A name for what is noted where it has none of its own. */
export const entry = (like: Noun): Noun => ({
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

const NOTES_FOR_EACH =
  /(?:^|[.;:\n]\s*)(?:for|f[uü]r|pour|para|per|voor)\s+(?:each|every|jede\w*|chaque|cada|ogni|elk\w*)\s[^.;\n]*\b(?:not(?:e|es|ieren|ent|an|eren)|records?|log|logs|writes? down|enters?|schreiben|apunta\w*|anota\w*|on note)\s+(?:the |a |an )?$/i;
