import { fold, type Lang } from '../../lexicon/index.ts';
import { STAY_ENDS } from '../../lexicon/stays.ts';
import { forget } from '../assemble/forget.ts';
import type { Draft, DraftEntity, DraftField } from '../draft.ts';
import { ensure, nameSaid, sentenceCase } from '../fields.ts';
import { byThing } from './find.ts';

/** What a text says of the days that something is taken for. */
export interface Stay {
  /** What the first and the last day are called, where they are named: 'Check-in', 'Check-out'. */
  named: [string, string] | null;
  /** Taken by nights: who leaves makes room for who comes on the same day. */
  isByNight: boolean;
  /** The words that said it, folded: they name nothing else. */
  words: ReadonlySet<string>;
}

/** What stands between the two: 'and', 'to', a comma. */
const BETWEEN =
  '(?:\\s*[,/&–—-]\\s*|\\s+)(?:(?:and|to|und|bis|et|y|e|en|a|à|au|al|tot)\\s+)?(?:(?:an?|the|eine?|das|la|le|il|o|het)\\s+)?';
/** 'Night', 'Nacht', 'nuit', 'noche', 'notte': it begins alike in all of them, and no other unit does. */
const NIGHT = /^n/iu;

/** What is said of the days that something is taken for, from one to the other; null where nothing is. Pure. */
export function stayOf(text: string, lang: Lang): Stay | null {
  const ends = STAY_ENDS[lang];
  const low = fold(text);
  const span = ends.spans.exec(text);
  for (const kind of ['nights', 'days', 'plain'] as const) {
    const [from, to] = ends[kind];
    // 'Start date', 'Startdatum', 'date de début'.
    const end = (word: string) =>
      `(?:(?:${ends.day})\\s+(?:of\\s+|de\\s+|di\\s+|d')?)?(?:${word})(?:[\\s-]*(?:${ends.day}))?`;
    const pair = new RegExp(
      `(?<![\\p{L}-])(${end(from)})${BETWEEN}(${end(to)})(?![\\p{L}-])`,
      'iu',
    );
    const found = pair.exec(low);
    if (!found) continue;
    const [said, first = '', last = ''] = found;
    const hasDay = new RegExp(`(?:${ends.day})`, 'iu').test(said);
    if (kind === 'plain' && !hasDay) continue;
    const before =
      low
        .slice(0, found.index)
        .split(/[.!?\n]/)
        .at(-1) ?? '';
    if (!ends.booking.test(before)) continue;
    if (HOUR.test(low.slice(found.index + said.length).slice(0, 12))) continue;
    const at = text.slice(found.index, found.index + said.length);
    return {
      named:
        low.length === text.length ? [at.slice(0, first.length), at.slice(-last.length)] : null,
      isByNight: kind === 'nights',
      words: wordsIn(`${said} ${span?.[0] ?? ''}`),
    };
  }
  const rate = ends.rate.exec(text);
  const unit = [...(span ?? []).slice(1), ...(rate ?? []).slice(1)].find(Boolean) ?? '';
  if (!span && !rate) return null;
  return {
    named: null,
    isByNight: NIGHT.test(unit),
    words: wordsIn(span?.[0] ?? ''),
  };
}

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(
    fold(text)
      .split(/[^\p{L}]+/u)
      .filter(Boolean),
  );

/** 'Arrival and departure time' is of a day. */
const HOUR = /^\W*(?:times?|hours?|uhrzeit|zeit|heures?|horas?|ore|orari|uren|tijd)/iu;

/** Where people stay overnight, whatever else is said of it. */
const isLodging = ({ thing }: DraftEntity): boolean => thing?.key === 'accommodation';

/** Whether who leaves makes room for who comes on the same day. */
export const isByNight = ({ text, lang }: Draft, main: DraftEntity): boolean =>
  stayOf(text, lang)?.isByNight ?? isLodging(main);

/** The two days of a booking; null where it has none, or a time of its own. */
export function daysOf({ fields }: DraftEntity): [DraftField, DraftField] | null {
  const at = (key: string) => fields.find(({ attribute }) => attribute?.key === key);
  const [start, end] = [at('start_date'), at('end_date')];
  return start && end && !at('starts_at') ? [start, end] : null;
}

/** A booking from one day to another, where days are spoken of and no hours. Answers whether it is one. */
export function takenByDays(draft: Draft, booking: DraftEntity, main: DraftEntity): boolean {
  const stay = stayOf(draft.text, draft.lang);
  if (!stay && !isLodging(main)) return false;
  if (!stay?.named && booking.fields.some(isTimed)) return false;
  if (stay) dropWords(draft, booking, stay);
  const days = (['start_date', 'end_date'] as const).map((key, nth) => {
    const field = ensure(booking, key, draft);
    field.asked = true;
    if (stay?.named && field.attribute) {
      field.label = sentenceCase(stay.named[nth] ?? '', draft.lang);
      field.name = nameSaid(field.attribute, field.label, draft.lang);
    }
    return field;
  });
  // From when and until when stand together, where the first of them was said.
  const at = booking.fields.findIndex((field) => days.includes(field));
  booking.fields = booking.fields.filter((field) => !days.includes(field));
  booking.fields.splice(at, 0, ...days);
  return true;
}

/** 'Reserve it for their weeks' makes no list of weeks. */
export function dropUnits(draft: Draft): void {
  const words = stayOf(draft.text, draft.lang)?.words;
  const isBooked =
    draft.does.some(({ kind }) => kind === 'booking') || byThing(draft, 'booking') !== undefined;
  if (!words || !isBooked) return;
  for (const entity of draft.entities.filter(({ thing }) => !thing))
    if ([entity.plural, entity.label].some((label) => isOf(words, label))) forget(draft, entity);
}

const isOf = (words: ReadonlySet<string>, label: string): boolean =>
  [...wordsIn(label)].every((word) => words.has(word));

/** A day or an hour that was said of a booking already. */
const isTimed = ({ asked, type, attribute }: DraftField): boolean =>
  asked === true &&
  (['date', 'datetime', 'time'].includes(type) ||
    ['duration', 'hours'].includes(attribute?.key ?? ''));

/** The words of a stay name no field beside: no 'Check-in' of a room. */
function dropWords(draft: Draft, booking: DraftEntity, { words }: Stay): void {
  for (const entity of draft.entities)
    entity.fields = entity.fields.filter(
      ({ label, to, attribute }) =>
        to ||
        !isOf(words, label) ||
        (entity === booking && ['start_date', 'end_date'].includes(attribute?.key ?? '')),
    );
}
