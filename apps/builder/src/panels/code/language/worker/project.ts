import { toolDeclarations, toolNameOf, USE_USER_TYPES } from '@trellis/contract';
import ts from 'typescript-service';
import type { TypePack } from '../packs.ts';
import {
  allEntities,
  entityDeclaration,
  entityPath,
  USE_USER,
  USER_DECLARATION,
} from './entities.ts';
import { APP, isCode, KIT, LIB, TOOLS } from './paths.ts';
import { type Files, resolveImport } from './resolve.ts';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  allowJs: true,
  checkJs: false,
  // Apps are written by people and models who do not write types for everything.
  strict: false,
  noImplicitAny: false,
  skipLibCheck: true,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
};

interface Held {
  text: string;
  version: number;
  snapshot: ts.IScriptSnapshot | null;
}

/** The app and everything that it stands on, as the compiler's language service sees it. */
export class AppProject {
  readonly service: ts.LanguageService;
  readonly #files = new Map<string, Held>();
  readonly #resolved = new Map<string, string | null>();
  /** Packages that were asked for and are not here. */
  readonly missing = new Set<string>();
  #version = 0;
  /** Other files stand here than when imports were last resolved. */
  #isStale = false;

  constructor(files: Record<string, string>) {
    this.setFiles(files);
    this.service = ts.createLanguageService(this.#host(), ts.createDocumentRegistry());
  }

  readonly view: Files = {
    has: (path) => this.#files.has(path),
    read: (path) => this.#files.get(path)?.text,
  };

  /** Takes over files of the app, by their paths in it; null for those that went. */
  setFiles(files: Record<string, string | null>): void {
    let isNewShape = false;
    for (const [path, text] of Object.entries(files)) {
      isNewShape ||= text === null || !this.#files.has(APP + path);
      this.#set(APP + path, text);
      const entity = /^entities\/(.+)\.json$/.exec(path)?.[1];
      if (entity)
        this.#set(entityPath(entity), text === null ? null : entityDeclaration(entity, text));
    }
    if (Object.keys(files).some((path) => toolNameOf(path) !== null))
      this.#set(TOOLS, toolDeclarations(this.#tools()));
    if (!isNewShape) return;
    this.#set(entityPath('all'), allEntities(this.entityNames()));
    const hasUserFields = this.#files.has(`${APP}entities/User.json`);
    if (!hasUserFields) this.#set(entityPath('User'), USER_DECLARATION);
    this.#set(USE_USER, hasUserFields ? USE_USER_TYPES : null);
    this.#resolveAnew();
  }

  addPack({ files }: TypePack): void {
    for (const [path, text] of Object.entries(files)) this.#set(path, text);
    this.#resolveAnew();
  }

  /** The next program asks again for every import. */
  #resolveAnew(): void {
    this.#resolved.clear();
    this.#isStale = true;
  }

  /** Makes the program of this state, where imports have to be resolved anew. */
  settle(): void {
    if (!this.#isStale) return;
    this.service.getProgram();
    this.#isStale = false;
  }

  /** The definitions of the app's tools, by their files. */
  #tools(): Record<string, string> {
    const paths = this.paths(`${APP}tools/`);
    return Object.fromEntries(paths.map((path) => [path.slice(APP.length), this.text(path)!]));
  }

  entityNames(): string[] {
    return this.paths(`${APP}entities/`).map((path) => path.slice(APP.length + 9, -'.json'.length));
  }

  paths(folder: string): string[] {
    return [...this.#files.keys()].filter((path) => path.startsWith(folder));
  }

  text(path: string): string | undefined {
    return this.#files.get(path)?.text;
  }

  version(path: string): number {
    return this.#files.get(path)?.version ?? 0;
  }

  #set(path: string, text: string | null): void {
    const known = this.#files.get(path);
    if (known?.text === text) return;
    this.#version++;
    if (text === null) this.#files.delete(path);
    else this.#files.set(path, { text, version: (known?.version ?? 0) + 1, snapshot: null });
  }

  #resolve(specifier: string, from: string): string | null {
    const key = `${from.slice(0, from.lastIndexOf('/'))} ${specifier}`;
    const known = this.#resolved.get(key);
    if (known !== undefined) return known;
    const found = resolveImport(specifier, from, this.view, OPTIONS);
    this.#resolved.set(key, found);
    if (
      !found &&
      !from.includes('/node_modules/') &&
      !/^[.@~/]\/?/.test(specifier.replace(/^@(?!\/)/, ''))
    )
      this.missing.add(specifier);
    return found;
  }

  /** With a question that the service asks although its types do not say so. */
  #host(): ts.LanguageServiceHost & { hasInvalidatedResolutions(): boolean } {
    return {
      getProjectVersion: () => String(this.#version),
      getScriptFileNames: () => [
        ...this.paths(APP).filter(isCode),
        ...this.paths(KIT).filter((path) => path.endsWith('globals.d.ts')),
        ...this.paths(TOOLS),
      ],
      getScriptVersion: (path) => String(this.version(path)),
      getScriptSnapshot: (path) => {
        const held = this.#files.get(path);
        if (!held) return undefined;
        held.snapshot ??= ts.ScriptSnapshot.fromString(held.text);
        return held.snapshot;
      },
      getCurrentDirectory: () => '/',
      getCompilationSettings: () => OPTIONS,
      getDefaultLibFileName: () => `${LIB}lib.d.ts`,
      fileExists: this.view.has,
      readFile: this.view.read,
      directoryExists: () => true,
      hasInvalidatedResolutions: () => this.#isStale,
      resolveModuleNameLiterals: (literals, from) =>
        literals.map(({ text }) => {
          const resolvedFileName = this.#resolve(text, from);
          if (!resolvedFileName) return { resolvedModule: undefined };
          const extension = extensionOf(resolvedFileName);
          const isExternalLibraryImport = resolvedFileName.includes('/node_modules/');
          return { resolvedModule: { resolvedFileName, extension, isExternalLibraryImport } };
        }),
    };
  }
}

function extensionOf(path: string): string {
  return /\.d\.[cm]?ts$|\.[^./]+$/.exec(path)?.[0] ?? '.ts';
}

/** Whether a path is one of the app's own files. */
export const isOwn = (path: string): boolean => path.startsWith(APP);
