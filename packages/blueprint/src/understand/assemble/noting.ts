import type { Span } from '../../labels/index.ts';
import { type Lang, singularOf } from '../../lexicon/index.ts';
import { namesPeople } from '../people.ts';
import type { Text } from '../walk/index.ts';
import { NOTING } from './happened.ts';
import { goesOn, TOLD, WEAK } from './outline/state.ts';

/** Who writes rows down, and what: the verb between them. */
const WRITING: Partial<Record<Lang, RegExp>> = {
  de: /^(?:notieren|erfassen|dokumentieren|protokollieren|tragen)$/,
  fr: /^(?:notent|consignent|saisissent|enregistrent)$/,
  es: /^(?:anotan|apuntan|registran|documentan)$/,
  it: /^(?:annotano|registrano|segnano|documentano)$/,
  pt: /^(?:anotam|registam|registram|apontam|documentam)$/,
  nl: /^(?:noteren|registreren|vastleggen|leggen)$/,
};
/** Whether a verb is of writing rows down, in the plural of those who do. */
export const isWriting = (low: string, lang: Lang): boolean =>
  NOTING.test(low) || (WRITING[lang]?.test(low) ?? false);

/** 'Volunteers log hours', 'los voluntarios anotan vacunas y paseos': who notes rows is no list beside them. */
export function withNoting(spans: Span[], reading: Text): Span[] {
  const at = spans.findIndex((span, place) => isNoter(span, spans[place + 1], reading));
  const who = spans[at];
  if (!who) return spans;
  const verb = who.to;
  const behind = spans.slice(at + 1).filter(({ from }) => from > verb);
  const noted: Span[] = [];
  for (const span of behind) {
    const last = noted.at(-1);
    if ((last && !goesOn({ ...reading, spans }, last, span)) || !isOfRows(span, reading)) break;
    noted.push({ ...span, kind: 'entity', lead: Math.max(span.lead, TOLD) });
  }
  const [first] = noted;
  // Nothing but an article stands between.
  if (!first || first.from - verb > 2) return spans;
  return [
    ...spans.slice(0, at),
    { ...who, kind: 'actor' },
    { kind: 'deed', from: verb, to: verb + 1, lead: TOLD },
    ...noted,
    ...behind.slice(noted.length),
  ];
}

/** People of whom nothing else is told, with such a verb right behind them. */
function isNoter(
  { kind, from, to, lead }: Span,
  next: Span | undefined,
  { tokens, lexicon }: Text,
): boolean {
  const { lang } = lexicon;
  const low = tokens[to - 1]?.low ?? '';
  const isPeople =
    lexicon.phrase(low).some((entry) => entry.kind === 'thing' && entry.thing.kind === 'person') ||
    namesPeople(singularOf(low, lang), lang) ||
    namesPeople(low, lang);
  return (
    (kind === 'actor' ||
      kind === 'setting' ||
      (kind === 'entity' && (lang !== 'en' || lead < WEAK))) &&
    to - from < 3 &&
    isPeople &&
    isWriting(tokens[to]?.low ?? '', lang) &&
    // 'Customers write reviews of products': more than the verb was read as what they do.
    !(next?.kind === 'deed' && next.to > to + 1)
  );
}

/** Several of something that has rows: walks, vaccinations; no names and no numbers. */
function isOfRows({ kind, from, to }: Span, { tokens, lexicon }: Text): boolean {
  if (kind === 'entity') return true;
  const low = tokens[to - 1]?.low ?? '';
  const known = lexicon.phrase(low);
  const isValue = known.some(
    (entry) => entry.kind === 'attribute' && entry.attribute.type !== 'boolean',
  );
  return (
    kind === 'field' &&
    to - from === 1 &&
    singularOf(low, lexicon.lang) !== low &&
    (!isValue || known.some((entry) => entry.kind === 'thing'))
  );
}
