import { fold } from '../lexicon/index.ts';
import { BOOKINGS, bookedOrNamed } from './booked.ts';
import type { Draft, DraftEntity, DraftField } from './draft.ts';
import { ensure } from './fields.ts';

/** What whoever books says of the booking: when, how many come, how to reach them, what for. */
const OF_BOOKING = new Set([
  'date',
  'start_date',
  'end_date',
  'ends_at',
  'due_date',
  'duration',
  'guests',
  'nights',
  'customer_name',
  'phone',
  'email',
  'notes',
  'purpose',
  'reason',
  'message',
  'allergies',
]);
/** What may be told of either. */
const OF_EITHER = new Set(['time', 'starts_at', 'quantity', 'capacity', 'status']);

/** What was told behind what is booked, before an app's own needs come to it: the fields of each booking. */
export const toldOfBookings = (draft: Draft): Map<DraftEntity, DraftField[]> =>
  new Map(
    draft.entities
      .filter((entity) => BOOKINGS.includes(entity.thing?.key ?? '') && !isNamed(draft, entity))
      .map((entity) => [entity, entity.fields.filter(({ asked }) => asked)]),
  );

/**
 * 'Members book classes with teacher and places': what is told is of what is booked, unless some of it only whoever books
 * can know ('with start, end and number of people'), or bookings themselves were spoken of.
 */
export function returnToBooked(draft: Draft, all: ReturnType<typeof toldOfBookings>): void {
  for (const [booking, asked] of all) {
    const booked = bookedOrNamed(draft, booking);
    const told = asked.filter(({ to }) => to === undefined || to !== booked?.key);
    if (!booked || booked === booking || told.some(isOfBooking) || told.every(isOfEither)) continue;
    booking.fields = booking.fields.filter((field) => !told.includes(field));
    for (const field of told) take(draft, booked, field);
  }
}

const keyOf = ({ attribute, name }: DraftField): string => attribute?.key ?? name;

const isOfBooking = (field: DraftField): boolean =>
  OF_BOOKING.has(keyOf(field)) || field.type === 'date';

const isOfEither = (field: DraftField): boolean => OF_EITHER.has(keyOf(field));

/** Whether the message calls the bookings by a name: what stands behind that is of them. */
function isNamed({ text, lang }: Draft, { thing, label, plural }: DraftEntity): boolean {
  const words = thing?.words[lang].flatMap(({ one, many }) => [one, many]) ?? [];
  const line = ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  // 'Book' is what is done, 'a booking' what is made.
  return [label, plural, ...words].some((word) => line.includes(` ${fold(word)} `));
}

/** A field of what is booked, unless it says the same already. */
function take(draft: Draft, booked: DraftEntity, field: DraftField): void {
  if (field.role === 'quantity' && hasPlaces(booked))
    Object.assign(ensure(booked, 'capacity', draft), { label: field.label, asked: true });
  else takeAsItIs(booked, field);
}

const hasPlaces = ({ thing, fields }: DraftEntity): boolean =>
  fields.some(({ name }) => name === 'places') ||
  (thing?.fields.some(({ attribute }) => attribute === 'capacity') ?? false);

function takeAsItIs(booked: DraftEntity, field: DraftField): void {
  const there = booked.fields.find(
    (known) =>
      known.name === field.name ||
      (known.to !== undefined && known.to === field.to) ||
      (known.attribute !== undefined && known.attribute.key === field.attribute?.key) ||
      (known.type === 'datetime' && field.type === 'time'),
  );
  if (there) there.asked = true;
  else booked.fields.push({ ...field, required: false });
}
