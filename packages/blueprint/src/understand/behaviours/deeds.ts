import { attributes, type Lang } from '../../lexicon/index.ts';
import { BOOKING_WORDS } from '../../lexicon/requests.ts';
import type { Behaviour } from '../../spec.ts';
import { BOOKINGS } from '../booked.ts';
import type { Draft, DraftEntity, DraftField } from '../draft.ts';
import { addThing, relate } from '../entities.ts';
import { addField, ensure, fromAttribute, optionsOf, withRole } from '../fields.ts';
import { dayIn, declinedIn, limitIn, partiesBeside, partyIn, spanIn } from './counts.ts';
import { type Builder, byThing, child, fieldsOf, thing } from './find.ts';
import { type Hours, hoursIn } from './hours.ts';
import { daysOf, isByNight } from './stay.ts';

const CANCELLED: Record<Lang | 'value', string> = {
  value: 'cancelled',
  en: 'Cancelled',
  de: 'Storniert',
  fr: 'Annulé',
  es: 'Cancelado',
  it: 'Annullato',
  pt: 'Cancelado',
  nl: 'Geannuleerd',
};

/** The states of a booking by what they mean; a set of the person's own is read by its words. */
function bookingValues(status: DraftField | undefined): Record<string, string> {
  const values = (status?.options ?? []).map((option) => option.value);
  const cancelled =
    values.find((value) => /cancel|storn|annul|abgesagt|declin/i.test(value)) ??
    values.find((value) => value === 'rejected');
  const waiting = values.find((value) => /wait|wart|attente|espera|attesa/i.test(value));
  return {
    bookedValue: values[0] ?? 'booked',
    cancelledValue: cancelled ?? CANCELLED.value,
    ...(waiting ? { waitingValue: waiting } : {}),
  };
}

/** Who booked can say that they do not come, whatever states a booking was given. */
export function withCancelled(draft: Draft, { kind, target, fields, values }: Behaviour): void {
  if (kind !== 'booking' || values.cancelledValue !== CANCELLED.value) return;
  const status = draft.entities
    .find(({ name }) => name === target)
    ?.fields.find(({ name }) => name === fields.status);
  if (!status?.options?.length || status.options.some(({ value }) => value === CANCELLED.value))
    return;
  status.options = [...status.options, { value: CANCELLED.value, label: CANCELLED[draft.lang] }];
}

/** Comments and what they are about. */
export function comments(draft: Draft, comment: DraftEntity): Behaviour | null {
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

/** From when until when a booking takes what it is of; nothing where that takes place at a time of its own. */
function spanOf(
  entity: DraftEntity,
  { fields, ...booking }: DraftEntity,
): Hours & { when?: DraftField; ends?: DraftField; duration?: DraftField } {
  // Who says from when until when rents it, whatever day the thing has of its own.
  const [from, until] = spanIn(fields) ?? [];
  if (from && until) return { when: from, ends: until };
  const hasOwnDay = withRole(entity, 'date') !== undefined;
  const days = hasOwnDay ? null : daysOf({ fields, ...booking });
  const day = booking.given && !hasOwnDay ? dayIn(fields) : undefined;
  const when = fields.find((field) => field.name === 'starts_at') ?? days?.[0] ?? day;
  if (!when) return {};
  const isOneDay = booking.given && when.type === 'date' && !days;
  const duration = fields.find(
    ({ name, attribute }) => name === 'duration' || attribute?.key === 'hours',
  );
  return {
    when,
    ...(days && { ends: days[1] }),
    ...(duration && { duration }),
    ...(isOneDay && hoursIn(fields)),
  };
}

/** What people do with rows: book, borrow, vote, approve, buy, answer. */
export const DEEDS: Record<string, Builder | undefined> = {
  booking(draft, entity) {
    const link = child(draft, entity, ...BOOKINGS);
    if (!link) return null;
    const status = withRole(link.target, 'status');
    const { when, ends, duration, hour, until, part, whole } = spanOf(entity, link.target);
    const start = when ? undefined : withRole(entity, 'date');
    const capacity = when ? undefined : limitIn(entity.fields);
    const party = capacity && partyIn(link.target.fields);
    const [besides, besides2] = party ? partiesBeside(link.target.fields, party) : [];
    const no = capacity && declinedIn(link.target.fields, status);
    const person = withRole(link.target, 'person');
    const words = BOOKING_WORDS[draft.lang].find(([, label]) => label === link.target.label);
    return {
      kind: 'booking',
      entity: entity.name,
      target: link.target.name,
      fields: fieldsOf({
        start,
        when,
        ends,
        duration,
        hour,
        until,
        part,
        relation: link.relation,
        status,
        person,
        capacity,
        party,
        party2: besides,
        party3: besides2,
        answer: no?.field,
      }),
      values: {
        ...bookingValues(status),
        ...(ends && isByNight(draft, entity) ? { unit: 'night' } : {}),
        ...(whole ? { wholeValue: whole } : {}),
        ...(no ? { declinedValue: no.value } : {}),
        ...(words ? { action: words[3] } : {}),
        ...(link.target.isForOne && !when && !capacity ? { isForOne: true } : {}),
      },
    };
  },
  capacity(draft, entity) {
    const booking = DEEDS.booking?.(draft, entity, '');
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
    const streak = DEEDS.streak?.(draft, entity, '');
    return streak ? { ...streak, kind: 'checkin' } : null;
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
  public_form(draft, entity) {
    // Who answers an invitation has been invited already.
    const reply = entity.fields.find((field) => field.name === 'rsvp');
    if (reply) reply.options = reply.options?.filter(({ value }) => value !== 'invited');
    const action = draft.requests.find((request) => request.entity === entity.key)?.action;
    return {
      kind: 'public_form',
      entity: entity.name,
      fields: {},
      values: action ? { action } : {},
    };
  },
};
