import type { SpecField, SpecPage } from '../../spec.ts';
import { template } from '../actions.ts';
import type { JoinedExtra } from '../behaviours/index.ts';
import { code, jsxAttribute, jsxText, type Source } from '../code.ts';
import { cardParts, factLine, heroPicture } from '../facts.ts';
import { byRole, type EntityModel, fieldOf, isDate, isRate, titleField } from '../model.ts';
import { hasOverdue } from '../rules.ts';
import {
  byIdName,
  get,
  nameCall,
  pageUrl,
  type Reading,
  relatedEntities,
  shownValue,
  textValue,
  useOptions,
} from '../values.ts';

/** What the drawing of a list is made from. */
export interface BodyParts {
  page: SpecPage;
  reading: Reading;
  source: Source;
  entity: EntityModel;
  extra: JoinedExtra;
}

/** `<RecipeCard …>` for one row, with the rows it points at and its buttons. */
export function cardElement(
  { reading, source, entity, extra }: BodyParts,
  attributes = '',
): string {
  const card = source.useDefault(`${entity.name}Card`, `@/components/${entity.name}Card`);
  const related = relatedEntities(reading.model, entity, cardParts(reading.model, entity).facts);
  const { one } = entity;
  const props = related.map((other) => {
    const field = entity.fields.find((candidate) => candidate.relation === other.name)!;
    return `${other.one}={${byIdName(other)}.get(${get(one, field)} ?? '')}`;
  });
  return code`
    <${card} ${[attributes, `${one}={${one}}`, ...props].filter(Boolean).join(' ')}>
      ${
        extra.rowNote || extra.rowButtons
          ? code`
              <div className="relative z-10 flex basis-full flex-wrap items-center gap-2">
                ${extra.rowNote?.(one)}
                <div className="ms-auto flex flex-wrap items-center justify-end gap-1 pointer-fine:*:data-row-menu:order-first">
                  ${extra.rowButtons?.(one)}
                  {actions.buttons(${one})}
                </div>
              </div>
            `
          : `{actions.buttons(${one})}`
      }
    </${card}>
  `;
}

export function galleryBody(parts: BodyParts): string {
  const { source, entity } = parts;
  const columns = heroPicture(entity) ? 'sm:grid-cols-2 lg:grid-cols-3' : 'md:grid-cols-2';
  return code`
    <${source.ui('ShowMore', 'show-more')} items={shown}>
      {(visible) => (
        <ul className="grid gap-5 ${columns}">
          {visible.map((${entity.one}) => (
            <li key={${entity.one}.id}>
              ${cardElement(parts)}
            </li>
          ))}
        </ul>
      )}
    </${source.ui('ShowMore', 'show-more')}>
  `;
}

export function boardBody(parts: BodyParts): string {
  const { reading, source, entity, page } = parts;
  const status =
    fieldOf(entity, page.fields.group) ??
    byRole(entity, 'status') ??
    entity.fields.find((field) => field.type === 'enum');
  if (!status?.options) return galleryBody(parts);
  const { one, name } = entity;
  const options = useOptions(source, entity, status);
  const amount = fieldOf(entity, page.fields.value) ?? entity.fields.find(isAmount);
  const client = source.use(name, `@/entities/${name}`);
  const attempt = source.use('attempt', '@/components/ui/use-toast');
  const money = amount && source.use('formatMoney', '@/lib/format');
  const sum = amount && source.use('sumOf', '@/lib/options');
  const columns = amount
    ? code`
        {${options}.map((column) => ({
          ...column,
          summary: ${money}(
            ${sum}(shown.filter((${one}) => ${get(one, status)} === column.value), (${one}) => ${get(one, amount)}),
            '${reading.model.currency}',
          ),
        }))}
      `
    : `{${options}}`;
  return code`
    <${source.ui('Board', 'board')}
      columns=${columns}
      items={shown}
      columnOf={(${one}) => ${get(one, status)} ?? ''}
      nameOf={${source.use(entity.nameOf, entity.lib)}}
      onMove={(${one}, ${status.name === 'value' ? 'column' : 'value'}) => {
        if (actions.canEdit(${one})) void ${attempt}(${client}.update(${one}.id, { ${status.name}: ${status.name === 'value' ? 'column' : 'value'} }));
      }}
      renderCard={(${one}) => (
        ${boardCard(parts, status)}
      )}
      renderFooter={(column) =>
        actions.canAdd && (
          <${source.ui('Button', 'button')}
            variant="ghost"
            size="sm"
            aria-label={${template(reading.model.t('newIn', entity.labelLow), '', 'column.label')}}
            onClick={() => actions.add({ ${status.name}: column.value })}
            className="mt-1 justify-start text-muted-foreground"
          >
            <${source.icon('Plus')} />
            ${jsxText(reading.model.t('newTitle', entity.labelLow))}
          </${source.ui('Button', 'button')}>
        )
      }
    />
  `;
}

const isAmount = (field: SpecField): boolean => field.type === 'money' && !isRate(field);
/** What is said of a card in a word or two below its name. */
const LINE: ReadonlySet<SpecField['role']> = new Set(['subtitle', 'plain']);

/** A card on a board: its name, what is urgent about it, and who it belongs to. */
function boardCard({ reading, source, entity, extra }: BodyParts, status: SpecField): string {
  const { one } = entity;
  const { model } = reading;
  const detail = model.detailPage(entity.name);
  const badges = entity.fields
    .filter((field) => field.type === 'enum' && field !== status)
    .slice(0, 2);
  const due = byRole(entity, 'due') ?? entity.fields.find((field) => isDate(field));
  const person =
    byRole(entity, 'person') ?? entity.fields.find((field) => field.type === 'relation');
  const amount = entity.fields.find(isAmount);
  const shown = [status, titleField(entity), due, person, amount, ...badges];
  const others = entity.fields.filter((field) => !shown.includes(field));
  const line = others.find(({ type, role }) => type === 'text' && LINE.has(role));
  const rating = others.find(({ type }) => type === 'rating');
  const rate = others.find(isRate);
  const overdue = due?.role === 'due' && hasOverdue(model, entity);
  const name = `{${nameCall(reading)}}`;
  const link = detail && source.use('Link', 'react-router-dom');
  return code`
    <div className="flex flex-col gap-2 p-3.5">
      <div className="flex items-start gap-1">
        <h3 className="min-w-0 flex-1 pt-1 text-sm font-medium leading-snug">
          ${link ? `<${link} to={${pageUrl(source, detail.name, `${one}.id`)}} className="hover:underline">${name}</${link}>` : name}
        </h3>
        <div className="-me-2 -mt-1 pointer-fine:absolute pointer-fine:end-3 pointer-fine:top-2.5 pointer-fine:rounded-md pointer-fine:bg-card pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100">{actions.buttons(${one})}</div>
      </div>
      ${amount && `{${get(one, amount)} != null && <p className="font-semibold tabular-nums">${shownValue(reading, amount)}</p>}`}
      ${line && `{${get(one, line)} && <p className="-mt-1 truncate text-xs text-muted-foreground">{${textValue(reading, line)}}</p>}`}
      <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-2 pe-8 text-xs text-muted-foreground">
        ${badges.map((field) => shownValue(reading, field))}
        ${
          due &&
          code`
            {${get(one, due)} && (
              <span className={${source.use('cn', '@/lib/utils')}('flex items-center gap-1'${overdue ? `, ${source.use('isOverdue', entity.lib)}(${one}) && 'font-medium text-destructive'` : ''})}>
                <${source.icon('CalendarDays')} ${jsxAttribute('aria-label', due.label)} className="size-3.5" />
                {${textValue(reading, due)}}
              </span>
            )}
          `
        }
        ${rating && factLine(reading, rating)}
        ${rate && factLine(reading, rate)}
        ${person && personChip(reading, person)}
      </div>
      ${
        (extra.rowButtons || extra.rowNote) &&
        code`
          <div className="flex flex-wrap items-center gap-2 pe-8">
            ${extra.rowNote?.(one)}
            ${extra.rowButtons?.(one)}
          </div>
        `
      }
    </div>
  `;
}

function personChip(reading: Reading, field: SpecField): string {
  const { source } = reading;
  const related = reading.model.entity(field.relation);
  const value = get(reading.row, field);
  const photo = related && byRole(related, 'picture');
  const isPerson = field.role === 'person' || (related && byRole(related, 'email', 'phone'));
  const text = textValue(reading, field);
  if (!isPerson) return `{${value} && <span className="truncate">{${text}}</span>}`;
  const src =
    photo && related ? ` src={${byIdName(related)}.get(${value} ?? '')?.${photo.name}}` : '';
  return code`
    {${value} && (
      <span className="flex min-w-0 items-center gap-1.5">
        <${source.ui('PersonAvatar', 'person-avatar')} name={${text}}${src} className="size-6 text-[10px]" />
        <span className="truncate">{${text}}</span>
      </span>
    )}
  `;
}
