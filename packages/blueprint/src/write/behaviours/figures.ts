import type { Behaviour } from '../../spec.ts';
import { code, jsxAttribute, literal } from '../code.ts';
import { byRole, fieldOf } from '../model.ts';
import { countedLines, hasOverdue, openValues, paidFlag } from '../rules.ts';
import { get, withUnit } from '../values.ts';
import type { Extra, ExtraPlace } from './extra.ts';

/** The expression for what one row is worth: its amount, or the sum of its lines. */
export function amountOf({ entity, source }: ExtraPlace, named?: string): string | null {
  const field = fieldOf(entity, named) ?? byRole(entity, 'amount');
  if (field && field.type !== 'lines') return get(entity.one, field);
  if (!countedLines(entity)) return null;
  return `${source.use(`${entity.one}Total`, entity.lib)}(${entity.one})`;
}

/** Sums above a list: all of it, what is still open, or what came in this day, week, month or year. */
export function totals(place: ExtraPlace): Extra | null {
  const { model, entity } = place;
  const told = model.spec.behaviours.filter(
    ({ kind, entity: of }) => kind === 'total' && of === entity.name,
  );
  const stats = told.flatMap((one) => total(place, one) ?? []);
  return stats.length > 0 ? { stats } : null;
}

/** The phrase for a sum of each running period. */
export const THIS = {
  day: 'sumOfDay',
  week: 'sumOfWeek',
  month: 'sumOfMonth',
  year: 'sumOfYear',
} as const;
/** Whether a behaviour's value names a running period. */
export const isPeriod = (value: unknown): value is keyof typeof THIS =>
  typeof value === 'string' && Object.hasOwn(THIS, value);

function total(place: ExtraPlace, { fields, values }: Behaviour): string | null {
  const { model, entity, source } = place;
  const value = amountOf(place, fields.value);
  if (!value) return null;
  const date = fieldOf(entity, fields.date);
  const period = isPeriod(values.period) && date ? values.period : null;
  const status = fieldOf(entity, fields.status) ?? byRole(entity, 'status');
  const isOpen = !period && status?.options && (values.openValues || hasOverdue(model, entity));
  const states = isOpen ? openValues(status, values.openValues) : [];
  const flag = paidFlag(model, entity);
  const all = `${entity.many}.rows`;
  const only = (test: string) => `${all}.filter((${entity.one}) => ${test})`;
  const rows = isOpen
    ? only(
        `${literal(states)}.includes(${get(entity.one, status)} ?? '')${flag ? ` && !${get(entity.one, flag)}` : ''}`,
      )
    : period && date
      ? only(`${source.use('isThis', '@/lib/format')}('${period}', ${get(entity.one, date)})`)
      : all;
  const field = fieldOf(entity, fields.value);
  const isMoney = !field || field.type === 'money' || field.type === 'lines';
  const sum = `${source.use('sumOf', '@/lib/options')}(${rows}, (${entity.one}) => ${value})`;
  const shown = isMoney
    ? `${source.use('formatMoney', '@/lib/format')}(${sum}, '${model.currency}')`
    : withUnit(source, field, sum);
  const called = period && field ? model.t(THIS[period], field.label) : '';
  const label = called || String(values.label ?? '') || model.t(isOpen ? 'openSum' : 'total');
  return stat(place, label, shown, '');
}

export function stat({ source }: ExtraPlace, label: string, value: string, more: string): string {
  return `<${source.ui('Stat', 'stat')} ${jsxAttribute('label', label)} value={${value}}${more ? ` ${more}` : ''} />`;
}

/** How many are late. */
export function overdue(place: ExtraPlace): Extra | null {
  const { model, entity, source } = place;
  if (!model.behaviour('overdue', entity.name) || !hasOverdue(model, entity)) return null;
  const late = `${entity.many}.rows.filter(${source.use('isOverdue', entity.lib)}).length`;
  const tone = `tone={${late} ? 'danger' : 'default'}`;
  return {
    stats: [stat(place, model.t('overdue'), late, tone)],
    rowNote: (row) => code`
      {${source.use('isOverdue', entity.lib)}(${row}) && (
        <${source.ui('ColorBadge', 'color-badge')} color="red">${model.t('overdue')}</${source.ui('ColorBadge', 'color-badge')}>
      )}
    `,
  };
}

/** What runs out: marked, counted, and changed by one with a press. */
export function lowStock(place: ExtraPlace): Extra | null {
  const { model, entity, source } = place;
  const told = model.behaviour('low_stock', entity.name);
  const quantity = fieldOf(entity, told?.fields.quantity) ?? byRole(entity, 'quantity');
  if (!told || !quantity) return null;
  const { one, many } = entity;
  const { t } = model;
  const isLow = source.use('isLow', entity.lib);
  const low = `${many}.rows.filter(${isLow}).length`;
  const price = entity.fields.find((field) => field.type === 'money');
  const sum = source.use('sumOf', '@/lib/options');
  const worth =
    price &&
    `${source.use('formatMoney', '@/lib/format')}(${sum}(${many}.rows, (${one}) => Number(${get(one, price)} ?? 0) * Number(${get(one, quantity)} ?? 0)), '${model.currency}')`;
  const client = source.use(entity.name, `@/entities/${entity.name}`);
  const attempt = source.use('attempt', '@/components/ui/use-toast');
  const nameOf = source.use(entity.nameOf, entity.lib);
  const button = (row: string, icon: string, phrase: 'oneMore' | 'oneLess') => code`
    <${source.ui('RowButton', 'row-actions')}
      label={${phraseWith(t(phrase), `${nameOf}(${row})`)}}
      onClick={() => changeQuantity(${row}, ${phrase === 'oneMore' ? '1' : '-1'})}
    >
      <${source.icon(icon)} />
    </${source.ui('RowButton', 'row-actions')}>
  `;
  source.use(`type ${entity.rowType}`, entity.lib);
  return {
    stats: [
      stat(place, t('lowStock'), low, `tone={${low} ? 'danger' : 'default'}`),
      ...(worth ? [stat(place, t('stockWorth'), worth, '')] : []),
    ],
    setup: [
      code`
        function changeQuantity(${one}: ${entity.rowType}, by: number) {
          const quantity = Math.max(0, (${get(one, quantity)} ?? 0) + by);
          void ${attempt}(${client}.update(${one}.id, { ${quantity.name}: quantity }));
        }
      `,
    ],
    rowNote: (row) => code`
      {${isLow}(${row}) && (
        <${source.ui('ColorBadge', 'color-badge')} color="red">${t('lowStock')}</${source.ui('ColorBadge', 'color-badge')}>
      )}
    `,
    rowButtons: (row) => code`
      {actions.canEdit(${row}) && (
        <>
          ${button(row, 'Minus', 'oneLess')}
          ${button(row, 'Plus', 'oneMore')}
        </>
      )}
    `,
  };
}

/** A phrase with `{0}`, `{1}` … as a template literal. */
export function phraseWith(phrase: string, ...expressions: string[]): string {
  const filled = phrase.replaceAll('`', '\\`').replace(/\{(\d)\}/g, (hole, at) => {
    const expression = expressions[Number(at)];
    return expression === undefined ? hole : `\${${expression}}`;
  });
  return `\`${filled}\``;
}
