import type { Behaviour, SpecField, SpecPage } from '../../spec.ts';
import { isPeriod, THIS } from '../behaviours/figures.ts';
import { code, jsxAttribute, quoted, Source } from '../code.ts';
import { useRowsOf } from '../form.ts';
import { headline } from '../lists/page.ts';
import { anyOf } from '../lists/toolbar.ts';
import {
  type AppModel,
  byRole,
  type EntityModel,
  fieldOf,
  isDate,
  isNumeric,
  titleField,
} from '../model.ts';
import { byIdName, get, type Reading, relatedEntities, textValue } from '../values.ts';

const MEDALS = `const MEDALS = ['bg-amber-300 text-amber-950', 'bg-stone-300 text-stone-900', 'bg-orange-300 text-orange-950'];`;

/** One place of a ranking, with \`index\` counted from 0. */
function place(
  source: Source,
  {
    key,
    who,
    note,
    score,
    beside,
  }: { key: string; who: string; note?: string; score: string; beside?: string },
): string {
  return code`
    <li key={${key}} className="flex items-center gap-4 px-4 py-3 sm:px-5">
      <span className={\`flex size-9 shrink-0 items-center justify-center rounded-full text-sm font-semibold tabular-nums \${MEDALS[index] ?? 'bg-muted text-muted-foreground'}\`}>
        {index + 1}
      </span>
      <${source.ui('PersonAvatar', 'person-avatar')} name={${who}} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{${who}}</span>
        ${note && `<span className="block text-sm text-muted-foreground">${note}</span>`}
      </span>
      <span className="font-heading text-xl font-semibold tabular-nums">
        {${source.use('formatNumber', '@/lib/format')}(${score})}
        ${beside}
      </span>
    </li>
  `;
}

/** `sumsOf`: what rows add up to for each person, of the running period where there is one. */
function sumsFunction(
  source: Source,
  { one, rowType, fields, lib }: EntityModel,
  {
    value,
    person,
    period,
    someone,
  }: { value?: SpecField; person?: SpecField; period: unknown; someone: string },
): string {
  const date = fields.find(isDate);
  const isIn =
    isPeriod(period) &&
    date &&
    `${source.use('isThis', '@/lib/format')}('${period}', ${get(one, date)})`;
  source.use(`type ${rowType}`, lib);
  return code`
    /** What the rows add up to for each person, most first. */
    function sumsOf(rows: ${rowType}[]) {
      const sums = new Map<string, number>();
      for (const ${one} of rows) {
        ${isIn && `if (!${isIn}) continue;`}
        const name = ${person ? `${get(one, person)} || ` : ''}${someone};
        sums.set(name, (sums.get(name) ?? 0) + (${value ? `${get(one, value)} ?? 0` : '1'}));
      }
      return [...sums].map(([name, sum]) => ({ name, sum })).sort((a, b) => b.sum - a.sum);
    }
  `;
}

/** Who did most: what a log adds up to for each person, in the running period where one was spoken of. */
function sumsPage(
  model: AppModel,
  page: SpecPage,
  entity: EntityModel,
  { fields, values }: Behaviour,
): string {
  const source = new Source(page.name);
  const { t } = model;
  const { many } = entity;
  const { period } = values;
  const [value, person] = [fieldOf(entity, fields.value), fieldOf(entity, fields.person)];
  // What is counted, and since when: 'Distance (km) this month'.
  const counted = value?.unit ? `${value.label} (${value.unit})` : value?.label;
  const told = counted && (isPeriod(period) ? t(THIS[period], counted) : counted);
  return source.file(code`
    ${MEDALS}

    ${sumsFunction(source, entity, { value, person, period, someone: quoted(t('someone')) })}

    export default function ${page.name}() {
      const ${many} = ${useRowsOf(source, entity)};
      const best = sumsOf(${many}.rows);

      return (
        <div className="mx-auto max-w-2xl">
          <${source.ui('PageHeader', 'page-header')} ${jsxAttribute('title', page.title)} ${told && jsxAttribute('description', told)} />
          <${source.ui('Loaded', 'loaded')} from={${many}}>
            {() =>
              best.length === 0 ? (
                <${source.ui('EmptyState', 'empty-state')} icon={${source.icon('Trophy')}} ${jsxAttribute('title', period === 'month' ? t('nothingThisMonth') : t('emptyTitle', entity.pluralLow))} />
              ) : (
                <ol className="divide-y overflow-hidden rounded-xl border bg-card shadow-xs">
                  {best.slice(0, 50).map(({ name, sum }, index) => (
                    ${place(source, { key: 'name', who: 'name', score: 'sum' })}
                  ))}
                </ol>
              )
            }
          </${source.ui('Loaded', 'loaded')}>
        </div>
      );
    }
  `);
}

/** Who is best: the highest first, three on the stairs. */
export function leaderboardPage(model: AppModel, page: SpecPage, entity: EntityModel): string {
  const told = model.behaviour('leaderboard', entity.name);
  if (told?.values.sum) return sumsPage(model, page, entity, told);
  const source = new Source(page.name);
  const { t } = model;
  const quiz = model.writing('quiz', entity.name);
  const value =
    fieldOf(entity, page.fields.value ?? told?.fields.value ?? quiz?.fields.score) ??
    entity.fields.find(isNumeric);
  const person =
    fieldOf(entity, page.fields.person ?? told?.fields.person ?? quiz?.fields.player) ??
    byRole(entity, 'person') ??
    titleField(entity);
  const total = fieldOf(entity, quiz?.fields.total);
  const { one, many } = entity;
  const reading: Reading = { model, source, entity, row: one };
  const group =
    fieldOf(entity, told?.fields.by) ??
    byRole(entity, 'category') ??
    entity.fields.find((field) => field.type === 'enum');
  const shownFields = [person, group].filter((field) => field !== undefined);
  const related = relatedEntities(model, entity, shownFields);
  const who = person ? `${textValue(reading, person)} || '${t('someone')}'` : `'${t('someone')}'`;
  const score = value ? get(one, value) : '0';
  const shown = group
    ? code`
        const [by, setBy] = ${source.use('useState', 'react')}('');
        const options = ${source.use('distinctOptions', '@/lib/options')}(${many}.rows, (${one}) => ${textValue(reading, group)});
        const best = ${many}.rows
          .filter((${one}) => !by || ${textValue(reading, group)} === by)
          .sort((a, b) => ${source.use('byNumber', '@/lib/options')}(${score.replace(one, 'a')}, ${score.replace(one, 'b')}));
      `
    : `const best = [...${many}.rows].sort((a, b) => ${source.use('byNumber', '@/lib/options')}(${score.replace(one, 'a')}, ${score.replace(one, 'b')}));`;
  return source.file(code`
    ${MEDALS}

    export default function ${page.name}() {
      const ${many} = ${useRowsOf(source, entity)};
      ${related.map((other) => `const ${other.many} = ${useRowsOf(source, other)};`)}
      ${related.map((other) => `const ${byIdName(other)} = new Map(${other.many}.rows.map((${other.one}) => [${other.one}.id, ${other.one}]));`)}
      ${shown}

      return (
        <div className="mx-auto max-w-2xl">
          <${source.ui('PageHeader', 'page-header')} ${jsxAttribute('title', page.title)}${headline(model, page)}>
            ${group && `<${source.ui('FilterSelect', 'native-select')} ${jsxAttribute('label', group.label)} ${jsxAttribute('allLabel', anyOf(model, group))} options={options} value={by} onValueChange={setBy} />`}
          </${source.ui('PageHeader', 'page-header')}>
          <${source.ui('Loaded', 'loaded')} from={${many}}>
            {() =>
              best.length === 0 ? (
                <${source.ui('EmptyState', 'empty-state')} icon={${source.icon('Trophy')}} ${jsxAttribute('title', t('emptyTitle', entity.pluralLow))} />
              ) : (
                <ol className="divide-y overflow-hidden rounded-xl border bg-card shadow-xs">
                  {best.slice(0, 50).map((${one}, index) => (
                    ${place(source, {
                      key: `${one}.id`,
                      who,
                      note: `${group ? `{${textValue(reading, group)}} · ` : ''}{${source.use('relativeDay', '@/lib/format')}(${one}.createdAt)}`,
                      score,
                      beside:
                        total &&
                        `{${get(one, total)} ? <span className="text-sm font-normal text-muted-foreground"> / {${get(one, total)}}</span> : null}`,
                    })}
                  ))}
                </ol>
              )
            }
          </${source.ui('Loaded', 'loaded')}>
        </div>
      );
    }
  `);
}
