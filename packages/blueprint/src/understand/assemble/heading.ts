import type { Span } from '../../labels/index.ts';
import { fold, singularOf } from '../../lexicon/index.ts';
import type { Text } from '../walk/index.ts';
import { answerTo } from './asking.ts';
import { PEOPLE } from './nouns.ts';
import { TOLD, textOf } from './outline/state.ts';
import { asFields, itemsFrom, type Stretch } from './row.ts';

/** What stands before the word of the heading: 'a list of'. */
const HOLDERS =
  /^(?:lists?|table|directory|register|collection|overview|log|database|liste|lista|lijst|verzeichnis|tabelle)$/;
/** Headings of what an app is like, and of no rows. */
export const ABOUT =
  /^(?:features?|requirements?|roles?|needs|options|examples|goals|rules|settings|notes|thanks|details|functions|users|colou?rs|funktionen|anforderungen|rollen|ziele|regeln|farben|nutzer|fonctions|fonctionnalites|couleurs|utilisateurs|funciones|funcionalidades|colores|usuarios|funzioni|funzionalita|colori|utenti|funcoes|cores|utilizadores|functies|kleuren|gebruikers)$/;
const LONGEST_ITEM = 5;
const LONGEST_HEAD = 3;
/** From which lead on the labels speak for a field. */
const LIKELY = 40;

/** Kinds of stretches that tell of more than a list. */
const TELLS = new Set(['deed', 'actor', 'access']);

/** What rows are kept in: 'a queue at our fab lab', 'a repair log for our bikes'. */
const KEPT_IN =
  /^(?:queue|log|sheet|register|tracker|journal|diary|roster|logbook|inventory|ledger)$/;

/** The heading and the items of a text that is nothing but one list: 'Shelters: name, beds, phone'. */
export function listIn(
  { tokens, lexicon }: Pick<Text, 'tokens' | 'lexicon'>,
  spans: readonly Span[],
): { head: Stretch; items: Stretch[] } | null {
  const colon = tokens.findIndex(({ text }) => text === ':');
  if (colon < 1 || spans.some(({ kind }) => TELLS.has(kind))) return null;
  const isSmall = (at: number) => lexicon.wordClass(tokens[at]?.low ?? '') !== undefined;
  if (tokens.slice(0, colon).some(({ kind }) => kind !== 'word')) return null;
  // 'A library with books', 'the members of our club', but no 'sheet for visitors': the first that there are several of.
  // 'A choir keeps records of concerts'.
  const isHolder = (at: number) =>
    HOLDERS.test(tokens[at]?.low ?? '') ||
    (/^(?:records?|notes?|track)$/.test(tokens[at]?.low ?? '') &&
      lexicon.wordClass(tokens[at + 1]?.low ?? '') === 'of');
  const isPlural = (at: number) =>
    singularOf(tokens[at]?.low ?? '', lexicon.lang) !== tokens[at]?.low;
  let from = 0;
  let end = 0;
  for (let at = 0; at <= colon && end === 0; at++) {
    const isBreak = at === colon || isSmall(at);
    if (isBreak && at > from && isPlural(at - 1)) end = at;
    else if (at > from && lexicon.wordClass(tokens[at]?.low ?? '') === 'for') return null;
    else if (isBreak || isHolder(at)) from = at + 1;
  }
  const last = tokens[end - 1]?.low ?? '';
  if (end === 0 || end - from > LONGEST_HEAD) return null;
  const isOfApp = lexicon
    .phrase(last)
    .some((entry) => entry.kind === 'view' && ['field', 'page', 'filter'].includes(entry.view));
  if (isOfApp || ABOUT.test(fold(last))) return null;
  const items = itemsBehind(colon, { tokens, lexicon });
  return items ? { head: { from, to: end }, items } : null;
}

/** What stands between the commas behind a colon, where that is all there is. */
function itemsBehind(
  colon: number,
  { tokens, lexicon }: Pick<Text, 'tokens' | 'lexicon'>,
): Stretch[] | null {
  const items: Stretch[] = [];
  let start = colon + 1;
  for (let at = start; at <= tokens.length; at++) {
    const token = tokens[at];
    const isEnd = token === undefined || (at === tokens.length - 1 && token.kind === 'sign');
    const isBreak = isEnd || token.text === ',' || lexicon.wordClass(token.low) === 'and';
    if (!isBreak && token.kind === 'sign') return null;
    if (!isBreak) continue;
    while (start < at - 1 && lexicon.wordClass(tokens[start]?.low ?? '') === 'det') start++;
    if (at - start > LONGEST_ITEM || isClauseIn({ from: start, to: at }, { tokens, lexicon }))
      return null;
    if (at > start) items.push({ from: start, to: at });
    start = at + 1;
    if (isEnd) break;
  }
  return items.length < 2 ? null : items;
}

const within = ({ from, to }: Stretch, spans: readonly Span[]) =>
  spans.filter((span) => span.from < to && from < span.to);

/** 'When', 'how long': whether an item asks, whatever its one word was taken for. */
const asks = (item: Stretch, reading: Text): boolean =>
  answerTo(textOf(reading, { ...item, kind: 'asking', lead: TOLD }), reading.lexicon) !== null;

/** Whether at least half of the items are fields to the labels, or ask for something. */
function areFields(items: readonly Stretch[], spans: readonly Span[], reading: Text): boolean {
  const fields = items.filter(
    (item) =>
      asks(item, reading) ||
      within(item, spans).some(
        ({ kind, lead }) => kind === 'asking' || (kind === 'field' && lead >= LIKELY),
      ),
  );
  return fields.length * 2 >= items.length;
}

/** 'Laser cutter queue at our fab lab: file, material, who asked': each item is a field of what is kept in it. */
export function withKeptIn(spans: Span[], reading: Text): Span[] {
  const { tokens, lexicon } = reading;
  const colon = tokens.findIndex(({ text }) => text === ':');
  const last = tokens.findIndex(({ low }) => KEPT_IN.test(low));
  const ahead = spans.filter(({ from }) => from < colon);
  const isNamed = ahead.some(({ kind, to }) => kind === 'entity' && to <= last);
  if (lexicon.lang !== 'en' || last < 1 || last > colon || colon < 0 || isNamed) return spans;
  const items = itemsFrom(reading, colon + 1);
  const isClause = items.some((item) => isClauseIn(item, reading));
  if (items.length < 3 || isClause || !areFields(items, spans, reading)) return spans;
  let from = last;
  while (
    from > 0 &&
    tokens[from - 1]?.kind !== 'sign' &&
    !lexicon.wordClass(tokens[from - 1]?.low ?? '')
  )
    from--;
  if (from === last) return spans;
  return [
    { kind: 'container' as const, from, to: last + 1, lead: TOLD },
    ...ahead.filter((span) => span.from > last && span.kind !== 'entity'),
    ...asFields(items, spans, reading),
    // 'Status (waiting, cutting, done)': its values.
    ...spans.filter((span) => span.from >= (items.at(-1)?.to ?? 0)),
  ];
}

/** 'Each shift has a place', 'bikes with a price': more than an item. */
const isClauseIn = (
  { from, to }: Stretch,
  { tokens, lexicon }: Pick<Text, 'tokens' | 'lexicon'>,
): boolean =>
  /^(?:people|they|we|i|you)$/.test(tokens[from]?.low ?? '') ||
  tokens.slice(from, to).some(({ low }) => ['each', 'with'].includes(lexicon.wordClass(low) ?? ''));

/**
 * In a text that is one list behind its own heading, the heading is what the app keeps, whatever else its words may be,
 * and each item is a field: where the labels see fields in at least half of them, and no values.
 */
export function withHeading(spans: Span[], reading: Text): Span[] {
  const list = listIn(reading, spans);
  if (!list) return spans;
  if (!areFields(list.items, spans, reading)) return spans;
  return [
    { ...list.head, kind: 'entity' as const, lead: TOLD },
    ...list.items.map((item): Span => {
      const own = within(item, spans);
      const [only] = own;
      const isKept = own.length === 1 && (only?.kind === 'asking' || only?.kind === 'entity');
      if (only && isKept) return { ...only, ...item };
      return asks(item, reading)
        ? { ...item, kind: 'asking', lead: TOLD }
        : { ...item, kind: 'field', lead: Math.max(TOLD, ...own.map(({ lead }) => lead)) };
    }),
  ];
}

/** 'People with street, city, zip': a small word elsewhere, and at the head of a list what is kept. */
export function withPeople(spans: Span[], { tokens, lexicon }: Text): Span[] {
  const [first, second] = tokens;
  const isHead =
    PEOPLE.test(first?.low ?? '') &&
    (second?.text === ':' || lexicon.wordClass(second?.low ?? '') === 'with');
  const isNamed = spans.some(({ kind, from }) => kind === 'entity' || from === 0);
  return isHead && !isNamed
    ? [{ kind: 'entity' as const, from: 0, to: 1, lead: TOLD }, ...spans]
    : spans;
}
