import { runCalls, type ToolRun } from '@trellis/contract';
import { type Route, route } from '../../http/index.ts';
import { callerOf } from '../../integrations/index.ts';
import type { ToolNeeds } from '../needs.ts';
import { ownerOf } from './owner.ts';
import type { RunRow } from './record.ts';
import { editRun, rateRun, removeRun, sharedRun, shareRun } from './use.ts';
import { validateRun } from './validate.ts';

/** What people do with their runs once they are over. */
export function useRoutes(needs: ToolNeeds, presented: (run: RunRow) => Promise<ToolRun>): Route[] {
  const { db } = needs;
  const asked = async (
    ask: Parameters<typeof callerOf>[1] & { request: Request; params: { appId: string } },
  ) => {
    const { app, caller } = await callerOf(needs, ask, ask.params.appId);
    return { app, caller, owner: () => ownerOf(caller, ask.request) };
  };
  return [
    route(runCalls.rate, async (ask) => {
      const { app, owner } = await asked(ask);
      return presented(await rateRun(db, app.app_id, ask.params.runId, owner(), ask.body));
    }),
    route(runCalls.edit, async (ask) => {
      const { app, owner } = await asked(ask);
      return presented(await editRun(db, app, ask.params.runId, owner(), ask.body.parts));
    }),
    route(runCalls.validate, async (ask) => {
      const { app, caller, owner } = await asked(ask);
      const of = { app, payer: caller, owner: owner() };
      return presented(await validateRun(needs, of, ask.params.runId, ask.request.signal));
    }),
    route(runCalls.share, async (ask) => {
      const { app, owner } = await asked(ask);
      const { isShared } = ask.body;
      return presented(await shareRun(db, app.app_id, ask.params.runId, owner(), isShared));
    }),
    route(runCalls.shared, async (ask) => {
      const { app, owner } = await asked(ask);
      const whose = ask.query.preview ? owner() : null;
      return sharedRun(db, app.app_id, ask.params.runId, whose);
    }),
    route(runCalls.remove, async (ask) => {
      const { app, owner } = await asked(ask);
      return removeRun(db, app.app_id, ask.params.runId, owner());
    }),
  ];
}
