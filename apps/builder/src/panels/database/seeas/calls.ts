import { type Row, type RowGroup, type SeenAs, seeAsCalls } from '@trellis/contract';
import { typeById } from '@trellis/fields';
import { ApiError, api } from '../../../session/api.ts';
import type { Column } from '../columns/columns.ts';
import { EntityCalls, type GroupsAsk, type ListAsk } from '../rows/calls.ts';

/** The column that says what the person may do with a row. */
export const MAY = '$may';
export const MAY_COLUMN: Column = {
  id: MAY,
  key: MAY,
  label: 'They can',
  type: typeById('text'),
  field: null,
  options: [],
  readOnly: true,
  isRequired: false,
  width: 170,
};

/** An entity's rows as somebody else gets them; nothing is changed through their eyes. */
export class SeenCalls extends EntityCalls {
  readonly #as: SeenAs;

  constructor(appId: string, entityName: string, as: SeenAs) {
    super(appId, entityName);
    this.#as = as;
  }

  override async list({ fields: _all, ...ask }: ListAsk, signal?: AbortSignal): Promise<Row[]> {
    const query = { ...ask, as: this.#as };
    const { rows, may } = await api(seeAsCalls.rows, { params: this.params, query, signal });
    return rows.map((row, at) => {
      const acts = ['see', may[at]?.update && 'change', may[at]?.delete && 'delete'];
      return { ...row, [MAY]: acts.filter(Boolean).join(', ') };
    });
  }

  override async count(q: string | undefined, signal?: AbortSignal): Promise<number> {
    const query = { q, as: this.#as };
    return (await api(seeAsCalls.sight, { params: this.params, query, signal })).count;
  }

  override groups({ limit }: GroupsAsk, each: readonly ListAsk[]): Promise<readonly RowGroup[]> {
    return Promise.all(
      each.map(async (ask) => {
        const [rows, count] = await Promise.all([this.list({ ...ask, limit }), this.count(ask.q)]);
        return { rows, count };
      }),
    );
  }

  override async get(id: string, signal?: AbortSignal): Promise<Row> {
    const [row] = await this.list({ q: JSON.stringify({ id }), limit: 1 }, signal);
    if (!row) throw new ApiError(404, 'This person cannot see this row');
    return row;
  }

  override create = fixed;
  override change = fixed;
  override remove = fixed;
  override restore = fixed;
  override changeMany = fixed;
}

const fixed = (): Promise<never> =>
  Promise.reject(new Error('Nothing can be changed while you view as somebody else'));
