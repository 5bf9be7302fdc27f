import type { SpecPage } from '../../spec.ts';
import { phraseWith } from '../behaviours/figures.ts';
import { code, jsxAttribute, quoted, Source } from '../code.ts';
import { useRowsOf } from '../form.ts';
import { headline, listPage } from '../lists/page.ts';
import { type AppModel, byRole, type EntityModel, fieldOf } from '../model.ts';
import { get, nameCall, type Reading } from '../values.ts';

/** Today's things to tick off, with their streaks and the days of this week. */
export function checkinPage(model: AppModel, page: SpecPage, entity: EntityModel): string {
  const told = model.behaviour('checkin', entity.name) ?? model.behaviour('streak', entity.name);
  const check = model.entity(told?.target);
  const relation =
    fieldOf(check, told?.fields.relation) ??
    check?.fields.find((field) => field.relation === entity.name);
  const date = fieldOf(check, told?.fields.date) ?? (check && byRole(check, 'date'));
  if (!told || !check || !relation || !date)
    return listPage(model, { ...page, view: 'gallery' }, entity);
  const source = new Source(page.name);
  const { t } = model;
  const { one, many } = entity;
  const reading: Reading = { model, source, entity, row: one };
  const client = source.use(check.name, `@/entities/${check.name}`);
  const attempt = source.use('attempt', '@/components/ui/use-toast');
  const format = source.use('formatDate', '@/lib/format');
  const isoDay = source.use('isoDay', '@/lib/format');
  const cn = source.use('cn', '@/lib/utils');
  const done = fieldOf(check, told.fields.done);
  const stat = source.ui('Stat', 'stat');
  const dayValue = date.type === 'datetime' ? 'new Date(`${day}T12:00`).toISOString()' : 'day';
  const counts = done ? ` && ${get('check', done)} !== false` : '';
  const color = entity.fields.find((field) => field.type === 'color');
  source.use(`type ${entity.rowType}`, entity.lib);
  return source.file(code`
    export default function ${page.name}() {
      const ${many} = ${useRowsOf(source, entity, "{ sort: 'createdAt' }")};
      const ${check.many} = ${useRowsOf(source, check)};
      const actions = ${source.use(entity.actions, `@/components/${entity.name}Actions`)}();
      const today = ${isoDay}();
      const week = ${source.use('weekOf', '@/lib/streak')}();

      const checksOf = (${one}: ${entity.rowType}) => ${check.many}.rows.filter((check) => ${get('check', relation)} === ${one}.id${counts});
      const checkOn = (${one}: ${entity.rowType}, day: string) => checksOf(${one}).find((check) => ${date.type === 'datetime' ? `${isoDay}(new Date(${get('check', date)} ?? ''))` : `${get('check', date)}?.slice(0, 10)`} === day);
      const daysOf = (${one}: ${entity.rowType}) => checksOf(${one}).map((check) => ${get('check', date)} ?? '');
      const doneToday = ${many}.rows.filter((${one}) => checkOn(${one}, today)).length;
      const best = Math.max(0, ...${many}.rows.map((${one}) => ${source.use('streakOf', '@/lib/streak')}(daysOf(${one}))));
      const ofWeek = ${many}.rows.reduce((sum, ${one}) => sum + week.filter((day) => checkOn(${one}, day)).length, 0);

      function toggle(${one}: ${entity.rowType}, day: string) {
        const check = checkOn(${one}, day);
        void ${attempt}<unknown>(check ? ${client}.delete(check.id) : ${client}.create({ ${relation.name}: ${one}.id, ${date.name}: ${dayValue}${done ? `, ${done.name}: true` : ''} }));
      }

      return (
        <>
          <${source.ui('PageHeader', 'page-header')} ${jsxAttribute('title', page.title)}${headline(model, page) || ` description={${format}(today, { weekday: 'long', day: 'numeric', month: 'long' })}`}>
            {actions.newButton}
          </${source.ui('PageHeader', 'page-header')}>
          <${source.ui('Loaded', 'loaded')} from={[${many}, ${check.many}]}>
            {() =>
              ${many}.rows.length === 0 ? (
                <${source.ui('EmptyState', 'empty-state')} icon={${source.icon(entity.spec.icon)}} ${jsxAttribute('title', t('emptyTitle', entity.pluralLow))} ${jsxAttribute('description', t('emptyText'))}>
                  {actions.newButton}
                </${source.ui('EmptyState', 'empty-state')}>
              ) : (
                <>
                  <div className="mb-6 grid grid-cols-3 gap-3 sm:gap-4">
                    <${stat} ${jsxAttribute('label', t('doneToday'))} value={\`\${doneToday} / \${${many}.rows.length}\`} tone={doneToday === ${many}.rows.length ? 'success' : 'default'} />
                    <${stat} ${jsxAttribute('label', t('bestStreak'))} value={best} />
                    <${stat} ${jsxAttribute('label', t('thisWeek'))} value={\`\${Math.round((ofWeek / (${many}.rows.length * 7)) * 100)}%\`} />
                  </div>
                  <ul className="flex flex-col gap-3">
                    {${many}.rows.map((${one}) => {
                      const isDone = Boolean(checkOn(${one}, today));
                      const streak = ${source.use('streakOf', '@/lib/streak')}(daysOf(${one}));
                      return (
                        <li key={${one}.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border bg-card p-4 shadow-xs sm:px-5">
                          <button
                            type="button"
                            aria-pressed={isDone}
                            aria-label={${phraseWith(t('checkInName'), nameCall(reading))}}
                            onClick={() => toggle(${one}, today)}
                            ${color && `style={isDone ? { background: ${get(one, color)} ?? undefined } : undefined}`}
                            className={${cn}(
                              'flex size-12 shrink-0 items-center justify-center rounded-full border-2 transition-colors',
                              isDone ? 'border-primary bg-primary text-primary-foreground' : 'border-input text-transparent hover:border-primary hover:text-primary',
                            )}
                          >
                            <${source.icon('Check')} aria-hidden="true" className="size-6" />
                          </button>
                          <div className="min-w-0 flex-1">
                            <h2 className="truncate font-heading text-lg font-semibold">{${nameCall(reading)}}</h2>
                            <p className={${cn}('flex items-center gap-1 text-sm', streak ? 'font-medium text-primary' : 'text-muted-foreground')}>
                              <${source.icon('Flame')} aria-hidden="true" className="size-4" />
                              {streak === 1 ? ${quoted(t('streakOne'))} : ${phraseWith(t('streakDays'), 'streak')}}
                            </p>
                          </div>
                          {actions.buttons(${one})}
                          <div className="flex w-full justify-between gap-1 sm:w-auto">
                            {week.map((day) => (
                              <div key={day} className="flex flex-col items-center gap-1 text-xs text-muted-foreground">
                                <span aria-hidden="true">{${format}(day, { weekday: 'narrow' })}</span>
                                <button
                                  type="button"
                                  disabled={day > today}
                                  aria-pressed={Boolean(checkOn(${one}, day))}
                                  aria-label={\`\${${nameCall(reading)}}, \${${format}(day, { weekday: 'long', day: 'numeric', month: 'long' })}\`}
                                  onClick={() => toggle(${one}, day)}
                                  className={${cn}(
                                    'relative size-9 rounded-full tabular-nums transition-colors after:absolute after:-inset-1 disabled:opacity-40',
                                    checkOn(${one}, day) ? 'bg-primary text-primary-foreground' : 'bg-muted enabled:hover:bg-accent',
                                    day === today && 'ring-2 ring-primary ring-offset-2 ring-offset-card',
                                  )}
                                >
                                  {Number(day.slice(8))}
                                </button>
                              </div>
                            ))}
                          </div>
                        </li>
                      );
                    })}
                  </ul>
                </>
              )
            }
          </${source.ui('Loaded', 'loaded')}>
          {actions.dialogs}
        </>
      );
    }
  `);
}
