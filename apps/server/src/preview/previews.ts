import type { AppCompiler, FieldNaming, ProjectInfo, Reference, Repaired } from '@trellis/compiler';
import {
  type AppFiles,
  type Diagnostic,
  isForBrowsers,
  type PreviewBuild,
  type PreviewUpdate,
} from '@trellis/contract';
import type { Runtime } from '@trellis/runtime/build';
import { visibilityOf } from '../apps/index.ts';
import type { Db } from '../db/index.ts';
import { logFault } from '../log.ts';
import type { Versions } from '../versions/index.ts';
import { openCompiler } from './compiler.ts';

/** Drafts of a turn are compiled at most this often; each compilation takes the newest state. */
const EVERY_MS = 40;

interface Held {
  build: PreviewBuild;
  /** Grows with each compilation; a client that misses one asks for the whole build. */
  serial: number;
}

interface Job {
  files: AppFiles;
  versionId: string | null;
  full: boolean;
  done: (() => void)[];
}

/** What builders see of their apps: compiled here, announced to the app's room as it changes. */
export class Previews {
  readonly #db: Db;
  readonly #versions: Versions;
  readonly #announce: (appId: string, update: PreviewUpdate) => void;
  readonly #held = new Map<string, Held>();
  readonly #jobs = new Map<string, Job>();
  readonly #busy = new Set<string>();
  readonly #runtime: () => Promise<Runtime>;
  #opening: Promise<AppCompiler> | null = null;

  constructor(
    db: Db,
    versions: Versions,
    runtime: () => Promise<Runtime>,
    announce: (appId: string, update: PreviewUpdate) => void,
  ) {
    this.#db = db;
    this.#versions = versions;
    this.#runtime = runtime;
    this.#announce = announce;
  }

  /** The compiler is loaded when it is first needed: an idle server does without its memory. */
  #compiler(): Promise<AppCompiler> {
    this.#opening ??= this.#runtime().then(openCompiler);
    return this.#opening;
  }

  /** The build of a version. The draft's is kept, so that changes to it compile only what they touch. */
  async open(appId: string, versionId: string | null, isDraft: boolean): Promise<PreviewBuild> {
    const held = this.#held.get(appId);
    if (isDraft && held && (held.build.versionId === versionId || this.#isStreaming(appId)))
      return held.build;
    const build = await this.#compile(
      appId,
      await this.#versions.files(appId, versionId),
      versionId,
      isDraft ? appId : `${appId}:${versionId}`,
    );
    if (isDraft) this.#hold(appId, build);
    return build;
  }

  #isStreaming(appId: string): boolean {
    return this.#jobs.has(appId) || this.#busy.has(appId);
  }

  #hold(appId: string, build: PreviewBuild): Held {
    const held = { build, serial: (this.#held.get(appId)?.serial ?? 0) + 1 };
    this.#held.delete(appId);
    this.#held.set(appId, held);
    // The oldest ones go; they are compiled again when somebody opens them.
    for (const key of this.#held.keys()) if (this.#held.size > 100) this.#held.delete(key);
    return held;
  }

  async #compile(
    appId: string,
    files: AppFiles,
    versionId: string | null,
    key: string,
  ): Promise<PreviewBuild> {
    const app = await this.#db
      .selectFrom('apps')
      .select('settings')
      .where('app_id', '=', appId)
      .executeTakeFirst();
    const appMainPage = typeof app?.settings.mainPage === 'string' ? app.settings.mainPage : null;
    const compiler = await this.#compiler();
    return compiler.compile(visible(files), { appId: key, versionId, appMainPage });
  }

  /** A file of the turn under way is finished: the preview shows the draft as it now is. */
  draftChanged(appId: string, files: AppFiles): void {
    this.#schedule(appId, { files: { ...files }, versionId: null, full: false, done: [] });
  }

  /** A version was made: the preview shows it. `full` when rows came with it, so that pages read them anew. */
  committed(appId: string, versionId: string, files: AppFiles, full: boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#schedule(appId, { files: { ...files }, versionId, full, done: [resolve] });
    });
  }

  /** A turn ended without a version: the preview goes back to the last good one. */
  async forgetDraft(appId: string): Promise<void> {
    const app = await this.#db
      .selectFrom('apps')
      .select('draft_version_id')
      .where('app_id', '=', appId)
      .executeTakeFirst();
    const held = this.#held.get(appId);
    if (!app || !held || held.build.versionId === app.draft_version_id) return;
    await this.committed(
      appId,
      app.draft_version_id ?? '',
      await this.#versions.files(appId, app.draft_version_id),
      false,
    );
  }

  /** One compilation per app at a time; what comes meanwhile is merged into the next. */
  #schedule(appId: string, job: Job): void {
    const waiting = this.#jobs.get(appId);
    this.#jobs.set(
      appId,
      waiting
        ? { ...job, full: job.full || waiting.full, done: [...waiting.done, ...job.done] }
        : job,
    );
    if (this.#busy.has(appId)) return;
    this.#busy.add(appId);
    this.#work(appId).finally(() => this.#busy.delete(appId));
  }

  async #work(appId: string): Promise<void> {
    for (let job = this.#jobs.get(appId); job; job = this.#jobs.get(appId)) {
      this.#jobs.delete(appId);
      try {
        await this.#show(appId, job);
      } catch (error) {
        logFault(`preview ${appId}`, error);
      }
      for (const resolve of job.done) resolve();
      if (job.versionId === null) await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  }

  async #show(appId: string, job: Job): Promise<void> {
    const before = this.#held.get(appId)?.build;
    const build = await this.#compile(appId, job.files, job.versionId || null, appId);
    this.#hold(appId, build);
    const { updateBetween } = await import('@trellis/compiler');
    const update = before ? updateBetween(before, build) : wholeOf(build);
    this.#announce(appId, { ...update, full: update.full || job.full });
  }

  /** What is wrong with a state of an app's files. */
  async check(appId: string, files: AppFiles): Promise<Diagnostic[]> {
    return (await this.#compiler()).diagnose(visible(files), await this.#checkInfo(appId));
  }

  /** The names of the pages that need each file, by its path. */
  async pagesByFile(appId: string, files: AppFiles): Promise<Map<string, string[]>> {
    return (await this.#compiler()).pagesByFile(visible(files), await this.#checkInfo(appId));
  }

  /** What is wrong, with how long each check took. */
  async validate(appId: string, files: AppFiles) {
    return (await this.#compiler()).validate(visible(files), await this.#checkInfo(appId));
  }

  /** A draft is checked beside what the preview shows: neither forgets what the other knows. */
  async #checkInfo(appId: string) {
    const app = await this.#db
      .selectFrom('apps')
      .select('settings')
      .where('app_id', '=', appId)
      .executeTakeFirst();
    const isPublic = app !== undefined && visibilityOf(app) === 'public';
    return { appId: `check:${appId}`, versionId: null, isPublic };
  }

  /** What refers to a file of an app, and how it would read without the file or with its new path. */
  async references(files: AppFiles, path: string, newPath: string | null): Promise<Reference[]> {
    return (await this.#compiler()).references(visible(files), path, newPath);
  }

  /** The files of an app that name a field of an entity. */
  async fieldUses(files: AppFiles, entity: string, field: string): Promise<FieldNaming[]> {
    return (await this.#compiler()).fieldNamings(visible(files), entity, field);
  }

  /** Mends by rule what can be mended; what was done, in words. */
  async repair(
    appId: string,
    files: AppFiles,
    diagnostics: Diagnostic[],
  ): Promise<{ files: AppFiles; repairs: string[] }> {
    const mended = await this.mend(appId, files, diagnostics);
    return {
      files: mended.files,
      repairs: mended.repairs.map(({ file, message }) => `${file}: ${message}`),
    };
  }

  /** The same, with each repair by itself. */
  async mend(
    appId: string,
    files: AppFiles,
    diagnostics: readonly Diagnostic[],
  ): Promise<Repaired> {
    const compiler = await this.#compiler();
    const info = await this.#checkInfo(appId);
    const mended = await compiler.repair(visible(files), diagnostics, info);
    return { ...mended, files: { ...files, ...mended.files } };
  }

  /** An app's files as a plain Vite project. */
  async project(files: AppFiles, info: ProjectInfo): Promise<AppFiles> {
    return (await this.#compiler()).project(visible(files), info);
  }

  /** Links a version for publishing. */
  async link(appId: string, versionId: string, appMainPage: string | null, despiteErrors = false) {
    const files = await this.#versions.files(appId, versionId);
    const { build, diagnostics } = await (await this.#compiler()).link(visible(files), {
      appId,
      versionId,
      appMainPage,
    });
    const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error');
    const [error] = despiteErrors ? [] : errors;
    if (!error) return build;
    const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
    throw new Error(`${error.file}:${error.line} ${error.message}${more}`);
  }
}

/** The files that the compiler knows of; the built-in builder's own is not one, nor is code for the server. */
function visible(files: AppFiles): AppFiles {
  return Object.fromEntries(Object.entries(files).filter(([path]) => isForBrowsers(path)));
}

/** The first build of an app, as a change from nothing. */
function wholeOf({ entry: _entry, modules, appId: _appId, ...rest }: PreviewBuild): PreviewUpdate {
  return { ...rest, full: true, changed: modules, removed: [] };
}
