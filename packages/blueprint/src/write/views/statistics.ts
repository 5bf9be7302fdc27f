import type { SpecField, SpecPage } from '../../spec.ts';
import { code, jsxAttribute, quoted, Source } from '../code.ts';
import { useRowsOf } from '../form.ts';
import { type AppModel, byRole, type EntityModel, fieldOf, titleField } from '../model.ts';
import { byIdName, get, type Reading, textValue } from '../values.ts';

/** The fields that rows can be counted by. */
function groupFields(entity: EntityModel, named?: string): SpecField[] {
  const first = fieldOf(entity, named);
  const others = entity.fields.filter(
    (field) =>
      field !== first &&
      (field.type === 'enum' ||
        field.type === 'relation' ||
        (field.type === 'text' &&
          ['category', 'subtitle', 'person', 'place'].includes(field.role) &&
          field !== titleField(entity))),
  );
  return [...(first ? [first] : []), ...others].slice(0, 3);
}

/** How many there are of each kind, and what they come to. */
export function statisticsPage(model: AppModel, page: SpecPage, entity: EntityModel): string {
  const source = new Source(page.name);
  const { t, currency } = model;
  const { one, many } = entity;
  const reading: Reading = { model, source, entity, row: one };
  const fields = groupFields(entity, page.fields.by);
  const value =
    fieldOf(entity, page.fields.value) ??
    byRole(entity, 'amount', 'rating', 'quantity', 'duration');
  const isMean = value?.type === 'rating';
  const related = [...new Set(fields.flatMap((field) => model.entity(field.relation) ?? []))];
  const panel = source.ui('Panel', 'panel');
  const group = source.use('groupBy', '@/lib/options');
  const count = source.use(isMean ? 'meanOf' : 'sumOf', '@/lib/options');
  const number = source.use('formatNumber', '@/lib/format');
  const format =
    value?.type === 'money'
      ? `(value) => ${source.use('formatMoney', '@/lib/format')}(value, '${currency}')`
      : `(value) => ${number}(value${isMean ? ', 1' : ''})`;
  const stats = [
    `<${source.ui('Stat', 'stat')} ${jsxAttribute('label', entity.plural)} value={${many}.rows.length} />`,
    value &&
      `<${source.ui('Stat', 'stat')} ${jsxAttribute('label', t(isMean ? 'averageOf' : 'totalOf', value.label))} value={(${format})(${count}(${many}.rows, (${one}) => ${get(one, value)}))} />`,
  ].filter(Boolean);
  const panels = fields.flatMap((field) => {
    const groups = groupsName(field);
    const counted = code`
      <${panel} ${jsxAttribute('title', t('perGroup', entity.plural, field.label))}>
        <${source.ui('BarChart', 'bar-chart')}
          ${jsxAttribute('label', t('perGroup', entity.plural, field.label))}
          items={${groups}.map(([label, rows]) => ({ label, value: rows.length }))}
        />
      </${panel}>
    `;
    if (!value) return [counted];
    const title = t('perGroup', isMean ? t('averageOf', value.label) : value.label, field.label);
    return [
      counted,
      code`
        <${panel} ${jsxAttribute('title', title)}>
          <${source.ui('BarChart', 'bar-chart')}
            ${jsxAttribute('label', title)}
            items={${groups}.map(([label, rows]) => ({ label, value: ${count}(rows, (${one}) => ${get(one, value)}), color: 'hsl(var(--chart-2))' }))}
            format={${format}}
          />
        </${panel}>
      `,
    ];
  });
  return source.file(code`
    export default function ${page.name}() {
      const ${many} = ${useRowsOf(source, entity)};
      ${related.map((other) => `const ${other.many} = ${useRowsOf(source, other)};`)}
      ${related.map((other) => `const ${byIdName(other)} = new Map(${other.many}.rows.map((${other.one}) => [${other.one}.id, ${other.one}]));`)}
      ${fields.map((field) => `const ${groupsName(field)} = ${group}(${many}.rows, (${one}) => ${textValue(reading, field)} || ${quoted(t('withoutGroup', field.label))}).sort(([, a], [, b]) => b.length - a.length);`)}

      return (
        <>
          <${source.ui('PageHeader', 'page-header')} ${jsxAttribute('title', page.title)} />
          <${source.ui('Loaded', 'loaded')} from={[${[many, ...related.map((other) => other.many)].join(', ')}]} skeleton={<${source.ui('ListSkeleton', 'loaded')} as="page" />}>
            {() =>
              ${many}.rows.length === 0 ? (
                <${source.ui('EmptyState', 'empty-state')} icon={${source.icon('ChartColumn')}} ${jsxAttribute('title', t('emptyTitle', entity.pluralLow))} />
              ) : (
                <div className="flex flex-col gap-5">
                  <div className="grid grid-cols-2 gap-4">
                    ${stats}
                  </div>
                  <div className="grid gap-5 lg:grid-cols-2">
                    ${panels}
                  </div>
                </div>
              )
            }
          </${source.ui('Loaded', 'loaded')}>
        </>
      );
    }
  `);
}

const groupsName = (field: SpecField): string =>
  `by${field.name.replace(/(^|_)([a-z0-9])/gi, (_, __, letter: string) => letter.toUpperCase())}`;
