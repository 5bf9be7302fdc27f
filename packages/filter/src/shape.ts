import type { Filter, Place, Test } from './ast.ts';
import { type FieldShapes, hasField, placeOf } from './fields.ts';
import { jsonAt, sortable } from './sql.ts';

/** Columns of an index are as many at most. */
const MOST = 4;

/**
 * The columns of the index that would serve a query: what it asks to be equal, then what it sorts by (or
 * a range that it asks for). As SQL of our own making; null where no index would help. The same for
 * all queries of one shape, whatever their values.
 */
export function indexFor(
  filter: Filter,
  sort: string | undefined,
  fields: FieldShapes,
): string | null {
  const tests = required(filter);
  const equal = tests.filter(({ test }) => test.op === 'eq' || test.op === 'in');
  const columns = [...new Set(equal.flatMap(({ place }) => columnOf(place) ?? []))].sort();
  const range = tests.find(({ place, test }) => RANGES.has(test.op) && columnOf(place));
  const order = orderOf(sort || '-createdAt', fields);
  // Where rows are put in order by what the range is of, the index of that order finds the range as well.
  if (columns.length === 0 && range && !order?.startsWith(`${rangeOf(range)} `))
    return rangeOf(range);
  if (order === null && columns.length === 0) return null;
  return [...columns.slice(0, MOST), ...(order ? [order] : [])].join(', ');
}

interface OneTest {
  place: Place;
  test: Test;
}
const RANGES = new Set<Test['op']>(['gt', 'gte', 'lt', 'lte']);

/** The tests that each row of the answer passes. */
function required(filter: Filter): OneTest[] {
  if (filter.kind === 'and') return filter.filters.flatMap(required);
  return filter.kind === 'test' ? [filter] : [];
}

/** The column that a test looks at; lists and objects have none that an index of this kind serves. */
function columnOf(place: Place): string | null {
  if ('column' in place) return place.column === 'creator_id' ? place.column : null;
  return place.isScalar ? `(${jsonAt(place)})` : null;
}

function rangeOf({ place, test }: OneTest): string {
  const isText = 'value' in test && typeof test.value === 'string' && 'path' in place;
  if (isText) return `((${jsonAt(place)} #>> '{}')) COLLATE "C"`;
  return 'path' in place ? `(${sortable(jsonAt(place))})` : columnOf(place)!;
}

/** What `orderBy` sorts by, as columns of an index: it is read from either end where nothing is empty. */
function orderOf(sort: string, fields: FieldShapes): string | null {
  const name = sort.replace(/^[+\- ]/, '');
  if (!hasField(name, fields)) return null;
  const { place, shape } = placeOf(name, fields);
  if ('column' in place)
    return place.column.endsWith('_at') ? `${place.column} DESC, id DESC` : null;
  if (!place.isScalar) return null;
  const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
  const value =
    shape.type === 'string'
      ? `(nullif(${jsonAt(place)} #>> '{}', '')) COLLATE "und-x-icu"`
      : `(${sortable(jsonAt(place))})`;
  return `${value} ${direction} NULLS LAST, id ${direction}`;
}
