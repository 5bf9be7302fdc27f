import type { BlueprintEvent, BlueprintInput } from './model.ts';
import type { AppSpec, FieldRole, SpecEntity, SpecField } from './spec.ts';
import { writeTurn } from './turn.ts';

/** A field that a table's column makes. */
export interface TableField {
  name: string;
  /** The column's header. */
  label: string;
  type:
    | 'text'
    | 'longtext'
    | 'integer'
    | 'number'
    | 'boolean'
    | 'date'
    | 'datetime'
    | 'email'
    | 'url'
    | 'enum';
  options?: string[];
}

/** A table that becomes an entity of the app. */
export interface Table {
  entity: string;
  fields: readonly TableField[];
}

const ROLES: Partial<Record<TableField['type'], FieldRole>> = {
  longtext: 'body',
  boolean: 'flag',
  date: 'date',
  datetime: 'date',
  email: 'email',
  url: 'link',
  enum: 'category',
};

/** One turn of the built-in builder that makes entities of tables, with pages for them. Their rows come from elsewhere. */
export function* tableTurn(
  input: BlueprintInput,
  tables: readonly Table[],
): Generator<BlueprintEvent> {
  const entities = tables.map(entityOf);
  const before = input.spec;
  const spec: AppSpec = before
    ? { ...before, entities: [...before.entities, ...entities], readings: [] }
    : emptySpec(entities);
  const changes = entities.map(({ plural }) => `${plural}, with the columns of your file`);
  yield* writeTurn(input, { kind: before ? 'change' : 'new', spec, changes }, (answer) => answer);
}

function emptySpec(entities: SpecEntity[]): AppSpec {
  return {
    version: 1,
    name: entities[0]?.plural ?? 'App',
    tagline: '',
    language: 'en',
    domain: 'general',
    theme: { mode: 'light', hue: 150, tone: 'calm', colour: 'green' },
    entities,
    behaviours: [],
    pages: [],
    readings: [],
  };
}

function entityOf({ entity, fields }: Table): SpecEntity {
  const words = entity.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  const title = fields.find(({ type }) => type === 'text') ?? fields[0];
  return {
    name: entity,
    label,
    plural: pluralOf(label),
    icon: 'Table',
    fields: fields.map((field) => fieldOf(field, field === title)),
    permissions: { read: 'admin', write: 'admin' },
    permissionsBecause: 'private',
    ownedByCreatorOrAdmin: false,
    samples: [],
    isChild: false,
  };
}

function fieldOf({ name, label, type, options }: TableField, isTitle: boolean): SpecField {
  return {
    name,
    label,
    type,
    role: isTitle ? 'title' : (ROLES[type] ?? 'plain'),
    required: false,
    ...(options && { options: options.map((value) => ({ value, label: value })) }),
  };
}

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
