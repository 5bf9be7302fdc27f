import {
  databaseCalls,
  type Grouping,
  type Row,
  type RowEdit,
  type RowGroup,
  type RowsChanged,
  rowCalls,
} from '@trellis/contract';
import { api } from '../../../session/api.ts';
import type { Column } from '../columns/columns.ts';
import { Names } from './names.ts';

export interface ListAsk {
  sort?: string;
  q?: string;
  skip?: number;
  limit?: number;
  fields?: string;
}

/** Which rows in which order, and what groups they make. */
export interface GroupsAsk extends Pick<ListAsk, 'q' | 'sort'> {
  by: Grouping;
  /** Rows of each group. */
  limit: number;
}

/** The calls on one entity's rows. */
export class EntityCalls {
  params: { appId: string; entityName: string };
  /** What is changed is named as its field is called now. */
  readonly names = new Names();

  constructor(appId: string, entityName: string) {
    this.params = { appId, entityName };
  }

  /** Takes the names that the entity and its fields have now; whether fields are called otherwise than before. */
  follow(entityName: string, columns: readonly Column[]): boolean {
    this.params = { ...this.params, entityName };
    return this.names.follow(columns);
  }

  async list(query: ListAsk, signal?: AbortSignal): Promise<Row[]> {
    return (await api(rowCalls.list, { params: this.params, query, signal })) as Row[];
  }

  async count(q: string | undefined, signal?: AbortSignal): Promise<number> {
    return (await api(rowCalls.count, { params: this.params, query: { q }, signal })).count;
  }

  /** The beginnings of several lists by one call; `each` is what would ask for them one by one. */
  async groups(ask: GroupsAsk, _each: readonly ListAsk[]): Promise<readonly RowGroup[]> {
    return (await api(databaseCalls.groups, { params: this.params, body: ask })).groups;
  }

  async get(id: string, signal?: AbortSignal): Promise<Row> {
    return (await api(rowCalls.get, { params: { ...this.params, id }, signal })) as Row;
  }

  async create(data: Record<string, unknown>): Promise<Row> {
    return (await api(rowCalls.create, { params: this.params, body: this.names.in(data) })) as Row;
  }

  /** An edited cell is one field (ruling 28). `base` is what it was: another by now, it is refused. */
  async change(
    id: string,
    data: Record<string, unknown>,
    base: Record<string, unknown>,
  ): Promise<Row> {
    const body = { ...this.names.in(data), $base: this.names.in(base) };
    return (await api(rowCalls.update, { params: { ...this.params, id }, body })) as Row;
  }

  /** Ranges, fills and changes of what is selected go together (ruling 28). */
  changeMany(changes: RowEdit[]): Promise<RowsChanged> {
    const named = changes.map(({ id, data, base }) => ({
      id,
      data: this.names.in(data),
      ...(base && { base: this.names.in(base) }),
    }));
    return api(rowCalls.changeMany, { params: this.params, body: { changes: named } });
  }

  async remove(id: string): Promise<void> {
    await api(rowCalls.delete, { params: { ...this.params, id } });
  }

  async restore(id: string): Promise<Row> {
    return (await api(rowCalls.restore, { params: { ...this.params, id } })) as Row;
  }
}
