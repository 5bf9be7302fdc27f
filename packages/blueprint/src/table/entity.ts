import { LANGS, type Lang, lexiconFor } from '../lexicon/index.ts';
import type { FieldRole, SpecEntity, SpecField } from '../spec.ts';

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
    | 'money'
    | 'percent'
    | 'boolean'
    | 'date'
    | 'datetime'
    | 'email'
    | 'url'
    | 'enum';
  options?: string[];
  /** Of an amount of money its currency (ISO 4217). */
  unit?: string;
}

/** A table whose rows come into an entity of the app. */
export interface Table {
  /** The file's name. */
  file: string;
  entity: string;
  /** The fields to make the entity of; null where the app has it. */
  fields: readonly TableField[] | null;
}

/** A table that becomes an entity of the app. */
export type NewTable = Table & { fields: readonly TableField[] };

const ROLES: Partial<Record<TableField['type'], FieldRole>> = {
  longtext: 'body',
  money: 'amount',
  boolean: 'flag',
  date: 'date',
  datetime: 'date',
  email: 'email',
  url: 'link',
  enum: 'category',
};

/** The entity that a table's columns make. Its rows may be about people: only admins see them, until somebody says otherwise. */
export function entityOf({ entity, fields }: NewTable): SpecEntity {
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

function fieldOf({ name, label, type, options, unit }: TableField, isTitle: boolean): SpecField {
  return {
    name,
    label,
    type,
    role: isTitle ? 'title' : (ROLES[type] ?? 'plain'),
    required: false,
    ...(unit && { unit }),
    ...(options && { options: options.map((value) => ({ value, label: value })) }),
  };
}

function pluralOf(word: string): string {
  if (isForeignPlural(word.toLowerCase())) return word;
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** 'kunden.csv': the file is called by what is in it, in another language, and several are meant already. */
function isForeignPlural(word: string): boolean {
  const isThing = (lang: Lang, isMany: boolean) =>
    lexiconFor(lang)
      .phrase(word)
      .some((entry) => entry.kind === 'thing' && (entry.many || !isMany));
  return !isThing('en', false) && LANGS.some((lang) => lang !== 'en' && isThing(lang, true));
}
