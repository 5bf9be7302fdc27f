import { createHash } from 'node:crypto';
import { type AppFiles, fileKind } from '@trellis/contract';
import type { AppRow } from '../apps/index.ts';
import type { Environment } from '../identity/index.ts';
import type { FunctionNeeds } from './needs.ts';

/** A function of a version of an app. */
export interface AppFunction {
  app: AppRow;
  environment: Environment;
  name: string;
  /** Reads the version's files; asked once for each state of them. */
  files(): Promise<AppFiles>;
  entry: string;
  /** Of everything that it could be made of. */
  hash: string;
}

/** The functions of a version by name; of its files only the paths and hashes are read. */
export async function functionsIn(
  { versions }: Pick<FunctionNeeds, 'versions'>,
  app: AppRow,
  environment: Environment,
): Promise<AppFunction[]> {
  const versionId = environment === 'preview' ? app.draft_version_id : app.published_version_id;
  if (!versionId) return [];
  const { manifest } = await versions.get(app.app_id, versionId);
  const paths = Object.entries(manifest).filter(([path]) => /^(server|shared)\//.test(path));
  if (!paths.some(([path]) => fileKind(path) === 'function')) return [];
  const { functionsOf } = await import('@trellis/compiler/server');
  const hash = createHash('sha256')
    .update(
      JSON.stringify(
        Object.entries(manifest)
          .filter(([path]) => !/^(pages|components|entities)\//.test(path))
          .sort(),
      ),
    )
    .digest('base64url');
  const found = functionsOf(Object.fromEntries(paths));
  return [...found].map(([name, entry]) => ({
    app,
    environment,
    name,
    entry,
    hash,
    files: () => versions.files(app.app_id, versionId),
  }));
}

/** The draft's functions, and which of them may act as the app itself: for who is about to publish it. */
export async function describeFunctions(
  services: Pick<FunctionNeeds, 'versions'>,
  app: AppRow,
): Promise<{ name: string; actsAsApp: boolean }[]> {
  const all = await functionsIn(services, app, 'preview');
  const [first] = all;
  if (!first) return [];
  const { actingAsApp } = await import('@trellis/compiler/server');
  const acting = actingAsApp(await first.files());
  return all.map(({ name }) => ({ name, actsAsApp: acting.has(name) }));
}
