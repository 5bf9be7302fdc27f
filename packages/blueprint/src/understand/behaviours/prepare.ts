import { capital, type Lang } from '../../lexicon/index.ts';
import { BOOKINGS, bookedBy } from '../booked.ts';
import type { Draft, DraftEntity } from '../draft.ts';
import { addThing, relate } from '../entities.ts';
import { addField, ensure } from '../fields.ts';
import { answersTo, isGiven } from '../given.ts';
import { offeredTo } from '../whose.ts';
import {
  booksItself,
  decideBookings,
  introduce,
  isChosen,
  loneBooking,
  namedToBook,
  prepareBooking,
} from './bookings.ts';
import { aboutEntity, byThing, thing } from './find.ts';
import { dropUnits } from './stay.ts';

/** Brings in the fields and entities that the behaviours need. Runs before entities are filled up. */
export function prepare(draft: Draft): void {
  singlePoll(draft);
  loneBooking(draft);
  dropUnits(draft);
  draft.does = draft.does.filter((wish) => !booksItself(draft, wish));
  attendedToo(draft);
  for (const wish of draft.does) {
    if (wish.kind === 'booking') namedToBook(draft, wish);
    const entity = aboutEntity(draft, wish.kind, wish.entity);
    if (!entity) continue;
    if (wish.kind === 'booking' || wish.kind === 'capacity') prepareBooking(draft, entity);
    // Who rents out a cottage has bookings, and no loans besides.
    const isBooked = draft.entities.some(
      ({ asked, thing: known }) => asked && BOOKINGS.includes(known?.key ?? ''),
    );
    const isAnswered = isBooked || answersTo(draft, entity) !== undefined;
    if (wish.kind === 'borrow' && !isAnswered) prepareBorrow(draft, entity, wish.actor);
    if (wish.kind === 'attendance' && !isGiven(draft) && !isSignedUpFor(draft))
      prepareAttendance(draft, entity);
    if (wish.kind === 'comments') prepareComments(draft, entity);
    if (wish.kind === 'rating') ensure(entity, 'rating', draft);
    if (wish.kind === 'paid_state') ensure(entity, 'paid', draft);
    if (wish.kind === 'checkin' && entity.thing?.key === 'habit')
      addThing(draft, thing('checkin')).isChild = true;
  }
  for (const booking of draft.entities.filter((entity) => entity.thing?.key === 'booking')) {
    const main = bookedBy(draft, booking);
    if (main) prepareBooking(draft, main, booking);
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
    !isGiven(draft) &&
    draft.wishes.some((wish) => wish.view === 'gallery') &&
    draft.contexts.some((context) => context.things.includes('photo'));
  if (shows) addThing(draft, thing('photo'));
  const isHeard = draft.entities.some((entity) => entity.thing?.privacy === 'form');
  if (draft.landing && !isGiven(draft) && !isHeard) addThing(draft, thing('inquiry'));
}

/** What a household keeps, and a shop sells. */
const GOODS = ['bake', 'plant', 'crop', 'craft_project', 'pantry_item', 'comic', 'household_item'];

function goodsForSale(draft: Draft): void {
  const isShop =
    draft.container === 'shop' ||
    (byThing(draft, 'order') !== undefined && /\bonline (?:shop|store)\b/i.test(draft.text));
  const ordered = draft.entities
    .filter(({ asked, thing: known }) => asked && known?.key === 'order')
    .flatMap(({ fields }) => fields.flatMap(({ to }) => to ?? []));
  for (const entity of draft.entities) {
    if (!GOODS.includes(entity.thing?.key ?? '')) continue;
    // Cakes that customers order are wares, and no diary of what was baked.
    if (isShop || ordered.includes(entity.key)) entity.thing = thing('product');
    if (isShop) draft.container = 'shop';
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

const WHO_CAME =
  /^(?:take_)?(?:attendance|anwesenheit|presence|asistencia|presenza|presenze|presenca|aanwezigheid)(?:_list|sliste|slijst)?$/;

/** 'Training sessions and attendance': of what takes place it is a list of people, and no word about it. */
function attendedToo(draft: Draft): void {
  const listed = byThing(draft, 'attendance');
  const attended = listed && draft.entities.find((entity) => entity.asked && takesPlace(entity));
  if (attended && !listed.fields.some(({ to }) => to))
    draft.does.push({ kind: 'attendance', text: listed.label, entity: attended.key });
  for (const entity of draft.entities.filter(takesPlace)) {
    const said = entity.fields.find(({ name, type }) => type === 'text' && WHO_CAME.test(name));
    if (!said) continue;
    entity.fields = entity.fields.filter((field) => field !== said);
    draft.does.push({ kind: 'attendance', text: said.label, entity: entity.key });
  }
}

/** Words of a roll that is called, beside which sign-ups are something else. */
const ROLL =
  /(?<!\p{L})(?:attendances?|present|absen\p{L}+|came|turn(?:s|ed)? up|roll|register of|anwesen\p{L}*|abwesen\p{L}*|présen\p{L}*|asistencia|presenz\p{L}*|presença|aanwezig\p{L}*)(?!\p{L})/iu;

/** 'Members sign up and see who comes': who signed up is who comes, and no roll is called. */
const isSignedUpFor = ({ does, text }: Draft): boolean =>
  does.some(({ kind, actor }) => kind === 'booking' && actor) && !ROLL.test(text);

/** Who came: a list of people on the page of what they came to. */
function prepareAttendance(draft: Draft, about: DraftEntity): void {
  // One attends what takes place, whatever was spoken of last.
  const event = takesPlace(about) ? about : (draft.entities.find(takesPlace) ?? about);
  // Notes of who is missing say it already.
  if (
    event.thing?.kind === 'person' ||
    ['attendance', 'absence_note'].includes(event.thing?.key ?? '')
  )
    return;
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

/** `borrower`: who takes it, where those are others than whoever keeps the app; they see what there is, and their own loans. */
function prepareBorrow(draft: Draft, item: DraftEntity, borrower?: string): void {
  const loan = addThing(draft, thing('loan'));
  if (borrower) {
    loan.actor ??= borrower;
    if (['staff', 'own', 'team', 'private'].includes(item.thing?.privacy ?? ''))
      if (!offeredTo(draft, item))
        // What neighbours lend each other is theirs to add.
        item.said ??= { read: 'all', write: 'admin' };
  }
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
