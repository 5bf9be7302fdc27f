import type { Span } from '../../labels/index.ts';
import { singularOf } from '../../lexicon/index.ts';
import type { Text } from '../walk/index.ts';

/** How many lists stand in a row that is one of lists. */
const LISTS = 3;
/** The lead of what stands in such a row. */
const SAID = 80;

/**
 * What stands in a row of lists behind the one colon that parts what an app is for from what it keeps: 'Horse stable: horses,
 * owners, feeding plans'. Of 'teams with name and city' more is told, and most of a row must be lists.
 */
export function rowOfLists(spans: readonly Span[], { tokens }: Text): Span[] {
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

/** In a row of lists, several of something are a list as well, and each is beyond doubt. */
export function withRowOfLists(spans: Span[], reading: Text): Span[] {
  const { tokens, lexicon } = reading;
  const row = rowOfLists(spans, reading);
  const isList = ({ kind, from, to }: Span) => {
    if (kind === 'entity') return true;
    const entries = lexicon.match(tokens, to - 1)?.entries ?? [];
    const isValue = to - from === 1 && entries.some((entry) => entry.kind === 'attribute');
    const low = tokens[to - 1]?.low ?? '';
    const isThing = entries.some((entry) => entry.kind === 'thing');
    return isThing || (!isValue && singularOf(low, lexicon.lang) !== low);
  };
  return spans.map((span) =>
    row.includes(span) && isList(span)
      ? { ...span, kind: 'entity' as const, lead: Math.max(span.lead, SAID) }
      : span,
  );
}
