import type { Lang } from '../../lexicon/index.ts';
import { isEnd, isVoid } from '../../lexicon/states.ts';
import type { Behaviour } from '../../spec.ts';
import { periodOfRanking, SUMMED } from '../assemble/sums.ts';
import type { Draft, DraftEntity, DraftField, Wish } from '../draft.ts';
import { ensure, withRole } from '../fields.ts';
import { type Builder, byThing, fieldsOf, groupField, numeric } from './find.ts';

/** States of a row that is not finished: all but those that mean an end, and drafts. */
export function openValues(status: DraftField | undefined): string[] {
  return (status?.options ?? [])
    .map((option) => option.value)
    .filter((value) => !isEnd(value) && !isVoid(value));
}

/** The sum of what is not settled yet. */
export function openTotal(draft: Draft, entity: DraftEntity): Behaviour | null {
  const value = withRole(entity, 'amount');
  if (!value) return null;
  const status = withRole(entity, 'status');
  const label: Record<Lang, string> = {
    en: 'Outstanding',
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

/** The sum of the running day, week, month or year. */
export function totalOf(draft: Draft, entity: DraftEntity, wish: Wish): Behaviour | null {
  const value = entity.fields.find(({ name }) => name === wish.value) ?? numeric(entity);
  if (!value || !wish.period) return null;
  const date = withRole(entity, 'date') ?? ensure(entity, 'date', draft);
  return {
    kind: 'total',
    entity: entity.name,
    fields: fieldsOf({ value, date }),
    values: { period: wish.period },
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

/** What rows add up to, and when they are due. */
export const FIGURES: Record<string, Builder | undefined> = {
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
    // What has a serial number is there once.
    const isOne = stock.fields.some((field) => field.asked && /serial/.test(field.name));
    if (isOne && !stock.fields.some((field) => field.asked && field.name === 'quantity'))
      return null;
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
  leaderboard(draft, entity) {
    const about =
      byThing(draft, 'quiz_result') ??
      (numeric(entity) ? entity : undefined) ??
      draft.entities.find((other) => numeric(other));
    const value =
      about &&
      (about.fields.find((field) => ['score', 'points'].includes(field.name)) ?? numeric(about));
    if (!about || !value) return null;
    const maker = about.fields.find(({ isMaker }) => isMaker);
    const period = periodOfRanking(draft.text);
    return {
      kind: 'leaderboard',
      entity: about.name,
      fields: fieldsOf({ value, person: maker ?? withRole(about, 'person', 'title') }),
      // Who logs run after run is ranked by what they add up to; of scores the best one counts.
      values:
        maker && value.name !== 'score' && SUMMED.has(value.type)
          ? { sum: true, ...(period ? { period } : {}) }
          : {},
    };
  },
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
