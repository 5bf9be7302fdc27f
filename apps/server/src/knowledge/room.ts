import type { Db } from '../db/index.ts';
import { type PlanBook, requireRoom } from '../plans/index.ts';
import { countItems } from './items.ts';

/** Makes sure that so many items more fit into the plan of the app's owner, inside the transaction that adds them. */
export const requireRoomFor = (
  trx: Db,
  plans: PlanBook,
  { appId, ownerId, amount }: { appId: string; ownerId: string; amount: number },
): Promise<void> =>
  requireRoom(trx, plans, { userId: ownerId, limit: 'dataItems', scope: appId, amount }, (db) =>
    countItems(db, appId),
  );
