import type { Span } from '../../labels/index.ts';
import type { Text } from '../walk/index.ts';
import { TOLD } from './outline/state.ts';

/** Tokens from one, without another. */
export interface Stretch {
  from: number;
  to: number;
}

/** How many words an item of a row has at most. */
const LONGEST = 7;
const ASKS =
  /^(?:who|whom|when|why|where|how|what|which|if|whether|wer|wem|wann|warum|wo|wie|was|welche[rsn]?|ob|qui|quand|pourquoi|où|combien|quel(?:le)?s?|quién|cuándo|dónde|cuánt[oa]s?|qué|chi|quando|perché|dove|quant[oaie]|quem|onde|wanneer|waar|hoeveel|welke)$/;

/** What stands between commas and 'and' from a word on, up to the end of the sentence or to `end`. */
export function itemsFrom(
  { tokens, lexicon }: Pick<Text, 'tokens' | 'lexicon'>,
  first: number,
  end = tokens.length,
): Stretch[] {
  const items: Stretch[] = [];
  let from = first;
  for (let at = first; at <= end; at++) {
    const token = at < end ? tokens[at] : undefined;
    const isEnd = token === undefined || (token.kind === 'sign' && /[.;:!?()\n]/.test(token.text));
    const isBreak = isEnd || token.text === ',' || lexicon.wordClass(token.low) === 'and';
    if (!isBreak) continue;
    while (
      from < at - 1 &&
      !ASKS.test(tokens[from]?.low ?? '') &&
      ['det', 'pron'].includes(lexicon.wordClass(tokens[from]?.low ?? '') ?? '')
    )
      from++;
    if (at > from) items.push({ from, to: at });
    from = at + 1;
    if (isEnd) break;
  }
  return items;
}

/** Items of a row that a clause tells to be fields, each with the label that it has as one, else as a whole. */
export function asFields(
  items: readonly Stretch[],
  spans: readonly Span[],
  { tokens }: Pick<Text, 'tokens'>,
): Span[] {
  return items
    .filter(({ from, to }) => to - from <= LONGEST)
    .flatMap((item): Span[] => {
      const own = spans.filter(({ from, to }) => from < item.to && item.from < to);
      if (ASKS.test(tokens[item.from]?.low ?? '')) return [{ ...item, kind: 'asking', lead: TOLD }];
      const kept = own.filter(({ kind }) => kind === 'field');
      return kept.length > 0
        ? kept.map((span) => ({ ...span, lead: Math.max(span.lead, TOLD) }))
        : [{ ...item, kind: 'field', lead: TOLD }];
    });
}
