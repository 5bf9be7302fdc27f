import type { SpecPage } from '../../spec.ts';
import { accessOf } from '../access.ts';
import { extrasOf } from '../behaviours/index.ts';
import { code, jsxAttribute, jsxText, Source } from '../code.ts';
import { useRowsOf } from '../form.ts';
import { type AppModel, byRole, type EntityModel, titleField } from '../model.ts';
import { byIdName, type Reading, relatedEntities } from '../values.ts';
import { type BodyParts, boardBody, galleryBody } from './bodies.ts';
import { calendarBody, scheduleBody, scheduleSetup, timelineBody } from './dated.ts';
import { tableBody } from './table.ts';
import { toolbar } from './toolbar.ts';

type Body = (parts: BodyParts) => string;

const BODIES: Partial<Record<SpecPage['view'], { body: Body; skeleton: string }>> = {
  gallery: { body: galleryBody, skeleton: 'cards' },
  list: { body: galleryBody, skeleton: 'rows' },
  table: { body: tableBody, skeleton: 'rows' },
  manage: { body: tableBody, skeleton: 'rows' },
  board: { body: boardBody, skeleton: 'columns' },
  calendar: { body: calendarBody, skeleton: 'page' },
  timeline: { body: timelineBody, skeleton: 'rows' },
  schedule: { body: scheduleBody, skeleton: 'rows' },
};

/** A page that lists an entity's rows in one of the ways that views name. */
export function listPage(model: AppModel, page: SpecPage, entity: EntityModel): string {
  const { t } = model;
  const source = new Source(page.name);
  const { many } = entity;
  const reading: Reading = { model, source, entity, row: entity.one };
  const related = relatedEntities(model, entity);
  const extra = extrasOf({ model, page, entity, source, reading }, [entity, ...related]);
  const view = BODIES[page.view] ?? { body: galleryBody, skeleton: 'rows' };
  const isDated = ['calendar', 'timeline', 'schedule'].includes(page.view);
  const groupField =
    page.view === 'board' ? page.fields.group || byRole(entity, 'status')?.name : undefined;
  const bar = toolbar(model, source, entity, reading, {
    without: groupField ? [groupField] : [],
    noSort: isDated,
  });
  if (bar.constants) source.use(`type ${entity.rowType}`, entity.lib);
  const body = view.body({ page, reading, source, entity, extra });
  const needs = [many, ...related.map((other) => other.many), ...extra.needs].filter(
    (name, index, all) => all.indexOf(name) === index,
  );
  const loaded = source.ui('Loaded', 'loaded');
  const skeleton = source.ui('ListSkeleton', 'loaded');
  const actions = source.use(entity.actions, `@/components/${entity.name}Actions`);
  const borrows =
    page.view === 'calendar'
      ? undefined
      : model.entity(model.behaviour('borrow', entity.name)?.target);
  const title = titleField(entity);
  const sort = page.view === 'calendar' || page.view === 'timeline' ? undefined : title?.name;
  return source.file(code`
    ${bar.constants}

    export default function ${page.name}() {
      const ${many} = ${useRowsOf(source, entity, sort && page.view === 'board' ? `{ sort: '${sort}' }` : '')};
      ${related.map((other) => `const ${other.many} = ${useRowsOf(source, other)};`)}
      const actions = ${actions}();
      ${extra.hooks}
      ${related.map((other) => `const ${byIdName(other)} = new Map(${other.many}.rows.map((${other.one}) => [${other.one}.id, ${other.one}]));`)}
      ${bar.setup}
      ${extra.setup}
      ${page.view === 'schedule' && scheduleSetup({ page, reading, source, entity, extra })}

      return (
        <>
          <${source.ui('PageHeader', 'page-header')} ${jsxAttribute('title', page.title)}${headline(model, page)}>
            {actions.newButton}
          </${source.ui('PageHeader', 'page-header')}>
          ${statGrid(extra.stats)}
          ${bar.bar}
          <${loaded} from={${needs.length > 1 ? `[${needs.join(', ')}]` : many}} skeleton={<${skeleton} as="${view.skeleton}" />}>
            {() =>
              ${emptyCases(model, source, entity, bar.clear, ['calendar', 'schedule', 'board'].includes(page.view))}
                ${body}
              )
            }
          </${loaded}>
          {actions.dialogs}
          ${borrows && `{${borrows.one}Actions.dialogs}`}
        </>
      );
    }
  `);

  function emptyCases(
    m: AppModel,
    s: Source,
    e: EntityModel,
    clear: string,
    drawsEmpty: boolean,
  ): string {
    if (drawsEmpty) return '(';
    const empty = s.ui('EmptyState', 'empty-state');
    const hint =
      accessOf(e).add === 'admin'
        ? `actions.canAdd ? ${quote(m.t('emptyText'))} : ${quote(m.t('emptyTextVisitor'))}`
        : quote(m.t('emptyText'));
    return code`
      ${many}.rows.length === 0 ? (
        <${empty}
          icon={${s.icon(e.spec.icon)}}
          ${jsxAttribute('title', t('emptyTitle', e.pluralLow))}
          description={${hint}}
        >
          {actions.newButton}
        </${empty}>
      ) : shown.length === 0 ? (
        <${empty} icon={${s.icon('SearchX')}} ${jsxAttribute('title', t('noMatchTitle'))} ${jsxAttribute('description', t('noMatchText'))}>
          <${s.ui('Button', 'button')} variant="outline" onClick={${clear}}>
            ${jsxText(t('clearFilters'))}
          </${s.ui('Button', 'button')}>
        </${empty}>
      ) : (
    `;
  }
}

const quote = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/** What an app says of itself; a list of its own fields ('Bugs with severity and status') says nothing. */
export function saidOf({ tagline, entities }: AppModel['spec']): string {
  return entities.some(({ plural }) => tagline.startsWith(plural)) ? '' : tagline;
}

/** The first page says what the app is for. */
export function headline({ spec }: AppModel, page: SpecPage): string {
  const isFirst = spec.pages[0]?.name === page.name;
  const tagline = saidOf(spec);
  return isFirst && tagline ? ` ${jsxAttribute('description', tagline)}` : '';
}

/** Figures above a list; one alone is a line, not a card. */
export function statGrid(stats: string[]): string {
  if (!stats.length) return '';
  if (stats.length === 1)
    return `<div className="mb-5">\n  ${stats[0]!.replace('<Stat ', '<Stat inline ')}\n</div>`;
  // In one line beside the chat too, where a page is narrower than a screen.
  const columns =
    stats.length >= 4
      ? 'md:grid-cols-4'
      : stats.length === 3
        ? 'sm:grid-cols-3 [&>:first-child]:max-sm:col-span-2'
        : '';
  return code`
    <div className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 ${columns}">
      ${stats}
    </div>
  `;
}
