import type { FieldType, SpecField } from '../../spec.ts';
import type { JoinedExtra } from '../behaviours/index.ts';
import { statusSelectJsx } from '../behaviours/states.ts';
import { code, jsxAttribute } from '../code.ts';
import { factWeight, heroPicture, paidFlag, statusInPlace } from '../facts.ts';
import { type AppModel, type EntityModel, titleField } from '../model.ts';
import { hasOverdue } from '../rules.ts';
import { get, isShort, nameCall, pageUrl, type Reading, shownValue } from '../values.ts';
import type { BodyParts } from './bodies.ts';

/** About what a cell takes, its padding included, in pixels. */
const WIDTHS: Partial<Record<FieldType, number>> = {
  money: 100,
  number: 90,
  integer: 90,
  percent: 90,
  duration: 100,
  rating: 130,
  boolean: 80,
  date: 120,
  datetime: 190,
  time: 90,
  enum: 130,
  multienum: 200,
  email: 220,
  phone: 150,
  url: 200,
};
const OTHER_WIDTH = 130;
/** What the preview beside the chat gives a table on a screen of 1,440 pixels. */
const ROOM = 930;
const TITLE_WIDTH = 200;
/** Of a name that is a number, such as an invoice's. */
const NUMBER_WIDTH = 110;
/** What a row is known by where it has no name. */
const NUMBERED = /(?:^|_)(?:number|no|code|sku|id)$/;
/** Of a badge that the app says of a row. */
const NOTE_WIDTH = 110;
/** Of edit and delete, and of a button with words. */
const ICONS_WIDTH = 80;
const BUTTON_WIDTH = 145;
const MOST = 7;

/**
 * The fields that a table has room for: the title, then what matters most. What has no room is on the
 * row's own page; where there is none, everything is here.
 */
function tableFields(model: AppModel, entity: EntityModel, extra: JoinedExtra): SpecField[] {
  const title = titleField(entity);
  const inPlace = statusInPlace(model, entity);
  const others = entity.fields.filter(
    (field) =>
      field !== title &&
      isShort(field) &&
      field.type !== 'color' &&
      field !== paidFlag(model, entity) &&
      field !== emailBelow(entity),
  );
  const isNumbered = title && NUMBERED.test(title.name);
  let room = ROOM - (isNumbered ? NUMBER_WIDTH : TITLE_WIDTH) - ICONS_WIDTH;
  if (extra.rowNote) room -= NOTE_WIDTH;
  if (extra.rowButtons) room -= BUTTON_WIDTH;
  const weight = (field: SpecField) => (field === inPlace ? 10 : factWeight(field));
  const chosen = new Set<SpecField>();
  for (const field of [...others].sort((a, b) => weight(b) - weight(a))) {
    const width = WIDTHS[field.type] ?? OTHER_WIDTH;
    if (model.detailPage(entity.name) && width > room) continue;
    room -= width;
    chosen.add(field);
  }
  return [...(title ? [title] : []), ...others.filter((field) => chosen.has(field))].slice(0, MOST);
}

/** A person's e-mail address stands below the name. */
const emailBelow = (entity: EntityModel): SpecField | undefined =>
  titleField(entity) && entity.fields.find(({ type }) => type === 'email');

export function tableBody({ reading, source, entity, extra }: BodyParts): string {
  const { one } = entity;
  const title = titleField(entity);
  const picture = heroPicture(entity);
  const inPlace = statusInPlace(reading.model, entity);
  const detail = reading.model.detailPage(entity.name);
  const overdue = hasOverdue(reading.model, entity) && source.use('isOverdue', entity.lib);
  const fields = tableFields(reading.model, entity, extra);
  const columns = fields.map((field) => {
    const end = ['money', 'number', 'integer', 'percent', 'duration'].includes(field.type);
    const isTitle = field === title;
    let cell = fragment(shownValue(reading, field));
    if (field === inPlace) cell = statusSelectJsx(reading, field);
    if (isTitle) cell = titleCell(reading, detail?.name, picture);
    else if (field.role === 'due' && overdue)
      cell = `<span className={${overdue}(${one}) ? 'font-medium text-destructive' : undefined}>${shownValue(reading, field)}</span>`;
    return code`
      {
        ${`label: ${JSON.stringify(field.label).replace(/^"([^']*)"$/, "'$1'")},`}
        ${isTitle && 'primary: true,'}
        ${end && "align: 'end',"}
        ${!isTitle && ['text', 'relation', 'multienum'].includes(field.type) && 'wrap: true,'}
        cell: (${one}) => ${cell.includes('\n') ? `(\n  ${cell.replaceAll('\n', '\n  ')}\n)` : cell},
      },
    `;
  });
  const others = extra.columns.map(
    ({ label, cell }) => code`
      {
        label: '${label}',
        wrap: true,
        cell: (${one}) => ${cell(one)},
      },
    `,
  );
  columns.splice(title ? 1 : 0, 0, ...others);
  if (extra.rowNote)
    columns.push(code`
      {
        label: '${noteLabel(reading, fields)}',
        cell: (${one}) => (
          <span className="flex flex-wrap gap-1 max-sm:justify-end">
            ${extra.rowNote(one)}
          </span>
        ),
      },
    `);
  return code`
    <${source.ui('DataTable', 'data-table')}
      ${jsxAttribute('label', entity.plural)}
      rows={shown}
      columns={[
        ${columns}
      ]}
      actions={(${one}) => (
        <div className="flex items-center justify-end gap-1">
          ${extra.rowButtons?.(one)}
          {actions.buttons(${one})}
        </div>
      )}
    />
  `;
}

/** What stands above what the app says of a row; no two columns are called alike. */
function noteLabel({ model: { t } }: Reading, fields: readonly SpecField[]): string {
  const state = t('state');
  const isTaken = fields.some(({ label }) => label.toLowerCase() === state.toLowerCase());
  return isTaken ? t('note') : state;
}

/** JSX text in braces is an expression by itself; an element stays as it is. */
function fragment(jsx: string): string {
  return jsx.startsWith('{') ? jsx.slice(1, -1) : jsx;
}

function titleCell(
  reading: Reading,
  detail: string | undefined,
  picture: SpecField | undefined,
): string {
  const { source, entity } = reading;
  const name = `{${nameCall(reading)}}`;
  const link = detail ? source.use('Link', 'react-router-dom') : '';
  const linked = detail
    ? `<${link} to={${pageUrl(source, detail, `${reading.row}.id`)}} className="underline-offset-4 hover:underline">${name}</${link}>`
    : name;
  const email = emailBelow(entity);
  const text = email
    ? code`
        <span className="flex min-w-0 flex-col">
          ${detail ? linked : `<span>${name}</span>`}
          <span className="truncate font-normal text-xs">${shownValue(reading, email)}</span>
        </span>
      `
    : linked;
  if (!picture) return detail || email ? text : nameCall(reading);
  return code`
    <span className="flex items-center gap-3">
      <span className="size-10 shrink-0 overflow-hidden rounded-md">
        <${source.ui('Picture', 'picture')} src={${get(reading.row, picture)}} alt="" icon={${source.icon(entity.spec.icon)}} />
      </span>
      ${text}
    </span>
  `;
}
