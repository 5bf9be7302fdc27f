import {
  type AppFiles,
  type Diagnostic,
  fileKind,
  GLOBALS_FILE,
  type ImportReport,
  pageNames,
  ROOT_FILE,
} from '@trellis/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import { type AppRow, appUserOf, createApp, deleteApp } from '../apps/index.ts';
import { NamedView, takeViews } from '../database/index.ts';
import { versionEntities } from '../entities/index.ts';
import type { Builder } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import { takeAssets } from './foreign/assets.ts';
import { functionWords } from './foreign/called.ts';
import { inferSchema } from './foreign/infer.ts';
import { takeLook } from './foreign/look.ts';
import { firstInLayout } from './foreign/main-page.ts';
import { entityOf, takeMissing } from './foreign/missing.ts';
import { deviceWords, outsideWords } from './foreign/outside.ts';
import { readProject } from './foreign/project.ts';
import { takeRoots } from './foreign/roots.ts';
import { serverProblems, serverWords } from './foreign/server.ts';
import type { Project, ProjectFile } from './foreign/shape.ts';
import type { ProjectNeeds } from './needs.ts';
import { takeOwnToolSettings } from './tool-settings.ts';

const MOST_LISTED = 100;
const NamedViews = z.array(NamedView).max(1_000);

interface Wanted {
  name: string;
  files: ProjectFile[];
  requestKey?: string | undefined;
}

/** Makes an app of somebody's project, with its rules, pictures and rows, and tells what became of it. */
export async function importApp(services: ProjectNeeds, builder: Builder, wanted: Wanted) {
  const project = readProject(wanted.files);
  const { fieldsInCode, readMain, themeOf } = await import('@trellis/compiler');
  takeRoots(project, readMain);
  project.mainPage ??= firstInLayout(project.files);
  await takeInferred(services, builder, project);
  takeMissing(project, fieldsInCode);
  takeTheme(project, themeOf);
  if (!project.isOurs) takeLook(project);
  refuseWithoutPages(project);
  const { name, requestKey } = wanted;
  const { app, isNew } = await createApp(services.db, builder, {
    kind: 'GEN_APP',
    name,
    ...(project.description && { description: project.description.slice(0, 500) }),
    ...(requestKey !== undefined && { requestKey }),
  });
  // An answer got lost on the way: the app is there, with its files.
  if (!isNew && app.draft_version_id)
    return {
      appId: app.app_id,
      versionId: app.draft_version_id,
      report: await reportOf(services, app.app_id, project, {
        pictures: project.assets.length,
        rows: [],
      }),
    };
  try {
    return await fill(services, builder, app, project);
  } catch (error) {
    // Nothing is left of an app whose files could not be taken.
    await deleteApp(services, app.app_id);
    throw error;
  }
}

/** A project shows something by its pages, or by a root component of its own. */
function refuseWithoutPages({ files, refusal }: Project): void {
  const paths = Object.keys(files);
  if (paths.some((path) => fileKind(path) === 'page' || ROOT_FILE.test(path))) return;
  if (refusal) throw refusal;
  if (!paths.some((path) => fileKind(path) === 'component'))
    throw new Refusal(
      'invalid',
      'This project has no pages. Choose the folder that contains src/pages/ or pages/.',
    );
}

async function fill(services: ProjectNeeds, builder: Builder, app: AppRow, project: Project) {
  const { db, versions, previews, bus } = services;
  const appId = app.app_id;
  const pictures = await takeAssets(services, app, project);
  const creator = await appUserOf(db, appId, builder, 'owner');
  await settle(services, appId, project);
  const { versionId, files } = await db.transaction().execute((trx) =>
    versions.commit(trx, {
      appId,
      kind: 'import',
      messageId: null,
      files: project.files,
      creatorId: creator.id,
    }),
  );
  const rows = await takeRows(services, builder, appId, project);
  await takeOwnViews(services, builder, { appId, versionId }, project);
  await takeOwnToolSettings(services, builder, { appId, versionId }, project);
  bus.publish({ kind: 'version', appId, versionId });
  await previews.committed(appId, versionId, files, true);
  return { appId, versionId, report: await reportOf(services, appId, project, { pictures, rows }) };
}

/** The project names the page that it begins with, and says whether anything is shown without a sign-in. */
async function settle(
  { db }: ProjectNeeds,
  appId: string,
  { mainPage, asksSignIn }: Project,
): Promise<void> {
  const said = { ...(mainPage && { mainPage }), ...(asksSignIn && { visibility: 'signin' }) };
  if (Object.keys(said).length === 0) return;
  await db
    .updateTable('apps')
    .set({ settings: sql`settings || ${JSON.stringify(said)}::jsonb` })
    .where('app_id', '=', appId)
    .execute();
}

/** What the project adds to Tailwind's theme stands before its own styles. */
function takeTheme({ files, theme }: Project, themeOf: (config: string) => string): void {
  if (theme === null) return;
  const sheet = themeOf(theme);
  if (sheet) files[GLOBALS_FILE] = `${sheet}${files[GLOBALS_FILE] ?? ''}`;
}

/** Rows that came without a schema bring one of their own. */
async function takeInferred(
  { parsing }: ProjectNeeds,
  { userId }: Builder,
  project: Project,
): Promise<void> {
  for (const { path, content, encoding } of project.rows) {
    const name = entityOf(path);
    if (isKnown(project, name) || !/^[A-Za-z]\w*$/.test(name)) continue;
    // The app is not there yet: it is its maker's turn.
    const file = rowsFile({ path, content, encoding });
    const schema = await inferSchema(parsing, userId, name, file);
    if (!schema) continue;
    project.files[`entities/${name}.json`] = `${JSON.stringify(schema, null, 2)}\n`;
    project.entities.push(name);
    project.withoutRules.push(name);
    project.notes.push(`${name}: its fields were read from ${path}`);
  }
}

/** `team-members` of a file are those of TeamMembers; `users` are people. */
const isKnown = ({ entities }: Project, name: string): string | undefined =>
  entities.find((known) => plain(known) === plain(name)) ??
  (/^users?$/i.test(name) ? 'User' : undefined);

const plain = (name: string): string => name.toLowerCase().replace(/[-_ ]/g, '');

const rowsFile = ({ path, content, encoding }: ProjectFile): File =>
  new File(
    [Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8')],
    path.replace(/^.*\//, ''),
  );

async function takeRows(
  { entities }: ProjectNeeds,
  actor: Builder,
  appId: string,
  project: Project,
): Promise<ImportReport['rows']> {
  const report: ImportReport['rows'] = [];
  for (const { path, content, encoding } of project.rows) {
    const entityName = isKnown(project, entityOf(path));
    if (!entityName || entityName === 'User') {
      const reason = entityName
        ? 'Users are invited, not imported'
        : `There is no entity called '${entityOf(path)}'`;
      project.leftOut.push({ path, reason });
      continue;
    }
    // What refers to a row goes on doing so.
    const ask = { appId, entityName, actor, role: 'owner' as const, keepIds: true };
    try {
      const { created } = await entities.importRows(ask, rowsFile({ path, content, encoding }));
      report.push({ entity: entityName, count: created, problem: null });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      report.push({ entity: entityName, count: 0, problem: error.message });
    }
  }
  return report;
}

/** Views that came along with an app that was exported here. */
async function takeOwnViews(
  { db }: ProjectNeeds,
  { userId }: Builder,
  { appId, versionId }: { appId: string; versionId: string },
  { views, leftOut }: Project,
): Promise<void> {
  if (!views) return;
  const read = NamedViews.safeParse(parsed(views.content));
  if (read.success)
    await takeViews(db, appId, await versionEntities(db, appId, versionId), read.data, userId);
  else leftOut.push({ path: views.path, reason: 'These are no saved views' });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function reportOf(
  { previews }: ProjectNeeds,
  appId: string,
  project: Project,
  taken: Pick<ImportReport, 'pictures' | 'rows'>,
): Promise<ImportReport> {
  const { files, entities, replaced, leftOut, withoutRules, notes } = project;
  const paths = Object.keys(files);
  const found = await previews.check(appId, files as AppFiles);
  const problems = [
    ...found.filter(({ severity }) => severity === 'error'),
    ...(await serverProblems(files)),
  ];
  const needing = problems.length > 0 ? await previews.pagesByFile(appId, files) : new Map();
  const { functionsOf } = await import('@trellis/compiler/server');
  const own = [...functionsOf(files).keys()];
  return {
    ...taken,
    pages: pageNames(paths),
    entities: entities.sort(),
    files: paths.length,
    replaced: replaced.sort(),
    leftOut: leftOut.slice(0, MOST_LISTED),
    withoutRules: withoutRules.sort(),
    notes: [
      ...notes,
      ...(await serverWords(files)),
      ...functionWords(files, own),
      ...outsideWords(files),
      ...deviceWords(files),
      ...withoutWork(found),
      ...documentWords(found),
    ],
    mends: found.filter(({ detector }) => /^(mended-import|missing-icon)$/.test(detector)).length,
    problems: problems.slice(0, MOST_LISTED).map(({ file, line, message }) => ({
      file,
      line,
      message,
      pages: needing.get(file) ?? [],
    })),
  };
}

/** Pages that bring a document of their own. */
function documentWords(found: readonly Diagnostic[]): string[] {
  const files = new Set(
    found.filter(({ detector }) => detector === 'document-part').map(({ file }) => file),
  );
  if (files.size === 0) return [];
  return [
    `<html>, <head> and <body> are drawn as plain elements, since every page has its own already: ${[...files].sort().join(', ')}.`,
  ];
}

/** Packages whose calls do nothing here, each reported once. */
const withoutWork = (found: readonly Diagnostic[]): string[] => [
  ...new Set(
    found
      .filter(({ detector, severity }) => detector === 'unknown-package' && severity === 'warning')
      .map(({ message }) => message),
  ),
];
