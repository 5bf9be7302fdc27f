import { code, jsxText, quoted } from '../code.ts';
import { useRowsOf } from '../form.ts';
import { byRole, fieldOf } from '../model.ts';
import { get, nameCall } from '../values.ts';
import type { Extra, ExtraPlace } from './extra.ts';
import { phraseWith, stat } from './figures.ts';
import { loanFields } from './lent.ts';

/** The mean of what others gave, as stars beside each row. (The mean of all rows stands in the statistics.) */
export function average(place: ExtraPlace): Extra | null {
  const { model, entity, source } = place;
  const told = model.behaviour('average', entity.name);
  if (!told) return null;
  const target = model.entity(told.target);
  if (!target) return null;
  const value = fieldOf(target, told.fields.value) ?? byRole(target, 'rating');
  const relation =
    fieldOf(target, told.fields.relation) ??
    target.fields.find((field) => field.relation === entity.name);
  if (!value || !relation) return null;
  const mean = source.use('meanOf', '@/lib/options');
  return {
    hooks: [`const ${target.many} = ${useRowsOf(source, target)};`],
    needs: [target.many],
    rowNote: (row) => code`
      <${source.ui('RatingStars', 'rating')}
        value={${mean}(${target.many}.rows.filter((${target.one}) => ${get(target.one, relation)} === ${row}.id), (${target.one}) => ${get(target.one, value)})}
      />
    `,
  };
}

/** Things that people borrow and bring back. */
export function borrow(place: ExtraPlace): Extra | null {
  const { model, entity, source } = place;
  const told = model.behaviour('borrow', entity.name);
  const loan = model.entity(told?.target);
  const parts = loan && loanFields(model, loan);
  if (!told || !loan || !parts) return null;
  const { relation, returned } = parts;
  const { one } = entity;
  const { t } = model;
  const due = fieldOf(loan, told.fields.due);
  const nameOf = source.use(entity.nameOf, entity.lib);
  const loanActions = source.use(loan.actions, `@/components/${loan.name}Actions`);
  const client = source.use(loan.name, `@/entities/${loan.name}`);
  const attempt = source.use('attempt', '@/components/ui/use-toast');
  const isoDay = source.use('isoDay', '@/lib/format');
  const from = fieldOf(loan, told.fields.from);
  const person = fieldOf(loan, told.fields.person);
  const start = [
    `${relation.name}: ${'ROW'}.id`,
    person?.type === 'text' && `${person.name}: user?.full_name ?? ''`,
    from &&
      `${from.name}: ${from.type === 'datetime' ? 'new Date().toISOString()' : `${isoDay}()`}`,
    due && `${due.name}: ${isoDay}(${source.use('addDays', '@/lib/format')}(new Date(), 14))`,
  ].filter(Boolean);
  const back =
    returned.type === 'boolean'
      ? 'true'
      : returned.type === 'datetime'
        ? 'new Date().toISOString()'
        : `${isoDay}()`;
  source.use(`type ${entity.rowType}`, entity.lib);
  const until = due
    ? ` {${source.use('formatDate', '@/lib/format')}(loanOf(${'ROW'})?.${due.name})}`
    : '';
  // Who sees only their own loans cannot be told what others have.
  const isKnown = ['anonymous', 'all'].includes(loan.spec.permissions.read);
  const badge = source.ui('ColorBadge', 'color-badge');
  const note = (row: string) => code`
    {loanOf(${row}) ${isKnown ? '?' : '&&'} (
      <${badge} color="amber">${due ? t('lentUntil') : t('lent')}${until.replace('ROW', row)}</${badge}>
    )${isKnown ? ` : (\n  <${badge} color="green">${t('available')}</${badge}>\n)` : ''}}
  `;
  const lent = `${entity.many}.rows.filter((${one}) => loanOf(${one})).length`;
  return {
    user: ['user', 'signIn'],
    hooks: [
      `const ${loan.many} = ${useRowsOf(source, loan)};`,
      `const ${loan.one}Actions = ${loanActions}();`,
    ],
    needs: [loan.many],
    setup: [
      code`
        /** The loan that is not brought back yet. */
        const loanOf = (${one}: ${entity.rowType}) =>
          ${loan.many}.rows.find((${loan.one}) => ${get(loan.one, relation)} === ${one}.id && !${get(loan.one, returned)});
      `,
      code`
        /** Whoever has it brings it back, and admins take it back. */
        const canReturn = (${one}: ${entity.rowType}) => {
          const ${loan.one} = loanOf(${one});
          return ${loan.one} !== undefined && ${loan.one}Actions.canEdit(${loan.one});
        };
      `,
    ],
    stats: place.page.view === 'detail' || !isKnown ? [] : [stat(place, t('lentNow'), lent, '')],
    rowNote: note,
    rowButtons: (row) => code`
      {canReturn(${row}) && (
        <${source.ui('Button', 'button')}
          variant="outline"
          size="sm"
          aria-label={${phraseWith(t('returnName'), `${nameOf}(${row})`)}}
          onClick={() => void ${attempt}(${client}.update(loanOf(${row})?.id ?? '', { ${returned.name}: ${back} }))}
        >
          ${t('return')}
        </${source.ui('Button', 'button')}>
      )}
      {!loanOf(${row}) && (
        <${source.ui('Button', 'button')}
          size="sm"
          aria-label={${phraseWith(t('borrowName'), `${nameOf}(${row})`)}}
          onClick={() => (user ? ${loan.one}Actions.add({ ${start.join(', ').replace('ROW', row)} }) : signIn())}
        >
          ${t('borrow')}
        </${source.ui('Button', 'button')}>
      )}
    `,
  };
}

/** What has to be done again and again: how long it still has, and a button that says it is done. */
export function recurringDue(place: ExtraPlace): Extra | null {
  const { model, entity, source, reading } = place;
  const told = model.behaviour('recurring_due', entity.name);
  const last = fieldOf(entity, told?.fields.last);
  if (!told || !last) return null;
  const { t } = model;
  const daysLeft = source.use('daysLeft', entity.lib);
  const nextDue = source.use('nextDue', entity.lib);
  const client = source.use(entity.name, `@/entities/${entity.name}`);
  const attempt = source.use('attempt', '@/components/ui/use-toast');
  const toast = source.use('toast', '@/components/ui/use-toast');
  const word = String(told.values.action ?? t('done'));
  const now =
    last.type === 'datetime'
      ? 'new Date().toISOString()'
      : `${source.use('isoDay', '@/lib/format')}()`;
  const log = model.entity(told.target);
  const logRelation = log?.fields.find((field) => field.relation === entity.name);
  const logDate = log && byRole(log, 'date');
  const logged =
    log && logRelation
      ? `await ${source.use(log.name, `@/entities/${log.name}`)}.create({ ${logRelation.name}: ${entity.one}.id${logDate ? `, ${logDate.name}: ${now}` : ''} });`
      : '';
  source.use(`type ${entity.rowType}`, entity.lib);
  return {
    stats:
      place.page.view === 'detail'
        ? []
        : [
            stat(
              place,
              t('dueNow'),
              `${entity.many}.rows.filter((${entity.one}) => ${daysLeft}(${entity.one}) <= 0).length`,
              `tone={${entity.many}.rows.some((${entity.one}) => ${daysLeft}(${entity.one}) <= 0) ? 'warning' : 'success'}`,
            ),
          ],
    setup: [
      code`
        async function markDone(${entity.one}: ${entity.rowType}) {
          const before = ${get(entity.one, last)};
          const done = await ${attempt}(${client}.update(${entity.one}.id, { ${last.name}: ${now} }));
          if (!done) return;
          ${logged}
          ${toast}({
            title: ${phraseWith(t('doneFor'), nameCall(reading))},
            action: { label: ${quoted(t('undo'))}, onClick: () => void ${attempt}(${client}.update(${entity.one}.id, { ${last.name}: before })) },
          });
        }
      `,
    ],
    rowNote: (row) => code`
      <${source.ui('ColorBadge', 'color-badge')} color={${daysLeft}(${row}) < 0 ? 'red' : ${daysLeft}(${row}) === 0 ? 'amber' : 'green'}>
        {${source.use('relativeDay', '@/lib/format')}(${nextDue}(${row}))}
      </${source.ui('ColorBadge', 'color-badge')}>
    `,
    rowButtons: (row) => code`
      {actions.canEdit(${row}) && (
        <${source.ui('Button', 'button')}
          variant={${daysLeft}(${row}) <= 0 ? 'default' : 'outline'}
          size="sm"
          aria-label={${phraseWith(`${word}: {0}`, nameCall({ ...reading, row }))}}
          onClick={() => void markDone(${row})}
        >
          <${source.icon('Check')} />
          ${jsxText(word)}
        </${source.ui('Button', 'button')}>
      )}
    `,
  };
}
