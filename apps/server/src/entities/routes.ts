import { type AppRole, rowCalls } from '@trellis/contract';
import { jsonText, type Route, route } from '../http/index.ts';
import type { Actor } from '../identity/index.ts';
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
    route(rowCalls.list, async (ask) => {
      const text = await entities.listText(of(ask), ask.query, 'own');
      return text === null ? entities.list(of(ask), ask.query) : jsonText(ask.c, text);
    }),
    route(rowCalls.get, async (ask) => {
      const text = await entities.getText(of(ask), ask.params.id, 'own');
      return text === null ? entities.get(of(ask), ask.params.id) : jsonText(ask.c, text);
    }),
    route(rowCalls.create, async (ask) => {
      const texts = await entities.createTexts(of(ask), [ask.body], 'own');
      if (texts) return jsonText(ask.c, texts[0]!, 201);
      const [row] = await entities.create(of(ask), [ask.body]);
      ask.c.status(201);
      return row!;
    }),
    route(rowCalls.bulk, async (ask) => {
      if (ask.body.length === 0) return jsonText(ask.c, '[]', 201);
      const { importId, at } = ask.query;
      if (importId && at && ask.role) {
        ask.c.status(201);
        return entities.createOnce(of(ask), importId, at.split(',').map(Number), ask.body);
      }
      const texts = await entities.createTexts(of(ask), ask.body, 'own');
      if (texts) return jsonText(ask.c, `[${texts.join()}]`, 201);
      const rows = await entities.create(of(ask), ask.body);
      ask.c.status(201);
      return rows;
    }),
    route(rowCalls.changeMany, async (ask) => entities.changeRows(of(ask), ask.body.changes)),
    route(rowCalls.importRows, async (ask) => {
      const made = await importedFile(ask.c, (file) => entities.importRows(of(ask), file));
      return { created: made.created };
    }),
    route(rowCalls.update, async (ask) => {
      const { id } = ask.params;
      if (isUser(ask.params.entityName)) return changeUser(services, of(ask), id, ask.body);
      const { $base: base, ...input } = ask.body;
      if (typeof base === 'object' && base !== null)
        return entities.changeSeen(of(ask), id, input, base as Record<string, unknown>);
      const text = await entities.updateText(of(ask), id, input, 'own');
      return text === null ? entities.update(of(ask), id, input) : jsonText(ask.c, text);
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
