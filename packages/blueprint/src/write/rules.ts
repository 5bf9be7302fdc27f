import { isEnd, isPaid, isVoid } from '../lexicon/states.ts';
import type { SpecField } from '../spec.ts';
import { code, literal, type Source } from './code.ts';
import { type AppModel, byRole, type EntityModel, fieldOf } from './model.ts';
import { get } from './values.ts';

/** The functions that an entity's behaviours need: overdue, unpaid, low stock, due again, sums of lines. */
export function rulesOf(model: AppModel, entity: EntityModel, source: Source): string {
  const parts = [
    overdue(model, entity, source),
    unpaid(model, entity),
    lowStock(model, entity),
    recurring(model, entity, source),
    lineTotals(entity, source),
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** The field of the part, or the first with one of the roles. */
export function partOf(
  model: AppModel,
  entity: EntityModel,
  kind: Parameters<AppModel['behaviour']>[0],
  part: string,
  ...roles: SpecField['role'][]
): SpecField | undefined {
  const named = model.behaviour(kind, entity.name)?.fields[part];
  return fieldOf(entity, named) ?? (roles.length ? byRole(entity, ...roles) : undefined);
}

/** States in which something is not done yet: told, or all but those that read like an end. */
export function openValues(status: SpecField, told: unknown): string[] {
  if (Array.isArray(told) && told.length) return told.map(String);
  const values = (status.options ?? []).map((option) => option.value);
  const open = values.filter((value) => !isEnd(value));
  return open.length && open.length < values.length ? open : values.slice(0, -1);
}

export function hasOverdue(model: AppModel, entity: EntityModel): boolean {
  return overdueParts(model, entity) !== null;
}

function overdueParts(model: AppModel, entity: EntityModel) {
  const told = model.behaviour('overdue', entity.name);
  const due = fieldOf(entity, told?.fields.due) ?? byRole(entity, 'due');
  const status = fieldOf(entity, told?.fields.status) ?? byRole(entity, 'status');
  const done =
    fieldOf(entity, told?.fields.done) ?? entity.fields.find((field) => field.role === 'flag');
  if (!due || (!told && !status && !done)) return null;
  return { due, status, done, open: told?.values.openValues };
}

function overdue(model: AppModel, entity: EntityModel, source: Source): string {
  const parts = overdueParts(model, entity);
  if (!parts) return '';
  const { one, rowType } = entity;
  const { due, status, done } = parts;
  const flag = paidFlag(model, entity);
  const isOpen = status?.options
    ? `${literal(openValues(status, parts.open))}.includes(${get(one, status)} ?? '')${flag ? ` && !${get(one, flag)}` : ''}`
    : done
      ? `!${get(one, done)}`
      : 'true';
  return code`
    export function isOpen(${one}: ${rowType}): boolean {
      return ${isOpen};
    }

    /** Its day has passed and it is not done. */
    export function isOverdue(${one}: ${rowType}): boolean {
      return Boolean(${get(one, due)}) && ${source.use('daysUntil', '@/lib/format')}(${get(one, due)} ?? '') < 0 && isOpen(${one});
    }
  `;
}

/** What tells that a row is paid: a flag or a state, and the states in which nothing is to be paid. */
export function paidParts(model: AppModel, entity: EntityModel) {
  const told = model.behaviour('paid_state', entity.name);
  const paid =
    fieldOf(entity, told?.fields.paid) ??
    entity.fields.find((field) => /paid|bezahlt/.test(field.name)) ??
    entity.fields.find((field) => field.options?.some((option) => option.value === 'paid'));
  if (!paid || paid.type === 'date') return null;
  const isFlag = paid.type === 'boolean';
  const paidValue = isFlag ? true : String(told?.values.paidValue ?? 'paid');
  const status = isFlag ? byRole(entity, 'status') : paid;
  const states = (status?.options ?? []).map((option) => option.value);
  const nothingDue = states.filter(
    (value) => (isVoid(value) || isPaid(value)) && value !== paidValue,
  );
  // Where there is nothing else, a draft is what is paid.
  const isAll = nothingDue.length >= states.length - (isFlag ? 0 : 1);
  return { told, paid, paidValue, status, without: isAll ? [] : nothingDue };
}

/** The box that is ticked when a row is paid, whatever its state says. */
export function paidFlag(model: AppModel, entity: EntityModel): SpecField | undefined {
  const paid = paidParts(model, entity)?.paid;
  return paid?.type === 'boolean' ? paid : undefined;
}

function unpaid(model: AppModel, entity: EntityModel): string {
  const parts = paidParts(model, entity);
  if (!parts) return '';
  const { paid, paidValue, status, without } = parts;
  const { one, rowType } = entity;
  const states = paidValue === true ? without : [...without, paidValue];
  const tests = [
    paidValue === true && `!${get(one, paid)}`,
    status && states.length === 1 && `${get(one, status)} !== ${literal(states[0])}`,
    status && states.length > 1 && `!${literal(states)}.includes(${get(one, status)} ?? '')`,
  ];
  return code`
    /** Its money is still to come${without.length ? '; in these states nothing is due' : ''}. */
    export function isUnpaid(${one}: ${rowType}): boolean {
      return ${tests.filter(Boolean).join(' && ')};
    }
  `;
}

function lowStock(model: AppModel, entity: EntityModel): string {
  const told = model.behaviour('low_stock', entity.name);
  const quantity = partOf(model, entity, 'low_stock', 'quantity', 'quantity');
  if (!told || !quantity) return '';
  const threshold = fieldOf(entity, told.fields.threshold);
  const usual = Number(told.values.threshold ?? 5);
  const { one, rowType } = entity;
  const limit = threshold ? `${get(one, threshold)} ?? LOW_STOCK` : 'LOW_STOCK';
  return code`
    /** From this many on, stock is low${threshold ? ', unless a row says otherwise' : ''}. */
    export const LOW_STOCK = ${usual};

    export function isLow(${one}: ${rowType}): boolean {
      return (${get(one, quantity)} ?? 0) <= (${limit});
    }
  `;
}

function recurring(model: AppModel, entity: EntityModel, source: Source): string {
  const told = model.behaviour('recurring_due', entity.name);
  const last = fieldOf(entity, told?.fields.last);
  const interval = fieldOf(entity, told?.fields.interval);
  if (!told || !last || !interval) return '';
  const { one, rowType } = entity;
  const days = { weeks: ' * 7', months: ' * 30' }[String(told.values.unit)] ?? '';
  return code`
    /** The day on which it is due again: today where it was never done. */
    export function nextDue(${one}: ${rowType}): Date {
      if (!${get(one, last)}) return new Date();
      return ${source.use('addDays', '@/lib/format')}(${get(one, last)}, (${get(one, interval)} ?? 7)${days});
    }

    /** Days until then; negative when it is late. */
    export function daysLeft(${one}: ${rowType}): number {
      return ${source.use('daysUntil', '@/lib/format')}(nextDue(${one}));
    }
  `;
}

/** The columns that make a line's amount: how many, and the price of one. */
export function lineParts(field: SpecField): { quantity: string; price: string } | null {
  const columns = field.columns ?? [];
  const price = columns.find((column) => column.type === 'money');
  const quantity = columns.find((column) => column.type === 'number');
  return price && quantity ? { quantity: quantity.name, price: price.name } : null;
}

/** The field with the lines of an invoice or an order, when an amount can be counted from them. */
export function countedLines(entity: EntityModel): SpecField | undefined {
  return entity.fields.find((field) => field.type === 'lines' && lineParts(field));
}

function lineTotals(entity: EntityModel, source: Source): string {
  const lines = countedLines(entity);
  const parts = lines && lineParts(lines);
  if (!lines || !parts) return '';
  const { one, fieldsType } = entity;
  const tax = taxField(entity);
  const sum = source.use('sumOf', '@/lib/options');
  const cents = source.use('inCents', '@/lib/format');
  const net = `${one}Net`;
  return code`
    export function lineTotal(line: Record<string, string | number | null>): number {
      return ${cents}(Number(line.${parts.quantity} ?? 0) * Number(line.${parts.price} ?? 0));
    }

    ${
      tax
        ? code`
          /** The sum of the lines, before tax. */
          export function ${net}(${one}: ${fieldsType}): number {
            return ${cents}(${sum}(${get(one, lines)} ?? [], lineTotal));
          }

          /** What is to be paid, tax included. */
          export function ${one}Total(${one}: ${fieldsType}): number {
            return ${cents}(${net}(${one}) * (1 + (${get(one, tax)} ?? 0) / 100));
          }
        `
        : code`
          export function ${one}Total(${one}: ${fieldsType}): number {
            return ${cents}(${sum}(${get(one, lines)} ?? [], lineTotal));
          }
        `
    }
  `;
}

export function taxField(entity: EntityModel): SpecField | undefined {
  return entity.fields.find(
    (field) => field.type === 'percent' && /tax|vat|mwst|tva|iva|btw|steuer/i.test(field.name),
  );
}
