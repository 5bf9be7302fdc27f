import type { AppSpec, SpecEntity, SpecField, SpecPage, ViewKind } from '../spec.ts';
import { phrasesOf } from '../write/words/index.ts';
import { behaviourOf, isEvidence, mainEntity, role } from './roles.ts';

export function page(name: string, title: string, view: ViewKind, entity?: SpecEntity): SpecPage {
  return {
    name,
    title,
    view,
    entity: entity?.name,
    fields: {},
    inNavigation: true,
    adminOnly: false,
  };
}

/** The first page: what a person most often comes to see or do. */
export function homeOf(spec: AppSpec): SpecPage | null {
  if (spec.landing) {
    const form = spec.entities.find(({ name }) => name === spec.landing?.formEntity);
    return page('Home', phrasesOf(spec.language)('home'), 'landing', form ?? spec.entities[0]);
  }
  const entity = mainEntity(spec);
  if (!entity) return null;
  const view = homeView(spec, entity);
  return page('Home', titleOf(spec, view, entity), view, entity);
}

function titleOf(spec: AppSpec, view: ViewKind, entity: SpecEntity): string {
  const t = phrasesOf(spec.language);
  if (view === 'dashboard') return t('overview');
  if (view === 'chart') return t('progressTitle');
  return view === 'player' || view === 'form' ? spec.name : entity.plural;
}

function homeView(spec: AppSpec, entity: SpecEntity): ViewKind {
  const has = (kind: Parameters<typeof behaviourOf>[1]) =>
    behaviourOf(spec, kind, entity.name) !== undefined;
  if (has('quiz')) return 'player';
  if (has('public_form')) return 'form';
  if (has('checkin') || has('streak')) return 'checkin';
  if (has('booking') && dateOf(entity)) return 'schedule';
  if (has('progress_chart') && !has('budget')) return 'chart';
  const byMonth =
    role(entity, 'date') && role(entity, 'category', 'relation') && !role(entity, 'status', 'due');
  if (has('budget') || (has('total') && byMonth)) return 'dashboard';
  return viewOf(spec, entity);
}

const dateOf = (entity: SpecEntity): SpecField | undefined =>
  role(entity, 'date') ?? entity.fields.find((field) => field.type === 'datetime');

/** The way to list an entity's rows that fits what they are. */
export function viewOf(spec: AppSpec, entity: SpecEntity): ViewKind {
  const has = (kind: Parameters<typeof behaviourOf>[1]) =>
    behaviourOf(spec, kind, entity.name) !== undefined;
  const status = role(entity, 'status');
  const picture = hero(entity);
  const lines = entity.fields.some((field) => field.type === 'lines');
  if (has('low_stock') || has('paid_state') || lines) return 'table';
  if (has('cart') || has('recurring_due') || has('borrow')) return 'gallery';
  if (status?.options && isFlow(status) && !has('approval') && !entity.ownedByCreatorOrAdmin) {
    const isWork = role(entity, 'due', 'priority') !== undefined;
    if (isWork || !picture) return 'board';
  }
  if (entity.ownedByCreatorOrAdmin && status) return 'list';
  if (picture) return 'gallery';
  const date = dateOf(entity);
  const isHappening =
    date &&
    !role(entity, 'amount', 'rating', 'quantity') &&
    (role(entity, 'place') || role(entity, 'category') || date.type === 'datetime');
  if (role(entity, 'email', 'phone')) return 'table';
  if (isHappening) return 'calendar';
  const short = entity.fields.filter(
    (field) => !['longtext', 'richtext', 'list', 'lines', 'image', 'file'].includes(field.type),
  );
  const long = entity.fields.some((field) => ['longtext', 'richtext'].includes(field.type));
  const isForReaders = entity.permissions.read === 'anonymous';
  return long && (short.length <= 5 || isForReaders) ? 'list' : 'table';
}

/** A picture to be looked at, not one that proves something. */
function hero(entity: SpecEntity): SpecField | undefined {
  const picture = role(entity, 'picture');
  return picture && !isEvidence(picture) ? picture : undefined;
}

/** States that work passes through, few enough for columns. */
function isFlow(status: SpecField): boolean {
  const count = status.options?.length ?? 0;
  return count >= 3 && count <= 6;
}
