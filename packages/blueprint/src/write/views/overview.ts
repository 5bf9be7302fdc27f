import type { SpecPage } from '../../spec.ts';
import { accessOf } from '../access.ts';
import { extrasOf } from '../behaviours/index.ts';
import { code, jsxAttribute, jsxText, Source } from '../code.ts';
import { cardParts, factLine } from '../facts.ts';
import { useRowsOf } from '../form.ts';
import { headline, statGrid } from '../lists/page.ts';
import type { AppModel, EntityModel } from '../model.ts';
import {
  byIdName,
  nameCall,
  pageUrl,
  type Reading,
  relatedEntities,
  shownValue,
} from '../values.ts';

/** How much there is of everything, and the newest of each kind. */
export function overviewPage(model: AppModel, page: SpecPage, main: EntityModel): string {
  const source = new Source(page.name);
  const { t } = model;
  const shown = model.entities
    .filter(
      (entity) =>
        !entity.spec.isChild && model.listPage(entity.name) && accessOf(entity).read !== 'admin',
    )
    .sort((a, b) => Number(b === main) - Number(a === main))
    .slice(0, 4);
  const extra = extrasOf({
    model,
    page,
    entity: main,
    source,
    reading: { model, source, entity: main, row: main.one },
  });
  const loaded = new Map<string, EntityModel>();
  for (const entity of shown) {
    loaded.set(entity.name, entity);
    for (const other of relatedEntities(model, entity, parts(entity)))
      loaded.set(other.name, other);
  }
  const all = [...loaded.values()];
  return source.file(code`
    export default function ${page.name}() {
      ${all.map((entity) => `const ${entity.many} = ${useRowsOf(source, entity)};`)}
      ${all.map((entity) => `const ${byIdName(entity)} = new Map(${entity.many}.rows.map((${entity.one}) => [${entity.one}.id, ${entity.one}]));`)}
      const actions = ${source.use(main.actions, `@/components/${main.name}Actions`)}();

      return (
        <>
          <${source.ui('PageHeader', 'page-header')} ${jsxAttribute('title', page.title)}${headline(model, page)}>
            {actions.newButton}
          </${source.ui('PageHeader', 'page-header')}>
          ${statGrid(source, extra.stats.length ? extra.stats.slice(0, 4) : shown.map((entity) => `<${source.ui('Stat', 'stat')} ${jsxAttribute('label', entity.plural)} value={${entity.many}.rows.length} icon={${source.icon(entity.spec.icon)}} />`))}
          <div className="grid gap-5 lg:grid-cols-2">
            ${shown.map((entity) => newest(entity))}
          </div>
          {actions.dialogs}
        </>
      );
    }
  `);

  function newest(entity: EntityModel): string {
    const reading: Reading = { model, source, entity, row: entity.one };
    const list = model.listPage(entity.name)!;
    const detail = model.detailPage(entity.name);
    const link = source.use('Link', 'react-router-dom');
    const name = `{${nameCall(reading)}}`;
    const { one, many } = entity;
    return code`
      <${source.ui('Panel', 'panel')}
        ${jsxAttribute('title', entity.plural)}
        action={<${link} to={${pageUrl(source, list.name)}} className="inline-flex min-h-11 min-w-11 items-center justify-end text-sm text-primary hover:underline">${t('seeAll')}</${link}>}
      >
        <${source.ui('Loaded', 'loaded')} from={${many}}>
          {() =>
            ${many}.rows.length === 0 ? (
              <p className="py-6 text-center text-sm text-muted-foreground">${jsxText(t('emptyTitle', entity.pluralLow))}</p>
            ) : (
              <ul className="-my-2 divide-y">
                {${many}.rows.slice(0, 5).map((${one}) => (
                  <li key={${one}.id} className="py-2.5">
                    <p className="truncate font-medium">
                      ${detail ? `<${link} to={${pageUrl(source, detail.name, `${one}.id`)}} className="hover:underline">${name}</${link}>` : name}
                    </p>
                    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted-foreground">
                      ${parts(entity).map((field) => (field.type === 'enum' ? shownValue(reading, field) : factLine(reading, field)))}
                    </div>
                  </li>
                ))}
              </ul>
            )
          }
        </${source.ui('Loaded', 'loaded')}>
      </${source.ui('Panel', 'panel')}>
    `;
  }

  function parts(entity: EntityModel) {
    const { badges, facts, price } = cardParts(model, entity, 2);
    return [...badges.slice(0, 1), ...(price ? [price] : []), ...facts].slice(0, 3);
  }
}
