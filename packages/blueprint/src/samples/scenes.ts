import { LANGS } from '../lexicon/index.ts';
import { isPaid, isVoid } from '../lexicon/states.ts';
import type { AppSpec, Behaviour, SpecEntity } from '../spec.ts';
import { POOLS } from './pools.ts';
import { day, moment } from './values.ts';

type Row = Record<string, unknown>;
type Rows = Record<string, Row[]>;

/** Makes the rows tell what the behaviours are about: places taken, an overdue invoice, a running streak. */
export function adjust(spec: AppSpec, rows: Rows, now: Date): void {
  for (const behaviour of spec.behaviours) SCENES[behaviour.kind]?.(behaviour, rows, now, spec);
  for (const entity of spec.entities) {
    sums(entity, rows);
    ends(entity, rows);
    related(entity, rows);
    named(entity, rows);
  }
}

type Scene = (behaviour: Behaviour, rows: Rows, now: Date, spec: AppSpec) => void;

const SCENES: Partial<Record<Behaviour['kind'], Scene>> = {
  booking(behaviour, rows, now, spec) {
    const main = rows[behaviour.entity] ?? [];
    const { relation, status, start, when, ends, duration } = behaviour.fields;
    if (!behaviour.target || !relation || !status) return;
    if (start) schedule(main, start, now);
    if ((rows[behaviour.target] ?? []).length > 0) return;
    // All sample rows are the owner's, and nobody books the same place twice.
    const out = main.flatMap((_, at) =>
      at % 3 === 2 ? [] : [{ [relation]: at, [status]: behaviour.values.bookedValue ?? 'booked' }],
    );
    const target = spec.entities.find(({ name }) => name === behaviour.target);
    const isInHours = target?.fields.some(({ name, unit }) => name === duration && unit === 'h');
    const isByDay = target?.fields.some(({ name, type }) => name === when && type === 'date');
    const from = (at: number) => (at === 0 ? 0 : 2 + at * 3);
    const hour = (at: number, more: number) =>
      moment(now, 1 + (at >> 1), 9 + ((at * 4) % 10) + more);
    const maker = target?.fields.find(({ isMaker }) => isMaker);
    const { people } = POOLS[LANGS.find((lang) => lang === spec.language) ?? 'en'];
    const counts = target?.fields.filter(({ type }) => type === 'integer') ?? [];
    rows[behaviour.target] = out.slice(0, 6).map((row, at) => ({
      ...Object.fromEntries(counts.map(({ name }) => [name, [2, 4, 1, 3, 5, 2][at]])),
      ...row,
      ...(maker && { [maker.name]: people[at] }),
      ...(when && {
        [when]: isByDay ? day(now, from(at)) : hour(at, 0),
      }),
      ...(ends && { [ends]: isByDay ? day(now, from(at) + 2 + (at % 3)) : hour(at, 2) }),
      ...(duration && { [duration]: (at % 3 === 1 ? 90 : 60) / (isInHours ? 60 : 1) }),
    }));
  },
  // A draft is not paid, and what a status calls paid is.
  paid_state(behaviour, rows, _now, spec) {
    const entity = spec.entities.find(({ name }) => name === behaviour.entity);
    const flag = entity?.fields.find(({ name }) => name === behaviour.fields.paid);
    const status = entity?.fields.find(({ role }) => role === 'status');
    if (flag?.type !== 'boolean' || !status) return;
    for (const row of rows[behaviour.entity] ?? []) {
      const state = String(row[status.name] ?? '');
      if (isPaid(state)) row[flag.name] = true;
      else if (isVoid(state)) row[flag.name] = false;
    }
  },
  streak(behaviour, rows, now) {
    const { relation, date } = behaviour.fields;
    const habits = rows[behaviour.entity] ?? [];
    if (!behaviour.target || !relation || !date) return;
    const runs = [12, 5, 0, 3, 8];
    rows[behaviour.target] = habits.flatMap((_, at) => {
      const run = runs[at % runs.length] ?? 3;
      const days = Array.from({ length: run }, (_unused, n) => -n - (at % 2));
      const older = [-run - 3, -run - 4, -run - 6].filter((n) => n > -21);
      return [...days, ...older].map((n) => ({ [relation]: at, [date]: day(now, n) }));
    });
  },
  recurring_due(behaviour, rows, now) {
    const { last, interval } = behaviour.fields;
    if (!last || !interval) return;
    (rows[behaviour.entity] ?? []).forEach((row, at) => {
      if (typeof row[interval] !== 'number') row[interval] = [3, 7, 14, 5][at % 4];
      if (typeof row[last] !== 'string')
        row[last] = day(now, -Number(row[interval]) + [-1, 2, 0, 3][at % 4]!);
    });
  },
  low_stock(behaviour, rows) {
    const { quantity, threshold } = behaviour.fields;
    if (!quantity) return;
    (rows[behaviour.entity] ?? []).forEach((row, at) => {
      if (threshold && typeof row[threshold] !== 'number') row[threshold] = 5;
      if (typeof row[quantity] !== 'number' || at % 4 === 3)
        row[quantity] = at % 4 === 3 ? 2 : 14 + at;
    });
  },
  borrow(behaviour, rows, now) {
    const { relation, from, due, returned } = behaviour.fields;
    const loans = rows[behaviour.target ?? ''] ?? [];
    const items = rows[behaviour.entity]?.length ?? 0;
    loans.forEach((row, at) => {
      if (relation) row[relation] = items > 0 ? at % items : 0;
      if (from) row[from] = day(now, [-20, -5, -9, -30][at % 4] ?? -3);
      if (due) row[due] = day(now, [-4, 5, 2, -10][at % 4] ?? 4);
      if (returned) row[returned] = at % 4 === 3;
    });
    const { status } = behaviour.fields;
    if (status)
      (rows[behaviour.entity] ?? []).forEach((row, at) => {
        row[status] = loans.some(
          (loan) => relation && loan[relation] === at && !(returned && loan[returned]),
        )
          ? 'lent'
          : 'available';
      });
  },
  budget(behaviour, rows, now, spec) {
    const { by, limit, date } = behaviour.fields;
    const entity = spec.entities.find((known) => known.name === behaviour.entity);
    const target = spec.entities.find((known) => known.name === behaviour.target);
    const category = entity?.fields.find((field) => field.name === by);
    const mine = target?.fields.find((field) => field.role === 'category');
    const spent = rows[behaviour.entity] ?? [];
    const today = now.getUTCDate();
    if (date)
      spent.forEach((row, at) => {
        row[date] = day(now, -Math.min(at * 2, at < 9 ? today - 1 : at * 4));
      });
    if (!target || !category?.options || !mine || !limit) return;
    const limits = [420, 1050, 140, 120, 90, 60, 80, 100];
    rows[target.name] = category.options.map((option, at) => ({
      [mine.name]: option.value,
      [limit]: limits[at % limits.length],
    }));
  },
  progress_chart(behaviour, rows, now) {
    const { date } = behaviour.fields;
    const list = rows[behaviour.entity] ?? [];
    if (!date) return;
    list.forEach((row, at) => {
      const value = row[date];
      const missing =
        typeof value !== 'string' || list.filter((other) => other[date] === value).length > 2;
      if (missing || !/exercise|set/i.test(behaviour.entity))
        row[date] = String(value ?? '').includes('T')
          ? moment(now, -(list.length - at) * 4, 9)
          : day(now, -(list.length - at - 1) * 4);
    });
  },
  votes(behaviour, rows) {
    const { relation, choice, options } = behaviour.fields;
    const about = rows[behaviour.entity] ?? [];
    if (!behaviour.target || !relation) return;
    rows[behaviour.target] = about.flatMap((row, at) => {
      const list = options && Array.isArray(row[options]) ? (row[options] as string[]) : [];
      const counts =
        list.length > 0 ? list.map((_, n) => [5, 3, 1][n] ?? 1) : [[9, 4, 6, 2][at % 4] ?? 3];
      return counts.flatMap((count, n) =>
        Array.from({ length: count }, () => ({
          [relation]: at,
          ...(choice && list[n] !== undefined ? { [choice]: list[n] } : {}),
        })),
      );
    });
  },
  cart(behaviour, rows) {
    const { items, title, price, total } = behaviour.fields;
    const products = rows[behaviour.entity] ?? [];
    if (!items || !title || !price) return;
    (rows[behaviour.target ?? ''] ?? []).forEach((row, at) => {
      const picked = [
        products[at % products.length],
        products[(at * 2 + 1) % products.length],
      ].filter((product, n, all) => product && all.indexOf(product) === n) as Row[];
      const lines = picked.map((product, n) => ({
        description: product[title],
        quantity: 1 + ((at + n) % 2),
        price: product[price],
      }));
      row[items] = lines;
      if (total)
        row[total] =
          Math.round(
            lines.reduce((sum, each) => sum + Number(each.price) * each.quantity, 0) * 100,
          ) / 100;
    });
  },
  comments(behaviour, rows) {
    const { relation } = behaviour.fields;
    const about = rows[behaviour.entity]?.length ?? 0;
    if (relation)
      (rows[behaviour.target ?? ''] ?? []).forEach((row, at) => {
        if (about > 0) row[relation] = [0, 0, 1, 2][at % 4]! % about;
      });
  },
};

/** Two weeks of classes or events around today, at the hours such things have. */
function schedule(list: Row[], start: string, now: Date): void {
  const hours = [18, 9, 17, 12, 19, 10, 11];
  const length = list.length;
  if (length > 0 && length < 10) for (let at = 0; at < length; at++) list.push({ ...list[at] });
  list.forEach((row, at) => {
    const said = hourSaid(row);
    // By the afternoon a morning of today would be over.
    const today = said === undefined ? 0 : 1;
    const days = [today, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, -1, -2][at % 16] ?? at;
    row[start] = String(row[start] ?? 'T').includes('T')
      ? moment(now, days, said ?? hours[at % hours.length] ?? 18, at % 3 === 1 ? 30 : 0)
      : day(now, days);
  });
}

/** A morning's class is in the morning. */
function hourSaid({ title, name }: Row): number | undefined {
  const called = String(title ?? name ?? '');
  return DAYTIMES.find(([words]) => words.test(called))?.[1];
}

const DAYTIMES: readonly [RegExp, number][] = [
  [/morning|sunrise|morgen|matin|mañana|mattin|manhã|ochtend/i, 7],
  [/lunch|mittag|midi|mediodía|pranzo|almoço/i, 12],
  [/evening|candle|sunset|abend|kerzen|soir|noche|sera\b|noite|avond/i, 19],
];

/** The total of a row with lines is their sum, tax included. */
function sums(entity: SpecEntity, rows: Rows): void {
  const lines = entity.fields.find((field) => field.type === 'lines');
  const total = entity.fields.find((field) => field.name === 'total');
  const tax = entity.fields.find((field) => field.name === 'tax');
  if (!lines || !total) return;
  for (const row of rows[entity.name] ?? []) {
    const list = row[lines.name];
    if (!Array.isArray(list)) continue;
    const net = (list as Row[]).reduce(
      (sum, each) => sum + Number(each.quantity ?? 1) * Number(each.price ?? 0),
      0,
    );
    const rate = tax ? Number(row[tax.name] ?? 0) : 0;
    row[total.name] = Math.round(net * (100 + rate)) / 100;
  }
}

/** What ends does so after it began. */
function ends(entity: SpecEntity, rows: Rows): void {
  const start = entity.fields.find((field) => field.name === 'starts_at');
  const end = entity.fields.find((field) => field.name === 'ends_at');
  if (!start || !end) return;
  (rows[entity.name] ?? []).forEach((row, at) => {
    const begin = row[start.name];
    if (typeof begin === 'string' && begin.includes('T'))
      row[end.name] = new Date(
        new Date(begin).getTime() + ([60, 90, 120, 180][at % 4] ?? 60) * 60_000,
      ).toISOString();
  });
}

/** A row that must point at something does. */
function related(entity: SpecEntity, rows: Rows): void {
  for (const field of entity.fields) {
    const targets = rows[field.relation ?? '']?.length ?? 0;
    if (!field.required || targets === 0) continue;
    (rows[entity.name] ?? []).forEach((row, at) => {
      row[field.name] ??= at % targets;
    });
  }
}

/** An appointment 'for a beard trim' is of the service that is called so, where there is one. */
function named(entity: SpecEntity, rows: Rows): void {
  const texts = entity.fields.filter(({ type }) => type === 'text');
  for (const { name, type, relation } of entity.fields) {
    if (type !== 'relation' || !relation || relation === entity.name) continue;
    for (const row of rows[entity.name] ?? []) {
      const said = texts.map((field) => row[field.name]).filter(Boolean);
      const at = (rows[relation] ?? []).findIndex((one) => said.includes(one.name));
      if (at >= 0) row[name] = at;
    }
  }
}
