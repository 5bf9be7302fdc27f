import type { FoundPassage, searchCalls } from '@trellis/contract';
import { type Ask, type Route, route } from '../../http/index.ts';
import { type Caller, callerOf } from '../../integrations/index.ts';
import type { KnowledgeNeeds } from '../needs.ts';
import { search } from './search.ts';

/** Searches in a minute: of an app's callers at one address, and of all of an app. */
const OF_ADDRESS = 60;
const OF_APP = 1_200;

/** What pages of apps find in the app's data. */
export const searchRoute = (needs: KnowledgeNeeds, call: typeof searchCalls.search): Route =>
  route(call, async (ask) => {
    const { app, caller } = await callerOf(
      needs,
      ask as Ask<unknown, unknown, unknown>,
      ask.params.appId,
    );
    const appId = app.app_id;
    await needs.limits.take('search', `${appId}:${caller.address}`, OF_ADDRESS, 60);
    await needs.limits.take('search-app', appId, OF_APP, 60);
    const { query, items, limit } = ask.body;
    const itemIds = items && (await idsOf(needs, appId, items));
    const passages = await search(needs, {
      appId,
      question: query,
      itemIds,
      readers: readersOf(caller),
      limit,
    });
    return {
      passages: passages.map(
        ({ itemId, itemName, n, text, place, score }): FoundPassage => ({
          itemId,
          item: itemName,
          n,
          text,
          place,
          score,
        }),
      ),
    };
  });

/** Whoever builds the app sees what its users see. */
const readersOf = ({ rank }: Caller): 'users' | 'anyone' =>
  rank === 'visitor' ? 'anyone' : 'users';

/** Items by their ids, or by their names as the builder gave them. */
async function idsOf(
  { db }: KnowledgeNeeds,
  appId: string,
  named: readonly string[],
): Promise<string[]> {
  if (named.length === 0) return [];
  const rows = await db
    .selectFrom('context_items')
    .select('id')
    .where('app_id', '=', appId)
    .where('deleted_at', 'is', null)
    .where(({ eb, or }) => or([eb('id', 'in', named), eb('name', 'in', named)]))
    .execute();
  return rows.map(({ id }) => id);
}
