import { attributes, type Lang, things } from '../lexicon/index.ts';
import type { Behaviour } from '../spec.ts';
import { bookable } from './complete.ts';
import type { Draft, DraftEntity, DraftField } from './draft.ts';
import { addThing, relate } from './entities.ts';
import { addField, ensure, fromAttribute, optionsOf, withRole } from './fields.ts';

type Builder = (draft: Draft, entity: DraftEntity, text: string) => Behaviour | null;

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

function thing(key: string) {
  const found = things.get(key);
  if (!found) throw new Error(`no thing ${key}`);
  return found;
}

const byThing = (draft: Draft, ...keys: string[]) =>
  draft.entities.find((entity) => keys.includes(entity.thing?.key ?? ''));

/** The entity that a behaviour was said of, or the one it fits. */
function aboutEntity(draft: Draft, kind: string, key: string | undefined): DraftEntity | undefined {
  const named = draft.entities.find((entity) => entity.key === key);
  if (kind === 'booking' || kind === 'capacity') {
    if (named && BOOKINGS.includes(named.thing?.key ?? ''))
      return draft.entities.find((entity) => bookable(entity.thing)) ?? named;
    if (named && named.thing?.kind !== 'person' && named.thing?.key !== 'booking') return named;
    return (
      draft.entities.find((entity) => bookable(entity.thing)) ??
      (draft.entities.length === 0 ? addThing(draft, thing('class')) : undefined)
    );
  }
  if (kind === 'borrow')
    return named && named.thing?.kind !== 'person' && named.thing?.key !== 'loan'
      ? named
      : draft.entities.find(
          (entity) => entity.thing?.key !== 'loan' && entity.thing?.kind === 'item',
        );
  return named ?? draft.entities[0];
}

/** Things that are bookings themselves. */
const BOOKINGS = ['booking', 'stay', 'viewing', 'rental', 'table_reservation', 'appointment'];

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

/** All behaviours of the app, with the fields they work on. Runs when the fields are complete. */
export function behavioursOf(draft: Draft): Behaviour[] {
  const out: Behaviour[] = [];
  const add = (behaviour: Behaviour | null) => {
    if (
      behaviour &&
      !out.some(
        (known) =>
          known.kind === behaviour.kind &&
          known.entity === behaviour.entity &&
          known.fields.by === behaviour.fields.by,
      )
    )
      out.push(behaviour);
  };
  for (const wish of draft.does) {
    const entity = aboutEntity(draft, wish.kind, wish.entity);
    if (!entity) continue;
    if (wish.kind === 'progress_chart')
      add(
        BUILDERS.progress_chart?.(
          draft,
          draft.entities.find((other) => withRole(other, 'date') && numeric(other)) ?? entity,
          wish.text,
        ) ?? null,
      );
    else if (wish.kind === 'open_total')
      add(
        openTotal(
          draft,
          draft.entities.find(
            (other) =>
              withRole(other, 'amount') &&
              (withRole(other, 'status') || other.fields.some((field) => field.name === 'paid')),
          ) ?? entity,
        ),
      );
    else add(BUILDERS[wish.kind]?.(draft, entity, wish.text) ?? null);
  }
  for (const wish of draft.wishes) {
    const entity = draft.entities.find((other) => other.key === wish.entity) ?? draft.entities[0];
    if (!entity) continue;
    const kind = (
      {
        streak: 'streak',
        leaderboard: 'leaderboard',
        low_stock: 'low_stock',
        total: 'total',
        average: 'average',
        cart: 'cart',
      } as Record<string, string>
    )[wish.view];
    if (kind) add(BUILDERS[kind]?.(draft, entity, wish.by ?? wish.text) ?? null);
  }
  for (const entity of draft.entities) {
    for (const kind of entity.thing?.does ?? []) add(BUILDERS[kind]?.(draft, entity, '') ?? null);
    if (entity.thing?.key === 'comment') add(comments(draft, entity));
    if (entity.thing?.key === 'habit') add(BUILDERS.checkin?.(draft, entity, '') ?? null);
    if (entity.thing?.key === 'loan' || entity.thing?.key === 'booking') add(linked(draft, entity));
    add(BUILDERS.capacity?.(draft, entity, '') ?? null);
    if (entity.thing?.privacy === 'form')
      add({ kind: 'public_form', entity: entity.name, fields: {}, values: {} });
    if (entity.fields.some((field) => field.name === 'paid'))
      add(BUILDERS.paid_state?.(draft, entity, '') ?? null);
    if (entity.fields.some((field) => field.asked && field.role === 'due'))
      add(BUILDERS.overdue?.(draft, entity, '') ?? null);
    if (
      entity.fields.some(
        (field) => field.asked && field.role === 'rating' && field.type === 'rating',
      )
    )
      add(BUILDERS.average?.(draft, entity, '') ?? null);
  }
  return out;
}

/** Bookings and loans bring their behaviour with them, spoken of or not. */
function linked(draft: Draft, child: DraftEntity): Behaviour | null {
  const main = draft.entities.find((other) =>
    child.fields.some((field) => field.to === other.key && other.thing?.kind !== 'person'),
  );
  if (!main) return null;
  return child.thing?.key === 'loan'
    ? (BUILDERS.borrow?.(draft, main, '') ?? null)
    : (BUILDERS.booking?.(draft, main, '') ?? null);
}

function numeric(entity: DraftEntity): DraftField | undefined {
  const numbers = entity.fields.filter((field) =>
    ['number', 'integer', 'money', 'duration', 'percent', 'rating'].includes(field.type),
  );
  const order = [
    'weight',
    'distance',
    'amount',
    'score',
    'reading',
    'duration',
    'sleep_hours',
    'temperature',
  ];
  return (
    numbers.find((field) => order.includes(field.name)) ??
    numbers.find((field) => field.asked) ??
    numbers[0]
  );
}

/** The states of a booking by what they mean; a set of the person's own is read by its words. */
function bookingValues(status: DraftField | undefined): Record<string, string> {
  const values = (status?.options ?? []).map((option) => option.value);
  const cancelled = values.find((value) => /cancel|storn|annul|abgesagt|declin/i.test(value));
  const waiting = values.find((value) => /wait|wart|attente|espera|attesa/i.test(value));
  return {
    bookedValue: values[0] ?? 'booked',
    cancelledValue: cancelled ?? 'cancelled',
    ...(waiting ? { waitingValue: waiting } : {}),
  };
}

const fieldsOf = (pairs: Record<string, DraftField | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(pairs).flatMap(([part, field]) => (field ? [[part, field.name]] : [])),
  );

function child(
  draft: Draft,
  entity: DraftEntity,
  ...keys: string[]
): { target: DraftEntity; relation: DraftField } | null {
  for (const target of draft.entities) {
    if (!keys.includes(target.thing?.key ?? '')) continue;
    const relation = target.fields.find((field) => field.to === entity.key);
    if (relation) return { target, relation };
  }
  return null;
}

/** States of a row that is not finished: all but those that mean an end. */
export function openValues(status: DraftField | undefined): string[] {
  const ended =
    /^(done|closed|paid|cancelled|canceled|finished|completed?|delivered|won|lost|hired|rejected|approved|returned|left|draft|erledigt|bezahlt|geschlossen|fertig|abgeschlossen|terminé|fait|payée?|hecho|pagad[oa]|cerrado|fatto|pagat[oa]|feito|pag[oa]|klaar|betaald)$/i;
  return (status?.options ?? [])
    .map((option) => option.value)
    .filter((value) => !ended.test(value));
}

function openTotal(draft: Draft, entity: DraftEntity): Behaviour | null {
  const value = withRole(entity, 'amount');
  if (!value) return null;
  const status = withRole(entity, 'status');
  const label: Record<Lang, string> = {
    en: 'Still open',
    de: 'Noch offen',
    fr: 'Reste à payer',
    es: 'Pendiente',
    it: 'Da incassare',
    pt: 'Em aberto',
    nl: 'Openstaand',
  };
  return {
    kind: 'total',
    entity: entity.name,
    fields: fieldsOf({ value, status }),
    values: { ...(status ? { openValues: openValues(status) } : {}), label: label[draft.lang] },
  };
}

function comments(draft: Draft, comment: DraftEntity): Behaviour | null {
  const relation = comment.fields.find((field) => field.to);
  const entity = draft.entities.find((other) => other.key === relation?.to);
  if (!relation || !entity) return null;
  const text = withRole(comment, 'body');
  const author = withRole(comment, 'person');
  return {
    kind: 'comments',
    entity: entity.name,
    target: comment.name,
    fields: fieldsOf({ relation, text, author }),
    values: {},
  };
}

const WATER: Record<Lang, string> = {
  en: 'Water',
  de: 'Gießen',
  fr: 'Arroser',
  es: 'Regar',
  it: 'Annaffia',
  pt: 'Regar',
  nl: 'Water geven',
};
const FEED: Record<Lang, string> = {
  en: 'Feed',
  de: 'Füttern',
  fr: 'Nourrir',
  es: 'Alimentar',
  it: 'Rinfresca',
  pt: 'Alimentar',
  nl: 'Voeden',
};
const DONE: Record<Lang, string> = {
  en: 'Done',
  de: 'Erledigt',
  fr: 'Fait',
  es: 'Hecho',
  it: 'Fatto',
  pt: 'Feito',
  nl: 'Klaar',
};

const BUILDERS: Record<string, Builder | undefined> = {
  total(_draft, entity, text) {
    const value = withRole(entity, 'amount') ?? numeric(entity);
    if (!value) return null;
    const by = groupField(entity, text);
    if (entity.thing?.key === 'invoice') return openTotal(_draft, entity);
    return { kind: 'total', entity: entity.name, fields: fieldsOf({ value, by }), values: {} };
  },
  budget(draft, entity) {
    const spent =
      draft.entities.find((other) => ['expense', 'transaction'].includes(other.thing?.key ?? '')) ??
      entity;
    const value = withRole(spent, 'amount');
    const date = withRole(spent, 'date');
    const budget = byThing(draft, 'budget');
    if (!value || !date || !budget || budget === spent) return null;
    const category = withRole(spent, 'category');
    const mine = withRole(budget, 'category');
    if (category?.options && mine) mine.options = category.options;
    return {
      kind: 'budget',
      entity: spent.name,
      target: budget.name,
      fields: { ...fieldsOf({ value, date, by: category }), limit: 'limit' },
      values: { period: 'month' },
    };
  },
  booking(draft, entity) {
    const link = child(draft, entity, ...BOOKINGS);
    if (!link) return null;
    const status = withRole(link.target, 'status');
    const start = withRole(entity, 'date');
    const capacity = entity.fields.find((field) => field.name === 'places');
    const person = withRole(link.target, 'person');
    return {
      kind: 'booking',
      entity: entity.name,
      target: link.target.name,
      fields: fieldsOf({ start, relation: link.relation, status, person, capacity }),
      values: bookingValues(status),
    };
  },
  capacity(draft, entity) {
    const booking = BUILDERS.booking?.(draft, entity, '');
    return booking?.fields.capacity
      ? { ...booking, kind: 'capacity', values: { takenValues: [booking.values.bookedValue] } }
      : null;
  },
  streak(draft, entity) {
    const habit = entity.thing?.key === 'checkin' ? (byThing(draft, 'habit') ?? entity) : entity;
    const link = child(draft, habit, 'checkin');
    const date = link && withRole(link.target, 'date');
    if (!link || !date) return null;
    return {
      kind: 'streak',
      entity: habit.name,
      target: link.target.name,
      fields: fieldsOf({ relation: link.relation, date }),
      values: { period: 'day' },
    };
  },
  checkin(draft, entity) {
    const streak = BUILDERS.streak?.(draft, entity, '');
    return streak ? { ...streak, kind: 'checkin' } : null;
  },
  overdue(_draft, entity) {
    const due = withRole(entity, 'due');
    if (!due) return null;
    const status = withRole(entity, 'status');
    const done = entity.fields.find((field) =>
      ['done', 'returned', 'paid', 'bought'].includes(field.name),
    );
    return {
      kind: 'overdue',
      entity: entity.name,
      fields: fieldsOf({ due, status, done }),
      values: status ? { openValues: openValues(status) } : {},
    };
  },
  low_stock(draft, entity) {
    const stock =
      draft.entities.find((other) => other.fields.some((field) => field.name === 'quantity')) ??
      entity;
    const quantity = ensure(stock, 'quantity', draft);
    const threshold = ensure(stock, 'reorder_level', draft);
    return {
      kind: 'low_stock',
      entity: stock.name,
      fields: fieldsOf({ quantity, threshold }),
      values: { threshold: 5 },
    };
  },
  recurring_due(draft, entity) {
    const interval =
      entity.fields.find((field) => field.role === 'duration' && field.unit === 'days') ??
      ensure(entity, 'interval_days', draft);
    const last =
      entity.fields.find((field) => /^last_/.test(field.name)) ??
      ensure(entity, 'last_done', draft);
    const action =
      interval.name === 'water_every' || last.name === 'last_watered'
        ? WATER
        : last.name === 'last_fed'
          ? FEED
          : DONE;
    return {
      kind: 'recurring_due',
      entity: entity.name,
      fields: fieldsOf({ last, interval }),
      values: { unit: 'days', action: action[draft.lang] },
    };
  },
  average(_draft, entity) {
    const value = withRole(entity, 'rating');
    const by = entity.fields.find(
      (field) => field.asked && field.type === 'enum' && field.role === 'category',
    );
    return value && value.type === 'rating'
      ? { kind: 'average', entity: entity.name, fields: fieldsOf({ value, by }), values: {} }
      : null;
  },
  votes(draft, entity) {
    const about =
      entity.thing?.key === 'vote'
        ? (draft.entities.find((other) => other !== entity) ?? entity)
        : entity;
    const vote = addThing(draft, thing('vote'));
    if (vote === about) return null;
    vote.isChild = true;
    const relation = relate(vote, about, { required: true });
    if (about.thing?.key === 'poll') {
      const attribute = attributes.get('option_text');
      if (attribute) addField(vote, fromAttribute(attribute, draft.lang));
    } else vote.fields = vote.fields.filter((field) => field.type === 'relation');
    const choice = vote.fields.find((field) => field.name === 'choice');
    const options = about.fields.find((field) => field.name === 'options');
    return {
      kind: 'votes',
      entity: about.name,
      target: vote.name,
      fields: fieldsOf({ relation, choice, options }),
      values: {},
    };
  },
  approval(draft, entity) {
    const status =
      entity.fields.find((field) => field.role === 'status') ??
      ensure(entity, 'approval_status', draft);
    const own = status.options?.map((option) => option.value) ?? [];
    const set = attributes.get('approval_status');
    if (!own.includes('approved') && set && !(status.asked && own.length > 0))
      status.options = optionsOf(set, draft.lang);
    const pick = (pattern: RegExp, fallback: string) =>
      status.options?.map((option) => option.value).find((value) => pattern.test(value)) ??
      fallback;
    return {
      kind: 'approval',
      entity: entity.name,
      fields: fieldsOf({ status }),
      values: {
        pending: pick(/pend|open|new|submit/i, 'pending'),
        approved: pick(/approv|accept/i, 'approved'),
        rejected: pick(/reject|declin|den/i, 'rejected'),
      },
    };
  },
  borrow(draft, entity) {
    const link = child(draft, entity, 'loan');
    if (!link) return null;
    const { target, relation } = link;
    const name = (key: string) => target.fields.find((field) => field.name === key);
    const status = entity.fields.find((field) => field.attribute?.key === 'loan_status');
    return {
      kind: 'borrow',
      entity: entity.name,
      target: target.name,
      fields: fieldsOf({
        status,
        relation,
        person: withRole(target, 'person'),
        from: name('start_date'),
        due: name('due_date'),
        returned: name('returned'),
      }),
      values: {},
    };
  },
  cart(draft) {
    const product = draft.entities.find(
      (entity) => withRole(entity, 'amount')?.name === 'price' && entity.thing?.key !== 'order',
    );
    const order = byThing(draft, 'order');
    if (!product || !order) return null;
    const name = (key: string) => order.fields.find((field) => field.name === key);
    return {
      kind: 'cart',
      entity: product.name,
      target: order.name,
      fields: fieldsOf({
        title: withRole(product, 'title'),
        price: withRole(product, 'amount'),
        picture: withRole(product, 'picture'),
        stock: product.fields.find((field) => field.name === 'quantity'),
        items: name('items'),
        total: name('total'),
        name: name('customer_name'),
        email: name('email'),
        address: name('address'),
        status: withRole(order, 'status'),
      }),
      values: {},
    };
  },
  quiz(draft, entity) {
    const result = byThing(draft, 'quiz_result');
    const name = (key: string) => entity.fields.find((field) => field.name === key);
    if (!result || !name('correct_answer')) return null;
    const of = (key: string) => result.fields.find((field) => field.name === key);
    return {
      kind: 'quiz',
      entity: entity.name,
      target: result.name,
      fields: fieldsOf({
        question: withRole(entity, 'title'),
        options: name('options'),
        correct: name('correct_answer'),
        topic: name('topic'),
        score: of('score'),
        total: of('out_of'),
        player: of('player'),
      }),
      values: {},
    };
  },
  leaderboard(draft, entity) {
    const about =
      byThing(draft, 'quiz_result') ??
      (numeric(entity) ? entity : undefined) ??
      draft.entities.find((other) => numeric(other));
    const value =
      about &&
      (about.fields.find((field) => ['score', 'points'].includes(field.name)) ?? numeric(about));
    if (!about || !value) return null;
    return {
      kind: 'leaderboard',
      entity: about.name,
      fields: fieldsOf({ value, person: withRole(about, 'person', 'title') }),
      values: {},
    };
  },
  public_form: (_draft, entity) => ({
    kind: 'public_form',
    entity: entity.name,
    fields: {},
    values: {},
  }),
  paid_state(_draft, entity) {
    const paid = entity.fields.find((field) => field.name === 'paid');
    return paid
      ? {
          kind: 'paid_state',
          entity: entity.name,
          fields: fieldsOf({ paid, amount: withRole(entity, 'amount') }),
          values: {},
        }
      : null;
  },
  progress_chart(_draft, entity) {
    const value = numeric(entity);
    const date = withRole(entity, 'date', 'due');
    if (!value || !date) return null;
    const by =
      entity.fields.find(
        (field) =>
          field.name === 'exercise' ||
          (field.role === 'title' && entity.thing?.key === 'exercise_set'),
      ) ??
      entity.fields.find(
        (field) => field.type === 'relation' || (field.type === 'enum' && field.asked),
      );
    return {
      kind: 'progress_chart',
      entity: entity.name,
      fields: fieldsOf({ value, date, by }),
      values: {},
    };
  },
};

/** The field that 'per stage' or 'by category' means. */
export function groupField(entity: DraftEntity, text: string): DraftField | undefined {
  const low = text.toLowerCase();
  const named = entity.fields.find(
    (field) =>
      low !== '' &&
      (low.includes(field.label.toLowerCase()) || low.includes(field.name.replaceAll('_', ' '))),
  );
  if (named && named.role !== 'amount') return named;
  return (
    withRole(entity, 'status', 'category') ?? entity.fields.find((field) => field.type === 'enum')
  );
}
