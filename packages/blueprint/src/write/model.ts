import type { AppSpec, Behaviour, SpecEntity, SpecField, SpecPage } from '../spec.ts';
import { inSentence, libName, pluralVariable, variable } from './names.ts';
import { type Phrases, phrasesOf } from './words/index.ts';

/** An entity with the names that generated code gives to things about it. */
export interface EntityModel {
  spec: SpecEntity;
  name: string;
  /** One row, several rows. */
  one: string;
  many: string;
  rowType: string;
  fieldsType: string;
  emptyName: string;
  nameOf: string;
  actions: string;
  /** Where its types, options and small rules are. */
  lib: string;
  /** What forms and lists show: without hidden ones. */
  fields: SpecField[];
  label: string;
  plural: string;
  /** In the middle of a sentence. */
  labelLow: string;
  pluralLow: string;
}

/** The spec with everything that the writers look up in it again and again. */
export interface AppModel {
  spec: AppSpec;
  language: string;
  t: Phrases;
  currency: string;
  entities: EntityModel[];
  entity(name: string | undefined): EntityModel | undefined;
  behaviour(kind: Behaviour['kind'], entity: string | undefined): Behaviour | undefined;
  /** A behaviour that writes this entity's rows. */
  writing(kind: Behaviour['kind'], target: string | undefined): Behaviour | undefined;
  page(view: SpecPage['view'], entity: string | undefined): SpecPage | undefined;
  /** The page on which an entity's rows are listed. */
  listPage(entity: string | undefined): SpecPage | undefined;
  detailPage(entity: string | undefined): SpecPage | undefined;
  /** Entities whose rows belong to one of this entity, with the field that says which. */
  children(entity: string): { child: EntityModel; field: SpecField }[];
}

const LISTS: SpecPage['view'][] = [
  'gallery',
  'table',
  'list',
  'board',
  'calendar',
  'schedule',
  'timeline',
  'checkin',
  'manage',
  'mine',
  'dashboard',
];

export function modelOf(given: AppSpec): AppModel {
  const spec = { ...given, entities: given.entities.map(normalised) };
  const entities = spec.entities.map((entity) => entityModel(entity, spec.language));
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  const listPage = (entity: string | undefined) =>
    LISTS.map((view) =>
      spec.pages.find((page) => page.entity === entity && page.view === view),
    ).find((page) => page !== undefined);
  return {
    spec,
    language: spec.language,
    t: phrasesOf(spec.language),
    currency: currencyOf(spec),
    entities,
    entity: (name) => byName.get(name ?? ''),
    behaviour: (kind, entity) =>
      spec.behaviours.find((one) => one.kind === kind && one.entity === entity),
    writing: (kind, target) =>
      spec.behaviours.find((one) => one.kind === kind && one.target === target),
    page: (view, entity) => spec.pages.find((page) => page.view === view && page.entity === entity),
    listPage,
    detailPage: (entity) =>
      spec.pages.find((page) => page.view === 'detail' && page.entity === entity),
    children: (entity) =>
      entities.flatMap((child) =>
        child.spec.fields
          .filter((field) => field.type === 'relation' && field.relation === entity)
          .slice(0, 1)
          .map((field) => ({ child, field })),
      ),
  };
}

/**
 * Labels begin with a capital letter, however the sentence wrote them. Formatted text may wait: a post
 * without it is a draft.
 */
function normalised(entity: SpecEntity): SpecEntity {
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return {
    ...entity,
    label: capital(entity.label),
    plural: capital(entity.plural),
    fields: entity.fields.map((field) => ({
      ...field,
      label: capital(field.label),
      // It is no amount that heads a page without its name.
      role: isRate(field) && field.role === 'amount' ? 'plain' : field.role,
      required: field.required && field.type !== 'richtext',
    })),
  };
}

function entityModel(spec: SpecEntity, language: string): EntityModel {
  const one = variable(spec.name);
  return {
    spec,
    name: spec.name,
    one,
    many: pluralVariable(spec),
    rowType: `${spec.name}Row`,
    fieldsType: `${spec.name}Fields`,
    emptyName: `empty${spec.name}`,
    nameOf: `${spec.name.charAt(0).toLowerCase()}${spec.name.slice(1)}Name`,
    actions: `use${spec.name}Actions`,
    lib: `@/lib/${libName(spec.name)}`,
    fields: spec.fields.filter((field) => !field.hidden),
    label: spec.label,
    plural: spec.plural,
    labelLow: inSentence(spec.label, language),
    pluralLow: inSentence(spec.plural, language),
  };
}

const CURRENCIES: Record<string, string> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  CHF: 'CHF',
  kr: 'SEK',
  R$: 'BRL',
  zł: 'PLN',
};

/** The currency of the app's amounts: from a unit that names one, else the usual one of the language. */
function currencyOf(spec: AppSpec): string {
  for (const { fields } of spec.entities)
    for (const { unit, type } of fields) {
      if (type !== 'money' || !unit) continue;
      if (CURRENCIES[unit]) return CURRENCIES[unit];
      if (/^[A-Z]{3}$/.test(unit)) return unit;
    }
  return spec.language.startsWith('en') ? 'USD' : 'EUR';
}

/** The first field with one of the roles, in the order of the roles. */
export function byRole(entity: EntityModel, ...roles: SpecField['role'][]): SpecField | undefined {
  for (const role of roles) {
    const field = entity.fields.find((one) => one.role === role);
    if (field) return field;
  }
  return undefined;
}

export function fieldOf(entity: EntityModel | undefined, name: string | undefined) {
  return entity?.spec.fields.find((field) => field.name === name);
}

/** What a row is called by: its title, else its first text. */
export function titleField(entity: EntityModel): SpecField | undefined {
  return (
    byRole(entity, 'title') ??
    entity.fields.find((field) => field.type === 'text') ??
    entity.fields.find((field) => ['email', 'longtext'].includes(field.type))
  );
}

export const isTextual = (field: SpecField): boolean =>
  ['text', 'longtext', 'richtext', 'email', 'phone', 'url'].includes(field.type);
export const isNumeric = (field: SpecField): boolean =>
  ['number', 'integer', 'money', 'percent', 'rating', 'duration'].includes(field.type);
/** What an hour or a night costs: rows have it beside each other, and nobody adds it up. */
export const isRate = ({ type, name }: SpecField): boolean =>
  type === 'money' && /(?:^|_)rate$|_per_(?:hour|day|night|week|month)$/.test(name);
export const isDate = (field: SpecField): boolean =>
  field.type === 'date' || field.type === 'datetime';
