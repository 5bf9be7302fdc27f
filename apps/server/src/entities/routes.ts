import { type AppRole, rowCalls } from '@trellis/contract';
import { type Route, route } from '../http/index.ts';
import type { Actor } from '../identity/index.ts';
import { answer } from './answer.ts';
import { OWN } from './dialect.ts';
import { importedFile } from './import/file.ts';
import type { EntityNeeds } from './needs.ts';
import { changeProfile, changeUser, knownUser, ownUserId, removeUser } from './profile.ts';
import type { EntityStore } from './store.ts';

/** A handler's ask, as the store wants it. */
const of = (ask: {
  params: { appId: string; entityName: string };
  actor: Actor;
  role: 'viewer' | 'editor' | 'owner' | null;
}) => ({
  appId: ask.params.appId,
  entityName: ask.params.entityName,
  actor: ask.actor,
  role: ask.role,
});

interface Me {
  actor: Actor;
  params: { appId: string };
  role: AppRole | null;
}

export function entityRoutes(services: EntityNeeds & { entities: EntityStore }): Route[] {
  const { entities } = services;
  const me = async ({ actor, params, role }: Me) => {
    const ask = { appId: params.appId, actor, role };
    return knownUser(services, ask, await ownUserId(services, ask));
  };
  const isUser = (name: string) => name.toLowerCase() === 'user';
  return [
    route(rowCalls.me, me),
    route(rowCalls.meByApps, me),
    route(rowCalls.updateMe, async ({ actor, params, role, body }) => {
      const ask = { appId: params.appId, actor, role };
      return changeProfile(services, ask, await ownUserId(services, ask), body);
    }),
    route(rowCalls.schema, async (ask) => ({ ...(await entities.schema(of(ask))) })),
    route(rowCalls.count, async (ask) => ({ count: await entities.count(of(ask), ask.query) })),
    route(rowCalls.list, async (ask) =>
      answer(ask.c, await entities.list(of(ask), ask.query, OWN)),
    ),
    route(rowCalls.get, async (ask) =>
      answer(ask.c, await entities.get(of(ask), ask.params.id, OWN)),
    ),
    route(rowCalls.create, async (ask) =>
      answer(ask.c, await entities.createOne(of(ask), ask.body, OWN), 201),
    ),
    route(rowCalls.bulk, async (ask) => {
      if (ask.body.length === 0) return answer(ask.c, [], 201);
      const { importId, at } = ask.query;
      const rows =
        importId && at && ask.role
          ? entities.createOnce(of(ask), importId, at.split(',').map(Number), ask.body)
          : entities.create(of(ask), ask.body, OWN);
      return answer(ask.c, await rows, 201);
    }),
    route(rowCalls.changeMany, async (ask) => entities.changeRows(of(ask), ask.body.changes)),
    route(rowCalls.importRows, async (ask) => {
      const { rows: _, ...made } = await importedFile(ask.c, (file) =>
        entities.importRows(of(ask), file),
      );
      return made;
    }),
    route(rowCalls.update, async (ask) => {
      const { id } = ask.params;
      if (isUser(ask.params.entityName)) return changeUser(services, of(ask), id, ask.body);
      const { $base: base, ...input } = ask.body;
      if (typeof base === 'object' && base !== null)
        return entities.changeSeen(of(ask), id, input, base as Record<string, unknown>);
      return answer(ask.c, await entities.update(of(ask), id, input, OWN));
    }),
    route(rowCalls.delete, async (ask) => {
      if (isUser(ask.params.entityName)) await removeUser(services, of(ask), ask.params.id);
      else await entities.delete(of(ask), ask.params.id);
      return { success: true };
    }),
    route(rowCalls.deleteMany, async (ask) => ({
      success: true,
      deleted: await entities.deleteMany(of(ask), ask.body),
    })),
    route(rowCalls.restore, async (ask) => entities.restore(of(ask), ask.params.id)),
  ];
}
