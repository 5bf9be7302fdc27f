import { code, Source } from './code.ts';
import { badgeLine, cardParts, excerpt, factLine } from './facts.ts';
import type { AppModel, EntityModel } from './model.ts';
import { hasOverdue } from './rules.ts';
import { get, nameCall, pageUrl, type Reading, relatedEntities, textValue } from './values.ts';

/** `components/RecipeCard.tsx`: one row in a grid. */
export function cardFile(model: AppModel, entity: EntityModel): string {
  const name = `${entity.name}Card`;
  const source = new Source(name);
  const parts = cardParts(model, entity);
  const detail = model.detailPage(entity.name);
  const { one, rowType } = entity;
  const related = relatedEntities(model, entity, parts.facts);
  const reading: Reading = {
    model,
    source,
    entity,
    row: one,
    related: (_field, other) => other.one,
  };
  source.use(`type ${rowType}`, entity.lib);
  for (const other of related) source.use(`type ${other.rowType}`, other.lib);
  source.use('type ReactNode', 'react');
  const picture = parts.picture;
  const title = detail
    ? code`
        <${source.use('Link', 'react-router-dom')} to={${pageUrl(source, detail.name, `${one}.id`)}} className="after:absolute after:inset-0">
          {${nameCall(reading)}}
        </${source.use('Link', 'react-router-dom')}>
      `
    : `{${nameCall(reading)}}`;
  const overdue = hasOverdue(model, entity) && parts.facts.some((field) => field.role === 'due');
  if (overdue) {
    source.use('isOverdue', entity.lib);
    source.use('cn', '@/lib/utils');
  }
  const facts = parts.facts.map((field) =>
    factLine(
      reading,
      field,
      overdue && field.role === 'due'
        ? `{cn('flex min-w-0 items-center gap-1.5', isOverdue(${one}) && 'font-medium text-destructive')}`
        : '',
    ),
  );
  // Where nothing stands below the name, its buttons stand beside it.
  const isBare = facts.length === 0 && !picture && !parts.price;
  const showsBody = parts.body && (!picture || facts.length < 2);
  return source.file(code`
    interface Props {
      ${one}: ${rowType};
      ${related.map((other) => `${other.one}?: ${other.rowType};`)}
      /** Buttons. */
      children?: ReactNode;
    }

    export default function ${name}({ ${[one, ...related.map((other) => other.one), 'children'].join(', ')} }: Props) {
      return (
        <article className="group relative flex h-full flex-col overflow-hidden rounded-xl border bg-card shadow-xs transition-shadow hover:shadow-md">
          ${
            picture &&
            code`
              <div className="aspect-4/3 shrink-0 overflow-hidden">
                <${source.ui('Picture', 'picture')}
                  src={${get(one, picture)}}
                  alt=""
                  icon={${source.icon(entity.spec.icon)}}
                  className="transition-transform duration-300 group-hover:scale-103"
                />
              </div>
            `
          }
          <div className="flex flex-1 flex-col gap-2 p-4">
            ${
              parts.badges.length > 0 &&
              code`
                <div className="flex flex-wrap gap-1.5">
                  ${badgeLine(reading, parts.badges)}
                </div>
              `
            }
            <div className="flex items-start justify-between gap-3${isBare ? ' flex-wrap' : ''}">
              <h2 className="min-w-0 ${isBare ? 'flex-1 pt-1 ' : ''}font-heading text-lg font-semibold leading-snug">
                ${title}
              </h2>
              ${isBare && '{children}'}
              ${parts.price && `<span className="shrink-0 font-semibold tabular-nums">{${textValue(reading, parts.price)}}</span>`}
            </div>
            ${showsBody && excerpt(reading, parts.body!, source, picture ? 2 : 3)}
            ${
              !isBare &&
              code`
                <div className="mt-auto flex min-h-9 flex-wrap items-end justify-between gap-2 pt-1">
                  <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 pb-1.5 text-sm text-muted-foreground">
                    ${facts}
                  </div>
                  {children}
                </div>
              `
            }
          </div>
        </article>
      );
    }
  `);
}
