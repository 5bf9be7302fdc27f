import { attributes, capital, type Lang } from '../../lexicon/index.ts';
import { BOOKING_WORDS } from '../../lexicon/requests.ts';
import { bookable, joinDateAndTime } from '../complete.ts';
import type { Draft, DraftEntity } from '../draft.ts';
import { addThing, addUnknown, relate } from '../entities.ts';
import { addField, ensure, optionsOf } from '../fields.ts';
import { aboutEntity, BOOKINGS, byThing, child, thing } from './find.ts';

/** Brings in the fields and entities that the behaviours need. Runs before entities are filled up. */
export function prepare(draft: Draft): void {
  singlePoll(draft);
  loneBooking(draft);
  draft.does = draft.does.filter((wish) => !booksItself(draft, wish));
  for (const wish of draft.does) {
    if (wish.kind === 'booking') namedToBook(draft, wish);
    const entity = aboutEntity(draft, wish.kind, wish.entity);
    if (!entity) continue;
    if (wish.kind === 'booking' || wish.kind === 'capacity') prepareBooking(draft, entity);
    // Who rents out a cottage has bookings, and no loans besides.
    const isBooked = draft.entities.some(
      ({ asked, thing: known }) => asked && BOOKINGS.includes(known?.key ?? ''),
    );
    if (wish.kind === 'borrow' && !isBooked) prepareBorrow(draft, entity);
    if (wish.kind === 'attendance') prepareAttendance(draft, entity);
    if (wish.kind === 'comments') prepareComments(draft, entity);
    if (wish.kind === 'rating') ensure(entity, 'rating', draft);
    if (wish.kind === 'paid_state') ensure(entity, 'paid', draft);
    if (wish.kind === 'checkin' && entity.thing?.key === 'habit')
      addThing(draft, thing('checkin')).isChild = true;
  }
  if (draft.entities.some((entity) => entity.thing?.key === 'booking')) {
    const main = draft.entities.find((entity) => bookable(entity.thing));
    if (main) prepareBooking(draft, main);
  }
  for (const wish of draft.does) if (wish.kind === 'approval') decideBookings(draft, wish);
  for (const entity of draft.entities) if (isChosen(draft, entity)) introduce(entity);
  goodsForSale(draft);
  if (
    draft.wishes.some((wish) => wish.view === 'cart') ||
    (draft.container === 'shop' && sells(draft)) ||
    draft.does.some((wish) => wish.kind === 'cart') ||
    ordersAsked(draft)
  )
    prepareShop(draft);
  prepareReviews(draft);
  const quiz = draft.entities.some((entity) => entity.thing?.key === 'question');
  if (quiz) addThing(draft, thing('quiz_result'));
  const shows =
    draft.landing &&
    draft.wishes.some((wish) => wish.view === 'gallery') &&
    draft.contexts.some((context) => context.things.includes('photo'));
  if (shows) addThing(draft, thing('photo'));
  if (draft.landing && !draft.entities.some((entity) => entity.thing?.privacy === 'form'))
    addThing(draft, thing('inquiry'));
}

/** What a household keeps, and a shop sells. */
const GOODS = ['bake', 'plant', 'crop', 'craft_project', 'pantry_item', 'comic', 'household_item'];

function goodsForSale(draft: Draft): void {
  const isShop =
    draft.container === 'shop' ||
    (byThing(draft, 'order') !== undefined && /\bonline (?:shop|store)\b/i.test(draft.text));
  if (!isShop) return;
  for (const entity of draft.entities)
    if (GOODS.includes(entity.thing?.key ?? '')) {
      entity.thing = thing('product');
      draft.container = 'shop';
    }
}

/** What is sold as what it is, beside a product. */
const WARES = ['menu_item', 'book', 'artwork', 'wine', 'coffee', 'clothing', 'collectible'];
const SHOP_FOR =
  /\b(?:shop|store)(?: page| site| app)? (?:for|with|of|selling|to sell|that sells)\b/i;

/** A shop sells what has a price of its own; a repair or rental shop does not. */
function sells(draft: Draft): boolean {
  return (
    (SHOP_FOR.test(draft.text) && byThing(draft, ...WARES) !== undefined) ||
    draft.entities.length === 0 ||
    byThing(draft, 'product') !== undefined ||
    draft.entities.every((entity) => entity.thing === undefined)
  );
}

/** 'Members can reserve the room': what is booked, where the lexicon knows nothing of it and nothing else was named. */
function namedToBook(draft: Draft, { text, verb, entity }: Draft['does'][number]): void {
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

function prepareBooking(draft: Draft, main: DraftEntity): void {
  const own = draft.entities.find(
    (entity) => BOOKINGS.includes(entity.thing?.key ?? '') && entity !== main,
  );
  const booking = own ?? addThing(draft, thing('booking'));
  if (booking === main) return;
  if (!booking.asked) callBooking(draft, booking);
  relate(booking, main, { required: true });
  ensure(booking, 'booking_status', draft);
  if (isForATime(main) && booking.thing?.key === 'booking') {
    // A boat that guests book is no equipment that staff is handed.
    if (main.thing?.key === 'equipment') main.icon = thing('resource').icon;
    if (!main.thing || main.thing.key === 'equipment') main.thing = thing('resource');
    untilWhen(draft, booking);
    main.said ??= { read: 'anonymous', write: 'admin' };
  }
  const hasOwnTime = isForATime(main) && booking.thing?.key === 'booking';
  if (hasOwnTime || booking.thing?.key === 'appointment') withoutWaiting(booking);
  if (['class', 'event', 'tournament', 'trip', 'hike'].includes(main.thing?.key ?? ''))
    ensure(main, 'capacity', draft);
  booking.owned = true;
  // Who books must see what there is to book, and does not change it.
  if (main.thing?.key === 'service') main.said ??= { read: 'anonymous', write: 'admin' };
  if (['private', 'own', 'team', 'staff'].includes(main.thing?.privacy ?? ''))
    main.said ??= { read: 'anonymous', write: 'admin' };
}

/** From when to when it is booked; where days were said, by those. */
function untilWhen(draft: Draft, booking: DraftEntity): void {
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

/** Nobody waits for a time: another one is chosen. */
function withoutWaiting({ fields }: DraftEntity): void {
  const status = fields.find(({ attribute }) => attribute?.key === 'booking_status');
  if (status && !status.asked)
    status.options = status.options?.filter(({ value }) => value !== 'waiting');
}

/** Barbers and therapists whom customers choose when they book. */
function isChosen(draft: Draft, { key, thing: known }: DraftEntity): boolean {
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
function introduce(entity: DraftEntity): void {
  entity.thing = thing('teacher');
  entity.worded = true;
}

/** Who approves what can be booked approves its bookings: they wait for the decision. */
function decideBookings(draft: Draft, wish: Draft['does'][number]): void {
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
function isForATime({ thing: known, fields }: DraftEntity): boolean {
  const days = /^(?:starts_at|date|start_date|departure)$/;
  return (
    !GIVEN.includes(known?.key ?? '') &&
    !fields.some(({ role }) => role === 'date') &&
    !known?.fields.some(({ attribute }) => days.test(attribute ?? ''))
  );
}

/** 'Reserve a table' makes reservations, 'sign up for a shift' sign-ups: the rows are called as was said. */
function callBooking(draft: Draft, booking: DraftEntity): void {
  const verbs = draft.does.flatMap(({ kind, verb }) => (kind === 'booking' && verb ? [verb] : []));
  const words = BOOKING_WORDS[draft.lang].find(([verb]) => verbs.some((said) => verb.test(said)));
  if (words) Object.assign(booking, { label: words[1], plural: words[2] });
}

/** ' on …' is one poll: its options are what people vote on. */
function singlePoll(draft: Draft): void {
  const poll = byThing(draft, 'poll');
  const option = thing('poll_option');
  const others = draft.entities.filter((entity) => entity !== poll && entity.thing?.key !== 'vote');
  if (!poll?.single || poll.fields.length > 0 || others.length > 0) return;
  const word = option.words[draft.lang][0];
  draft.title ??= option.app?.[draft.lang];
  Object.assign(poll, {
    thing: option,
    name: 'PollOption',
    icon: option.icon,
    label: capital(OPTION[draft.lang][0] ?? word?.one ?? ''),
    plural: capital(OPTION[draft.lang][1] ?? word?.many ?? ''),
    worded: true,
  });
}

const OPTION: Record<Lang, [string, string]> = {
  en: ['option', 'options'],
  de: ['Vorschlag', 'Vorschläge'],
  fr: ['proposition', 'propositions'],
  es: ['opción', 'opciones'],
  it: ['opzione', 'opzioni'],
  pt: ['opção', 'opções'],
  nl: ['optie', 'opties'],
};

/** 'Car wash bookings' with nothing named that could be booked: the bookings are the appointments themselves. */
function loneBooking(draft: Draft): void {
  const booking = byThing(draft, 'booking');
  const alone = draft.entities.every((entity) => entity === booking);
  if (!booking?.worded || !alone) return;
  booking.thing = thing('appointment');
  booking.icon = booking.thing.icon;
  draft.does = draft.does.filter((wish) => !['booking', 'capacity'].includes(wish.kind));
}

/** 'Parents book appointments': what is booked is the booking. */
function booksItself(draft: Draft, { kind, text }: Draft['does'][number]): boolean {
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

/** Who came: a list of people on the page of what they came to. */
function prepareAttendance(draft: Draft, about: DraftEntity): void {
  // One attends what takes place, whatever was spoken of last.
  const event = takesPlace(about) ? about : (draft.entities.find(takesPlace) ?? about);
  if (event.thing?.kind === 'person' || event.thing?.key === 'attendance') return;
  const attendance = addThing(draft, thing('attendance'));
  relate(attendance, event, { required: true, asked: true });
  attendance.isChild = true;
  const person = draft.entities.find(
    (entity) => entity.asked && entity.thing?.kind === 'person' && entity !== event,
  );
  if (person) relate(attendance, person, { required: true, asked: true });
  else addField(attendance, { ...ensure(attendance, 'person_name', draft), required: true });
  ensure(attendance, 'attendance_status', draft);
}

const takesPlace = (entity: DraftEntity): boolean =>
  entity.thing?.fields.some((ref) => ref.attribute === 'starts_at') ?? false;

/** Reviews stand on the page of what they are about, where that is in the app. */
function prepareReviews(draft: Draft): void {
  const review = byThing(draft, 'review');
  const about = draft.entities.find(
    (entity) =>
      entity !== review && entity.asked && entity.thing?.kind === 'item' && !entity.isChild,
  );
  if (!review || !about || review.fields.some((field) => field.to)) return;
  relate(review, about, { required: true });
  review.isChild = true;
}

/** 'Customers can pre-order': what has a price goes into a cart. */
function ordersAsked(draft: Draft): boolean {
  return (
    byThing(draft, 'order')?.actor !== undefined &&
    byThing(draft, 'product', ...WARES) !== undefined
  );
}

const LOAN = ['borrower', 'start_date', 'due_date', 'returned'];

function prepareBorrow(draft: Draft, item: DraftEntity): void {
  const loan = addThing(draft, thing('loan'));
  relate(loan, item, { required: true });
  // 'The books I lend, with due date and returned': what is said of the lending.
  const said = item.fields.filter((field) => LOAN.includes(field.attribute?.key ?? ''));
  item.fields = item.fields.filter((field) => !said.includes(field));
  for (const field of said) addField(loan, field);
  for (const key of LOAN) ensure(loan, key, draft);
}

function prepareComments(draft: Draft, entity: DraftEntity): void {
  if (entity.thing?.key === 'comment') return;
  const comment = addThing(draft, thing('comment'));
  relate(comment, entity, { required: true });
  comment.isChild = true;
}

function prepareShop(draft: Draft): void {
  const product =
    byThing(draft, 'product', 'stock_item', ...WARES) ?? addThing(draft, thing('product'));
  product.asked = true;
  ensure(product, 'price', draft);
  const pictures = [
    ...product.fields.map(({ attribute }) => attribute?.key),
    ...(product.thing?.fields ?? []).map(({ attribute }) => attribute),
  ];
  if (!pictures.some((key) => key === 'photo' || key === 'cover_image'))
    ensure(product, 'photo', draft);
  // What a reader notes of a book says nothing to who buys it.
  draft.without.push('reading_status', 'finished_on', 'rating');
  const order = addThing(draft, thing('order'));
  order.asked = true;
  if (!draft.does.some((wish) => wish.kind === 'cart'))
    draft.does.push({ kind: 'cart', entity: product.key, text: 'cart' });
}
