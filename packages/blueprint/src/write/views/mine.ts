import type { SpecPage } from '../../spec.ts';
import { bookingParts } from '../behaviours/parts.ts';
import { takenRows } from '../behaviours/taken.ts';
import { code, jsxAttribute, jsxText, quoted, Source } from '../code.ts';
import { badgeLine, cardParts, factLine } from '../facts.ts';
import { useRowsOf } from '../form.ts';
import { listPage } from '../lists/page.ts';
import type { AppModel, EntityModel } from '../model.ts';
import {
  byIdName,
  get,
  nameCall,
  pageUrl,
  type Reading,
  relatedEntities,
  textValue,
} from '../values.ts';

/** A person's own rows: what is coming, and what was. */
export function minePage(model: AppModel, page: SpecPage, entity: EntityModel): string {
  const told = model.writing('booking', entity.name);
  const parts = bookingParts(model, model.entity(told?.entity));
  if (!parts) return listPage(model, { ...page, view: 'list' }, entity);
  const { thing, relation, start, when, ends, status, cancelled } = parts;
  const source = new Source(page.name);
  const { t } = model;
  const { one, many } = entity;
  const reading: Reading = { model, source, entity: thing, row: thing.one };
  const own: Reading = { model, source, entity, row: one };
  const facts = cardParts(model, thing, 3).facts.filter((field) => field !== start);
  const related = relatedEntities(model, thing, facts);
  const button = source.useDefault(`${entity.name}Button`, `@/components/${entity.name}Button`);
  const detail = model.detailPage(thing.name);
  const list = model.listPage(thing.name);
  const link = source.use('Link', 'react-router-dom');
  const badge = status ? badgeLine(own, [status]) : '';
  source.use(`type ${entity.rowType}`, entity.lib);
  const at = when
    ? `String(${get(one, when)} ?? '')`
    : start
      ? `String(${byIdName(thing)}.get(${get(one, relation)} ?? '')?.${start.name} ?? '')`
      : `${one}.createdAt`;
  const now =
    (when ?? start)?.type === 'datetime'
      ? 'new Date().toISOString()'
      : `${source.use('isoDay', '@/lib/format')}()`;
  return source.file(code`
    export default function ${page.name}() {
      const { user } = ${source.use('useUser', '@/hooks/use-user')}();
      const ${many} = ${takenRows(source, parts)};
      const ${thing.many} = ${useRowsOf(source, thing)};
      ${related.map((other) => `const ${other.many} = ${useRowsOf(source, other)};`)}
      const ${byIdName(thing)} = new Map(${thing.many}.rows.map((${thing.one}) => [${thing.one}.id, ${thing.one}]));
      ${related.map((other) => `const ${byIdName(other)} = new Map(${other.many}.rows.map((${other.one}) => [${other.one}.id, ${other.one}]));`)}

      const when = (${one}: ${entity.rowType}) => ${at};
      const mine = ${many}.rows
        .filter((${one}) => ${one}.creatorId === user?.id && ${byIdName(thing)}.has(${get(one, relation)} ?? ''))
        .sort((a, b) => when(a).localeCompare(when(b)));
      const next = mine.filter((${one}) => when(${one}) >= ${now}${status ? ` && ${get(one, status)} !== ${quoted(cancelled)}` : ''});
      const past = mine.filter((${one}) => !next.includes(${one})).reverse();

      function line(${one}: ${entity.rowType}) {
        const ${thing.one} = ${byIdName(thing)}.get(${get(one, relation)} ?? '');
        if (!${thing.one}) return null;
        return (
          <li key={${one}.id} className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-xl border bg-card p-4 shadow-xs sm:px-5">
            <div className="min-w-0 flex-1 basis-60">
              ${(when ?? start) && `<p className="text-sm font-medium text-primary">{${when ? textValue(own, when) : start && textValue(reading, start)}}${ends?.type === 'date' ? ` – {${textValue(own, ends)}}` : ''}</p>`}
              <h3 className="font-heading text-lg font-semibold">
                ${detail ? `<${link} to={${pageUrl(source, detail.name, `${thing.one}.id`)}} className="hover:underline">{${nameCall(reading)}}</${link}>` : `{${nameCall(reading)}}`}
              </h3>
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted-foreground">
                ${badge}
                ${facts.map((field) => factLine(reading, field))}
              </div>
            </div>
            {next.includes(${one}) && <${button} ${thing.one}={${thing.one}} ${many}={${many}.rows}${when ? ` ${one}={${one}}` : ''} />}
          </li>
        );
      }

      return (
        <>
          <${source.ui('PageHeader', 'page-header')} ${jsxAttribute('title', page.title)} />
          <${source.ui('Loaded', 'loaded')} from={[${many}, ${thing.many}]}>
            {() => (
              <div className="flex flex-col gap-10">
                <section>
                  <h2 className="mb-3 font-heading text-xl font-semibold">${jsxText(t('coming'))}</h2>
                  {next.length === 0 ? (
                    <${source.ui('EmptyState', 'empty-state')} icon={${source.icon(entity.spec.icon)}} ${jsxAttribute('title', t('nothingComing'))}>
                      ${list && `<${source.ui('Button', 'button')} asChild><${link} to={${pageUrl(source, list.name)}}>${jsxText(list.title)}</${link}></${source.ui('Button', 'button')}>`}
                    </${source.ui('EmptyState', 'empty-state')}>
                  ) : (
                    <ul className="flex flex-col gap-3">{next.map(line)}</ul>
                  )}
                </section>
                {past.length > 0 && (
                  <section>
                    <h2 className="mb-3 font-heading text-xl font-semibold">${jsxText(t('pastAndCancelled'))}</h2>
                    <ul className="flex flex-col gap-3">{past.map(line)}</ul>
                  </section>
                )}
              </div>
            )}
          </${source.ui('Loaded', 'loaded')}>
        </>
      );
    }
  `);
}
