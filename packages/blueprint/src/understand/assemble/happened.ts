import type { Span } from '../../labels/index.ts';
import { singularOf } from '../../lexicon/index.ts';
import type { Text } from '../walk/index.ts';
import { TOLD } from './outline/state.ts';
import { asFields, itemsFrom, type Stretch } from './row.ts';

/** Words for writing down what was seen or done. */
export const NOTING =
  /^(?:notes?|logs?|records?|jots?|writes?|enters?|notieren|notiert|vermerken|notons|notent|note|anotan?|anotamos|apuntamos|registran?|registamos|annotano|annotiamo|noteren|noteert)$/;
/** Nouns of what is done to, or noted of, one of something else: its row says which. */
export const OF_ONE =
  /(?:visits?|appointments?|lessons?|sessions?|treatments?|consultations?|grades?|marks?|results?|payments?|deposits?|withdrawals?|readings?|measurements?|calibrations?|inspections?|checks?|repairs?|services?|vaccinations?|cleanings?|maintenance|walks?|feedings?|doses?|donations?|bids?|ratings?|comments?|incidents?|litters?|weighings?|milkings?|milk yields?|harvests?|sprayings?|tastings?|observations?|sightings?|notes?|entries|reports?|reviews?|documents?|scans?|movements?|transfers?|deliveries|bookings?|reservations?|rentals?|loans?|orders?|runs?|rides?|plans?|programs?|lines?|positions?|line items?|ingredients?|jobs?|invoices?|receipts?|tickets?|claims?|matches|games|trips?|entradas|sa[ií]das|termine|behandlungen|durchsichten|messungen|zahlungen|fahrten|noten|mesures|visites|s[ée]ances|rendez-vous|citas|pagos|partidos|visite|misure|consultas|metingen|afspraken)$/i;

const WHENEVER = /^(?:when|whenever|wenn|sobald|quand|lorsque|cuando|quando|wanneer|als)$/;
const ONE = /^(?:a|an|one|eine?n?|une?|una?|uma?|um|een)$/;
/** How many words name what happens. */
const LONGEST = 2;

interface Happening {
  clause: Stretch;
  /** What somebody takes, gives or makes. */
  what: Stretch;
  items: Stretch[];
}

/** 'When someone takes an aliquot we log who, when and how much': what happens leaves a row; null where none is told. */
export function happeningIn(reading: Pick<Text, 'tokens' | 'lexicon'>): Happening | null {
  const { tokens, lexicon } = reading;
  const isEnd = (at: number) => /^[.;:!?\n]$/.test(tokens[at]?.text ?? '.');
  for (let start = 0; start < tokens.length; start++) {
    const low = tokens[start]?.low ?? '';
    const isTime = /^(?:each|every|any)$/.test(low) && tokens[start + 1]?.low === 'time';
    if (!WHENEVER.test(low) && !isTime) continue;
    let end = start;
    while (!isEnd(end) && !NOTING.test(tokens[end]?.low ?? '')) end++;
    if (isEnd(end)) continue;
    const one = tokens.findLastIndex(
      (token, at) => at > start + 1 && at < end && ONE.test(token.low),
    );
    const from = one + 1;
    let to = from;
    while (to < end && to - from < LONGEST && isNoun(reading, to)) to++;
    // German, Dutch and the Romance languages put no second noun behind it.
    if (lexicon.lang !== 'en') to = Math.min(to, from + 1);
    if (one < 0 || to === from || isKnown(reading, from, to, start)) continue;
    const first = tokens[end + 1]?.low === 'down' ? end + 2 : end + 1;
    const items = itemsFrom(reading, first);
    const last = items.at(-1)?.to ?? end;
    if (items.length > 1) return { clause: { from: start, to: last }, what: { from, to }, items };
  }
  return null;
}

const isNoun = ({ tokens, lexicon }: Pick<Text, 'tokens' | 'lexicon'>, at: number): boolean =>
  tokens[at]?.kind === 'word' && lexicon.wordClass(tokens[at].low) === undefined;

/** What was spoken of before is what something is done with: 'borrows a tool' leaves no tool. */
function isKnown(
  { tokens, lexicon }: Pick<Text, 'tokens' | 'lexicon'>,
  from: number,
  to: number,
  start: number,
): boolean {
  const stem = singularOf(tokens[to - 1]?.low ?? '', lexicon.lang);
  const isModifier = (at: number) =>
    lexicon.lang === 'en' && at + 1 < start && isNoun({ tokens, lexicon }, at + 1);
  return (
    to > from &&
    tokens.slice(0, start).some(
      // 'A bike repair shop' speaks of no bike yet.
      ({ low }, at) => singularOf(low, lexicon.lang) === stem && !isModifier(at),
    )
  );
}

/** See `happeningIn`. */
export function withHappening(spans: Span[], reading: Text): Span[] {
  const told = happeningIn(reading);
  if (!told) return spans;
  const { clause, what, items } = told;
  const isIn = ({ from, to }: Span) => from < clause.to && clause.from < to;
  const { tokens, lexicon } = reading;
  const stems = (list: readonly { low: string }[]) =>
    list.map(({ low }) => singularOf(low, lexicon.lang));
  const before = stems(tokens.slice(0, clause.from));
  // Whoever does it stays where the text keeps them: 'when a donor makes a donation'.
  const doers = spans.filter(
    (span) =>
      isIn(span) &&
      span.kind === 'entity' &&
      span.to <= what.from &&
      span.from >= clause.from &&
      stems(tokens.slice(span.from, span.to)).every((stem) => before.includes(stem)),
  );
  return [
    ...spans.filter((span) => !isIn(span)),
    ...doers,
    { ...what, kind: 'entity' as const, lead: TOLD },
    ...asFields(items, spans, reading),
  ].toSorted((a, b) => a.from - b.from);
}
