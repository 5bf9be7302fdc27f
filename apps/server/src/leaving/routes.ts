import { Readable } from 'node:stream';
import { accountCalls } from '@trellis/contract';
import { requireProof } from '../accounts/index.ts';
import {
  builderCookie,
  builderOf,
  type Route,
  refuseActing,
  route,
  selfOf,
} from '../http/index.ts';
import { deleteAccount, exportAccount } from './leave.ts';
import type { LeavingNeeds } from './needs.ts';

/** How a builder takes what they own along, and goes. */
export function leavingRoutes(services: LeavingNeeds): Route[] {
  return [
    route(accountCalls.exportAccount, async (ask) => {
      refuseActing(ask.actor);
      const builder = builderOf(ask);
      const stream = Readable.toWeb(
        Readable.from(exportAccount(services, builder), { objectMode: false }),
      );
      return ask.c.body(stream as ReadableStream, 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="trellis-export-${new Date().toISOString().slice(0, 10)}.json"`,
        'Cache-Control': 'no-store',
      });
    }),
    route(accountCalls.deleteAccount, async (ask) => {
      refuseActing(ask.actor);
      const user = await requireProof(services, selfOf(ask.actor, undefined), ask.body);
      const deletedApps = await deleteAccount(services, user.id);
      builderCookie.clear(ask.c);
      return { success: true, deletedApps };
    }),
  ];
}
