import { isEvidence } from '../design/roles.ts';
import type { SpecField } from '../spec.ts';
import { code, jsxAttribute, jsxText, type Source } from './code.ts';
import { type AppModel, byRole, type EntityModel, titleField } from './model.ts';
import { get, isShort, type Reading, shownValue, textValue } from './values.ts';

/** What a card shows of a row, and in which place. */
export interface CardParts {
  title?: SpecField;
  picture?: SpecField;
  badges: SpecField[];
  price?: SpecField;
  facts: SpecField[];
  body?: SpecField;
}

/** A picture that stands for the row; a screenshot or a receipt does not. */
export function heroPicture(entity: EntityModel): SpecField | undefined {
  const pictures = entity.fields.filter((field) => field.type === 'image' && !isEvidence(field));
  return pictures.find((field) => field.role === 'picture') ?? pictures[0];
}

/** The status that is shown as a select, for those who may change it, so that no badge is needed beside it. */
export function statusInPlace(model: AppModel, entity: EntityModel): SpecField | undefined {
  const status = byRole(entity, 'status');
  if (!status?.options || status.options.length < 2 || model.behaviour('approval', entity.name))
    return undefined;
  return status;
}

/** The flag that paid_state shows with words of its own. */
export function paidFlag(model: AppModel, entity: EntityModel): SpecField | undefined {
  const told = model.behaviour('paid_state', entity.name);
  const field = entity.fields.find(({ name }) => name === told?.fields.paid);
  return field?.type === 'boolean' ? field : undefined;
}

const WEIGHT: Partial<Record<SpecField['role'], number>> = {
  subtitle: 9,
  date: 8,
  due: 8,
  rating: 7,
  duration: 6,
  relation: 6,
  person: 6,
  amount: 5,
  place: 5,
  quantity: 4,
  progress: 4,
  email: 2,
  phone: 2,
  link: 1,
};

/** How much somebody who looks through rows wants to know it. */
export const factWeight = ({ role }: SpecField): number => WEIGHT[role] ?? 3;

export function cardParts(model: AppModel, entity: EntityModel, most = 4): CardParts {
  const title = titleField(entity);
  const picture = heroPicture(entity);
  const inPlace = statusInPlace(model, entity);
  const badges = entity.fields
    .filter(
      (field) =>
        field.type === 'enum' &&
        field !== inPlace &&
        ['status', 'category', 'priority', 'plain'].includes(field.role),
    )
    .slice(0, 2);
  const price = entity.fields.find((field) => field.type === 'money' && field.role === 'amount');
  const used = [title, picture, price, inPlace, paidFlag(model, entity), ...badges];
  const facts = entity.fields
    .filter(
      (field) =>
        isShort(field) &&
        !used.includes(field) &&
        field.type !== 'boolean' &&
        field.type !== 'color',
    )
    .sort((a, b) => factWeight(b) - factWeight(a))
    .slice(0, most);
  const body = entity.fields.find(
    (field) => ['longtext', 'richtext'].includes(field.type) && field !== title,
  );
  return { title, picture, badges, price, facts, body };
}

const ROLE_ICONS: Partial<Record<SpecField['role'], string>> = {
  date: 'CalendarDays',
  due: 'CalendarClock',
  duration: 'Clock',
  place: 'MapPin',
  person: 'User',
  email: 'Mail',
  phone: 'Phone',
  link: 'Link',
  subtitle: 'User',
};

function factIcon(reading: Reading, field: SpecField): string | null {
  const related = field.type === 'relation' ? reading.model.entity(field.relation) : undefined;
  if (related) return reading.source.icon(related.spec.icon);
  if (
    field.role === 'subtitle' &&
    !/author|artist|by|maker|director|company|brand/i.test(field.name)
  )
    return null;
  const name = field.type === 'duration' ? 'Clock' : ROLE_ICONS[field.role];
  return name ? reading.source.icon(name) : null;
}

/** One fact of a card: an icon where it says enough, else the field's name. */
export function factLine(reading: Reading, field: SpecField, tone = ''): string {
  const value = get(reading.row, field);
  if (field.type === 'rating') return `{${value} ? ${shownValue(reading, field)} : null}`;
  const icon = factIcon(reading, field);
  const shown = plainValue(reading, field);
  const condition =
    field.type === 'relation'
      ? `${value} &&`
      : isAlways(field) || field.type === 'boolean'
        ? ''
        : `${value}${isNumber(field) ? ' != null' : ''} &&`;
  const classes = `className=${tone || '"flex min-w-0 items-center gap-1.5"'}`;
  const span = icon
    ? code`
        <span ${classes}>
          <${icon} ${jsxAttribute('aria-label', field.label)} className="size-4 shrink-0" />
          <span className="truncate">${shown}</span>
        </span>
      `
    : code`
        <span ${classes}>
          ${jsxText(`${field.label}:`)} ${shown}
        </span>
      `;
  if (!condition) return span;
  return code`
    {${condition} (
      ${span}
    )}
  `;
}

const isNumber = (field: SpecField): boolean =>
  ['number', 'integer', 'money', 'percent', 'duration'].includes(field.type);
const isAlways = (field: SpecField): boolean => field.required && !isNumber(field);

/** A value without links of its own, for cards that are links themselves. */
function plainValue(reading: Reading, field: SpecField): string {
  if (['enum', 'multienum', 'color', 'file', 'boolean'].includes(field.type))
    return shownValue(reading, field);
  if (field.type === 'url')
    return `{${get(reading.row, field)}?.replace(/^https?:\\/\\/(www\\.)?|\\/.*$/g, '')}`;
  return `{${textValue(reading, field)}}`;
}

/** The badges of a row's statuses and categories. */
export function badgeLine(reading: Reading, fields: SpecField[]): string {
  return fields.map((field) => shownValue(reading, field)).join('\n');
}

/** A text's first lines. */
export function excerpt(reading: Reading, field: SpecField, source: Source, lines = 2): string {
  const value = get(reading.row, field);
  const text =
    field.type === 'richtext' ? `${source.ui('plainText', 'rich-text')}(${value})` : value;
  return `{${value} && <p className="line-clamp-${lines} text-sm text-muted-foreground">{${text}}</p>}`;
}
