import { bridge } from '../bridge.ts';
import { announce, type Change, type ChangeListener, onChange } from '../changes.ts';
import type { Fields } from '../entities.ts';
import { call } from '../http.ts';
import { follow } from '../live.ts';
import { appPath, segments } from './address.ts';
import { send } from './body.ts';

/** A row in the words that existing app code expects: `created_date`, `created_by`, and the data. */
export type SdkRow = Fields & { id: string };

/** The newer way to list: one page, with where the next begins. */
export interface PageOptions {
  sort?: string;
  limit?: number;
  skip?: number;
  fields?: string | string[];
  cursor?: string;
  distinct?: string;
  q?: Fields;
  query?: Fields;
  filter?: Fields;
}

interface Page {
  items: unknown[];
  next_cursor: string | null;
  has_more: boolean;
}

const OPTIONS = new Set('sort limit skip fields cursor distinct q query filter'.split(' '));

/** Named options, not a filter by fields; an empty object filters nothing. */
const isOptions = (given: object): given is PageOptions => {
  const names = Object.keys(given);
  return names.length > 0 && names.every((name) => OPTIONS.has(name));
};

/** Rows that are a page, too. */
const paged = (rows: SdkRow[], next_cursor: string | null = null, has_more = false): SdkRow[] =>
  Object.defineProperties(rows, {
    items: { value: rows },
    next_cursor: { value: next_cursor },
    has_more: { value: has_more },
  });

/** The rows of one entity, as the public client gives them. */
export class SdkEntity {
  readonly name: string;
  /** Rows carry the product's own words as well, as live ones do. */
  inBothWords = false;

  constructor(name: string) {
    this.name = name;
    // Code takes methods off (`const { list } = base44.entities.Task`) and hands them on.
    for (const method of METHODS) this[method] = this[method].bind(this) as never;
  }

  /** By position, by named options, or with a filter in the place of the order: clients of several years do each. */
  list(
    sort?: string | PageOptions | Fields,
    limit?: number | string,
    skip?: number,
    fields?: string | string[],
  ): Promise<unknown> {
    if (sort === null || typeof sort !== 'object')
      return this.rows(undefined, sort, limit as number, skip, fields);
    if (isOptions(sort)) return this.byOptions(sort);
    // `list({ status: 'open' }, '-created_date', 100)`, `list({}, 5)`
    return typeof limit === 'number'
      ? this.rows(sort, undefined, limit)
      : this.rows(sort, limit, skip, fields as unknown as number);
  }

  filter(
    query?: Fields,
    sort?: string | PageOptions,
    limit?: number,
    skip?: number,
    fields?: string | string[],
  ): Promise<unknown> {
    if (sort !== null && typeof sort === 'object') return this.byOptions({ ...sort, q: query });
    return this.rows(query, sort, limit, skip, fields);
  }

  /** One page, with where the next begins. */
  async page(options: PageOptions = {}) {
    const { query, filter, q, fields, ...rest } = options;
    const page = await call<Page>('GET', this.at('/v2/list'), {
      query: { ...rest, q: q ?? query ?? filter, fields: joined(fields) },
    });
    // Of one field's values, an item is no row.
    return options.distinct ? page : { ...page, items: this.worded(page.items as SdkRow[]) };
  }

  async get(id: string) {
    return this.wordedRow(await call<SdkRow>('GET', this.at(`/${encodeURIComponent(id)}`)));
  }

  async create(data: Fields) {
    const row = await call<SdkRow>('POST', this.at(), { body: data ?? {} });
    return this.tell('create', row);
  }

  async update(id: string, data: Fields) {
    const row = await call<SdkRow>('PUT', this.at(`/${encodeURIComponent(id)}`), { body: data });
    return this.tell('update', row);
  }

  /** Brings back a row that the visitor deleted: a call of the product's own, which answers in its words. */
  async restore(id: string) {
    const at = `/live_api/apps/${bridge().appId}/entities/${segments(this.name, id)}/restoration`;
    const row = await call<SdkRow>('POST', at);
    const { createdAt: created_date, updatedAt: updated_date, creatorId: created_by_id } = row;
    return this.tell('create', { ...row, created_date, updated_date, created_by_id });
  }

  async delete(id: string) {
    const done = await call('DELETE', this.at(`/${encodeURIComponent(id)}`));
    announce(this.name, { type: 'delete', id });
    return done;
  }

  deleteMany(query: Fields) {
    return this.changing(call<unknown>('DELETE', this.at(), { body: query }));
  }

  bulkCreate(rows: Fields[]) {
    const made = call<SdkRow[]>('POST', this.at('/bulk'), { body: rows });
    return this.changing(made.then((all) => this.worded(all)));
  }

  bulkUpdate(rows: Fields[]) {
    return this.changing(call<SdkRow[]>('PUT', this.at('/bulk'), { body: rows }));
  }

  updateMany(query: Fields, data: Fields) {
    return this.changing(
      call<unknown>('PATCH', this.at('/update-many'), { body: { query, data } }),
    );
  }

  upsert(records: Fields[], by: string | string[] | { key: string | string[] }) {
    const key = typeof by === 'object' && !Array.isArray(by) ? by.key : by;
    return this.changing(call<unknown>('POST', this.at('/upsert'), { body: { records, key } }));
  }

  /** A number, as code that counts expects it. */
  async count(query?: Fields) {
    return (await call<{ count: number }>('GET', this.at('/count'), { query: { q: query } })).count;
  }

  aggregate(input: Fields) {
    return call<unknown>('POST', this.at('/aggregate'), { body: input });
  }

  schema() {
    return call<Fields>('GET', this.at('/schema'));
  }

  importEntities(file: File) {
    return this.changing(send('POST', this.at('/import'), { file }));
  }

  /** Follows changes of rows; the answer ends it. */
  subscribe(callback: ChangeListener): () => void {
    const listen = (change: Change) => callback({ ...change });
    const stopListening = onChange(this.name, listen);
    const stopFollowing = follow(this.name);
    return () => {
      stopListening();
      stopFollowing();
    };
  }

  private at(rest = ''): string {
    return appPath(`/entities/${segments(this.name)}${rest}`);
  }

  private async rows(
    q?: Fields,
    sort?: string,
    limit?: number,
    skip?: number,
    fields?: string | string[],
  ): Promise<SdkRow[]> {
    const query = { q, sort, limit, skip, fields: joined(fields) };
    return this.worded(await call<SdkRow[]>('GET', this.at(), { query }));
  }

  private worded(rows: SdkRow[]): SdkRow[] {
    return this.inBothWords ? rows.map((row) => this.wordedRow(row)) : rows;
  }

  private wordedRow(row: SdkRow): SdkRow {
    if (!this.inBothWords) return row;
    const { created_date: createdAt, updated_date: updatedAt, created_by_id: creatorId } = row;
    return { createdAt, updatedAt, creatorId, ...row };
  }

  /**
   * A page where a cursor or the values of a field are asked for; rows otherwise, which also say where they
   * go on, as one release of the client had it.
   */
  private async byOptions(options: PageOptions): Promise<unknown> {
    if ('cursor' in options || 'distinct' in options) return this.page(options);
    const { q, query, filter, sort, limit, skip, fields } = options;
    if (limit === undefined || skip)
      return paged(await this.rows(q ?? query ?? filter, sort, limit, skip, fields));
    const { items, next_cursor, has_more } = await this.page(options);
    return paged(items as SdkRow[], next_cursor, has_more);
  }

  private tell(type: 'create' | 'update', answer: SdkRow): SdkRow {
    const row = this.wordedRow(answer);
    announce(this.name, { type, id: row.id, data: row });
    return row;
  }

  private async changing<T>(done: Promise<T>): Promise<T> {
    const answer = await done;
    announce(this.name, { type: 'reload' });
    return answer;
  }
}

const METHODS = [
  'list',
  'filter',
  'page',
  'get',
  'create',
  'update',
  'delete',
  'restore',
  'deleteMany',
  'bulkCreate',
  'bulkUpdate',
  'updateMany',
  'upsert',
  'count',
  'aggregate',
  'schema',
  'importEntities',
  'subscribe',
] as const;

const joined = (fields?: string | string[]): string | undefined =>
  Array.isArray(fields) ? fields.join(',') : fields;

const known = new Map<string, SdkEntity>();

/** The entity of this name; always the same object, so that it can stand in a list of dependencies. */
export function sdkEntity(name: string): SdkEntity {
  const found = known.get(name) ?? new SdkEntity(name);
  known.set(name, found);
  return found;
}

/** The same, for code that reads its rows in the product's own words as well. */
export function sdkEntityInBothWords(name: string): SdkEntity {
  return Object.assign(sdkEntity(name), { inBothWords: true });
}
