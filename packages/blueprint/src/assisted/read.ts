import { capital, pluralOf, singularOf } from '../lexicon/index.ts';
import { valuesIn } from './json.ts';
import {
  accessSaid,
  isMarked,
  isRequired,
  keyed,
  listed,
  part,
  record,
  typeOfFormat,
  typeSaid,
  viewSaid,
} from './loose.ts';
import { keyOf } from './match.ts';
import type { ReducedEntity, ReducedField, ReducedPage, ReducedSpec } from './reduced.ts';

/** More than any app that one message describes; what a model repeats endlessly ends here. */
const MOST = { entities: 12, fields: 24, options: 24, pages: 12 };

/**
 * The reduced spec in a model's answer: JSON, nearly JSON, in a fence or among words. What is
 * missing, of the wrong type or under another name is read as well as it can be. Null where there is no JSON, or
 * nothing in it to build. Pure; never throws.
 */
export function readReduced(answer: string): ReducedSpec | null {
  for (const value of valuesIn(answer)) {
    const reduced = reducedFrom(value);
    if (reduced) return reduced;
  }
  return null;
}

/** Any JSON value as a reduced spec; null where it holds no list of anything. */
export function reducedFrom(value: unknown): ReducedSpec | null {
  const app = appIn(value);
  const entities = linked(
    entitiesOf(part(app, 'entities')).slice(0, MOST.entities).flatMap(entityFrom),
  );
  if (entities.length === 0) return null;
  return {
    name: line(app.name, 60),
    tagline: line(app.tagline, 120),
    language: line(app.language, 20),
    theme: themeFrom(app.theme),
    entities,
    pages: listed(app.pages).slice(0, MOST.pages).flatMap(pageFrom),
  };
}

/** How deep the spec may lie in what a model puts around it: a call with its arguments, a model of data. */
const DEEPEST = 4;

/** The record that lists entities, wherever in the answer it is. */
function appIn(value: unknown): Record<string, unknown> {
  if (Array.isArray(value)) return ofParts(value);
  let level = [keyed(value)];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth++) {
    const found = level.find(hasEntities);
    if (found) return found;
    level = level.flatMap((one) => Object.values(one).flatMap(withinText).map(keyed));
  }
  return keyed(value);
}

/** Entities one by one, with what is said of the app among them; names alone where nothing has fields. */
function ofParts(all: readonly unknown[]): Record<string, unknown> {
  const hasFields = (one: unknown) => typeof part(keyed(one), 'fields') === 'object';
  if (!all.some(hasFields)) return { entities: all };
  const rest = all.filter((one) => !hasFields(one)).map(keyed);
  return { ...Object.assign({}, ...rest), entities: all.filter(hasFields) };
}

/** What a value holds; the arguments of a call are JSON within a text. */
function withinText(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' && /^\s*\{/.test(value)
    ? [...valuesIn(value)].slice(0, 1)
    : [value];
}

/** Entities as a list, by their names, or the only one as it is. */
function entitiesOf(found: unknown): unknown[] {
  const only = keyed(found);
  const isOne =
    line(part(only, 'id') ?? part(only, 'label')) !== '' && Array.isArray(part(only, 'fields'));
  return isOne ? [only] : listed(found);
}

const hasEntities = (one: Record<string, unknown>): boolean => {
  const found = part(one, 'entities');
  return typeof found === 'object' && found !== null;
};

function themeFrom(value: unknown): ReducedSpec['theme'] {
  const own = typeof value === 'string' ? { mode: value, colour: value } : keyed(value);
  const isDark = /dark/i.test(line(part(own, 'mode')));
  const colour = line(part(own, 'colour'), 30).replace(/\b(?:dark|light)\b[\s,]*/gi, '');
  return { mode: isDark ? 'dark' : 'light', colour: colour.trim() };
}

function entityFrom(value: unknown): ReducedEntity[] {
  const own = typeof value === 'string' ? { label: value } : keyed(value);
  // A line of YAML, or what is left of JSON, names nothing.
  if (typeof value === 'string' && /["`{}[\]:=]/.test(value)) return [];
  const { id, label: said } = names(own);
  if (!hasWord(said)) return [];
  // 'Classes' without more is a list of classes.
  const isPlural = !part(own, 'label') && pluralOf(singularOf(said, 'en'), 'en') === said;
  const label = isPlural ? capital(singularOf(said, 'en')) : said;
  const plural = line(part(own, 'plural'));
  const must = new Set((Array.isArray(own.required) ? own.required : []).map((one) => line(one)));
  return [
    {
      id: isPlural ? singularOf(id, 'en') : id,
      label,
      plural: hasWord(plural) ? capital(plural) : isPlural ? said : label,
      access: accessSaid(part(own, 'access')),
      fields: listed(part(own, 'fields'))
        .slice(0, MOST.fields)
        .flatMap(fieldFrom)
        .map((field) => (must.has(field.id) ? { ...field, required: true } : field)),
    },
  ];
}

/** `title`, `price: money`, `guests (number, required)`. */
const IN_WORDS = /^\s*([^:(]+?)\s*(?:[:(]\s*(.+?)\)?\s*)?$/;

/** `bike -> Bike` */
const TO_ENTITY = /^\s*([\p{L}\p{N}_ ]+?)\s*(?:->|=>|→)\s*([\p{L}\p{N}_ ]+)$/u;

function fieldInWords(text: string): Record<string, unknown> {
  const [, from, entity] = TO_ENTITY.exec(text) ?? [];
  if (from) return { id: from, label: spaced(from), type: 'relation', entity };
  const [, id = text, rest = ''] = IN_WORDS.exec(text) ?? [];
  const type = rest.replace(/[,;(\s]*\b(?:required|mandatory)\b\)?/i, '').trim();
  const required = isMarked(type) || /\b(?:required|mandatory)\b/i.test(rest);
  return { id, label: spaced(id), type, required };
}

function fieldFrom(value: unknown): ReducedField[] {
  const own = typeof value === 'string' ? fieldInWords(value) : keyed(value);
  const { id: given, label } = names(own);
  if (!hasWord(label)) return [];
  const id = given.replace(
    /([a-z0-9])([A-Z])(?=[a-z])/g,
    (_, end: string, start: string) => `${end}_${start.toLowerCase()}`,
  );
  const said = typeSaid(line(part(own, 'type')));
  if (said.isInverse) return [];
  const listedOptions = optionsFrom(part(own, 'options'));
  const options = listedOptions.length > 0 ? listedOptions : said.options;
  const target = part(own, 'target');
  const known = typeOfFormat(own.format) ?? said.type;
  const isText = known === null || known === 'text';
  return [
    {
      id,
      label,
      type: isText && options.length > 0 ? 'choice' : (known ?? 'text'),
      options: [...new Set(options)].slice(0, MOST.options),
      entity: line(typeof target === 'object' ? part(record(target), 'id') : target) || said.entity,
      required: isRequired(own),
    },
  ];
}

/** Choices as a list of words or of records, or as words in a row. */
function optionsFrom(value: unknown): string[] {
  const all = typeof value === 'string' ? value.split(/[,|;]/) : Array.isArray(value) ? value : [];
  return all.flatMap((one) => {
    const own = keyed(one);
    return line(own.label ?? own.value ?? own.name ?? one, 40) || [];
  });
}

/** Fields that say by their type or name which entity they point at, whatever else they are said to be. */
function linked(entities: ReducedEntity[]): ReducedEntity[] {
  const known = new Set(
    entities.flatMap(({ id, label, plural }) => [id, label, plural].map(keyOf)).filter(Boolean),
  );
  return entities.map((entity) => ({
    ...entity,
    fields: entity.fields.map((field) => {
      const isKey = IS_KEY.test(field.id);
      const stem = field.id.replace(IS_KEY, '');
      const isKeyOf = isKey && ['text', 'number'].includes(field.type) && known.has(keyOf(stem));
      const isNamed = field.type === 'text' && known.has(keyOf(field.entity));
      if (field.type !== 'relation' && !isKeyOf && !isNamed) return { ...field, entity: '' };
      return {
        ...field,
        // 'category_id' is how tables say it; the field is the category.
        id: isKey ? stem : field.id,
        label: isKey ? field.label.replace(/\s+id$/i, '') : field.label,
        type: 'relation' as const,
        entity: field.entity || (isKeyOf ? stem : ''),
      };
    }),
  }));
}

const IS_KEY = /[\s_]id$|(?<=[a-z])I[dD]$/;

function pageFrom(value: unknown): ReducedPage[] {
  const own = typeof value === 'string' ? {} : keyed(value);
  const view = viewSaid(part(own, 'view'));
  return view
    ? [{ title: line(own.title), view, entity: line(own.entity), by: line(part(own, 'by')) }]
    : [];
}

/** An id and a label, either made from the other. */
function names(own: Record<string, unknown>): { id: string; label: string } {
  const said = line(own.id) || line(part(own, 'id'));
  const label = capital(line(part(own, 'label'))) || spaced(said);
  // Nothing in code begins with a digit; the label may be a better name.
  const id = /^\d/.test(said) ? label : said;
  return { id: id || label, label };
}

function spaced(id: string): string {
  const words = id
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim();
  return capital(words.toLowerCase());
}

/** One line of text without what could be read as markup, an action tag or the end of a comment. */
function line(value: unknown, longest = 60): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value)
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}<>{}*`\\]/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** Signs alone name nothing. */
const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
