import { Readable } from 'node:stream';
import { fileKind } from '@trellis/contract';
import { Zip, ZipDeflate } from 'fflate';
import type { Context } from 'hono';
import { type AppRow, appById, namedToolSettings, payloadsOf } from '../apps/index.ts';
import { namedViews } from '../database/index.ts';
import { versionEntities } from '../entities/index.ts';
import { servedOrigin } from '../http/index.ts';
import type { Builder } from '../identity/index.ts';
import type { ProjectNeeds } from './needs.ts';
import { TOOL_SETTINGS_FILE } from './tool-settings.ts';

const PAGE = 1_000;

/** The app as a ZIP file, written as it is read: an app of any size takes little memory. */
export async function exportApp(
  services: ProjectNeeds,
  c: Context,
  builder: Builder,
  appId: string,
  withData: boolean,
): Promise<Response> {
  const app = await appById(services.db, appId);
  const parts = zipped(entriesOf(services, app, builder, withData, servedOrigin(c, services)));
  return c.body(Readable.toWeb(Readable.from(parts)) as ReadableStream, 200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${app.slug}.zip"`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
}

interface Entry {
  path: string;
  pieces: AsyncIterable<string> | Iterable<string>;
}

/** Addresses of the app's files on this server, as they are elsewhere. */
const withServer = (text: string, appId: string, serverUrl: string): string =>
  text.replace(new RegExp(`(["'\`(])/files/${appId}/`, 'g'), `$1${serverUrl}/files/${appId}/`);

async function* entriesOf(
  services: ProjectNeeds,
  app: AppRow,
  builder: Builder,
  withData: boolean,
  serverUrl: string,
): AsyncGenerator<Entry> {
  const { app_id: appId, draft_version_id: draft } = app;
  const { edits: _, ...payloads } = await payloadsOf(services, app);
  yield { path: 'app.json', pieces: [JSON.stringify(payloads, null, 2)] };
  const files = await services.versions.files(appId, draft);
  if (Object.keys(files).length > 0) {
    const info = { name: app.slug, title: app.name, appId, serverUrl };
    const project = await services.previews.project(files, info);
    for (const [path, text] of Object.entries(project))
      yield { path, pieces: [withServer(text, appId, serverUrl)] };
    // What runs on this server goes on doing so, and comes back with the project.
    for (const [path, text] of Object.entries(files))
      if (['function', 'tool'].includes(fileKind(path) ?? '')) yield { path, pieces: [text] };
  }
  if (!draft) return;
  const entities = await versionEntities(services.db, appId, draft);
  const views = await namedViews(services.db, appId, entities);
  if (views.length > 0) yield { path: 'views.json', pieces: [JSON.stringify(views, null, 2)] };
  const tools = await namedToolSettings(services.db, appId, draft);
  if (Object.keys(tools).length > 0)
    yield { path: TOOL_SETTINGS_FILE, pieces: [JSON.stringify(tools, null, 2)] };
  if (!withData) return;
  for (const name of Object.keys(entities))
    if (name !== 'User')
      yield { path: `data/${name}.json`, pieces: rowsOf(services, appId, name, builder) };
}

async function* rowsOf(
  { entities }: ProjectNeeds,
  appId: string,
  entityName: string,
  actor: Builder,
): AsyncGenerator<string> {
  yield '[';
  for (let skip = 0; ; skip += PAGE) {
    const ask = { appId, entityName, actor, role: 'viewer' as const };
    const rows = await entities.list(ask, { limit: PAGE, skip, sort: 'createdAt' });
    if (rows.length > 0)
      yield `${skip > 0 ? ',\n' : '\n'}${rows.map((row) => JSON.stringify(row)).join(',\n')}`;
    if (rows.length < PAGE) break;
  }
  yield '\n]\n';
}

async function* zipped(entries: AsyncGenerator<Entry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  const encoder = new TextEncoder();
  for await (const { path, pieces } of entries) {
    const file = new ZipDeflate(path, { level: 6 });
    zip.add(file);
    for await (const piece of pieces) {
      file.push(encoder.encode(piece));
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
