import { bridge } from './bridge.ts';
import { announce, type ChangeListener, onChange } from './changes.ts';
import { call } from './http.ts';
import { follow } from './live.ts';

/** What every row carries beside its own fields. */
export interface RowBase {
  id: string;
  createdAt: string;
  updatedAt: string;
  creatorId: string | null;
}
export type RowOf<T> = RowBase & T;
export type Fields = Record<string, unknown>;

/** The rows of one entity, as far as the visitor may see and change them. */
export interface EntityClient<T = Fields> {
  readonly name: string;
  /** `sort`: a field, with `-` in front for descending; the newest first by default. */
  list(sort?: string, limit?: number, skip?: number): Promise<RowOf<T>[]>;
  /** `query`: field → value, or an object of operators (`{ $gte: 3 }`, `{ $in: [...] }`). */
  filter(query: Fields, sort?: string, limit?: number, skip?: number): Promise<RowOf<T>[]>;
  get(id: string): Promise<RowOf<T>>;
  create(data: Partial<T>): Promise<RowOf<T>>;
  update(id: string, data: Partial<T>): Promise<RowOf<T>>;
  delete(id: string): Promise<void>;
  /** Brings back a row that the visitor deleted. */
  restore(id: string): Promise<RowOf<T>>;
  bulkCreate(rows: Partial<T>[]): Promise<RowOf<T>[]>;
  count(query?: Fields): Promise<number>;
  schema(): Promise<Fields>;
  /** Follows changes of rows, whoever makes them; the answer ends it. */
  subscribe(callback: ChangeListener): () => void;
}

/** The client of the entity with this name. */
export function createEntityClient<T = Fields>(name: string): EntityClient<T> {
  const at = (rest = '') =>
    `/live_api/apps/${bridge().appId}/entities/${encodeURIComponent(name)}${rest}`;
  const one = (id: string) => at(`/${encodeURIComponent(id)}`);
  const filter = (query?: Fields, sort?: string, limit?: number, skip?: number) =>
    call<RowOf<T>[]>('GET', at(), { query: { q: query, sort, limit, skip } });

  return {
    name,
    list: (sort, limit, skip) => filter(undefined, sort, limit, skip),
    filter,
    get: (id) => call('GET', one(id)),
    async create(data) {
      const row = await call<RowOf<T>>('POST', at(), { body: data });
      announce(name, { type: 'create', id: row.id, data: row as Fields });
      return row;
    },
    async update(id, data) {
      const row = await call<RowOf<T>>('PUT', one(id), { body: data });
      announce(name, { type: 'update', id, data: row as Fields });
      return row;
    },
    async delete(id) {
      await call('DELETE', one(id));
      announce(name, { type: 'delete', id });
    },
    async restore(id) {
      const row = await call<RowOf<T>>('POST', at(`/${encodeURIComponent(id)}/restoration`));
      announce(name, { type: 'create', id, data: row as Fields });
      return row;
    },
    async bulkCreate(rows) {
      const made = await call<RowOf<T>[]>('POST', at('/bulk'), { body: rows });
      announce(name, { type: 'reload' });
      return made;
    },
    async count(query) {
      return (await call<{ count: number }>('GET', at('/count'), { query: { q: query } })).count;
    },
    schema: () => call('GET', at('/schema')),
    subscribe(callback) {
      const stopListening = onChange(name, callback);
      const stopFollowing = follow(name);
      return () => {
        stopListening();
        stopFollowing();
      };
    },
  };
}
