import type { Span } from '../../labels/index.ts';
import { fold, singularOf } from '../../lexicon/index.ts';
import type { Text } from '../walk/index.ts';
import { ABOUT } from './heading.ts';
import { TOLD } from './outline/state.ts';
import { itemsFrom } from './row.ts';

/** Whose several things are, in the languages that are read. */
const OURS =
  /^(?:our|my|meine[nr]?|unsere[nr]?|mes|nos|mis|nuestr[oa]s|miei|mie|nostr[ie]|meus|minhas|noss[oa]s|mijn|onze)$/;
const FOR = /^(?:for|für|pour|para|per|voor|of|by|von|de|di|van|with|mit|avec|con|com|met|to)$/;
const MOST_WORDS = 3;

/**
 * 'Track my tarantulas: species, molts with date and size': several things of ours, and behind their colon what is kept
 * of each. Labels that do not know the word take it for where the app is used.
 */
export function withMine(spans: Span[], reading: Text): Span[] {
  const { tokens, lexicon } = reading;
  const colon = tokens.findIndex(({ text }) => text === ':');
  const last = tokens[colon - 1]?.low ?? '';
  const words = tokens.slice(Math.max(0, colon - MOST_WORDS - 1), colon);
  const ours = words.findLastIndex(({ low }) => OURS.test(low));
  if (ours < 0 || singularOf(last, lexicon.lang) === last || ABOUT.test(fold(last))) return spans;
  const from = colon - words.length + ours + 1;
  const isPlain = tokens.slice(from, colon).every(({ kind }) => kind === 'word');
  const isNamed = spans.some(({ kind, to }) => to <= colon && kind === 'entity');
  if (from === colon || !isPlain || isNamed || FOR.test(tokens[from - 2]?.low ?? '')) return spans;
  const first = spans.find((span) => span.from > colon);
  if (first?.kind !== 'field' || itemsFrom(reading, colon + 1).length < 2) return spans;
  const head: Span = { kind: 'entity', from, to: colon, lead: TOLD };
  return [
    ...spans.filter(({ to }) => to <= from - 1),
    head,
    ...spans.filter((span) => span.from > colon),
  ];
}
