import type { Span } from '../../labels/index.ts';
import type { Text } from '../walk/index.ts';
import { TOLD } from './outline/state.ts';
import { asFields, itemsFrom } from './row.ts';

const TELLS =
  /^(?:tell|tells|give|gives|send|sends|enter|enters|provide|provides|submit|submits|state|nennen|sagen|geben|donnent|indiquent|dan|indican|danno|indicano|dão|indicam|geven|vertellen)$/;
const US = /^(?:us|me|uns|mir|nous|nos|me|ci|ons)$/;
const THEIR = /^(?:their|ihre[nm]?|leurs?|sus?|loro|seus?|suas?|hun)$/;
/** Where what one of them tells ends and what others tell begins. */
const AHEAD = 3;

/** 'Mentors tell us their field, languages and how many mentees they take': they are kept, with what they tell. */
export function withTold(spans: Span[], reading: Text): Span[] {
  let list = spans;
  for (const who of spans.filter(({ kind }) => ['actor', 'entity', 'setting'].includes(kind))) {
    const row = toldFrom(reading, who.to);
    if (!row) continue;
    const items = itemsFrom(reading, row.from, row.to);
    if (items.length < 2) continue;
    const others = list.filter(({ from, to }) => to <= who.from || from >= row.to);
    list = [
      ...others,
      { ...who, kind: 'entity' as const, lead: TOLD },
      ...asFields(items, list, reading),
    ].toSorted((a, b) => a.from - b.from);
  }
  return list;
}

/** Where the row begins that somebody tells, and where it ends; null where nothing is told. */
function toldFrom(
  { tokens }: Pick<Text, 'tokens'>,
  at: number,
): { from: number; to: number } | null {
  if (!TELLS.test(tokens[at]?.low ?? '')) return null;
  const whom = US.test(tokens[at + 1]?.low ?? '') ? at + 2 : at + 1;
  if (!THEIR.test(tokens[whom]?.low ?? '')) return null;
  const from = whom + 1;
  let to = from;
  while (to < tokens.length && !/^[.;:!?(\n]$/.test(tokens[to]?.text ?? '')) {
    const ahead = tokens.slice(to + 1, to + 1 + AHEAD).findIndex(({ low }) => TELLS.test(low));
    if (tokens[to]?.text === ',' && ahead > 0) break;
    to++;
  }
  return { from, to };
}
