import type { SpecPage } from '../../spec.ts';
import { template } from '../actions.ts';
import { code, jsxAttribute, jsxText, quoted, Source } from '../code.ts';
import { useRowsOf } from '../form.ts';
import { headline } from '../lists/page.ts';
import { type AppModel, byRole, type EntityModel, fieldOf, isDate } from '../model.ts';
import {
  byIdName,
  get,
  nameCall,
  pageUrl,
  type Reading,
  textValue,
  useOptions,
} from '../values.ts';
import { overviewPage } from './overview.ts';

/** Money by month: what was spent, what of the budget is left, where it went, and the last rows. */
export function dashboardPage(model: AppModel, page: SpecPage, entity: EntityModel): string {
  const budget = model.behaviour('budget', entity.name);
  const amount =
    fieldOf(entity, page.fields.value ?? budget?.fields.value) ?? byRole(entity, 'amount');
  const date =
    fieldOf(entity, page.fields.date ?? budget?.fields.date) ??
    byRole(entity, 'date') ??
    entity.fields.find(isDate);
  const by =
    fieldOf(entity, page.fields.by ?? budget?.fields.by) ??
    byRole(entity, 'category') ??
    entity.fields.find((field) => field.type === 'enum');
  if (!amount || !date) return overviewPage(model, page, entity);
  const source = new Source(page.name);
  const { t, currency } = model;
  const { one, many } = entity;
  const reading: Reading = { model, source, entity, row: one };
  const limits = model.entity(budget?.target);
  const limit = limits && (fieldOf(limits, budget?.fields.limit) ?? byRole(limits, 'amount'));
  const limitBy = limits && (fieldOf(limits, budget?.fields.by) ?? byRole(limits, 'category'));
  const fixed = Number(budget?.values.limit ?? 0);
  const hasLimit = Boolean(limit) || fixed > 0;
  const related = by?.type === 'relation' ? model.entity(by.relation) : undefined;
  const groups = by && groupExpression(reading, by, `(${one}) => ${get(one, amount)}`);
  const money = source.use('formatMoney', '@/lib/format');
  const sum = source.use('sumOf', '@/lib/options');
  const stat = source.ui('Stat', 'stat');
  const panel = source.ui('Panel', 'panel');
  const format = `(value) => ${money}(value, '${currency}')`;
  const list = model.spec.pages.find(
    (other) =>
      other.entity === entity.name &&
      other.name !== page.name &&
      ['table', 'list', 'manage'].includes(other.view),
  );
  const limitsPage = limits && model.listPage(limits.name);
  source.use('useState', 'react');
  return source.file(code`
    export default function ${page.name}() {
      const ${many} = ${useRowsOf(source, entity, `{ sort: '-${date.name}' }`)};
      ${limits && `const ${limits.many} = ${useRowsOf(source, limits)};`}
      ${related && `const ${related.many} = ${useRowsOf(source, related)};`}
      const actions = ${source.use(entity.actions, `@/components/${entity.name}Actions`)}();
      const [month, setMonth] = useState(${source.use('isoDay', '@/lib/format')}().slice(0, 7));

      const shown = ${many}.rows.filter((${one}) => ${get(one, date)}?.startsWith(month));
      const spent = ${sum}(shown, (${one}) => ${get(one, amount)});
      // As far as this month has gone; a month that is over stands for itself.
      const before =
        month === ${source.use('isoDay', '@/lib/format')}().slice(0, 7)
          ? ${sum}(${many}.rows.filter((${one}) => ${source.use('isSoFarLastMonth', '@/lib/format')}(${get(one, date)})), (${one}) => ${get(one, amount)})
          : 0;
      ${limit && limits && `const budget = ${sum}(${limits.many}.rows, (${limits.one}) => ${get(limits.one, limit)});`}
      ${!limit && fixed > 0 && `const budget = ${fixed};`}
      ${related && `const ${byIdName(related)} = new Map(${related.many}.rows.map((${related.one}) => [${related.one}.id, ${related.one}]));`}
      ${groups && `const groups = ${groups};`}

      return (
        <>
          <${source.ui('PageHeader', 'page-header')} ${jsxAttribute('title', page.title)}${headline(model, page)}>
            {actions.newButton}
          </${source.ui('PageHeader', 'page-header')}>
          <div className="mb-6">
            <${source.ui('MonthSwitcher', 'month-switcher')} value={month} onChange={setMonth} />
          </div>
          <${source.ui('Loaded', 'loaded')} from={[${[many, limits?.many, related?.many].filter(Boolean).join(', ')}]} skeleton={<${source.ui('ListSkeleton', 'loaded')} as="page" />}>
            {() => (
              <div className="flex flex-col gap-5">
                <div className="grid grid-cols-2 gap-3 sm:gap-4 ${hasLimit && 'sm:grid-cols-3 [&>:first-child]:max-sm:col-span-2'}">
                  <${stat} ${jsxAttribute('label', t(budget ? 'spent' : 'total'))} value={${money}(spent, '${currency}')} hint={before > 0 && spent !== before && (spent > before ? ${template(t('moreThanBefore'), `${money}(spent - before, '${currency}')`)} : ${template(t('lessThanBefore'), `${money}(before - spent, '${currency}')`)})}>
                    ${hasLimit && `{budget > 0 && <${source.ui('Progress', 'progress')} ${jsxAttribute('aria-label', t('budgetUsed'))} value={Math.min(spent, budget)} max={budget || 1} className="mt-3" indicatorClassName={spent > budget ? 'bg-destructive' : undefined} />}`}
                  </${stat}>
                  ${hasLimit && `{budget > 0 && <${stat} ${jsxAttribute('label', t('budget'))} value={${money}(budget, '${currency}')} />}`}
                  ${
                    hasLimit
                      ? `{budget > 0 && <${stat} label={spent > budget ? ${quoted(t('overBudget'))} : ${quoted(t('left'))}} value={${money}(Math.abs(budget - spent), '${currency}')} tone={spent > budget ? 'danger' : 'success'} />}`
                      : `<${stat} ${jsxAttribute('label', entity.plural)} value={shown.length} />`
                  }
                </div>
                <div className="grid gap-5 lg:grid-cols-2">
                  ${by && chartPanel()}
                  ${limit && limits && limitBy?.options && limitPanel()}
                  <${panel} ${jsxAttribute('title', t('latest'))}${list ? ` action={<${source.use('Link', 'react-router-dom')} to={${pageUrl(source, list.name)}} className="inline-flex min-h-11 min-w-11 items-center justify-end text-sm text-primary hover:underline">${t('seeAll')}</${source.use('Link', 'react-router-dom')}>}` : ''} className="${limit && limitBy?.options ? 'lg:col-span-2' : ''}">
                    {shown.length === 0 ? (
                      <p className="py-6 text-center text-sm text-muted-foreground">${jsxText(t('nothingThisMonth'))}</p>
                    ) : (
                      <ul className="-my-2 divide-y">
                        {shown.slice(0, 8).map((${one}) => (
                          <li key={${one}.id} className="flex items-center gap-3 py-2.5">
                            <div className="min-w-0 flex-1">
                              <p className="truncate font-medium">{${nameCall(reading)}${by ? ` || ${textValue(reading, by)}` : ''}}</p>
                              <p className="text-sm text-muted-foreground">{${textValue(reading, date)}}${by ? `{${get(one, by)} && \` · \${${textValue(reading, by)}}\`}` : ''}</p>
                            </div>
                            <span className="font-semibold tabular-nums">{${textValue(reading, amount)}}</span>
                            {actions.buttons(${one})}
                          </li>
                        ))}
                      </ul>
                    )}
                  </${panel}>
                </div>
              </div>
            )}
          </${source.ui('Loaded', 'loaded')}>
          {actions.dialogs}
        </>
      );
    }
  `);

  function chartPanel(): string {
    return code`
      <${panel} ${jsxAttribute('title', t('perGroup', entity.plural, by!.label))}>
        {groups.length === 0 ? (
          <p className="py-6 text-center text-sm text-muted-foreground">${jsxText(t('nothingThisMonth'))}</p>
        ) : (
          <${source.ui('Donut', 'donut')} items={groups} format={${format}} ${jsxAttribute('label', t('perGroup', entity.plural, by!.label))}>
            <span className="text-sm text-muted-foreground">${t('total')}</span>
            <span className="font-semibold tabular-nums">{${money}(spent, '${currency}')}</span>
          </${source.ui('Donut', 'donut')}>
        )}
      </${panel}>
    `;
  }

  function limitPanel(): string {
    const options = useOptions(source, limits!, limitBy!);
    const l = limits!.one;
    return code`
      <${panel} ${jsxAttribute('title', t('budgetPerGroup', limitBy!.label))}${limitsPage ? ` action={<${source.use('Link', 'react-router-dom')} to={${pageUrl(source, limitsPage.name)}} className="inline-flex min-h-11 min-w-11 items-center justify-end text-sm text-primary hover:underline">${t('change')}</${source.use('Link', 'react-router-dom')}>}` : ''}>
        <ul className="flex flex-col gap-4">
          {${limits!.many}.rows.map((${l}) => {
            const used = ${sum}(shown.filter((${one}) => ${get(one, by!)} === ${get(l, limitBy!)}), (${one}) => ${get(one, amount!)});
            const most = ${get(l, limit!)} ?? 0;
            const name = ${source.use('optionLabel', '@/lib/options')}(${options}, ${get(l, limitBy!)});
            return (
              <li key={${l}.id}>
                <div className="mb-1.5 flex items-baseline justify-between gap-3 text-sm">
                  <span className="truncate">{name}</span>
                  <span className={used > most ? 'font-medium tabular-nums text-destructive' : 'tabular-nums text-muted-foreground'}>
                    {${money}(used, '${currency}')} / {${money}(most, '${currency}')}
                  </span>
                </div>
                <${source.ui('Progress', 'progress')} aria-label={name} value={Math.min(used, most)} max={most || 1} indicatorClassName={used > most ? 'bg-destructive' : undefined} />
              </li>
            );
          })}
        </ul>
      </${panel}>
    `;
  }
}

/** `[{ label, value }]` of the shown rows by a field, the largest first. */
export function groupExpression(
  reading: Reading,
  by: NonNullable<ReturnType<typeof fieldOf>>,
  value: string,
): string {
  const { source, entity } = reading;
  const group = source.use('groupBy', '@/lib/options');
  const sum = source.use('sumOf', '@/lib/options');
  const label = textValue(reading, by);
  const none = quoted(reading.model.t('withoutGroup', by.label));
  return code`
    ${group}(shown, (${entity.one}) => ${label} || ${none})
      .map(([label, rows]) => ({ label, value: ${sum}(rows, ${value}) }))
      .sort((a, b) => b.value - a.value)
  `;
}
