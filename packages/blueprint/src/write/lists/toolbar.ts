import { isAddress, type SpecField } from '../../spec.ts';
import { code, jsxAttribute, keyOf, literal, quoted, type Source } from '../code.ts';
import {
  type AppModel,
  byRole,
  type EntityModel,
  isDate,
  isNumeric,
  titleField,
} from '../model.ts';
import { inSentence } from '../names.ts';
import { get, optionsName, type Reading, relatedRow } from '../values.ts';

/** Search, filters and sorting above a list, and the rows that are left. */
export interface Toolbar {
  /** `SORTS`, before the component. */
  constants: string;
  /** State and the list `shown`, inside the component. */
  setup: string;
  /** JSX. */
  bar: string;
  /** Whether there are filters to clear. */
  clear: string;
}

/** The fields that a list can be narrowed by. */
export function filterFields(entity: EntityModel): SpecField[] {
  const fields = entity.fields.filter(
    (field) =>
      (field.type === 'enum' && field.options?.length) ||
      field.type === 'relation' ||
      field.type === 'boolean' ||
      (field.type === 'text' &&
        ['category', 'person', 'place'].includes(field.role) &&
        !isAddress(field.name) &&
        field !== titleField(entity)),
  );
  const rank = (field: SpecField) =>
    ['category', 'status', 'relation', 'person', 'priority'].indexOf(field.role);
  return fields.sort((a, b) => ((rank(a) + 9) % 9) - ((rank(b) + 9) % 9)).slice(0, 4);
}

export function toolbar(
  model: AppModel,
  source: Source,
  entity: EntityModel,
  reading: Reading,
  options: { without?: string[]; noSort?: boolean; prints?: boolean } = {},
): Toolbar {
  const { t } = model;
  const { one, many } = entity;
  const filters = filterFields(entity).filter((field) => !options.without?.includes(field.name));
  const sorts = options.noSort ? [] : sortsOf(model, source, entity);
  source.use('useState', 'react');
  // A list may itself be called matches.
  source.use('matches as isFound', '@/lib/options');
  const matches = 'isFound';
  const text = source.use(`${one}Text`, entity.lib);
  const names = entity.fields
    .filter((field) => field.type === 'relation')
    .flatMap((field) => {
      const related = model.entity(field.relation);
      const row = relatedRow(reading, field);
      return related && row ? [`\${${source.use(related.nameOf, related.lib)}(${row})}`] : [];
    });
  const searched = names.length ? `\`\${${text}(${one})} ${names.join(' ')}\`` : `${text}(${one})`;
  const empty = `{ ${filters.map((field) => `${keyOf(field.name)}: ''`).join(', ')} }`;
  return {
    constants: sorts.length
      ? code`
          const SORTS: Record<string, { label: string; compare: (a: ${entity.rowType}, b: ${entity.rowType}) => number }> = {
            ${sorts.map((sort) => `${keyOf(sort.key)}: { label: ${quoted(sort.label)}, compare: (a, b) => ${sort.compare} },`)}
          };
        `
      : '',
    setup: code`
      const [search, setSearch] = useState('');
      ${filters.length > 0 && `const [filters, setFilters] = useState(${empty});`}
      ${sorts.length > 0 && `const [sort, setSort] = useState(${quoted(sorts[0]!.key)});`}

      const shown = ${many}.rows
        .filter((${one}) => ${matches}(${searched}, search))
        ${filters.map((field) => `.filter((${one}) => !${get('filters', field)} || ${test(one, field)})`)}
        ${sorts.length > 0 && '.sort(SORTS[sort]?.compare)'}
    `.replace(/\n*$/, ';'),
    bar: bar(
      source,
      many,
      code`<${source.ui('SearchInput', 'search-input')} ${jsxAttribute('label', t('search', entity.pluralLow))} value={search} onChange={setSearch} className="min-w-0 flex-1" />`,
      filters.map((field) => filterSelect(model, source, entity, field)),
      sorts.length > 0 ? sortSelect(model, source) : '',
      options.prints ? t('print') : '',
    ),
    clear: filters.length
      ? `() => {\n  setSearch('');\n  setFilters(${empty});\n}`
      : `() => setSearch('')`,
  };
}

/** The search alone, or with what narrows and sorts beside it: on a phone behind a button. */
function bar(
  source: Source,
  many: string,
  search: string,
  filters: string[],
  sort: string,
  print: string,
): string {
  if (filters.length === 0 && !sort) return `<div className="mb-6 flex">${search}</div>`;
  const active =
    filters.length > 0 ? ' active={Object.values(filters).filter(Boolean).length}' : '';
  return code`
    <${source.ui('ListToolbar', 'list-toolbar')}
      search={${search}}
      ${active.trim()}
      rows={${many}.rows.length}
      ${print && jsxAttribute('printLabel', print)}
    >
      ${filters}
      ${sort}
    </${source.ui('ListToolbar', 'list-toolbar')}>
  `;
}

function test(row: string, field: SpecField): string {
  const value = get(row, field);
  if (field.type === 'boolean') return `String(Boolean(${value})) === ${get('filters', field)}`;
  return `${value} === ${get('filters', field)}`;
}

/** What a filter says while it lets everything through: 'Any status'; in other languages 'Status: alle'. */
export function anyOf({ spec: { language }, t }: AppModel, { label }: SpecField): string {
  return t('allOf', language.startsWith('en') ? inSentence(label, language) : label);
}

function filterSelect(
  model: AppModel,
  source: Source,
  entity: EntityModel,
  field: SpecField,
): string {
  return code`
    <${source.ui('FilterSelect', 'native-select')}
      ${jsxAttribute('label', field.label)}
      ${jsxAttribute('allLabel', anyOf(model, field))}
      options={${filterOptions(model, source, entity, field)}}
      value={${get('filters', field)}}
      onValueChange={(value) => setFilters({ ...filters, ${keyOf(field.name)}: value })}
    />
  `;
}

function filterOptions(
  model: AppModel,
  source: Source,
  entity: EntityModel,
  field: SpecField,
): string {
  const { t } = model;
  if (field.type === 'enum') return source.use(optionsName(entity, field), entity.lib);
  if (field.type === 'boolean')
    return literal([
      { value: 'true', label: t('yes') },
      { value: 'false', label: t('no') },
    ]);
  const related = model.entity(field.relation);
  if (field.type === 'relation' && related) {
    const nameOf = source.use(related.nameOf, related.lib);
    return `${related.many}.rows.map((${related.one}) => ({ value: ${related.one}.id, label: ${nameOf}(${related.one}) }))`;
  }
  const distinct = source.use('distinctOptions', '@/lib/options');
  return `${distinct}(${entity.many}.rows, (${entity.one}) => ${get(entity.one, field)})`;
}

function sortSelect(model: AppModel, source: Source): string {
  return code`
    <${source.ui('NativeSelect', 'native-select')}
      ${jsxAttribute('aria-label', model.t('sortBy'))}
      options={Object.entries(SORTS).map(([value, { label }]) => ({ value, label }))}
      value={sort}
      onValueChange={setSort}
      className="min-w-36 flex-1 sm:flex-none"
    />
  `;
}

interface Sort {
  key: string;
  label: string;
  compare: string;
}

/** Rows that people look forward to (appointments, shifts, events), and no record of what was. */
const isPlanned = (entity: EntityModel, { name }: SpecField): boolean =>
  name === 'starts_at' &&
  ['status', 'place', 'person'].some((role) => entity.fields.some((field) => field.role === role));

/** The orders that make sense for an entity; the first is the usual one. */
export function sortsOf(model: AppModel, source: Source, entity: EntityModel): Sort[] {
  const { t } = model;
  const sorts: Sort[] = [];
  const due = byRole(entity, 'due');
  const date = due ?? byRole(entity, 'date') ?? entity.fields.find(isDate);
  const byText = (a: string, b: string) => `${source.use('byText', '@/lib/options')}(${a}, ${b})`;
  const byNumber = (a: string, b: string) =>
    `${source.use('byNumber', '@/lib/options')}(${a}, ${b})`;
  const soonest = () => source.use('bySoonest', '@/lib/options');
  if (date && isPlanned(entity, date))
    sorts.push({
      key: date.name,
      label: t('soonestFirst', date.label),
      compare: `${soonest()}(${get('a', date)}, ${get('b', date)})`,
    });
  else if (date)
    sorts.push({
      key: date.name,
      label: due ? date.label : t('latestFirst', date.label),
      compare: due
        ? byText(get('a', date), get('b', date))
        : byText(get('b', date), get('a', date)),
    });
  else
    sorts.push({
      key: 'newest',
      label: t('newestFirst'),
      compare: 'b.createdAt.localeCompare(a.createdAt)',
    });
  const title = titleField(entity);
  if (title)
    sorts.push({
      key: title.name,
      label: title.label,
      compare: byText(get('a', title), get('b', title)),
    });
  const numbers = entity.fields.filter((field) => isNumeric(field));
  for (const field of numbers.slice(0, 2))
    sorts.push({
      key: field.name,
      label: t('highestFirst', field.label),
      compare: byNumber(get('a', field), get('b', field)),
    });
  return sorts;
}
