import { attributes, capital, fold } from '../../lexicon/index.ts';
import { isOfThoseInCare } from '../../lexicon/people.ts';
import { BOOKING_WORDS } from '../../lexicon/requests.ts';
import { forget } from '../assemble/forget.ts';
import { BOOKINGS, bookable } from '../booked.ts';
import { joinDateAndTime } from '../complete.ts';
import type { Draft, DraftEntity } from '../draft.ts';
import { addThing, addUnknown, relate } from '../entities.ts';
import { addField, ensure, optionsOf } from '../fields.ts';
import { answersTo, isGiven } from '../given.ts';
import { limitIn } from './counts.ts';
import { aboutEntity, byThing, child, thing } from './find.ts';
import { takenByDays } from './stay.ts';

/** 'Members can reserve the room': what is booked, where the lexicon knows nothing of it and nothing else was named. */
export function namedToBook(draft: Draft, { text, verb, entity }: Draft['does'][number]): void {
  if (isGiven(draft)) return;
  const others = draft.entities.some(
    ({ thing: known }) => !BOOKINGS.includes(known?.key ?? '') && known?.kind !== 'person',
  );
  if (
    others ||
    !verb ||
    text === 'book' ||
    (entity === undefined && draft.entities.length === 0 && !text)
  )
    return;
  const main = addUnknown(draft, { text, head: text.split(' ').at(-1) ?? text, many: false });
  prepareBooking(draft, main);
}

/** Whoever brings somebody in writes and sees their own; what was told of the booking is told of them. */
function registerInstead(draft: Draft, main: DraftEntity, booking?: DraftEntity): void {
  main.isRegistered = true;
  draft.does = draft.does.filter(({ kind }) => kind !== 'booking' && kind !== 'capacity');
  if (!booking) return;
  for (const field of booking.fields) if (field.asked && !field.to) addField(main, field);
  forget(draft, booking);
}

export function prepareBooking(draft: Draft, main: DraftEntity, made?: DraftEntity): void {
  const others = draft.entities.filter(
    (entity) => BOOKINGS.includes(entity.thing?.key ?? '') && entity !== main,
  );
  // Rooms have their bookings, and desks theirs.
  const isOf = ({ fields }: DraftEntity) => fields.some(({ to }) => to === main.key);
  const own = made ?? others.find(isOf) ?? others[0];
  // 'Les familles inscrivent leurs enfants': children are registered, and nobody books them.
  if (!main.thing && isOfThoseInCare(main.label)) {
    registerInstead(draft, main, own);
    return;
  }
  // Members say in a list of the model's whether they come.
  if (!own && answersTo(draft, main)) return;
  const booking = own ?? addThing(draft, thing('booking'));
  if (booking === main) return;
  if (!booking.asked) callBooking(draft, booking);
  relate(booking, main, { required: true });
  asideOfPayment(booking);
  ensure(booking, 'booking_status', draft);
  const isStay =
    !happens(main) && booking.thing?.key === 'booking' && takenByDays(draft, booking, main);
  if (isForATime(main) && booking.thing?.key === 'booking') {
    // A boat that guests book is no equipment that staff is handed.
    if (main.thing?.key === 'equipment') main.icon = thing('resource').icon;
    if (!main.thing || main.thing.key === 'equipment') main.thing = thing('resource');
    if (!isStay) untilWhen(draft, booking, main);
    if (BY_THE_HOUR.test(draft.text))
      main.fields = main.fields.filter(({ label }) => !HOUR.test(label));
    main.said ??= { read: 'anonymous', write: 'admin' };
  }
  const hasOwnTime = isForATime(main) && booking.thing?.key === 'booking';
  if (hasOwnTime || booking.isForOne || booking.thing?.key === 'appointment')
    withoutWaiting(booking);
  const isGathering = ['class', 'event', 'tournament', 'trip', 'hike'].includes(
    main.thing?.key ?? '',
  );
  if (isGathering && !limitIn(main.fields)) ensure(main, 'capacity', draft);
  booking.owned = true;
  // Who books must see what there is to book, and does not change it.
  if (main.thing?.key === 'service') main.said ??= { read: 'anonymous', write: 'admin' };
  // What a team has is booked by those who are in.
  if (main.thing?.privacy === 'team') main.said ??= { read: 'all', write: 'admin' };
  if (['private', 'own', 'staff'].includes(main.thing?.privacy ?? ''))
    main.said ??= { read: 'anonymous', write: 'admin' };
}

/** 'By the hour' is how it is booked, and no field of the canoe. */
const BY_THE_HOUR =
  /(?<!\p{L})(?:by the hour|for (?:some|a few|\d+) hours|stundenweise|à l'heure|por horas?|a ore|per uur)(?!\p{L})/iu;
const HOUR = /^(?:hours?|stunden?|heures?|horas?|or[ae]|uur|uren)$/iu;

/** Many put themselves down for the same, in seven languages: 'registration', 'Anmeldung', 'inscription'. */
const OF_MANY =
  /(?:registration|sign ?up|enrolments?|enrollments?|subscription|rsvp|anmeldung|einschreibung|teilnahme|inscription|inscripcion|iscrizione|inscricao|aanmelding|inschrijving)e?[sn]?$/u;

/** From when to when it is booked; where days were said, by those. */
function untilWhen(draft: Draft, booking: DraftEntity, main: DraftEntity): void {
  const times = booking.fields.filter(({ type }) => ['date', 'datetime', 'time'].includes(type));
  if (booking.given && !times.some(({ type }) => type !== 'datetime')) {
    // A model that says nothing of when means that whoever books it has it.
    const isShared = limitIn(main.fields) !== undefined || OF_MANY.test(fold(booking.label));
    if (times.length === 0 && !isShared) booking.isForOne = true;
    if (!times.some(({ attribute }) => attribute?.key === 'starts_at')) return;
  }
  const said = booking.fields.filter(({ asked }) => asked);
  const has = (...keys: string[]) =>
    said.some(({ attribute }) => keys.includes(attribute?.key ?? ''));
  const days = said.filter(({ type }) => type === 'date');
  const starts = attributes.get('starts_at');
  if (has('starts_at')) {
    if (!has('ends_at', 'duration', 'hours')) ensure(booking, 'duration', draft).asked = true;
    return;
  }
  if (days.length > 0 && (!has('time') || !starts)) return;
  joinDateAndTime(draft, booking, true);
  ensure(booking, 'starts_at', draft).asked = true;
  if (!has('ends_at', 'duration', 'hours')) ensure(booking, 'duration', draft).asked = true;
}

const PAYMENT =
  /pay|paid|deposit|invoice|zahl|rechnung|kaution|anzahlung|paie|acompte|factur|pago|pagad|pagam|pagat|fattur|caparra|fatura|betal|betaal|factuur/u;

/** Whether it is paid says nothing of whether a place is taken. */
function asideOfPayment({ fields }: DraftEntity): void {
  for (const field of fields)
    if (field.role === 'status' && PAYMENT.test(fold(`${field.name} ${field.label}`)))
      field.role = 'category';
}

/** Nobody waits for a time: another one is chosen. */
function withoutWaiting({ fields }: DraftEntity): void {
  const status = fields.find(({ attribute }) => attribute?.key === 'booking_status');
  if (status && !status.asked)
    status.options = status.options?.filter(({ value }) => value !== 'waiting');
}

/** Barbers and therapists whom customers choose when they book. */
export function isChosen(draft: Draft, { key, thing: known }: DraftEntity): boolean {
  const books = draft.does.some(({ kind }) => kind === 'booking');
  return (
    books &&
    known?.key === 'employee' &&
    draft.entities.some(
      ({ owned, fields }) => owned && fields.some(({ to, asked }) => to === key && asked),
    )
  );
}

/** Who can be chosen is introduced by name, and is no file of the staff with telephone and birthday. */
export function introduce(entity: DraftEntity): void {
  entity.thing = thing('teacher');
  entity.worded = true;
}

/** Who approves what can be booked approves its bookings: they wait for the decision. */
export function decideBookings(draft: Draft, wish: Draft['does'][number]): void {
  const about = aboutEntity(draft, wish.kind, wish.entity);
  if (!about) return;
  const booking = about.thing?.key === 'booking' ? about : child(draft, about, 'booking')?.target;
  const set = attributes.get('approval_status');
  if (!booking || !set) return;
  const status = ensure(booking, 'booking_status', draft);
  if (!status.asked) status.options = optionsOf(set, draft.lang);
  wish.entity = booking.key;
}

/** Who reserves one of these keeps it. */
const GIVEN: readonly string[] = ['gift', 'bucket_item', 'bring_dish', 'adoptable'];

/** A room, a court, a boat: booked from when to when, as it takes place at no time of its own. */
function isForATime(entity: DraftEntity): boolean {
  return (
    !GIVEN.includes(entity.thing?.key ?? '') &&
    !entity.fields.some(({ role }) => role === 'date') &&
    !happens(entity)
  );
}

/** A class, a trip: on days of its own. */
const happens = ({ thing: known }: DraftEntity): boolean =>
  known?.fields.some(({ attribute }) =>
    ['starts_at', 'date', 'start_date', 'departure'].includes(attribute ?? ''),
  ) ?? false;

/** 'Reserve a table' makes reservations, 'sign up for a shift' sign-ups: the rows are called as was said. */
function callBooking(draft: Draft, booking: DraftEntity): void {
  const verbs = draft.does.flatMap(({ kind, verb }) => (kind === 'booking' && verb ? [verb] : []));
  const words = BOOKING_WORDS[draft.lang].find(([verb]) => verbs.some((said) => verb.test(said)));
  if (words) Object.assign(booking, { label: words[1], plural: words[2] });
}

/** 'Car wash bookings' with nothing named that could be booked: the bookings are the appointments themselves. */
export function loneBooking(draft: Draft): void {
  const booking = byThing(draft, 'booking');
  const alone = draft.entities.every((entity) => entity === booking);
  if (!booking?.worded || !alone) return;
  booking.thing = thing('appointment');
  booking.icon = booking.thing.icon;
  draft.does = draft.does.filter((wish) => !['booking', 'capacity'].includes(wish.kind));
}

/** 'Parents book appointments': what is booked is the booking. */
export function booksItself(draft: Draft, { kind, text }: Draft['does'][number]): boolean {
  if (kind !== 'booking' || draft.entities.some(({ thing: known }) => bookable(known)))
    return false;
  const named = draft.entities.find(
    ({ thing: known, label, plural }) =>
      known?.key === 'appointment' &&
      [label, plural].some((word) => word.toLowerCase() === text.toLowerCase()),
  );
  const [first, ...more] = draft.entities;
  const isOnly = more.length === 0 && (!first || BOOKINGS.includes(first.thing?.key ?? ''));
  const itself =
    named ??
    (APPOINTMENT.test(text) && isOnly
      ? (first ?? addThing(draft, thing('appointment')))
      : undefined);
  if (!itself) return false;
  const appointment = thing('appointment');
  const word = itself.thing === appointment ? undefined : appointment.words[draft.lang][0];
  Object.assign(itself, { thing: appointment, icon: appointment.icon, owned: true, asked: true });
  if (word)
    Object.assign(itself, {
      name: 'Appointment',
      label: capital(word.one),
      plural: capital(word.many),
    });
  return true;
}

const APPOINTMENT =
  /^(?:termine?|rendez-vous|citas?|appuntament[oi]|marca(?:ção|ções)|afspra(?:ak|ken))$/i;
