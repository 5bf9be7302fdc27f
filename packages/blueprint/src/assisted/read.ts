import { type ParseError, parse } from 'jsonc-parser';
import { capital } from '../lexicon/index.ts';
import {
  ReducedAccess,
  type ReducedEntity,
  type ReducedField,
  type ReducedPage,
  type ReducedSpec,
  ReducedType,
  ReducedView,
} from './reduced.ts';

/** More than any app that one message describes; what a model repeats endlessly ends here. */
const MOST = { entities: 12, fields: 24, options: 24, pages: 12 };

/**
 * The reduced spec in a model's answer: bare JSON, JSON in a fence, or JSON among words. What is
 * missing or of the wrong type is read as well as it can be. Null where there is no JSON, or nothing in it
 * to build. Pure; never throws.
 */
export function readReduced(answer: string): ReducedSpec | null {
  const text = answer.replace(/<think>[\s\S]*?<\/think>/gi, ' ').trim();
  const fenced = /```(?:json)?\s*([\s\S]*?)```/i.exec(text)?.[1];
  const braced = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  for (const candidate of [text, fenced, braced]) {
    const value = parsed(candidate);
    if (value !== undefined) return reducedFrom(value);
  }
  return null;
}

/** JSON, with the comments and the commas before a bracket that models put into it. */
function parsed(text: string | undefined): unknown {
  if (!text?.trim()) return undefined;
  const errors: ParseError[] = [];
  try {
    const value: unknown = parse(text, errors, { allowTrailingComma: true });
    // With errors it is no JSON: the next way to read the answer may find some.
    return errors.length === 0 ? value : undefined;
  } catch {
    // Brackets deeper than the parser can follow are no spec.
    return undefined;
  }
}

/** Any JSON value as a reduced spec; null where it holds no list of anything. */
export function reducedFrom(value: unknown): ReducedSpec | null {
  const outer = record(value);
  const app =
    listed(outer.entities).length > 0
      ? outer
      : (Object.values(outer)
          .map(record)
          .find((inner) => listed(inner.entities).length > 0) ?? outer);
  const entities = listed(app.entities).slice(0, MOST.entities).flatMap(entityFrom);
  if (entities.length === 0) return null;
  const theme = record(app.theme);
  return {
    name: line(app.name, 60),
    tagline: line(app.tagline, 120),
    language: line(app.language, 20),
    theme: { mode: theme.mode === 'dark' ? 'dark' : 'light', colour: line(theme.colour, 30) },
    entities,
    pages: list(app.pages).slice(0, MOST.pages).flatMap(pageFrom),
  };
}

function entityFrom(value: unknown): ReducedEntity[] {
  const own = typeof value === 'string' ? { label: value } : record(value);
  const { id, label } = names(own);
  if (!hasWord(label)) return [];
  const given = Array.isArray(own.fields)
    ? own.fields
    : Object.entries(record(own.fields)).map(([key, type]) =>
        typeof type === 'string' ? { id: key, type } : { id: key, ...record(type) },
      );
  return [
    {
      id,
      label,
      plural: hasWord(line(own.plural)) ? capital(line(own.plural)) : label,
      access: ReducedAccess.safeParse(own.access).data ?? null,
      fields: given.slice(0, MOST.fields).flatMap(fieldFrom),
    },
  ];
}

function fieldFrom(value: unknown): ReducedField[] {
  const own = typeof value === 'string' ? { label: value } : record(value);
  const { id, label } = names(own);
  if (!hasWord(label)) return [];
  const options = optionsFrom(own.options);
  const type = typeFrom(own.type, options);
  const isKey = type === 'relation' && /[\s_]id$/i.test(id);
  return [
    {
      // 'category_id' is how tables say it; the field is the category.
      id: isKey ? id.replace(/[\s_]id$/i, '') : id,
      label: isKey ? label.replace(/\s+id$/i, '') : label,
      type,
      options: [...new Set(options)].slice(0, MOST.options),
      entity: line(own.entity),
      required: own.required === true || own.required === 'true',
    },
  ];
}

function pageFrom(value: unknown): ReducedPage[] {
  const own = record(value);
  const said = line(own.view).toLowerCase();
  const view = ReducedView.safeParse(VIEWS[said] ?? said);
  return view.success
    ? [{ title: line(own.title), view: view.data, entity: line(own.entity), by: line(own.by) }]
    : [];
}

/** What models call views when they forget the list. */
const VIEWS: Record<string, ReducedView> = {
  list: 'table',
  grid: 'gallery',
  cards: 'gallery',
  kanban: 'board',
  month: 'calendar',
  week: 'schedule',
  timetable: 'schedule',
  'line chart': 'chart',
  'bar chart': 'chart',
  graph: 'chart',
  dashboard: 'statistics',
  stats: 'statistics',
  ranking: 'leaderboard',
};

/** What models call types when they forget the list. */
const ALIASES: Record<string, ReducedType> = {
  string: 'text',
  str: 'text',
  textarea: 'longtext',
  long_text: 'longtext',
  richtext: 'longtext',
  markdown: 'longtext',
  int: 'number',
  integer: 'number',
  float: 'number',
  decimal: 'number',
  currency: 'money',
  price: 'money',
  bool: 'boolean',
  checkbox: 'boolean',
  'yes/no': 'boolean',
  minutes: 'duration',
  'e-mail': 'email',
  status: 'choice',
  'date-time': 'datetime',
  timestamp: 'datetime',
  enum: 'choice',
  select: 'choice',
  multiselect: 'choices',
  photo: 'image',
  picture: 'image',
  link: 'url',
  uri: 'url',
  tel: 'phone',
  array: 'list',
  reference: 'relation',
  foreign_key: 'relation',
};

function typeFrom(value: unknown, options: readonly string[]): ReducedType {
  const said = line(value).toLowerCase();
  const known = ReducedType.safeParse(ALIASES[said] ?? said);
  if (known.success) return known.data;
  return options.length > 0 ? 'choice' : 'text';
}

/** An id and a label, either made from the other. */
function names(own: Record<string, unknown>): { id: string; label: string } {
  const said = line(own.id) || line(own.name);
  // Nothing in code begins with a digit; the label may be a better name.
  const id = /^\d/.test(said) && hasWord(line(own.label)) ? line(own.label) : said;
  const label = capital(line(own.label)) || spaced(id);
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

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A list, also where it was written as things by their names: `{"book": {…}}`. */
const listed = (value: unknown): unknown[] =>
  Array.isArray(value)
    ? value
    : Object.entries(record(value)).map(([id, one]) => ({ id, ...record(one) }));

/** Choices as words: a list of them, of things with a label, or a line with commas. */
function optionsFrom(value: unknown): string[] {
  const given = typeof value === 'string' ? value.split(/[,;|]/) : list(value);
  return given.flatMap((option) => {
    const { label, name, value: own } = record(option);
    return line(option, 40) || line(label ?? name ?? own, 40) || [];
  });
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}
