import { isPaid } from '../../lexicon/states.ts';
import type { SpecField } from '../../spec.ts';
import { code, literal, quoted } from '../code.ts';
import { decisionOf } from '../decision.ts';
import { statusInPlace } from '../facts.ts';
import { paidParts } from '../rules.ts';
import { get, optionsName, type Reading } from '../values.ts';
import type { Extra, ExtraPlace } from './extra.ts';
import { amountOf, phraseWith, stat } from './figures.ts';

/** Who has still to pay: counted, summed, and ticked off with a press. */
export function paidState(place: ExtraPlace): Extra | null {
  const { model, entity, source } = place;
  const parts = paidParts(model, entity);
  if (!parts) return null;
  const { told, paid, paidValue, without, status } = parts;
  // Where a row's status says that it is paid, nothing says it again.
  const said = without.find(isPaid);
  const isUnsaid = (row: string) =>
    status && said ? `${get(row, status)} !== ${quoted(said)} && ` : '';
  const { many } = entity;
  const { t } = model;
  const isUnpaid = source.use('isUnpaid', entity.lib);
  const left = `${many}.rows.filter(${isUnpaid})`;
  const amount = amountOf(place, told?.fields.amount);
  const client = source.use(entity.name, `@/entities/${entity.name}`);
  const attempt = source.use('attempt', '@/components/ui/use-toast');
  const nameOf = source.use(entity.nameOf, entity.lib);
  const canUndo = paid.type === 'boolean';
  const button = source.ui('Button', 'button');
  const sums = amount
    ? [
        stat(
          place,
          t('openSum'),
          `${source.use('formatMoney', '@/lib/format')}(${source.use('sumOf', '@/lib/options')}(${left}, (${entity.one}) => ${amount}), '${model.currency}')`,
          '',
        ),
      ]
    : [];
  const hasTotal = model.behaviour('total', entity.name);
  return {
    stats: !told
      ? []
      : [
          stat(
            place,
            t('notPaid'),
            `${left}.length`,
            `tone={${left}.length ? 'danger' : 'success'}`,
          ),
          ...(hasTotal ? [] : sums),
        ],
    rowNote:
      paid.type === 'boolean'
        ? (row) => {
            const badge = code`
              <${source.ui('ColorBadge', 'color-badge')} color={${get(row, paid)} ? 'green' : 'red'}>
                {${get(row, paid)} ? ${quoted(t('paid'))} : ${quoted(t('notPaid'))}}
              </${source.ui('ColorBadge', 'color-badge')}>
            `;
            if (!without.length) return badge;
            return code`
              {${isUnsaid(row)}(${get(row, paid)} || ${isUnpaid}(${row})) && (
                ${badge}
              )}
            `;
          }
        : undefined,
    rowButtons: (row) => code`
      {actions.canEdit(${row}) && ${isUnpaid}(${row}) && (
        <${button}
          variant="outline"
          size="sm"
          aria-label={${phraseWith(`${t('markPaid')}: {0}`, `${nameOf}(${row})`)}}
          onClick={() => void ${attempt}(${client}.update(${row}.id, { ${paid.name}: ${literal(paidValue)} }))}
        >
          <${source.icon('Check')} />
          ${t('markPaid')}
        </${button}>
      )}
      ${
        canUndo &&
        code`
          {actions.canEdit(${row}) && ${isUnsaid(row)}${get(row, paid)} && (
            <${source.ui('RowButton', 'row-actions')}
              label={${phraseWith(t('markUnpaidName'), `${nameOf}(${row})`)}}
              onClick={() => void ${attempt}(${client}.update(${row}.id, { ${paid.name}: false }))}
            >
              <${source.icon('Undo2')} />
            </${source.ui('RowButton', 'row-actions')}>
          )}
        `
      }
    `,
  };
}

/** Requests that an admin approves or rejects. */
export function approval(place: ExtraPlace): Extra | null {
  const { model, entity, source } = place;
  const decision = decisionOf(model, entity);
  if (!decision) return null;
  const { status, pending, approved, rejected } = decision;
  const { one, many } = entity;
  const { t } = model;
  const client = source.use(entity.name, `@/entities/${entity.name}`);
  const attempt = source.use('attempt', '@/components/ui/use-toast');
  const nameOf = source.use(entity.nameOf, entity.lib);
  const button = source.ui('Button', 'button');
  const decide = (
    row: string,
    value: string,
    look: string,
    icon: string,
    label: string,
    name: string,
  ) => code`
    <${button} ${look}size="sm" aria-label={${phraseWith(name, `${nameOf}(${row})`)}} onClick={() => void ${attempt}(${client}.update(${row}.id, { ${status.name}: ${quoted(value)} }))}>
      <${source.icon(icon)} />
      ${label}
    </${button}>
  `;
  return {
    user: ['isAdmin'],
    stats: [
      stat(
        place,
        t('waitingForDecision'),
        `${many}.rows.filter((${one}) => ${get(one, status)} === ${quoted(pending)}).length`,
        '',
      ),
    ],
    rowButtons: (row) => code`
      {isAdmin && ${get(row, status)} === ${quoted(pending)} && (
        <>
          ${decide(row, approved, '', 'Check', t('approve'), t('approveName'))}
          ${decide(row, rejected, 'variant="outline" ', 'X', t('reject'), t('rejectName'))}
        </>
      )}
    `,
  };
}

/** States that work passes through can be changed where they stand, by those who may. */
export function statusSelect({ model, page, entity, reading }: ExtraPlace): Extra | null {
  const status = statusInPlace(model, entity);
  // Tables show it in its own column, boards by their columns.
  if (!status || ['board', 'calendar', 'table', 'manage', 'dashboard'].includes(page.view))
    return null;
  return { rowNote: (row) => statusSelectJsx({ ...reading, row }, status) };
}

/** A select for those who may change the row, a badge for the others. */
export function statusSelectJsx(
  { model, source, entity, row }: Reading,
  status: SpecField,
): string {
  const client = source.use(entity.name, `@/entities/${entity.name}`);
  const attempt = source.use('attempt', '@/components/ui/use-toast');
  const nameOf = source.use(entity.nameOf, entity.lib);
  const options = source.use(optionsName(entity, status), entity.lib);
  return code`
    <${source.ui('OptionSelect', 'option-select')}
      label={\`${model.t('statusOf', status.label, `\${${nameOf}(${row})}`)}\`}
      options={${options}}
      value={${get(row, status)}}
      disabled={!actions.canEdit(${row})}
      onValueChange={(value) => void ${attempt}(${client}.update(${row}.id, { ${status.name}: value }))}
    />
  `;
}
