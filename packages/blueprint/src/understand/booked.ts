import type { Thing } from '../lexicon/index.ts';
import type { Draft, DraftEntity, DraftField } from './draft.ts';
import { namesPeople } from './people.ts';

/**
 * What a booking is of: of the lists beside people the only one that it must point at, else one of those that it points
 * at that can be booked; else what can be booked at all, or the only one.
 */
export function bookedBy(
  draft: Pick<Draft, 'entities'>,
  booking: DraftEntity,
): DraftEntity | undefined {
  const pointed = pointedAt(draft, booking.fields);
  const canBe = (entity: DraftEntity) => bookable(entity.thing);
  return (
    neededBy(draft, booking) ?? pointed.find(canBe) ?? draft.entities.find(canBe) ?? only(pointed)
  );
}

/** What bookings are of, else the first list that was named and is of no people. */
export function bookedOrNamed(draft: Draft, booking: DraftEntity): DraftEntity | undefined {
  const others = draft.entities.filter((other) => other !== booking && !other.isChild);
  const isPerson = ({ thing, label }: DraftEntity) =>
    thing ? thing.kind !== 'item' && thing.kind !== 'log' : namesPeople(label, draft.lang);
  return (
    bookedBy({ entities: others }, booking) ??
    others.find((other) => other.asked && !other.thing && !isPerson(other))
  );
}

/** The only list beside people that a booking must point at. */
export const neededBy = (
  draft: Pick<Draft, 'entities'>,
  { fields }: DraftEntity,
): DraftEntity | undefined =>
  only(
    pointedAt(
      draft,
      fields.filter(({ required }) => required),
    ),
  );

/** The lists beside people that fields point at. */
function pointedAt(draft: Pick<Draft, 'entities'>, fields: DraftField[]): DraftEntity[] {
  const keys = fields.flatMap(({ to }) => to ?? []);
  return draft.entities.filter(
    ({ key, thing: known }) => keys.includes(key) && known?.kind !== 'person',
  );
}

const only = ([first, ...more]: DraftEntity[]) => (more.length === 0 ? first : undefined);

/** Things that are bookings themselves. */
export const BOOKINGS = [
  'booking',
  'stay',
  'viewing',
  'rental',
  'table_reservation',
  'appointment',
];

/** What people can book. */
export function bookable(thing: Thing | undefined): boolean {
  return (
    thing !== undefined &&
    [
      'class',
      'event',
      'court',
      'desk',
      'accommodation',
      'equipment',
      'parking_spot',
      'table_item',
      'tool',
      'vehicle',
      'service',
      'exhibition',
      'trip',
      'hike',
      'service_time',
      'rehearsal',
      'match',
      'viewing',
      'tournament',
      'ride_share',
    ].includes(thing.key)
  );
}
