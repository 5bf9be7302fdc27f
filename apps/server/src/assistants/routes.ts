import { assistantCalls, MESSAGES } from '@trellis/contract';
import { appById } from '../apps/index.ts';
import { type Ask, builderOf, type Route, route } from '../http/index.ts';
import { isAdmin } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import type { Replies } from './live.ts';
import type { AssistantNeeds } from './needs.ts';
import { activateAssistant, assistantOf, saveAssistant } from './record.ts';
import { talkRoutes } from './talk-routes.ts';

/** The chat assistants of apps. */
export function assistantRoutes(needs: AssistantNeeds & { replies: Replies }): Route[] {
  const { db, bus } = needs;
  /** In a generated app it is for admins, elsewhere for everybody with the role that the call names (ruling 91). */
  const allowed = async (
    ask: Pick<Ask<{ appId: string }, unknown, unknown>, 'actor' | 'params'>,
  ) => {
    const { appId } = ask.params;
    const { kind } = await appById(db, appId);
    if (kind === 'SPACE_APP') throw new Refusal('unsupported', 'A space app has no chat assistant');
    if (kind === 'GEN_APP' && !(await isAdmin(db, builderOf(ask).userId)))
      throw new Refusal('forbidden', MESSAGES.adminsOnly);
    return appId;
  };
  return [
    ...talkRoutes(needs),
    route(assistantCalls.get, async (ask) => assistantOf(db, await allowed(ask))),
    route(assistantCalls.save, async (ask) => {
      const appId = await allowed(ask);
      const saved = await saveAssistant(db, appId, ask.body);
      bus.publish({ kind: 'app', appId });
      return saved;
    }),
    route(assistantCalls.activate, async (ask) => {
      const appId = await allowed(ask);
      const answer = await activateAssistant(db, appId, ask.body.isActive);
      bus.publish({ kind: 'app', appId });
      return answer;
    }),
  ];
}
