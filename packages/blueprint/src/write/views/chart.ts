import type { SpecPage } from '../../spec.ts';
import { code, jsxAttribute, jsxText, Source } from '../code.ts';
import { useRowsOf } from '../form.ts';
import { headline } from '../lists/page.ts';
import {
  type AppModel,
  byRole,
  type EntityModel,
  fieldOf,
  isDate,
  isNumeric,
  titleField,
} from '../model.ts';
import { byIdName, get, type Reading, relatedEntities, textValue, unitOf } from '../values.ts';
import { overviewPage } from './overview.ts';
import { statisticsPage } from './statistics.ts';

/** Rows of these have the name of what is done again and again; elsewhere each row has a name of its own. */
const REPEATED = new Set(['exercise_set', 'workout']);

/** Progress over time: one thing is chosen, its line drawn, its entries below, and new ones added. */
export function chartPage(model: AppModel, page: SpecPage, entity: EntityModel): string {
  const told = model.behaviour('progress_chart', entity.name);
  const value =
    fieldOf(entity, told?.fields.value ?? page.fields.value) ?? entity.fields.find(isNumeric);
  const date =
    fieldOf(entity, told?.fields.date ?? page.fields.date) ??
    byRole(entity, 'date') ??
    entity.fields.find(isDate);
  const asked = fieldOf(entity, page.fields.by);
  // Rows by their own names would be a chart of ones.
  const named = asked === titleField(entity) ? undefined : asked;
  const explicit = fieldOf(entity, told?.fields.by) ?? named;
  const usual =
    entity.fields.find((field) => field.type === 'relation' || field.type === 'enum') ??
    (REPEATED.has(entity.spec.concept ?? '') ? titleField(entity) : undefined);
  const by = explicit ?? (told ? usual : undefined);
  // Without something that grows over time it is a chart of how many there are of each kind.
  if (!told && (explicit || !value || !date)) return statisticsPage(model, page, entity);
  if (!value || !date) return overviewPage(model, page, entity);
  const source = new Source(page.name);
  const { t } = model;
  const { one, many } = entity;
  const reading: Reading = { model, source, entity, row: one };
  const related = relatedEntities(model, entity, by ? [by] : []);
  const unit = unitOf(value);
  const number = source.use('formatNumber', '@/lib/format');
  const best = source.use('formatNumber', '@/lib/format');
  const groupName = by ? textValue(reading, by) : "''";
  const rest = entity.fields.filter((field) => isNumeric(field) || field.type === 'longtext');
  source.use('useState', 'react');
  const withUnit = (expression: string) => (unit ? `\`\${${expression}} ${unit}\`` : expression);
  return source.file(code`
    export default function ${page.name}() {
      const ${many} = ${useRowsOf(source, entity, `{ sort: '-${date.name}' }`)};
      ${related.map((other) => `const ${other.many} = ${useRowsOf(source, other)};`)}
      const actions = ${source.use(entity.actions, `@/components/${entity.name}Actions`)}();
      ${by && "const [chosen, setChosen] = useState('');"}

      ${related.map((other) => `const ${byIdName(other)} = new Map(${other.many}.rows.map((${other.one}) => [${other.one}.id, ${other.one}]));`)}
      ${
        by
          ? code`
              const groups = ${source.use('groupBy', '@/lib/options')}(${many}.rows, (${one}) => ${groupName});
              const [largest] = [...groups].sort(([, a], [, b]) => b.length - a.length);
              const current = groups.find(([name]) => name === chosen) ?? largest;
              const shown = current?.[1] ?? [];
            `
          : `const shown = ${many}.rows;`
      }
      const points = [...shown]
        .filter((${one}) => ${get(one, date)} && ${get(one, value)} != null)
        .reverse()
        .map((${one}) => ({ label: ${source.use('formatDate', '@/lib/format')}(${get(one, date)}), value: ${get(one, value)} ?? 0 }));

      return (
        <>
          <${source.ui('PageHeader', 'page-header')} ${jsxAttribute('title', page.title)}${headline(model, page)}>
            {actions.newButton}
          </${source.ui('PageHeader', 'page-header')}>
          <${source.ui('Loaded', 'loaded')} from={[${[many, ...related.map((other) => other.many)].join(', ')}]} skeleton={<${source.ui('ListSkeleton', 'loaded')} as="page" />}>
            {() =>
              ${many}.rows.length === 0 ? (
                <${source.ui('EmptyState', 'empty-state')} icon={${source.icon(entity.spec.icon)}} ${jsxAttribute('title', t('emptyTitle', entity.pluralLow))} ${jsxAttribute('description', t('emptyText'))}>
                  {actions.newButton}
                </${source.ui('EmptyState', 'empty-state')}>
              ) : (
                <div className="flex flex-col gap-5">
                  ${
                    by &&
                    code`
                      <${source.ui('NativeSelect', 'native-select')}
                        ${jsxAttribute('aria-label', by.label)}
                        options={groups.map(([name]) => ({ value: name, label: name }))}
                        value={current?.[0]}
                        onValueChange={setChosen}
                        className="max-w-sm"
                      />
                    `
                  }
                  <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3 sm:gap-4">
                    <${source.ui('Stat', 'stat')} ${jsxAttribute('label', t('best'))} value={${withUnit(`${best}(Math.max(0, ...points.map((point) => point.value)))`)}} />
                    <${source.ui('Stat', 'stat')} ${jsxAttribute('label', t('latestValue'))} value={${withUnit(`${number}(points.at(-1)?.value ?? 0)`)}} />
                    <${source.ui('Stat', 'stat')} ${jsxAttribute('label', t('entries'))} value={shown.length} />
                  </div>
                  {points.length > 1 && (
                  <${source.ui('Panel', 'panel')} ${jsxAttribute('title', value.label)}>
                    <${source.ui('LineChart', 'line-chart')} points={points} ${jsxAttribute('label', t('overTime', value.label))} format={(value) => ${withUnit(`${number}(value)`)}} />
                  </${source.ui('Panel', 'panel')}>
                  )}
                  <${source.ui('Panel', 'panel')} ${jsxAttribute('title', t('entries'))}>
                    <ul className="-my-2 divide-y">
                      {shown.map((${one}) => (
                        <li key={${one}.id} className="flex items-center gap-3 py-2.5">
                          <div className="min-w-0 flex-1">
                            <p className="font-medium">{${textValue(reading, date)}}</p>
                            <div className="flex flex-wrap gap-x-4 text-sm text-muted-foreground">
                              ${rest.map((field) => `{${get(one, field)} != null && <span>${jsxText(`${field.label}:`)} {${textValue(reading, field)}}</span>}`)}
                            </div>
                          </div>
                          {actions.buttons(${one})}
                        </li>
                      ))}
                    </ul>
                  </${source.ui('Panel', 'panel')}>
                </div>
              )
            }
          </${source.ui('Loaded', 'loaded')}>
          {actions.dialogs}
        </>
      );
    }
  `);
}
