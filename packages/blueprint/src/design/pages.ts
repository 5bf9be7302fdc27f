import { MAIN_PAGE_NAMES } from '@trellis/contract';
import type { AppSpec, Behaviour, SpecEntity, SpecPage } from '../spec.ts';
import { pascalCase } from '../understand/names.ts';
import { inSentence } from '../write/names.ts';
import { isLandingSection } from '../write/sections.ts';
import { phrasesOf } from '../write/words/index.ts';
import { behaviourOf, mainEntity, role, targetsOf } from './roles.ts';
import { homeOf, page, viewOf } from './views.ts';

/** The pages of a spec: those that were asked for, a first page, and what each new entity needs besides. */
export function pagesOf(spec: AppSpec, before?: AppSpec): SpecPage[] {
  const pages = spec.pages.filter((one) => isPossible(spec, one)).map((one) => ({ ...one }));
  const known = new Set(before?.entities.map(({ name }) => name));
  const fresh = spec.entities.filter(
    ({ name, renamedFrom }) => !known.has(name) && !known.has(renamedFrom ?? ''),
  );
  if (!hasFirstPage(pages)) takeFirst(spec, pages);
  const add = (one: SpecPage | null) => {
    if (one && !pages.some((other) => other.name === one.name)) pages.push(one);
  };
  for (const entity of fresh) for (const one of pagesFor(spec, entity, pages)) add(one);
  for (const one of behaviourPages(spec, fresh, pages)) add(one);
  return inMenuOrder(pages);
}

function hasFirstPage(pages: SpecPage[]): boolean {
  return pages.some(({ name }) => (MAIN_PAGE_NAMES as readonly string[]).includes(name));
}

/** Makes a first page; one that was asked for and shows the same rows becomes it. */
function takeFirst(spec: AppSpec, pages: SpecPage[]): void {
  const home = homeOf(spec);
  if (!home) return;
  const at = pages.findIndex((one) => one.entity === home.entity && isLike(one, home));
  const asked = at >= 0 ? pages.splice(at, 1)[0]! : null;
  if (!asked) pages.unshift(home);
  else if (LISTS.includes(home.view)) pages.unshift({ ...asked, name: 'Home', title: home.title });
  else pages.unshift({ ...home, fields: asked.fields });
}

const LISTS: SpecPage['view'][] = [
  'gallery',
  'table',
  'list',
  'board',
  'calendar',
  'timeline',
  'schedule',
];

/** Two ways to list the same rows are one page: the way that was asked for. So are sums and their chart. */
function isLike(asked: SpecPage, home: SpecPage): boolean {
  if (asked.view === home.view) return true;
  if (home.view === 'dashboard') return asked.view === 'chart';
  return LISTS.includes(asked.view) && LISTS.includes(home.view);
}

/** Views on which every row can be found. */
const LISTING: SpecPage['view'][] = [...LISTS, 'checkin', 'manage'];

/** A list and, where there is more to see, a page about one row. */
function pagesFor(spec: AppSpec, entity: SpecEntity, pages: SpecPage[]): SpecPage[] {
  const found: SpecPage[] = [];
  const isListed = pages.some((one) => one.entity === entity.name && LISTING.includes(one.view));
  const isPart =
    (isShownByParent(spec, entity) && !isWorkedThrough(spec, entity)) ||
    targetsOf(spec, ['comments', 'checkin', 'streak', 'votes', 'quiz']).has(entity.name);
  if (!isListed && !isPart && !isFormOnly(spec, entity)) {
    const isStaff = targetsOf(spec, ['cart', 'booking']).has(entity.name);
    found.push({
      ...page(
        listName(spec, entity),
        entity.plural,
        isStaff ? 'manage' : viewOf(spec, entity),
        entity,
      ),
      // What the landing page shows is put in order elsewhere by those who run it.
      adminOnly: isStaff || entity.permissions.read === 'admin' || isLandingSection(spec, entity),
    });
  }
  if (needsDetail(spec, entity))
    found.push({
      ...page(`${entity.name}Detail`, entity.label, 'detail', entity),
      inNavigation: false,
    });
  return found;
}

/** A child is listed on its parent's page; one without a parent, or that takes place at an hour, has to be found somewhere else. */
function isShownByParent(spec: AppSpec, entity: SpecEntity): boolean {
  return (
    entity.isChild &&
    !entity.fields.some(({ type }) => type === 'datetime') &&
    entity.fields.some(
      (field) =>
        field.type === 'relation' && spec.entities.some(({ name }) => name === field.relation),
    )
  );
}

/** Tasks of a team, orders to suppliers: parts of something that people also go through all together. */
function isWorkedThrough(spec: AppSpec, entity: SpecEntity): boolean {
  const { read } = entity.permissions;
  const isOfTeam = (read === 'admin' || read === 'all') && !entity.ownedByCreatorOrAdmin;
  const isWritten = spec.behaviours.some(({ target }) => target === entity.name);
  return isOfTeam && !isWritten && role(entity, 'status', 'due') !== undefined;
}

function isFormOnly(spec: AppSpec, entity: SpecEntity): boolean {
  return behaviourOf(spec, 'public_form', entity.name) !== undefined;
}

/** `Recipes`; never the name of a main page, which would take the first page's place. */
function listName(spec: AppSpec, entity: SpecEntity): string {
  const said = pascalCase(entity.plural);
  const base = /^[A-Z]/.test(said) && said.length > 2 ? said : `${entity.name}s`;
  const isTaken =
    (MAIN_PAGE_NAMES as readonly string[]).includes(base) ||
    spec.pages.some(({ name }) => name === base);
  return isTaken ? `${base}List` : base;
}

/** More is kept of a row than a card can show, or other rows belong to it. */
function needsDetail(spec: AppSpec, entity: SpecEntity): boolean {
  if (
    targetsOf(spec, ['comments', 'checkin', 'streak', 'votes', 'quiz', 'booking', 'budget']).has(
      entity.name,
    )
  )
    return false;
  if (behaviourOf(spec, 'quiz', entity.name) || behaviourOf(spec, 'checkin', entity.name))
    return false;
  const long = ['longtext', 'richtext', 'list', 'lines'];
  const hasMore = entity.fields.some((field) => long.includes(field.type));
  const hasChildren = spec.entities.some((other) =>
    other.fields.some((field) => field.type === 'relation' && field.relation === entity.name),
  );
  const hasPicture = entity.fields.some((field) => field.type === 'image');
  return hasMore || hasChildren || (hasPicture && entity.fields.length > 4);
}

/** The pages that behaviours bring along. */
function behaviourPages(spec: AppSpec, fresh: SpecEntity[], pages: SpecPage[]): SpecPage[] {
  const t = phrasesOf(spec.language);
  const found: SpecPage[] = [];
  const isFresh = (name: string | undefined) => fresh.some((entity) => entity.name === name);
  const has = (view: SpecPage['view'], entity: string) =>
    pages.some((one) => one.view === view && one.entity === entity);
  for (const behaviour of spec.behaviours) {
    const entity = spec.entities.find(({ name }) => name === behaviour.entity);
    const target = spec.entities.find(({ name }) => name === behaviour.target);
    if (!entity || !(isFresh(entity.name) || isFresh(target?.name))) continue;
    if (behaviour.kind === 'cart' && target && !pages.some(({ view }) => view === 'cart'))
      found.push(page('Cart', t('cart'), 'cart', target));
    if (behaviour.kind === 'quiz') {
      if (target && !has('leaderboard', target.name))
        found.push(page('Leaderboard', t('leaderboard'), 'leaderboard', target));
      if (!has('manage', entity.name))
        found.push({
          ...page(listName(spec, entity), entity.plural, 'manage', entity),
          adminOnly: entity.permissions.write === 'admin',
        });
    }
    if (behaviour.kind === 'booking' && target && !has('mine', target.name))
      found.push(
        page(
          `My${pascalCase(target.plural) || 'Bookings'}`,
          t('myOnes', target.plural),
          'mine',
          target,
        ),
      );
    if (behaviour.kind === 'public_form' && !has('list', entity.name)) {
      const isMain = mainEntity(spec)?.name === entity.name;
      const name = isMain ? answersName(spec, entity) : listName(spec, entity);
      const title = isMain ? t('answers') : entity.plural;
      found.push({ ...page(name, title, 'list', entity), adminOnly: true });
      const isReached = ['form', 'landing'].some((view) =>
        has(view as SpecPage['view'], entity.name),
      );
      if (!isReached)
        found.push(page(`${entity.name}Form`, askTitle(spec, behaviour, entity), 'form', entity));
    }
  }
  return found;
}

/** A form is called by what one does with it; beside it, the inbox has the name of its rows. */
function askTitle(spec: AppSpec, told: Behaviour, entity: SpecEntity): string {
  if (told.values.action) return String(told.values.action);
  return phrasesOf(spec.language)('sendOne', inSentence(entity.label, spec.language));
}

const answersName = (spec: AppSpec, entity: SpecEntity): string =>
  spec.entities.some(({ name }) => name === 'Answer') ? `${entity.name}List` : 'Answers';

/** Pages of entities that are gone go with them; a board needs states to move between. */
function isPossible(spec: AppSpec, one: SpecPage): boolean {
  if (one.view === 'landing' || one.view === 'ask') return true;
  const entity = spec.entities.find(({ name }) => name === one.entity);
  if (!entity || one.view !== 'board') return entity !== undefined;
  const group = entity.fields.find(({ name }) => name === one.fields.group);
  return role(entity, 'status') !== undefined || group?.role === 'priority';
}

/** The first page first, what only admins see last. */
function inMenuOrder(pages: SpecPage[]): SpecPage[] {
  const rank = (one: SpecPage) =>
    (MAIN_PAGE_NAMES as readonly string[]).includes(one.name)
      ? 0
      : one.adminOnly
        ? 2
        : one.inNavigation
          ? 1
          : 3;
  return [...pages].sort((a, b) => rank(a) - rank(b));
}
