import type { SpecPage } from '../../spec.ts';
import { code, jsxAttribute, Source } from '../code.ts';
import { useRowsOf } from '../form.ts';
import { headline } from '../lists/page.ts';
import {
  type AppModel,
  byRole,
  type EntityModel,
  fieldOf,
  isNumeric,
  titleField,
} from '../model.ts';
import { byIdName, get, type Reading, relatedEntities, textValue } from '../values.ts';

/** Who is best: the highest first, three on the stairs. */
export function leaderboardPage(model: AppModel, page: SpecPage, entity: EntityModel): string {
  const source = new Source(page.name);
  const { t } = model;
  const told = model.behaviour('leaderboard', entity.name);
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
    const MEDALS = ['bg-amber-300 text-amber-950', 'bg-stone-300 text-stone-900', 'bg-orange-300 text-orange-950'];

    export default function ${page.name}() {
      const ${many} = ${useRowsOf(source, entity)};
      ${related.map((other) => `const ${other.many} = ${useRowsOf(source, other)};`)}
      ${related.map((other) => `const ${byIdName(other)} = new Map(${other.many}.rows.map((${other.one}) => [${other.one}.id, ${other.one}]));`)}
      ${shown}

      return (
        <div className="mx-auto max-w-2xl">
          <${source.ui('PageHeader', 'page-header')} ${jsxAttribute('title', page.title)}${headline(model, page)}>
            ${group && `<${source.ui('FilterSelect', 'native-select')} ${jsxAttribute('label', group.label)} ${jsxAttribute('allLabel', t('allOf', group.label))} options={options} value={by} onValueChange={setBy} />`}
          </${source.ui('PageHeader', 'page-header')}>
          <${source.ui('Loaded', 'loaded')} from={${many}}>
            {() =>
              best.length === 0 ? (
                <${source.ui('EmptyState', 'empty-state')} icon={${source.icon('Trophy')}} ${jsxAttribute('title', t('emptyTitle', entity.pluralLow))} />
              ) : (
                <ol className="divide-y overflow-hidden rounded-xl border bg-card shadow-xs">
                  {best.slice(0, 50).map((${one}, index) => (
                    <li key={${one}.id} className="flex items-center gap-4 px-4 py-3 sm:px-5">
                      <span className={\`flex size-9 shrink-0 items-center justify-center rounded-full text-sm font-semibold tabular-nums \${MEDALS[index] ?? 'bg-muted text-muted-foreground'}\`}>
                        {index + 1}
                      </span>
                      <${source.ui('PersonAvatar', 'person-avatar')} name={${who}} />
                      <span className="min-w-0 flex-1">
                        <span className="block truncate font-medium">{${who}}</span>
                        <span className="block text-sm text-muted-foreground">
                          ${group ? `{${textValue(reading, group)}} · ` : ''}{${source.use('relativeDay', '@/lib/format')}(${one}.createdAt)}
                        </span>
                      </span>
                      <span className="font-heading text-xl font-semibold tabular-nums">
                        {${source.use('formatNumber', '@/lib/format')}(${score})}
                        ${total && `{${get(one, total)} ? <span className="text-sm font-normal text-muted-foreground"> / {${get(one, total)}}</span> : null}`}
                      </span>
                    </li>
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
