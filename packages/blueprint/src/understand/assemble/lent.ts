import type { Span } from '../../labels/index.ts';
import { singularOf } from '../../lexicon/index.ts';
import type { Token } from '../../lexicon/tokens.ts';
import type { Text } from '../walk/index.ts';

import type { Stretch } from './row.ts';

const WE = /^(?:we|i|wir|ich|nous|je|on|noi|nosotros|nós|wij|ik|who)$/;
const LEND =
  /^(?:lend|loan|rent|hire|lease|verleihen|verleihe|vermieten|vermiete|prêtons|prête|louons|loue|prestamos|presto|alquilamos|alquilo|prestiamo|noleggiamo|noleggio|affittiamo|emprestamos|empresto|alugamos|alugo|verhuren|verhuur)$/;
/** Of one who does: 'our club lends'. */
const LENDS =
  /^(?:lends|loans|rents|hires|leases|verleiht|vermietet|prête|loue|presta|alquila|noleggia|affitta|empresta|aluga|verhuurt)$/;
const TO = /^(?:to|an|à|aux|a|ai|agli|alle|aan|aos)$/;
const MOST_WORDS = 3;
/** The verb says beyond doubt that what is lent is kept, whatever else people do. */
const SAID = 80;

/** What somebody lends, and the people whom they lend it to, as far as they stand there. */
function lentIn({ tokens, lexicon }: Text): { what: Stretch; whom: number } | null {
  const verb = tokens.findIndex(
    ({ low }, at) =>
      (LEND.test(low) && (at === 0 || WE.test(tokens[at - 1]?.low ?? ''))) ||
      (LENDS.test(low) && tokens[at - 1]?.kind === 'word'),
  );
  if (verb < 0) return null;
  const from = tokens[verb + 1]?.low === 'out' ? verb + 2 : verb + 1;
  const isPlain = (token: Token | undefined) =>
    token?.kind === 'word' && !TO.test(token.low) && !lexicon.wordClass(token.low);
  let to = from;
  while (to - from < MOST_WORDS && isPlain(tokens[to])) to++;
  const last = tokens[to - 1];
  const isSeveral =
    last !== undefined &&
    (singularOf(last.low, lexicon.lang) !== last.low ||
      (lexicon.lang === 'de' && /^\p{Lu}/u.test(last.text)));
  return to > from && isSeveral && TO.test(tokens[to]?.low ?? '')
    ? { what: { from, to }, whom: to + 1 }
    : null;
}

/** 'We lend out instruments to pupils': the instruments are kept, and what is told behind is told of them. */
export function withLent(spans: Span[], reading: Text): Span[] {
  const lent = lentIn(reading);
  if (!lent) return spans;
  const { what, whom } = lent;
  const { tokens } = reading;
  const next = spans.find(({ from }) => from >= whom);
  // Whoever is lent to is whom the rows are of, also where they were labelled as nothing.
  const isFree = next === undefined || next.from > whom;
  const isWord = tokens[whom]?.kind === 'word' && !reading.lexicon.wordClass(tokens[whom].low);
  const borrower = { kind: 'actor' as const, from: whom, to: whom + 1, lead: SAID };
  const isTold = /^(?:with|mit|avec|con|com|met|\()$/.test(tokens[next?.to ?? -1]?.low ?? '');
  return [
    ...spans.filter(({ to }) => to <= what.from),
    { kind: 'entity' as const, ...what, lead: SAID },
    ...(isFree && isWord ? [borrower] : []),
    ...spans
      .filter(({ from }) => from >= what.to)
      .map((span) =>
        span === next && span.kind === 'entity' && span.from - whom < 2 && !isTold
          ? { ...span, kind: 'actor' as const, lead: SAID }
          : span,
      ),
  ];
}
