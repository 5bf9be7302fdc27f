import { bookable } from '../complete.ts';
import type { Draft, DraftEntity } from '../draft.ts';
import { addThing, relate } from '../entities.ts';
import { ensure } from '../fields.ts';
import { aboutEntity, BOOKINGS, byThing, thing } from './find.ts';

/** Brings in the fields and entities that the behaviours need. Runs before entities are filled up. */
export function prepare(draft: Draft): void {
  for (const wish of draft.does) {
    const entity = aboutEntity(draft, wish.kind, wish.entity);
    if (!entity) continue;
    if (wish.kind === 'booking' || wish.kind === 'capacity') prepareBooking(draft, entity);
    if (wish.kind === 'borrow') prepareBorrow(draft, entity);
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
  if (
    draft.wishes.some((wish) => wish.view === 'cart') ||
    (draft.container === 'shop' && sells(draft)) ||
    draft.does.some((wish) => wish.kind === 'cart')
  )
    prepareShop(draft);
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

/** A shop sells what has a price of its own; a repair or rental shop does not. */
function sells(draft: Draft): boolean {
  return (
    draft.entities.length === 0 ||
    byThing(draft, 'product') !== undefined ||
    draft.entities.every((entity) => entity.thing === undefined)
  );
}

function prepareBooking(draft: Draft, main: DraftEntity): void {
  const own = draft.entities.find(
    (entity) => BOOKINGS.includes(entity.thing?.key ?? '') && entity !== main,
  );
  const booking = own ?? addThing(draft, thing('booking'));
  if (booking === main) return;
  relate(booking, main, { required: true });
  ensure(booking, 'booking_status', draft);
  if (['class', 'event', 'tournament', 'trip', 'hike'].includes(main.thing?.key ?? ''))
    ensure(main, 'capacity', draft);
  booking.owned = true;
}

function prepareBorrow(draft: Draft, item: DraftEntity): void {
  const loan = addThing(draft, thing('loan'));
  relate(loan, item, { required: true });
  for (const key of ['borrower', 'start_date', 'due_date', 'returned']) ensure(loan, key, draft);
}

function prepareComments(draft: Draft, entity: DraftEntity): void {
  if (entity.thing?.key === 'comment') return;
  const comment = addThing(draft, thing('comment'));
  relate(comment, entity, { required: true });
  comment.isChild = true;
}

function prepareShop(draft: Draft): void {
  const product =
    byThing(draft, 'product', 'stock_item', 'menu_item', 'book', 'artwork', 'wine', 'coffee') ??
    addThing(draft, thing('product'));
  product.asked = true;
  ensure(product, 'price', draft);
  ensure(product, 'photo', draft);
  const order = addThing(draft, thing('order'));
  order.asked = true;
  if (!draft.does.some((wish) => wish.kind === 'cart'))
    draft.does.push({ kind: 'cart', entity: product.key, text: 'cart' });
}
