import type { Behaviour } from '../../spec.ts';
import { accessOf } from '../access.ts';
import type { Draft, DraftEntity } from '../draft.ts';
import { withRole } from '../fields.ts';
import { isGiven } from '../given.ts';
import { comments, DEEDS, withCancelled } from './deeds.ts';
import { FIGURES, openTotal, totalOf } from './figures.ts';
import { aboutEntity, type Builder, numeric } from './find.ts';

export { groupField } from './find.ts';
export { prepare } from './prepare.ts';

const BUILDERS: Record<string, Builder | undefined> = { ...DEEDS, ...FIGURES };

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
          known.fields.by === behaviour.fields.by &&
          known.values.period === behaviour.values.period,
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
    if (kind === 'total' && wish.period) add(totalOf(draft, entity, wish));
    else if (kind) add(BUILDERS[kind]?.(draft, entity, wish.by ?? wish.text) ?? null);
  }
  for (const entity of draft.entities) {
    for (const kind of entity.thing?.does ?? [])
      if (!isOutOfPlace(draft, kind, entity)) add(BUILDERS[kind]?.(draft, entity, '') ?? null);
    if (entity.thing?.key === 'comment') add(comments(draft, entity));
    if (entity.thing?.key === 'habit') add(BUILDERS.checkin?.(draft, entity, '') ?? null);
    if (entity.thing?.key === 'loan' || entity.thing?.key === 'booking') add(linked(draft, entity));
    add(BUILDERS.capacity?.(draft, entity, '') ?? null);
    if (entity.thing?.privacy === 'form' || isLetter(draft, entity))
      add(BUILDERS.public_form?.(draft, entity, '') ?? null);
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
  for (const behaviour of out) withCancelled(draft, behaviour);
  return out;
}

/** What such things do, and these do not. */
const isOutOfPlace = (draft: Draft, kind: string, entity: DraftEntity): boolean =>
  (kind === 'recurring_due' && hasOwnDay(entity)) ||
  // A model that names no votes has none, unless the message speaks of them.
  (kind === 'votes' &&
    isGiven(draft) &&
    entity.thing?.key !== 'poll' &&
    !draft.entities.some(({ thing }) => thing?.key === 'vote') &&
    !draft.does.some((wish) => wish.kind === 'votes')) ||
  // Nobody votes on what only admins read.
  (kind === 'votes' && entity.said?.read === 'admin');

/** 'Chores with due date': each is due on its day, not every so many days. */
const hasOwnDay = (entity: DraftEntity): boolean =>
  entity.fields.some((field) => field.asked && field.role === 'due') &&
  !entity.fields.some((field) => field.asked && field.role === 'duration');

/** What people from outside write and only admins read, whatever kind of thing it is: the first page is the form for it. */
function isLetter(draft: Draft, entity: DraftEntity): boolean {
  if (entity.thing?.key === 'order') return false;
  const { read, write } = accessOf(draft, entity, undefined).permissions;
  return read === 'admin' && write === 'anonymous';
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
