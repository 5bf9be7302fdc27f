import type { SpecPage } from '../../spec.ts';
import { accessOf } from '../access.ts';
import { extrasOf } from '../behaviours/index.ts';
import { loanOf } from '../behaviours/lent.ts';
import { code, jsxAttribute, jsxText, quoted, Source } from '../code.ts';
import { heroPicture } from '../facts.ts';
import { useRowsOf } from '../form.ts';
import { type AppModel, byRole, type EntityModel, titleField } from '../model.ts';
import { byIdName, type Reading, relatedEntities } from '../values.ts';
import { type BodyParts, boardBody, galleryBody } from './bodies.ts';
import { calendarBody, scheduleBody, scheduleSetup, timelineBody } from './dated.ts';
import { tableBody } from './table.ts';
import { toolbar } from './toolbar.ts';

type Body = (parts: BodyParts) => string;

/** Each view with the shape of it that stands there while rows load; cards have pictures where rows do. */
const BODIES: Partial<Record<SpecPage['view'], { body: Body; skeleton: string }>> = {
  gallery: { body: galleryBody, skeleton: 'cards' },
  list: { body: galleryBody, skeleton: 'cards' },
  table: { body: tableBody, skeleton: 'table' },
  manage: { body: tableBody, skeleton: 'table' },
  board: { body: boardBody, skeleton: 'columns' },
  calendar: { body: calendarBody, skeleton: 'month' },
  timeline: { body: timelineBody, skeleton: 'cards' },
  schedule: { body: scheduleBody, skeleton: 'rows' },
};

/** Lists that people take along: whoever calls the guests, counts the parts, stands at the door. */
const ON_PAPER: ReadonlySet<SpecPage['view']> = new Set(['table', 'manage', 'list', 'board']);

/** A page that lists an entity's rows in one of the ways that views name. */
export function listPage(model: AppModel, page: SpecPage, entity: EntityModel): string {
  const { t } = model;
  const source = new Source(page.name);
  const { many } = entity;
  const reading: Reading = { model, source, entity, row: entity.one };
  const related = relatedEntities(model, entity);
  const extra = extrasOf({ model, page, entity, source, reading }, [entity, ...related]);
  const view = BODIES[page.view] ?? { body: galleryBody, skeleton: 'cards' };
  const shape = view.skeleton === 'cards' && !heroPicture(entity) ? 'tiles' : view.skeleton;
  const isDated = ['calendar', 'timeline', 'schedule'].includes(page.view);
  const groupField =
    page.view === 'board' ? page.fields.group || byRole(entity, 'status')?.name : undefined;
  const bar = toolbar(model, source, entity, reading, {
    without: groupField ? [groupField] : [],
    noSort: isDated,
    prints: ON_PAPER.has(page.view),
  });
  if (bar.constants) source.use(`type ${entity.rowType}`, entity.lib);
  const body = view.body({ page, reading, source, entity, extra });
  const needs = [many, ...related.map((other) => other.many), ...extra.needs].filter(
    (name, index, all) => all.indexOf(name) === index,
  );
  const loaded = source.ui('Loaded', 'loaded');
  const skeleton = source.ui('ListSkeleton', 'loaded');
  const actions = source.use(entity.actions, `@/components/${entity.name}Actions`);
  const borrows = page.view === 'calendar' ? undefined : loanOf(model, entity);
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
          ${statGrid(source, extra.stats)}
          ${bar.bar}
          <${loaded} from={${needs.length > 1 ? `[${needs.join(', ')}]` : many}} skeleton={<${skeleton} as="${shape}" />}>
            {() =>
              ${emptyCases(model, source, entity, bar.clear)}
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

  function emptyCases(m: AppModel, s: Source, e: EntityModel, clear: string): string {
    const empty = s.ui('EmptyState', 'empty-state');
    return code`
      ${many}.rows.length === 0 ? (
        <${empty}
          icon={${s.icon(e.spec.icon)}}
          ${jsxAttribute('title', t('emptyTitle', e.pluralLow))}
          ${emptyHint(m, e)}
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

/** The sentence of an empty list, as an attribute: add the first row, or wait for those who may. */
export function emptyHint({ t }: AppModel, entity: EntityModel): string {
  const { add } = accessOf(entity);
  if (add === 'nobody') return jsxAttribute('description', t('emptyTextVisitor'));
  if (add !== 'admin') return jsxAttribute('description', t('emptyText'));
  return `description={actions.canAdd ? ${quoted(t('emptyText'))} : ${quoted(t('emptyTextVisitor'))}}`;
}

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
export function statGrid(source: Source, stats: string[]): string {
  if (!stats.length) return '';
  if (stats.length === 1)
    return `<div className="mb-5">\n  ${stats[0]!.replace('<Stat ', '<Stat inline ')}\n</div>`;
  return code`
    <${source.ui('StatRow', 'stat')}>
      ${stats}
    </${source.ui('StatRow', 'stat')}>
  `;
}
