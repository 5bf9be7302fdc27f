import type { SpecField } from '../../spec.ts';
import { code, jsxAttribute } from '../code.ts';
import { factLine } from '../facts.ts';
import { byRole, type EntityModel, fieldOf, isDate } from '../model.ts';
import { byIdName, get, nameCall, pageUrl, shownValue, textValue, useOptions } from '../values.ts';
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
    ? `hrefOf={(id) => ${pageUrl(source, detail.name, 'id')}}`
    : code`
        onSelectItem={(id) => {
          const ${one} = shown.find((candidate) => candidate.id === id);
          if (${one} && actions.canEdit(${one})) actions.edit(${one});
        }}
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
          <ul ${jsxAttribute('aria-label', colour.label)} className="mb-4 flex flex-wrap gap-x-5 gap-y-2 text-sm">
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
        ${open}
        onSelectDay={actions.canAdd ? (day) => actions.add({ ${date?.name ?? 'date'}: ${start} }) : undefined}
        ${jsxAttribute('dayLabel', model.t('newTitle', entity.labelLow))}
      />
    </>
  `;
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

/** The state of a week's schedule: how many weeks from now, and its rows. */
export function scheduleSetup({ page, source, entity }: BodyParts): string {
  const date = dateField(entity, page.fields.date);
  if (!date) return '';
  const { one } = entity;
  const day = `${source.use('isoDay', '@/lib/format')}(${source.use('toDate', '@/lib/format')}(${get(one, date)} ?? ''))`;
  return code`
    const [weekOffset, setWeekOffset] = ${source.use('useState', 'react')}(0);
    const week = Array.from({ length: 7 }, (_, day) => ${source.use('isoDay', '@/lib/format')}(${source.use('addDays', '@/lib/format')}(new Date(), weekOffset * 7 + day)));
    const ofWeek = shown.filter((${one}) => ${get(one, date)} && week.includes(${day}));
  `;
}

/** A week by its days: times on the left, what happens beside them, the button that fits on the right. */
export function scheduleBody(parts: BodyParts): string {
  const { page, source, entity, reading, extra } = parts;
  const { one } = entity;
  const { model } = reading;
  const { t } = model;
  const date = dateField(entity, page.fields.date);
  if (!date) return cardElement(parts);
  const format = source.use('formatDate', '@/lib/format');
  const isoDay = source.use('isoDay', '@/lib/format');
  const toDate = source.use('toDate', '@/lib/format');
  const button = source.ui('Button', 'button');
  const time = entity.fields.find((field) => field.type === 'time');
  const duration = entity.fields.find((field) => field.role === 'duration');
  const relation = entity.fields.find((field) => field.type === 'relation');
  const related = model.entity(relation?.relation);
  const photo = related && byRole(related, 'picture');
  const place = byRole(entity, 'place');
  const badges = entity.fields
    .filter((field) => field.type === 'enum' && field !== place)
    .slice(0, 2);
  const price = byRole(entity, 'amount');
  const detail = model.detailPage(entity.name);
  const name = `{${nameCall(reading)}}`;
  const link = detail && source.use('Link', 'react-router-dom');
  const person =
    relation && related && byRole(related, 'picture', 'email', 'phone') ? relation : undefined;
  const hasTime = date.type === 'datetime' || time !== undefined;
  const shownTime = date.type === 'datetime' ? get(one, date) : time ? get(one, time) : "''";
  // Days without times need no place for them.
  const times =
    (hasTime || duration) &&
    code`
      <div className="w-24 shrink-0">
        ${hasTime && `<p className="whitespace-nowrap text-lg font-semibold tabular-nums">{${source.use('formatTime', '@/lib/format')}(${shownTime})}</p>`}
        ${duration && `<p className="text-xs text-muted-foreground">{${textValue(reading, duration)}}</p>`}
      </div>
    `;
  return code`
    <>
      <div className="mb-5 flex items-center gap-2">
        <${button} variant="outline" size="icon" ${jsxAttribute('aria-label', t('previousWeek'))} onClick={() => setWeekOffset(weekOffset - 1)}>
          <${source.icon('ChevronLeft')} />
        </${button}>
        <p aria-live="polite" className="min-w-44 text-center font-medium">
          {${format}(week[0])} – {${format}(week[6])}
        </p>
        <${button} variant="outline" size="icon" ${jsxAttribute('aria-label', t('nextWeek'))} onClick={() => setWeekOffset(weekOffset + 1)}>
          <${source.icon('ChevronRight')} />
        </${button}>
      </div>
      {ofWeek.length === 0 && (
        <${source.ui('EmptyState', 'empty-state')} icon={${source.icon('CalendarDays')}} ${jsxAttribute('title', t('nothingThisWeek'))}>
          {actions.newButton}
        </${source.ui('EmptyState', 'empty-state')}>
      )}
      <div className="flex flex-col gap-7">
        {week.map((day) => {
          const list = ofWeek
            .filter((${one}) => ${isoDay}(${toDate}(${get(one, date)} ?? '')) === day)
            ${hasTime && `.sort((a, b) => ${source.use('byText', '@/lib/options')}(${shownTime.replace(one, 'a')}, ${shownTime.replace(one, 'b')}))`}
          if (!list.length) return null;
          return (
            <section key={day}>
              <h2 className="mb-2.5 flex items-baseline gap-2 font-heading text-lg font-semibold capitalize">
                {${format}(day, { weekday: 'long' })}
                <span className="text-sm font-normal text-muted-foreground">{day === ${isoDay}() ? ${JSON.stringify(t('today'))} : ${format}(day)}</span>
              </h2>
              <ul className="divide-y rounded-xl border bg-card shadow-xs">
                {list.map((${one}) => (
                  <li key={${one}.id} className="flex flex-wrap items-center gap-x-5 gap-y-3 px-4 py-4 sm:px-5">
                    ${times}
                    ${person && `<${source.ui('PersonAvatar', 'person-avatar')} name={${textValue(reading, person)}}${photo ? ` src={${byIdName(related!)}.get(${get(one, person)} ?? '')?.${photo.name}}` : ''} className="size-10 max-sm:hidden" />`}
                    <div className="min-w-0 flex-1 basis-40">
                      <h3 className="font-medium">
                        ${link ? `<${link} to={${pageUrl(source, detail.name, `${one}.id`)}} className="hover:underline">${name}</${link}>` : name}
                      </h3>
                      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
                        ${price && `{${get(one, price)} != null && <span className="font-medium text-foreground tabular-nums">{${textValue(reading, price)}}</span>}`}
                        ${relation && `<span>{${textValue(reading, relation)}}</span>`}
                        ${place && place !== relation && factLine(reading, place)}
                        ${badges.map((field) => shownValue(reading, field))}
                      </div>
                    </div>
                    <div className="flex flex-wrap items-center justify-between gap-3 max-sm:w-full pointer-fine:*:data-row-menu:order-first">
                      ${extra.rowNote?.(one)}
                      ${extra.rowButtons?.(one)}
                      {actions.buttons(${one})}
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </>
  `;
}
