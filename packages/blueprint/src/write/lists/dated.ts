import type { SpecField } from '../../spec.ts';
import { code } from '../code.ts';
import { byRole, type EntityModel, fieldOf, isDate } from '../model.ts';
import { get, nameCall, pageUrl, useOptions } from '../values.ts';
import { type BodyParts, cardElement } from './bodies.ts';

/** The field that places a row in time. */
export function dateField(entity: EntityModel, named?: string): SpecField | undefined {
  return fieldOf(entity, named) ?? byRole(entity, 'date', 'due') ?? entity.fields.find(isDate);
}

export function endField(entity: EntityModel): SpecField | undefined {
  return entity.fields.find((field) => isDate(field) && /^(end|until|to$)|_end$/.test(field.name));
}

/** The enum whose colours items carry. */
export function colourField(entity: EntityModel): SpecField | undefined {
  const coloured = entity.fields.filter((field) => field.type === 'enum' && field.options?.length);
  return (
    coloured.find((field) => field.role === 'category') ??
    coloured.find((field) => field.role === 'status') ??
    coloured[0]
  );
}

export function calendarBody({ page, reading, source, entity }: BodyParts): string {
  const { one } = entity;
  const { model } = reading;
  const date = dateField(entity, page.fields.date);
  const end = endField(entity);
  const colour = colourField(entity);
  const detail = model.detailPage(entity.name);
  const open = detail
    ? `${navigate(source)}(${pageUrl(source, detail.name, 'id')})`
    : code`
        {
          const ${one} = shown.find((candidate) => candidate.id === id);
          if (${one} && actions.canEdit(${one})) actions.edit(${one});
        }
      `;
  const start = date?.type === 'datetime' ? 'new Date(`${day}T09:00`).toISOString()' : 'day';
  const option =
    colour &&
    `${source.use('optionOf', '@/lib/options')}(${useOptions(source, entity, colour)}, ${get(one, colour)})?.color`;
  return code`
    <>
      ${
        colour &&
        code`
          <ul aria-label=${JSON.stringify(colour.label)} className="mb-4 flex flex-wrap gap-x-5 gap-y-2 text-sm">
            {${useOptions(source, entity, colour)}.map((option) => (
              <li key={option.value} className="flex items-center gap-2">
                <span aria-hidden="true" className={\`size-2.5 rounded-full \${${source.use('strongColor', '@/lib/colors')}(option.color)}\`} />
                {option.label}
              </li>
            ))}
          </ul>
        `
      }
      <${source.ui('MonthCalendar', 'month-calendar')}
        items={shown.flatMap((${one}) =>
          ${date ? get(one, date) : `${one}.createdAt`}
            ? [{ id: ${one}.id, title: ${nameCall(reading)}, date: ${date ? get(one, date) : `${one}.createdAt`}${end ? `, end: ${get(one, end)}` : ''}${option ? `, color: ${option}` : ''} }]
            : [],
        )}
        onSelectItem={(id) => ${open}}
        onSelectDay={actions.canAdd ? (day) => actions.add({ ${date?.name ?? 'date'}: ${start} }) : undefined}
        dayLabel=${JSON.stringify(model.t('newTitle', entity.labelLow))}
      />
    </>
  `;
}

function navigate(source: BodyParts['source']): string {
  source.use('useNavigate', 'react-router-dom');
  return 'navigate';
}

/** Rows by day, the next ones first; what is over comes below. */
export function timelineBody(parts: BodyParts): string {
  const { source, entity, page, reading } = parts;
  const { one } = entity;
  const date = dateField(entity, page.fields.date);
  if (!date) return code`<div>${cardElement(parts)}</div>`;
  const format = source.use('formatDate', '@/lib/format');
  const group = source.use('groupBy', '@/lib/options');
  const byText = source.use('byText', '@/lib/options');
  const isoDay = source.use('isoDay', '@/lib/format');
  const toDate = source.use('toDate', '@/lib/format');
  return code`
    <div className="flex flex-col gap-8">
      {${group}(
        [...shown].sort((a, b) => ${byText}(${get('a', date)}, ${get('b', date)})),
        (${one}) => (${get(one, date)} ? ${isoDay}(${toDate}(${get(one, date)})) : ''),
      ).map(([day, list]) => (
        <section key={day}>
          <h2 className="mb-3 font-heading text-lg font-semibold capitalize">
            {day ? ${format}(day, { weekday: 'long', day: 'numeric', month: 'long' }) : ${JSON.stringify(reading.model.t('undated'))}}
          </h2>
          <ul className="grid gap-4 md:grid-cols-2">
            {list.map((${one}) => (
              <li key={${one}.id}>
                ${cardElement(parts)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  `;
}
