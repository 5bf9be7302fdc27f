import { codeCalls, fileKind, MESSAGES, may } from '@trellis/contract';
import { appById, requireSpaceMaker } from '../apps/index.ts';
import { builderOf, type Route, route } from '../http/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import { changeFiles } from './change.ts';
import { elementRoutes } from './elements.ts';
import { codeBlocked, requireCode } from './gate.ts';
import { importFolder } from './import-folder.ts';
import { makeSpace } from './make-space.ts';
import type { CodeNeeds } from './needs.ts';
import { renameChanges } from './rename.ts';

export function codeRoutes(services: CodeNeeds): Route[] {
  const { db, versions, previews, bus } = services;
  const draftOf = async (appId: string) => {
    const app = await appById(db, appId);
    const files = await versions.listed(appId, app.draft_version_id);
    return { app, files: files.filter(({ path }) => fileKind(path) !== null) };
  };
  return [
    ...elementRoutes(services),
    route(codeCalls.list, async (ask) => {
      const { app, files } = await draftOf(ask.params.appId);
      const draft = app.draft_version_id
        ? await versions.get(app.app_id, app.draft_version_id)
        : null;
      const blocked = await codeBlocked(services, app, builderOf(ask).userId);
      const isFull = ask.query.content === 'true';
      return {
        versionId: app.draft_version_id,
        versionKind: draft?.kind ?? null,
        canEdit: may(ask.role, 'app.edit') && blocked === null,
        files: files.map(({ path, hash, content }) => ({
          id: path,
          hash,
          ...(isFull && { content }),
        })),
      };
    }),
    route(codeCalls.read, async ({ params, query }) => {
      const { app, files } = await draftOf(params.appId);
      const file = files.find(({ path }) => path === query.fileId);
      if (!file) throw notFound(MESSAGES.fileGone(query.fileId));
      return {
        id: file.path,
        hash: file.hash,
        content: file.content,
        versionId: app.draft_version_id,
      };
    }),
    route(codeCalls.references, async ({ params, query }) => {
      const { files } = await draftOf(params.appId);
      const byPath = new Map(files.map((file) => [file.path, file]));
      if (!byPath.has(query.fileId)) throw notFound(MESSAGES.fileGone(query.fileId));
      const contents = Object.fromEntries(files.map(({ path, content }) => [path, content]));
      const found = await previews.references(contents, query.fileId, query.newId ?? null);
      return {
        references: found.map((reference) => {
          // A file that moves is compared with itself at its old place.
          const file = byPath.get(reference.path) ?? byPath.get(query.fileId)!;
          return { ...reference, hash: file.hash, content: file.content };
        }),
      };
    }),
    route(codeCalls.update, async (ask) => {
      const { params, body } = ask;
      await requireCode(services, params.appId, builderOf(ask).userId);
      const { id, content, base } = body.file;
      return changeFiles(services, params.appId, [
        { path: id, content, base },
        ...(body.referencesToUpdate ?? []),
      ]);
    }),
    route(codeCalls.remove, async (ask) => {
      const { params, body } = ask;
      await requireCode(services, params.appId, builderOf(ask).userId);
      return changeFiles(services, params.appId, [
        { path: body.fileId, content: null, base: body.base },
        ...body.referencesToUpdate,
      ]);
    }),
    route(codeCalls.rename, async (ask) => {
      const { params, body } = ask;
      const app = await requireCode(services, params.appId, builderOf(ask).userId);
      const files = await versions.files(params.appId, app.draft_version_id);
      return changeFiles(services, params.appId, renameChanges(files, body));
    }),
    route(codeCalls.importFolder, async (ask) => {
      await requireCode(services, ask.params.appId, builderOf(ask).userId);
      return importFolder(services, ask.params.appId, builderOf(ask), ask.body.files);
    }),
    route(codeCalls.makeSpace, async (ask) => {
      const builder = builderOf(ask);
      await requireSpaceMaker(services, builder.userId);
      return makeSpace(services, builder, ask.body);
    }),
    route(codeCalls.toSpace, async (ask) => {
      const { params } = ask;
      await requireSpaceMaker(services, builderOf(ask).userId);
      const app = await appById(db, params.appId);
      if (app.kind !== 'GEN_APP' && app.kind !== 'SPACE_APP')
        throw new Refusal('conflict', 'Only a generated app can become a space app');
      await db
        .updateTable('apps')
        .set({ kind: 'SPACE_APP', updated_at: new Date() })
        .where('app_id', '=', params.appId)
        .execute();
      bus.publish({ kind: 'app', appId: params.appId });
      return { appId: params.appId };
    }),
  ];
}
