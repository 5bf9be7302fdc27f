import type { Span } from '../../labels/index.ts';
import { singularOf, things } from '../../lexicon/index.ts';
import type { Token } from '../../lexicon/tokens.ts';
import type { Text } from '../walk/index.ts';
import { TOLD } from './outline/state.ts';

/** What stands between rows and what each is about: 'visits to patients', 'Besuche bei Kunden'. */
const TO =
  /^(?:to|from|by|about|for|bei|an|von|vom|für|über|à|aux?|chez|des?|pour|par|sur|a|para|sobre|ai|alle?|agli|dai|dalle|di|dei|delle|per|su|aos?|dos?|das?|bij|aan|van|voor|door|over)$/;
const AGAINST = /^(?:against|gegen|contre|contra|contro|tegen)$/;
const OTHER = /^(?:other|others|different|another|andere[nr]?|autres|otr[oa]s|altr[ie]|outr[oa]s)$/;
const OURS =
  /^(?:our|my|the|unseren?|den|nos|mes|les|nuestr[oa]s|l[oa]s|nostr[ie]|noss[oa]s|onze|de)$/;
const WITH = /^(?:with|mit|avec|con|com|met|\(|:)$/;

/** How rows lie toward what they are about. */
export interface Toward {
  preposition: string;
  /** Whether what they are about is of somebody else: 'matches against other teams'. */
  isOther: boolean;
}

/** How what stands between two stretches joins them; null where it is anything but such a word. */
export function towardIn(between: readonly Token[]): Toward | null {
  const [preposition = '', ...small] = between.map(({ low }) => low);
  const isAgainst = AGAINST.test(preposition);
  const isSmall = small.length < 3 && small.every((low) => OTHER.test(low) || OURS.test(low));
  if (!isSmall || !(isAgainst || TO.test(preposition))) return null;
  return { preposition, isOther: isAgainst || small.some((low) => OTHER.test(low)) };
}

/** Brings both sides of 'Besuche bei Kunden mit Datum' and 'matches against other clubs with date' to lists. */
export function withToward(spans: Span[], reading: Text): Span[] {
  return spans.flatMap((span, at) => {
    const next = spans[at + 1];
    if (next?.kind === 'entity') return [cut(span, next, reading)];
    const about = span.kind === 'entity' && next?.kind === 'field' && aboutIn(span, next, reading);
    return about ? [{ ...span, lead: Math.max(span.lead, TOLD) }, about] : [span];
  });
}

/** 'Matches against' is no field of what came before. */
function cut(span: Span, next: Span, { tokens, lexicon }: Text): Span {
  const to = span.to - 1;
  const head = tokens[to - 1]?.low ?? '';
  const isCut =
    span.kind === 'field' &&
    span.lead < TOLD &&
    to > span.from &&
    singularOf(head, lexicon.lang) !== head &&
    towardIn(tokens.slice(to, next.from)) !== null &&
    WITH.test(tokens[next.to]?.low ?? '');
  return isCut ? { ...span, to, kind: 'entity', lead: TOLD } : span;
}

/** People whom the lexicon knows, where no label says what they are. */
function aboutIn(span: Span, next: Span, { tokens, lexicon }: Text): Span | null {
  const at = tokens.findIndex(
    ({ low }, place) => place > span.to && place < next.from && WITH.test(low),
  );
  if (at < span.to + 2 || at + 1 !== next.from) return null;
  const low = tokens[at - 1]?.low ?? '';
  const isPeople = [...things.values()].some(
    ({ kind, words }) => kind === 'person' && words[lexicon.lang]?.some(({ many }) => many === low),
  );
  const isJoined = towardIn(tokens.slice(span.to, at - 1)) !== null;
  return isPeople && isJoined ? { kind: 'entity', from: at - 1, to: at, lead: TOLD } : null;
}
