import type { RowEdit, RowStep } from '@trellis/contract';
import type { RowAsk } from '../../entities/index.ts';
import { putBackDeleted } from '../../versions/index.ts';
import type { RowStepNeeds } from './needs.ts';

/** Rows that were left as they are, and why the first one. */
export interface LeftRows {
  left: number;
  why: string | null;
}

/** Does its part of a step to some rows; done once more it changes nothing. */
export async function actOn(
  services: RowStepNeeds,
  ask: RowAsk,
  kind: RowStep['kind'],
  edits: readonly RowEdit[],
): Promise<LeftRows> {
  const { db, bus, entities } = services;
  const ids = edits.map(({ id }) => id);
  switch (kind) {
    case 'restore': {
      await putBackDeleted({ db, bus }, ask, { ids });
      const there = await entities.count(ask, { q: JSON.stringify({ id: { $in: ids } }) });
      const left = new Set(ids).size - there;
      return { left, why: left > 0 ? 'They were erased for good.' : null };
    }
    case 'remove':
      // What somebody else deleted meanwhile is gone as it was to be.
      await entities.deleteMany(ask, { id: { $in: ids } });
      return { left: 0, why: null };
    case 'change': {
      const { left } = await entities.changeRows(ask, edits);
      return { left: left.length, why: left[0]?.message ?? null };
    }
  }
}
