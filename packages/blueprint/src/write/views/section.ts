import { code, jsxText, type Source } from '../code.ts';
import { badgeLine, cardParts, excerpt, factLine } from '../facts.ts';
import { useRowsOf } from '../form.ts';
import type { AppModel, EntityModel } from '../model.ts';
import { isLandingSection } from '../sections.ts';
import {
  byIdName,
  get,
  nameCall,
  pageUrl,
  type Reading,
  relatedEntities,
  textValue,
} from '../values.ts';

/** A landing page shows what visitors may read: prices, voices, a menu, opening hours, each from its rows. */
export function landingSections(model: AppModel): EntityModel[] {
  return model.entities.filter((entity) => isLandingSection(model.spec, entity.spec));
}

/**
 * A section with an entity's rows, as a component of its own. Without rows visitors see nothing of it, and whoever runs
 * the app the way to the first one.
 */
export function sectionComponent(model: AppModel, source: Source, entity: EntityModel): string {
  const { one, many, name } = entity;
  const { price, facts } = cardParts(model, entity, 3);
  const related = relatedEntities(model, entity, facts);
  const list = model.listPage(name);
  const link = source.use('Link', 'react-router-dom');
  const add = list
    ? code`
        <${link} to={${pageUrl(source, list.name)}} className="font-medium text-primary underline-offset-4 hover:underline">
          ${jsxText(model.t('emptyText'))}
        </${link}>
      `
    : jsxText(model.t('emptyText'));
  return code`
    function ${name}Section() {
      const ${many} = ${useRowsOf(source, entity, `{ sort: '${price ? price.name : 'createdAt'}' }`)};
      ${related.map((other) => `const ${other.many} = ${useRowsOf(source, other)};`)}
      ${related.map((other) => `const ${byIdName(other)} = new Map(${other.many}.rows.map((${other.one}) => [${other.one}.id, ${other.one}]));`)}
      const { isAdmin } = ${source.use('useUser', '@/hooks/use-user')}();
      if (${many}.rows.length === 0 && !isAdmin) return null;
      return (
        <section id="${sectionId(entity)}" aria-labelledby="${sectionId(entity)}-title" className="mx-auto max-w-6xl scroll-mt-16 px-4 py-16 sm:px-6 sm:py-20">
          <h2 id="${sectionId(entity)}-title" className="mb-10 font-heading text-3xl font-semibold tracking-tight">${jsxText(entity.plural)}</h2>
          {${many}.rows.length === 0 && (
            <p className="rounded-xl border border-dashed p-8 text-center text-muted-foreground">
              ${jsxText(model.t('emptyTitle', entity.pluralLow))}. ${add}
            </p>
          )}
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {${many}.rows.map((${one}) => (
              <li key={${one}.id}>
                ${cardOf(model, source, entity)}
              </li>
            ))}
          </ul>
        </section>
      );
    }
  `;
}

export const sectionId = ({ many }: EntityModel): string => `${many}-section`;

function cardOf(model: AppModel, source: Source, entity: EntityModel): string {
  const reading: Reading = { model, source, entity, row: entity.one };
  const quote = entity.fields.find(({ name }) => name === 'quote');
  return quote ? quoteCard(reading, get(entity.one, quote)) : plainCard(reading);
}

function quoteCard({ model, source, entity, row }: Reading, quote: string): string {
  const who = entity.fields.find(({ name }) => name === 'customer_name' || name === 'name');
  const about = entity.fields.find(({ name }) => name === 'job_title');
  return code`
    <figure className="flex h-full flex-col rounded-xl border bg-card p-6 shadow-xs">
      <${source.icon('Quote')} aria-hidden="true" className="mb-3 size-6 text-primary/50" />
      <blockquote className="flex-1 leading-relaxed">{${quote}}</blockquote>
      ${
        who &&
        code`
          <figcaption className="mt-5 flex items-center gap-3">
            <${source.ui('PersonAvatar', 'person-avatar')} name={${get(row, who)} || '${model.t('someone')}'} className="size-10" />
            <span>
              <span className="block font-medium">{${get(row, who)}}</span>
              ${about && `<span className="block text-sm text-muted-foreground">{${get(row, about)}}</span>`}
            </span>
          </figcaption>
        `
      }
    </figure>
  `;
}

function plainCard(reading: Reading): string {
  const { model, source, entity, row } = reading;
  const { picture, price, badges, facts, body } = cardParts(model, entity, 3);
  return code`
    <div className="flex h-full flex-col overflow-hidden rounded-xl border bg-card shadow-xs">
      ${picture && `{${get(row, picture)} && <img src={${get(row, picture)}} alt="" loading="lazy" className="drawing aspect-[3/2] w-full object-cover" />}`}
      <div className="flex flex-1 flex-col gap-2 p-6">
        <h3 className="font-heading text-lg font-semibold">{${nameCall(reading)}}</h3>
        ${price && `{${get(row, price)} != null && <p className="font-heading text-3xl font-semibold tracking-tight">{${textValue(reading, price)}}</p>}`}
        ${body && excerpt(reading, body, source, 4)}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted-foreground">
          ${badgeLine(reading, badges)}
          ${facts.map((field) => factLine(reading, field))}
        </div>
      </div>
    </div>
  `;
}
