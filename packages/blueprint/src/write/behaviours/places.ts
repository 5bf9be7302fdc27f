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

/** How many places bookings take together: the expression of a number. */
export const sumOf = (source: Source, { party }: BookingParts, rows: string): string =>
  party ? `${source.use('sumOf', '@/lib/options')}(${rows}, placesIn)` : `${rows}.length`;

/** How many places one of them takes. */
export const placesIn = ({ party }: BookingParts, row: string): string =>
  party ? `placesIn(${row})` : '1';

/** The function that says how many places a booking takes. */
export const placesFile = ({ booking, party, besides }: BookingParts): string =>
  party
    ? code`
        /** So many come. */
        const placesIn = (row: Partial<${booking.fieldsType}>) => Math.max(1, ${besides.length > 0 ? [party, ...besides].map((field) => `(${get('row', field)} ?? 0)`).join(' + ') : `${get('row', party)} ?? 1`});
      `
    : '';

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
