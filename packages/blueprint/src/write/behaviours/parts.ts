import type { SpecField } from '../../spec.ts';
import { type Decision, ownDecision } from '../decision.ts';
import { type AppModel, byRole, type EntityModel, fieldOf, isDate } from '../model.ts';

/** The parts that booking a thing is made of. */
export interface BookingParts {
  thing: EntityModel;
  booking: EntityModel;
  relation: SpecField;
  status?: SpecField;
  /** How many fit; where a row leaves it empty, as many as like. */
  capacity?: SpecField;
  /** How many come with one booking: it takes so many places. */
  party?: SpecField;
  /** Others of those who come: children beside adults. */
  besides: SpecField[];
  /** What is answered of whether they come, and by whom it is not: these take no place. */
  answer?: SpecField;
  declined?: string;
  /** Whoever books it has it alone: a slot at a hairdresser's. */
  isForOne: boolean;
  start?: SpecField;
  /** Of what is booked for a time: the booking's own start, and how long. */
  when?: SpecField;
  duration?: SpecField;
  /** Until when, where that is typed. */
  ends?: SpecField;
  /** From when and until when of its day, where it says so. */
  hour?: SpecField;
  until?: SpecField;
  /** Which part of its day is chosen, and the choice that is all of it. */
  part?: SpecField;
  whole?: string;
  /** Taken by days, and who leaves makes room for who comes on the same day. */
  isByNight: boolean;
  booked: string;
  cancelled: string;
  /** Admins decide: what is asked for takes its place as what is approved does, and whoever withdraws it deletes it. */
  decision: Decision | null;
  waiting?: string;
  /** The button's word, where it is not 'Book'. */
  action?: string;
}

export function bookingParts(model: AppModel, thing: EntityModel | undefined): BookingParts | null {
  const told = model.behaviour('booking', thing?.name);
  const booking = model.entity(told?.target);
  if (!thing || !told || !booking) return null;
  const relation =
    fieldOf(booking, told.fields.relation) ??
    booking.fields.find((field) => field.relation === thing.name);
  if (!relation) return null;
  const capacity = model.behaviour('capacity', thing.name);
  const status = fieldOf(booking, told.fields.status) ?? byRole(booking, 'status');
  const values = status?.options?.map((option) => option.value) ?? [];
  const valueLike = (pattern: RegExp) => values.find((value) => pattern.test(value));
  return {
    thing,
    booking,
    relation,
    status,
    decision: ownDecision(model, booking),
    capacity: fieldOf(thing, capacity?.fields.capacity ?? told.fields.capacity),
    party: fieldOf(booking, told.fields.party),
    besides: [told.fields.party2, told.fields.party3].flatMap(
      (name) => fieldOf(booking, name) ?? [],
    ),
    isForOne: told.values.isForOne === true,
    when: fieldOf(booking, told.fields.when),
    duration: fieldOf(booking, told.fields.duration),
    answer: fieldOf(booking, told.fields.answer),
    declined: told.values.declinedValue ? String(told.values.declinedValue) : undefined,
    hour: fieldOf(booking, told.fields.hour),
    until: fieldOf(booking, told.fields.until),
    part: fieldOf(booking, told.fields.part),
    whole: told.values.wholeValue ? String(told.values.wholeValue) : undefined,
    isByNight: told.values.unit === 'night',
    ends:
      fieldOf(booking, told.fields.ends) ??
      (told.fields.when
        ? booking.fields.find(({ name, type }) => name === 'ends_at' && type === 'datetime')
        : undefined),
    start: told.fields.when
      ? undefined
      : (fieldOf(thing, told.fields.start) ?? byRole(thing, 'date') ?? thing.fields.find(isDate)),
    booked: String(
      told.values.bookedValue ?? valueLike(/book|confirm|reserv/) ?? values[0] ?? 'booked',
    ),
    cancelled: String(told.values.cancelledValue ?? valueLike(/cancel/) ?? 'cancelled'),
    action: told.values.action ? String(told.values.action) : undefined,
    waiting: told.values.waitingValue ? String(told.values.waitingValue) : valueLike(/wait/),
  };
}
