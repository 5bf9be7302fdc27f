import type { Span } from '../../labels/index.ts';
import { singularOf } from '../../lexicon/index.ts';
import { namesPeople } from '../people.ts';
import type { Text } from '../walk/index.ts';

/** How many lists stand in a row that is one of lists. */
const LISTS = 3;
/** The lead of what stands in such a row. */
const SAID = 80;

/**
 * What stands in a row of lists behind the one colon that parts what an app is for from what it keeps: 'Horse stable: horses,
 * owners, feeding plans'. Of 'teams with name and city' more is told, and most of a row must be lists.
 */
export function rowOfLists(spans: readonly Span[], reading: Text): Span[] {
  const named = rowNamed(spans, reading);
  if (named.length > 0) return named;
  const { tokens } = reading;
  const colon = tokens.findIndex(({ text }) => text === ':');
  const first = spans.find(({ from }) => from > colon);
  const isHeaded = spans.some(
    ({ kind, to }) => to === colon && (kind === 'setting' || kind === 'container'),
  );
  if (colon < 0 || first?.from !== colon + 1 || !isHeaded) return [];
  const end = tokens.findIndex(({ text }, at) => at > colon && /^[.;!?\n:()]$/.test(text));
  const row = spans.filter(
    ({ kind, from }) =>
      from > colon && (end < 0 || from < end) && (kind === 'entity' || kind === 'field'),
  );
  const isParted = (at: number) =>
    /^(?:,|and|&|und|et|y|e|en)$/.test(tokens[at]?.low ?? '') || tokens[at]?.text === ',';
  const isPlain = row.every(
    ({ from }) => from === colon + 1 || isParted(from - 1) || isParted(from - 2),
  );
  const lists = row.filter(({ kind }) => kind === 'entity').length;
  return isPlain && lists >= LISTS && lists * 2 > row.length ? row : [];
}

const WITH = /^(?:with|for|mit|für|avec|pour|con|para|per|com|met|voor)$/;

/**
 * 'An app with boats, owners and berths': several of each, and nothing else, are lists. Two of them must be no people and no
 * fields by their words, as books with authors and ratings are one list.
 */
function rowNamed(spans: readonly Span[], reading: Text): Span[] {
  const { tokens, lexicon } = reading;
  const head = tokens.findIndex(
    ({ low }, at) =>
      WITH.test(low) &&
      lexicon.match(tokens, at - 1)?.entries.some(({ kind }) => kind === 'container'),
  );
  const row = spans.filter(({ from, kind }) => from > head && kind !== 'container');
  const isWhole = row.every(
    ({ kind, from }, at) =>
      (kind === 'entity' || kind === 'field') &&
      (at === 0 ? from === head + 1 : isBetween(reading, row[at - 1]?.to ?? 0, from)),
  );
  if (head < 1 || row.length < LISTS || !isWhole || row.at(-1)?.to !== endOf(reading)) return [];
  const text = ({ from, to }: Span) => tokens.slice(from, to).map(({ low }) => low);
  const isPeople = (span: Span) => namesPeople(text(span).join(' '), lexicon.lang);
  const isMany = (span: Span) => {
    const low = text(span).at(-1) ?? '';
    return singularOf(low, lexicon.lang) !== low;
  };
  const isOwn = (span: Span) =>
    !lexicon.match(tokens, span.to - 1)?.entries.some(({ kind }) => kind === 'attribute');
  const own = row.filter((span) => !isPeople(span) && isMany(span) && isOwn(span));
  const isRow = own.length >= OWN && row.every((span) => own.includes(span) || isPeople(span));
  return isRow ? row.map((span) => ({ ...span, kind: 'entity' as const })) : [];
}

/** How many of a named row are lists by their very words. */
const OWN = 2;

/** Whether nothing but commas and 'and' stands between. */
const isBetween = ({ tokens, lexicon }: Text, from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .every(({ text, low }) => text === ',' || lexicon.wordClass(low) === 'and') && to > from;

/** Where the sentence ends, without its last sign. */
const endOf = ({ tokens }: Text): number =>
  tokens.findLastIndex(({ kind }) => kind === 'word' || kind === 'quote') + 1;

/** In a row of lists, several of something are a list as well, and each is beyond doubt. */
export function withRowOfLists(spans: Span[], reading: Text): Span[] {
  const { tokens, lexicon } = reading;
  const row = rowOfLists(spans, reading);
  const froms = row.filter(({ kind }) => kind === 'entity').map(({ from }) => from);
  const isList = ({ kind, from, to }: Span) => {
    if (kind === 'entity' || froms.includes(from)) return true;
    const entries = lexicon.match(tokens, to - 1)?.entries ?? [];
    const isValue = to - from === 1 && entries.some((entry) => entry.kind === 'attribute');
    const low = tokens[to - 1]?.low ?? '';
    const isThing = entries.some((entry) => entry.kind === 'thing');
    return isThing || (!isValue && singularOf(low, lexicon.lang) !== low);
  };
  return spans.map((span) =>
    row.some(({ from }) => from === span.from) && isList(span)
      ? { ...span, kind: 'entity' as const, lead: Math.max(span.lead, SAID) }
      : span,
  );
}
