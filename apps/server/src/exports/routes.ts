import { exportCalls, exportName, MESSAGES } from '@trellis/contract';
import { builderOf, type Route, route } from '../http/index.ts';
import { Refusal } from '../refusal.ts';
import type { ExportNeeds } from './needs.ts';
import { sealTicket } from './ticket.ts';

/** Asking for an entity's rows as a file. */
export function exportRoutes({ box, entities }: ExportNeeds): Route[] {
  return [
    route(exportCalls.begin, async ({ params, actor, role, body }) => {
      const { userId, sessionId } = builderOf({ actor });
      const rows = await entities.count({ ...params, actor, role }, { q: body.q });
      if (rows === 0)
        throw new Refusal('invalid', MESSAGES.nothingToExport, { code: 'nothing_to_export' });
      const now = new Date();
      const ticket = sealTicket(box, { ...params, userId, sessionId, wanted: body }, now.getTime());
      return {
        url: `/api/exports/${ticket}/${exportName(params.entityName, body.format, now)}`,
        rows,
      };
    }),
  ];
}
