import { type AppRole, LIMITS, MESSAGES, type Row, sdkCalls } from '@trellis/contract';
import type { Standing } from '@trellis/filter';
import type { Context } from 'hono';
import {
  answer,
  changeProfile,
  changeUser,
  importedFile,
  JsonText,
  json,
  knownUser,
  ownUserId,
  type RowAsk,
  removeUser,
  rowId,
} from '../entities/index.ts';
import { type Route, route } from '../http/index.ts';
import type { Actor } from '../identity/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import { aggregatedByCreator, creatorEmails, storedField } from './by-creator.ts';
import { dialectFor, sdkRows, withCreatorIds } from './creators.ts';
import { cursorOf, standing, walkOf } from './cursor.ts';
import type { SdkNeeds } from './needs.ts';

interface Ask {
  params: { appId: string; entityName: string };
  actor: Actor;
  role: AppRole | null;
  c: Context;
}

/** In this dialect a field that an entity does not have is one without a value. */
const of = ({ params, actor, role }: Omit<Ask, 'c'>): RowAsk => ({
  appId: params.appId,
  entityName: params.entityName,
  actor,
  role,
  unknown: 'missing',
  namesProtected: true,
});

/** The public client's calls on rows (base44-compatibility.md), answered by the product's own store. */
export function sdkRowRoutes(services: SdkNeeds): Route[] {
  const { db, entities } = services;
  const rows = (ask: RowAsk, list: readonly Row[]) => sdkRows(db, ask, list);
  const row = async (ask: RowAsk, one: Row) => (await rows(ask, [one]))[0]!;
  const answerRows = async (ask: Ask, found: Row[] | JsonText, status?: 201) =>
    answer(ask.c, found instanceof JsonText ? found : await rows(of(ask), found), status);
  const answerRow = async (ask: Ask, found: Row | JsonText, status?: 201) =>
    answer(ask.c, found instanceof JsonText ? found : await row(of(ask), found), status);
  const queried = async <Q extends { q?: string }>(ask: RowAsk, query: Q): Promise<Q> => {
    if (!query.q?.includes('created_by')) return query;
    return { ...query, q: JSON.stringify(await withCreatorIds(db, ask, json(query.q))) };
  };
  /** A page of the different values of a field. */
  const values = async (
    ask: RowAsk,
    field: string,
    query: unknown,
    { limit, after }: { limit: number; after: Standing | null },
  ) => {
    const page = { limit: limit + 1, after: after?.value ?? null };
    const found = await entities.distinct(ask, storedField(field), query, page);
    const items = found.slice(0, limit);
    const next = found.length > limit ? { value: JSON.stringify(items.at(-1)), id: '' } : null;
    return { items: field === 'created_by' ? await creatorEmails(db, ask, items) : items, next };
  };
  const isUser = (name: string) => name.toLowerCase() === 'user';
  const self = ({ actor, role }: Pick<Ask, 'actor' | 'role'>, appId: string) =>
    ownUserId(services, { appId, actor, role });
  const person = async (ask: Pick<Ask, 'actor' | 'role'>, appId: string, userId: string) => {
    const full = { params: { appId, entityName: 'User' }, actor: ask.actor, role: ask.role };
    const known = await row(of(full), await knownUser(services, of(full), userId));
    return { ...whoIs(appId, ask.actor), ...known };
  };

  return [
    route(sdkCalls.me, async (ask) => {
      const { appId } = ask.params;
      return person(ask, appId, await self(ask, appId));
    }),
    route(sdkCalls.updateMe, async (ask) => {
      const { appId } = ask.params;
      const userId = await self(ask, appId);
      const by = { appId, actor: ask.actor, role: ask.role, namesProtected: true };
      await changeProfile(services, by, userId, ask.body);
      return person(ask, appId, userId);
    }),
    route(sdkCalls.schema, async (ask) => ({ ...(await entities.schema(of(ask))) })),
    route(sdkCalls.count, async (ask) => ({
      count: await entities.count(of(ask), await queried(of(ask), ask.query)),
    })),
    route(sdkCalls.page, async (ask) => {
      const walk = walkOf(ask.query);
      const { limit } = ask.query;
      const { after } = walk;
      const { q } = await queried(of(ask), walk);
      const { items, next } = await standing(async () => {
        if (walk.distinct) return values(of(ask), walk.distinct, json(q), { limit, after });
        const page = await entities.page(of(ask), { ...walk, q, limit, after });
        return { items: await rows(of(ask), page.rows), next: page.next };
      });
      return {
        items,
        next_cursor: next ? cursorOf({ ...walk, after: next }) : null,
        has_more: next !== null,
      };
    }),
    route(sdkCalls.list, async (ask) => {
      const query = await queried(of(ask), ask.query);
      return answerRows(ask, await entities.list(of(ask), query, dialectFor(of(ask))));
    }),
    route(sdkCalls.get, async (ask) =>
      namingRow(ask.params, async () => {
        const id = rowId(ask.params.id);
        return answerRow(ask, await entities.get(of(ask), id, dialectFor(of(ask))));
      }),
    ),
    route(sdkCalls.aggregate, async (ask) =>
      aggregatedByCreator(
        db,
        of(ask),
        { ...ask.body, query: await withCreatorIds(db, of(ask), ask.body.query) },
        (spec) => entities.aggregate(of(ask), spec),
      ),
    ),
    route(sdkCalls.upsert, async (ask) => {
      const done = await entities.upsert(of(ask), ask.body.records, ask.body.key);
      return { ...done, records: await rows(of(ask), done.records) };
    }),
    route(sdkCalls.bulkCreate, async (ask) => {
      if (ask.body.length === 0) return answer(ask.c, [], 201);
      const made = await entities.create(of(ask), ask.body, dialectFor(of(ask)));
      return answerRows(ask, made, 201);
    }),
    route(sdkCalls.bulkUpdate, async (ask) =>
      rows(of(ask), await entities.bulkUpdate(of(ask), ask.body)),
    ),
    route(sdkCalls.updateMany, async (ask) => {
      const query = await withCreatorIds(db, of(ask), ask.body.query);
      return { success: true, ...(await entities.updateMany(of(ask), query, ask.body.data)) };
    }),
    route(sdkCalls.create, async (ask) =>
      answerRow(ask, await entities.createOne(of(ask), ask.body, dialectFor(of(ask))), 201),
    ),
    route(sdkCalls.importEntities, async (ask) => {
      try {
        const {
          created,
          sheet,
          rows: made,
        } = await importedFile(ask.c, (file) =>
          entities.importRows({ ...of(ask), namesProtected: false }, file, LIMITS.list),
        );
        const from = sheet === undefined ? '' : ` of the sheet “${sheet}”`;
        const details = `Successfully imported ${created} ${ask.params.entityName} records${from}`;
        return { status: 'success' as const, details, output: await rows(of(ask), made) };
      } catch (error) {
        // What is wrong with a file is an answer to this client, not an error.
        if (!(error instanceof Refusal) || !error.code.startsWith('import_')) throw error;
        return { status: 'error' as const, details: error.message, output: null };
      }
    }),
    route(sdkCalls.update, async (ask) =>
      namingRow(ask.params, async () => {
        const id = rowId(ask.params.id);
        if (isUser(ask.params.entityName))
          return row(of(ask), await changeUser(services, of(ask), id, ask.body));
        return answerRow(ask, await entities.update(of(ask), id, ask.body, dialectFor(of(ask))));
      }),
    ),
    route(sdkCalls.delete, async (ask) =>
      namingRow(ask.params, async () => {
        const id = rowId(ask.params.id);
        if (isUser(ask.params.entityName)) await removeUser(services, of(ask), id);
        else await entities.delete(of(ask), id);
        return { success: true };
      }),
    ),
    route(sdkCalls.deleteMany, async (ask) => ({
      success: true,
      deleted: await entities.deleteMany(of(ask), await withCreatorIds(db, of(ask), ask.body)),
    })),
  ];
}

/** Does work on one row; one that is not there, or not for the caller, is named as this client's apps expect it. */
async function namingRow<T>(
  { entityName, id }: { entityName: string; id: string },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.message !== MESSAGES.rowGone) throw error;
    throw notFound(MESSAGES.entityRowGone(entityName, id.slice(0, 80)));
  }
}

/** What the client's types name of a person beside their fields; a field of the same name stands before it. */
export const whoIs = (appId: string, actor: Actor) => ({
  app_id: appId,
  is_verified: actor.kind !== 'visitor' || actor.isVerified,
  disabled: false,
  is_service: false,
});
