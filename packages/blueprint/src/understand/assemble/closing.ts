import type { Span } from '../../labels/index.ts';
import { fold, singularOf } from '../../lexicon/index.ts';
import type { Text } from '../walk/index.ts';
import { TOLD } from './outline/state.ts';

const WITH = /^(?:with|mit|avec|con|com|met)$/;

/**
 * 'Lessons with date, duration and route, and exam results': 'and' closes what a lesson has, so several of something
 * behind the next comma are a list of their own; and the last before it is a field, unless it has fields itself.
 */
export function withClosing(spans: Span[], reading: Text): Span[] {
  const closed = closedIn(reading, spans);
  if (closed.length === 0) return spans;
  return spans.map((span) => {
    const inner = closed.find(({ last, end }) => span.from >= last && span.to <= end);
    if (inner && span.kind === 'entity' && span.lead < SURE && !hasOwn(span, reading))
      return { ...span, kind: 'field' };
    const isOuter = closed.some(({ outer }) => span.from === outer);
    const isNamed = span.kind === 'entity' || (span.kind === 'field' && isList(span, reading));
    return isOuter && isNamed ? { ...span, kind: 'entity', lead: Math.max(span.lead, TOLD) } : span;
  });
}

/** From which lead on a list stays one wherever it stands. */
const SURE = 60;

interface Closed {
  /** Where the last of the inner list begins, and where it ends. */
  last: number;
  end: number;
  /** Where the first stretch behind it begins. */
  outer: number;
}

/** The lists behind 'with' that 'and' closes, where more is listed behind them. */
function closedIn({ tokens, lexicon }: Text, spans: readonly Span[]): Closed[] {
  const found: Closed[] = [];
  let isInner = false;
  let last = -1;
  for (const [at, token] of tokens.entries()) {
    const isAnd = lexicon.wordClass(token.low) === 'and';
    if (WITH.test(token.low)) {
      isInner = spans.some(({ kind, to }) => kind === 'entity' && to === at);
      last = -1;
    } else if (isInner && isAnd && last < 0 && tokens[at - 1]?.text !== ',') last = at + 1;
    else if (isInner && last > 0 && token.text === ',') {
      const outer = spans.find(({ from }) => from > at);
      const between = tokens.slice(at + 1, outer?.from);
      const isNext = between.every(({ low }) =>
        ['and', 'det', 'pron'].includes(lexicon.wordClass(low) ?? ''),
      );
      if (outer && isNext) found.push({ last, end: at, outer: outer.from });
      isInner = false;
    } else if (token.kind === 'sign' && /[.;:!?\n]/.test(token.text)) isInner = false;
  }
  return found;
}

const hasOwn = ({ to }: Span, { tokens }: Text): boolean =>
  WITH.test(tokens[to]?.low ?? '') || tokens[to]?.text === '(';

/** Several of what is no known field, or of people or things that others call by a word: 'exam results', no 'photos'. */
function isList({ from, to }: Span, { tokens, lexicon }: Text): boolean {
  const words = tokens.slice(from, to).map(({ low }) => low);
  const head = words.at(-1) ?? '';
  if (singularOf(head, lexicon.lang) === head) return false;
  return [words.join(' '), head].every((word) => {
    const entries = lexicon.phrase(fold(word));
    const attribute = entries.find((entry) => entry.kind === 'attribute')?.attribute;
    const isThing = entries.some(({ kind }) => kind === 'thing');
    return !attribute || attribute.role === 'person' || (isThing && attribute.role === 'plain');
  });
}
