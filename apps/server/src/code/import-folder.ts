import { type AppFiles, EntitySchemaShape, fileKind } from '@trellis/contract';
import { appUserOf } from '../apps/index.ts';
import type { Builder } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import type { CodeNeeds } from './needs.ts';

interface Imported {
  versionId: string | null;
  imported: string[];
  leftOut: { path: string; reason: string }[];
}

/** Folders that hold no code of the app, and are not worth a word each. */
const SILENT = /(^|\/)(node_modules|\.git|dist|build|\.next|coverage)\//;

/** Takes a folder's files over: what is no part of an app is named with the reason, and left out. */
export async function importFolder(
  services: CodeNeeds,
  appId: string,
  builder: Builder,
  given: readonly { path: string; content: string }[],
): Promise<Imported> {
  const { db, versions, previews, bus } = services;
  const files: AppFiles = {};
  const leftOut: Imported['leftOut'] = [];
  const root = commonRoot(given.map(({ path }) => path));
  for (const { path, content } of given) {
    const inside = path.slice(root.length);
    if (SILENT.test(`/${inside}`)) continue;
    const file = appPath(inside);
    const reason = file === null ? 'An app cannot have a file at this path' : flaw(file, content);
    if (file === null || reason) leftOut.push({ path: inside, reason: reason ?? '' });
    else files[file] = file.startsWith('entities/') ? named(file, content) : content;
  }
  const imported = Object.keys(files).sort();
  if (imported.length === 0)
    throw new Refusal(
      'invalid',
      'This folder has no pages, components, services or entities. Choose the one that contains pages/ or src/pages/.',
    );
  const creator = await appUserOf(db, appId, builder, 'owner');
  const committed = await db.transaction().execute(async (trx) => {
    const draftId = await versions.closeDraft(trx, appId);
    const before = await versions.files(appId, draftId);
    return versions.commit(trx, {
      appId,
      kind: 'import',
      messageId: null,
      files: { ...before, ...files },
      creatorId: creator.id,
    });
  });
  bus.publish({ kind: 'version', appId, versionId: committed.versionId });
  await previews.committed(appId, committed.versionId, committed.files, true);
  return { versionId: committed.versionId, imported, leftOut };
}

/** The one folder that everything stands in, as a browser names it when a folder is chosen. */
function commonRoot(paths: readonly string[]): string {
  const [first = ''] = paths;
  const folder = first.slice(0, first.indexOf('/') + 1);
  const isApp = /^(src|pages|components|entities|services|lib|hooks|utils|functions)\/$/;
  if (folder === '' || isApp.test(folder)) return '';
  return paths.every((path) => path.startsWith(folder)) ? folder : '';
}

/** Where a file of somebody's project stands in an app; null where it does not. */
function appPath(path: string): string | null {
  const inside = path
    .replace(/^src\//, '')
    .replace(/^base44\/(functions|shared)\//, 'server/$1/')
    .replace(/^(?:api\/)?entities\/(.+)\.jsonc$/, 'entities/$1.json');
  const known: Record<string, string> = {
    'Layout.jsx': 'Layout.tsx',
    'Layout.js': 'Layout.tsx',
    'index.css': 'globals.css',
  };
  const meant = known[inside] ?? inside;
  // The kit brings these itself, and its own know the app's theme.
  if (meant.startsWith('components/ui/')) return null;
  return fileKind(meant) === null ? null : meant;
}

function flaw(path: string, content: string): string | null {
  if (!path.startsWith('entities/')) return null;
  try {
    const parsed = EntitySchemaShape.safeParse(JSON.parse(named(path, content)));
    return parsed.success ? null : (parsed.error.issues[0]?.message ?? 'Not a schema');
  } catch (error) {
    return `It is not JSON: ${(error as Error).message}`;
  }
}

/** A schema with the name of its file. */
function named(path: string, content: string): string {
  const schema = JSON.parse(content) as Record<string, unknown>;
  const name = path.slice('entities/'.length, -'.json'.length);
  return `${JSON.stringify({ type: 'object', properties: {}, ...schema, name }, null, 2)}\n`;
}
