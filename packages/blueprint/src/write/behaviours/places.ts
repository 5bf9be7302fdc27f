import { code, quoted, type Source } from '../code.ts';
import type { AppModel } from '../model.ts';
import { get } from '../values.ts';
import { phraseWith } from './figures.ts';
import type { BookingParts } from './parts.ts';

/** Whether places are counted: there is a limit, or room for one alone. */
export const isCounted = ({ capacity, isForOne }: BookingParts): boolean =>
  capacity !== undefined || isForOne;

/** How many fit, as an expression: as many as like where nothing is said of it. */
export const limitOf = ({ thing, capacity }: BookingParts): string =>
  capacity ? `${get(thing.one, capacity)} ?? Number.POSITIVE_INFINITY` : '1';

/** Whether a booking may take more places than one, or none. */
const isWeighed = ({ party, answer }: BookingParts): boolean =>
  party !== undefined || answer !== undefined;

/** How many places bookings take together: the expression of a number. */
export const sumOf = (source: Source, parts: BookingParts, rows: string): string =>
  isWeighed(parts)
    ? `${source.use('sumOf', '@/lib/options')}(${rows}, placesIn)`
    : `${rows}.length`;

/** How many places one of them takes. */
export const placesIn = (parts: BookingParts, row: string): string =>
  isWeighed(parts) ? `placesIn(${row})` : '1';

/** The function that says how many places a booking takes. */
export function placesFile(parts: BookingParts): string {
  if (!isWeighed(parts)) return '';
  const { booking, party, besides, answer, declined } = parts;
  const all = party ? [party, ...besides] : [];
  const sum = all.map((field) => `(${get('row', field)} ?? 0)`).join(' + ');
  const count = all.length > 1 ? sum : party ? `${get('row', party)} ?? 1` : '1';
  const least = party ? `Math.max(1, ${count})` : '1';
  const isNo = answer && declined ? `${get('row', answer)} === ${quoted(declined)} ? 0 : ` : '';
  return code`
    /** So many come. */
    const placesIn = (row: Partial<${booking.fieldsType}>) => ${isNo}${least};
  `;
}

/** A group for which there is no room is told so before anything is kept; where people wait, it may wait for room. */
export function refusing(model: AppModel, parts: BookingParts): string {
  const { party, capacity, waiting, status } = parts;
  if (!party || !capacity) return '';
  const tooMany = phraseWith(`${capacity.label.replaceAll('{', '')}: {0}`, 'limit');
  return code`
    if (placesIn(fields) > limit) throw new Error(${tooMany});
    ${!(waiting && status) && `if (placesIn(fields) > left) throw new Error(left ? ${phraseWith(model.t('placesLeft'), 'left')} : ${quoted(model.t('full'))});`}
  `;
}
