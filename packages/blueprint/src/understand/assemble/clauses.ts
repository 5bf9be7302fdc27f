import type { Span } from '../../labels/index.ts';
import { singularOf } from '../../lexicon/index.ts';
import type { Text } from '../walk/index.ts';
import { isWhichOrWhen, isWhoWord } from './assigned.ts';
import { TOLD } from './outline/state.ts';
import { ranIn } from './owners.ts';

const isMany = (low: string, lang: Text['lexicon']['lang']): boolean =>
  singularOf(low, lang) !== low || /^(?:people|leute)$/.test(low);

/** 'IT answers and closes them': what is done to something that was named is no field of it. */
export function withoutDeeds(spans: Span[], { tokens, lexicon, tags }: Text): Span[] {
  if (lexicon.lang !== 'en') return spans;
  const isThem = (at: number) => /^(?:them|it|him|her)$/.test(tokens[at]?.low ?? '');
  const isVerb = (at: number) => /[^s]s$|ed$/.test(tokens[at]?.low ?? '');
  // 'Buyers order, pay and leave reviews': one of the things that they do.
  const isAmong = ({ from, to }: Span, previous: Span | undefined) =>
    previous?.kind === 'deed' &&
    to - from === 1 &&
    tokens[previous.to]?.text === ',' &&
    from - previous.to === 1 &&
    tokens[to]?.low === 'and' &&
    tags.get(tokens[to + 1]?.start ?? -1) === 'verb';
  const isDone = (span: Span, previous: Span | undefined) =>
    isSaidOf(span) || isAmong(span, previous);
  const isSaidOf = ({ kind, from, to }: Span) =>
    kind === 'field' &&
    (isThem(to) ||
      (to - from > 1 && isThem(to - 1) && isVerb(from)) ||
      (isVerb(to - 1) && tokens[to]?.low === 'and' && isVerb(to + 1) && isThem(to + 2)));
  return spans.filter((span, at) => !isDone(span, spans[at - 1]));
}

/** 'Load-in time': what a hyphen joins is one. */
export function withHyphen(spans: Span[], { text, tokens }: Text): Span[] {
  return spans.flatMap((span, at) => {
    const [before, after] = [spans[at - 1], spans[at + 1]];
    const isJoined = (one: Span | undefined, other: Span | undefined) =>
      one?.kind === 'field' &&
      other?.kind === 'field' &&
      text.slice(tokens[one.to - 1]?.end, tokens[one.to]?.start) === '-' &&
      other.from - one.to < 3;
    if (isJoined(before, span)) return [];
    return after && isJoined(span, after) ? [{ ...span, to: after.to }] : [span];
  });
}

/** 'Who is on duty which night': a question goes as far as it asks. */
export function withQuestion(spans: Span[], { tokens, lexicon }: Text): Span[] {
  const list: Span[] = [];
  for (const span of spans) {
    const last = list.at(-1);
    if (last?.kind === 'asking' && span.from < last.to) continue;
    const isWho = span.kind === 'asking' && isWhoWord(tokens[span.from]?.low ?? '');
    const rest = isWho ? tokens.slice(span.to, span.to + 8) : [];
    const stop = rest.findIndex(
      ({ kind, low }) => kind !== 'word' || lexicon.wordClass(low) === 'and',
    );
    const clause = stop < 0 ? rest : rest.slice(0, stop);
    const isLonger = clause.some(({ low }) => isWhichOrWhen(low));
    list.push(isLonger ? { ...span, to: span.to + clause.length } : span);
  }
  return list;
}

const EACH = /^(?:each|jede[rs]?|chacune?|cada|ciascun[oa]|ognun[oa]|elk)$/;
const HAS = /^(?:has|needs|gets|hat|braucht|bekommt|a|tiene|ha|tem|heeft)$/;

/** 'I teach piano to 20 kids. Each has a lesson day': those of whom something is told are kept. */
export function withEach(spans: Span[], { tokens, lexicon }: Text): Span[] {
  const at = tokens.findIndex(
    ({ low }, place) =>
      EACH.test(low) &&
      /[.;!\n]/.test(tokens[place - 1]?.text ?? '') &&
      (HAS.test(tokens[place + 1]?.low ?? '') || HAS.test(tokens[place + 2]?.low ?? '')),
  );
  const isTold = spans.some(({ kind, from }) => kind === 'field' && from > at);
  const whose = spans.findLast(({ to }) => to <= at);
  const last = tokens[(whose?.to ?? 0) - 1]?.low ?? '';
  if (at < 0 || !isTold || !whose || !['setting', 'actor'].includes(whose.kind)) return spans;
  if (!isMany(last, lexicon.lang)) return spans;
  const start = tokens.findIndex(
    ({ kind, low }, place) =>
      place >= whose.from && kind === 'word' && !/^\d/.test(low) && !lexicon.wordClass(low),
  );
  const from = start < 0 || start >= whose.to ? whose.from : start;
  const kept = { kind: 'entity' as const, from, to: whose.to, lead: TOLD };
  return spans.map((span) => (span === whose ? kept : span));
}

const MOVES =
  /^(?:move|moves|go|goes|pass|passes|progress|progresses|wandern|gehen|passent|pasan|passano|passam|gaan)$/;
const FROM = /^(?:from|through|von|de|desde|da|van)$/;

/** 'Candidates move from applied to interview to offer': they are kept, and have a stage. */
export function withMoved(spans: Span[], { tokens }: Text): Span[] {
  return spans.flatMap((span, at) => {
    const [deed, value, other] = spans.slice(at + 1);
    const isMoved =
      span.kind === 'actor' &&
      deed?.kind === 'deed' &&
      MOVES.test(tokens[deed.to - 1]?.low ?? '') &&
      FROM.test(tokens[deed.to]?.low ?? '') &&
      value?.kind === 'value' &&
      other?.kind === 'value';
    return isMoved ? [{ ...span, kind: 'entity' as const, lead: TOLD }] : [span];
  });
}

const MAKES =
  /^(?:sell|make|bake|brew|grow|produce|craft|sew|knit|breed|restore|verkaufe|verkaufen|backe|backen|vends|vendons|fabrique|vendo|vendemos|vendiamo|verkoop|verkopen)$/;

/** 'I sell handmade candles': what somebody makes or sells is kept, and how much there is of it is no list beside it. */
export function withSold(spans: Span[], { tokens, lexicon }: Text): Span[] {
  const isSold = ({ kind, from, to }: Span) =>
    (kind === 'entity' || kind === 'setting') &&
    [from - 1, from - 2].some((at) => MAKES.test(tokens[at]?.low ?? '')) &&
    isMany(tokens[to - 1]?.low ?? '', lexicon.lang);
  const sold = spans.find(isSold);
  if (!sold) return spans;
  return spans.map((span) => {
    if (span === sold) return { ...span, kind: 'entity' as const, lead: Math.max(span.lead, TOLD) };
    const isStock =
      span.kind === 'entity' && /^(?:stock|bestand)$/.test(tokens[span.to - 1]?.low ?? '');
    return isStock && span.to - span.from < 3 ? { ...span, kind: 'field' as const } : span;
  });
}

/** 'Where it is (fridge, freezer, shelf)': what stands in brackets behind a value is one as well. */
export function withinBrackets(spans: Span[], { tokens }: Text): Span[] {
  const list: Span[] = [];
  for (const [at, span] of spans.entries())
    list.push(bracketed(span, list[at - 1], spans[at + 1], tokens));
  return list;
}

function bracketed(
  span: Span,
  before: Span | undefined,
  next: Span | undefined,
  tokens: Text['tokens'],
): Span {
  // 'Where it is (van, shed)': the first of the answers to what is asked.
  const isAnswer =
    before?.kind === 'asking' && tokens[before.to]?.text === '(' && next?.kind === 'value';
  if (span.kind === 'field' && isAnswer) return { ...span, kind: 'value' };
  if (span.kind !== 'field' || before?.kind !== 'value') return span;
  const between = tokens.slice(before.to, span.from).map(({ text }) => text);
  const open = tokens.slice(0, span.from).findLast(({ text }) => /^[()]$/.test(text))?.text;
  const isNext = between.every((text) => /^(?:,|\/|or|and|oder|und|ou|et|o|y|e|of|en)$/.test(text));
  return isNext && open === '(' ? { ...span, kind: 'value' as const } : span;
}

const REGISTER =
  /^(?:register|registers|enrol|enrols|enroll|enrolls|sign|signs|anmelden|melden|inscrire|inscrivent|inscribir|inscriben|apuntar|apuntan|iscrivere|iscrivono|inscrever|inscrevem|inschrijven|aanmelden)$/;
const THEIR = /^(?:their|ihre|ihren|leurs?|sus?|loro|seus|suas|hun)$/;

/**
 * 'Parents register their children for the holiday camp: name, age': those who are registered are kept, and what for is
 * what the app is for. Null where nobody is.
 */
export function registeredIn({ tokens, lexicon }: Text): { from: number; to: number } | null {
  const verb = tokens.findIndex(({ low }) => REGISTER.test(low));
  const at = tokens.findIndex(
    ({ low }, place) => THEIR.test(low) && isMany(tokens[place + 1]?.low ?? '', lexicon.lang),
  );
  const isFar = verb < 0 || at < 0 || Math.abs(verb - at) > 8;
  const colon = tokens.findIndex(
    ({ text }, place) => place > Math.max(verb, at) && /[:(]/.test(text),
  );
  return isFar || colon < 0 || colon - Math.max(verb, at) > 8 ? null : { from: at + 1, to: at + 2 };
}

/** See `registeredIn`. */
export function withRegistered(spans: Span[], reading: Text): Span[] {
  const told = registeredIn(reading);
  if (!told) return spans;
  const { tokens } = reading;
  const colon = tokens.findIndex(({ text }, at) => at > told.to && /[:(]/.test(text));
  const others = spans
    .filter(({ from, to }) => to <= told.from || from >= told.to)
    .map((span) =>
      span.from < colon && ['entity', 'field', 'actor'].includes(span.kind)
        ? { ...span, kind: 'setting' as const, lead: TOLD }
        : span,
    );
  return [...others, { kind: 'entity' as const, ...told, lead: TOLD }].toSorted(
    (a, b) => a.from - b.from,
  );
}

const GIVES = /^(?:gives?|awards?|assigns?|vergeben|geben|donnent|dan|danno|dão|geven)$/;
const SCORES =
  /^(?:marks?|scores?|points|grades|stars|ratings?|punkte|noten|notes|puntos|punti|pontos|punten)$/;

/** 'Judges give marks from 1 to 10': who gives them, and how many, stand in each row. */
export const isGiven = (
  { tokens }: Pick<Text, 'tokens'>,
  deed: Span | undefined,
  what: Span,
): boolean =>
  deed?.kind === 'deed' &&
  GIVES.test(tokens[deed.to - 1]?.low ?? '') &&
  SCORES.test(tokens[what.to - 1]?.low ?? '') &&
  what.from - deed.to < 2;

/** Where a scale that stands behind a phrase ends: 'from 1 to 10'. */
export function scaleEnd({ tokens }: Pick<Text, 'tokens'>, { to }: Span): number {
  const rest = tokens.slice(to, to + 6);
  const end = rest.findIndex(({ text }) => /^(?:5|10)$/.test(text));
  return end < 0 || !rest.slice(0, end).some(({ text }) => text === '1') ? to : to + end + 1;
}

/** 'I run a cattery. Cats, owners': what somebody runs is what the app is for. */
export function withRun(spans: Span[], reading: Text): Span[] {
  const run = ranIn(reading);
  const [first, ...others] = spans;
  const isRun = first?.kind === 'entity' && run && first.from < run.to && run.from < first.to;
  return isRun && others.some(({ kind }) => kind === 'entity')
    ? [{ ...first, kind: 'setting' as const }, ...others]
    : spans;
}
