import { type Diagnostic, ENV_FILE } from '@trellis/contract';
import { parseSync } from 'oxc-parser';
import { type TransformOptions, transformSync } from 'oxc-transform';
import type { Parsed } from '../parse/source.ts';
import { langOf } from '../parse/source.ts';
import { applyEdits, type Edit } from '../text/edit.ts';
import { placeOf } from '../text/place.ts';
import { BUILD_CONSTANT } from './build-constants.ts';
import { CLIENT_DEFINES, clientImports, putForClient } from './client.ts';
import { LOCATION_DEFINES } from './location.ts';

/** `preview` keeps state over updates and names JSX places; `publish` does neither. */
export type Mode = 'preview' | 'publish';

/** A place in transformed code where another module is named. */
export interface Site {
  specifier: string;
  /** Of the specifier, quotes not included. */
  start: number;
  end: number;
  /** Names that have to be there for the module to link. */
  names: string[];
  /** Names that code takes of the module as a whole: `turf.length` of `import * as turf`. */
  members?: string[];
  /** Where `import(` begins, when the module is only loaded when asked. */
  dynamic: number | null;
}

export interface Transformed {
  code: string;
  sites: Site[];
  map?: string;
  errors: Diagnostic[];
}

/** Turns a module's source into what the browser runs, its imports still as written. */
export function transform(parsed: Parsed, mode: Mode): Transformed {
  const { source } = parsed;
  const text = applyEdits(source.text, [
    ...parsed.edits,
    ...missingReact(parsed),
    ...clientImports(parsed),
    ...browserParts(parsed),
    ...envImport(parsed),
    ...heldNames(parsed),
  ]);
  const refresh = mode === 'preview' && source.origin !== 'kit';
  const result = transformSync(source.path, text, optionsFor(parsed, mode, refresh));
  const errors = result.errors
    .filter((error) => error.severity === 'Error')
    .map<Diagnostic>((error) => ({
      file: source.path,
      ...placeOf(text, error.labels[0]?.start ?? 0),
      severity: 'error',
      detector: 'syntax',
      message: error.message,
    }));
  const registers = refresh && /\$Refresh(Reg|Sig)\$/.test(result.code);
  const code = registers ? refreshLine(source.name) + result.code : result.code;
  const map = result.map && {
    ...result.map,
    sources: [source.path],
    sourcesContent: undefined,
    mappings: registers ? `;${result.map.mappings}` : result.map.mappings,
  };
  return { code, sites: sitesOf(code), map: map && JSON.stringify(map), errors };
}

function optionsFor(parsed: Parsed, mode: Mode, refresh: boolean): TransformOptions {
  const { source } = parsed;
  const mode_ = mode === 'preview' ? 'development' : 'production';
  return {
    lang: langOf(source.path),
    sourceType: 'module',
    sourcemap: source.origin === 'app',
    target: 'es2022',
    jsx: { runtime: 'automatic', development: mode === 'preview', refresh },
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode_),
      'import.meta.env.DEV': String(mode === 'preview'),
      'import.meta.env.PROD': String(mode === 'publish'),
      'import.meta.env.MODE': JSON.stringify(mode_),
      'import.meta.env.BASE_URL': '"/"',
      'import.meta.env.SSR': 'false',
      // Such projects make their client only where they are told which app they are.
      ...(source.origin === 'app' && {
        'import.meta.env.VITE_BASE44_APP_ID': 'globalThis.__trellis?.appId',
      }),
      // Whatever else a project was set up with: it is not there, which is no error.
      'import.meta.env': source.hasEnv ? ENV : '({})',
      'import.meta.hot': 'undefined',
      'process.env': source.hasEnv ? ENV : '({})',
      ...(source.origin === 'app' ? { ...LOCATION_DEFINES, ...CLIENT_DEFINES } : {}),
      ...Object.fromEntries(
        parsed.undefinedNames
          .filter(({ name }) => BUILD_CONSTANT.test(name))
          .map(({ name }) => [name, 'undefined']),
      ),
    },
  };
}

/** The name without a version, so that a component stays itself over updates. */
function refreshLine(name: string): string {
  const id = JSON.stringify(`${name} `);
  return `const $RefreshReg$ = (type, id) => __trellisRefresh.register(type, ${id} + id), $RefreshSig$ = __trellisRefresh.sign;\n`;
}

/** `React.useState` without the import works, as it does where the classic JSX is set up. */
function missingReact(parsed: Parsed): Edit[] {
  if (!parsed.undefinedNames.some(({ name }) => name === 'React')) return [];
  return [{ start: 0, end: 0, text: 'import * as React from "react";' }];
}

/** What stands for parts of the browser that a frame without an origin has not, in front of code that asks for them. */
const ASKED_FOR: [RegExp, string][] = [
  [/\bindexedDB\b|["'](?:dexie|idb|idb-keyval|localforage)["']/, 'trellis/indexeddb'],
  [/\(\s*["'`]script["'`]\s*\)|<script\b/, 'trellis/scripts'],
  [/\bwindow\.open\b|\bapplication\/pdf\b|\bbloburl\b/, 'trellis/windows'],
];

const browserParts = ({ source }: Parsed): Edit[] =>
  source.origin === 'app'
    ? ASKED_FOR.filter(([code]) => code.test(source.text)).map(([, part]) => ({
        start: 0,
        end: 0,
        text: `import "${part}";`,
      }))
    : [];

/** The values that the app was set up with. */
const ENV = '__trellisEnv';

const envImport = ({ source }: Parsed): Edit[] =>
  source.hasEnv ? [{ start: 0, end: 0, text: `import ${ENV} from "app:/${ENV_FILE}";` }] : [];

/** What the transformer puts in place is named beforehand: of code with types, it takes out imports that nothing names. */
function heldNames(parsed: Parsed): Edit[] {
  const { source } = parsed;
  const names = [source.hasEnv ? ENV : null, putForClient(parsed)].filter((name) => name !== null);
  if (names.length === 0 || !/^tsx?$/.test(langOf(source.path))) return [];
  return [{ start: 0, end: 0, text: names.map((name) => `void ${name};`).join('') }];
}

const membersOf = (code: string, name: string): string[] => [
  ...new Set(
    [
      ...code.matchAll(
        new RegExp(`(?<![\\w$.])${name.replace(/\$/g, '\\$')}\\.([A-Za-z_$][\\w$]*)`, 'g'),
      ),
    ].map(([, member]) => member!),
  ),
];

function sitesOf(code: string): Site[] {
  const { module } = parseSync('module.js', code, { lang: 'js', sourceType: 'module' });
  const sites: Site[] = [];
  for (const statement of module.staticImports) {
    const { value, start, end } = statement.moduleRequest;
    const names = statement.entries.flatMap(({ importName }) =>
      importName.kind === 'Name'
        ? [importName.name!]
        : importName.kind === 'Default'
          ? ['default']
          : [],
    );
    const whole = statement.entries.find(({ importName }) => importName.kind === 'NamespaceObject');
    const members = whole && membersOf(code, whole.localName.value);
    const found = { specifier: value, start: start + 1, end: end - 1, names, dynamic: null };
    sites.push(members ? { ...found, members } : found);
  }
  for (const statement of module.staticExports)
    for (const { moduleRequest, importName } of statement.entries) {
      if (!moduleRequest) continue;
      const names = importName.kind === 'Name' ? [importName.name!] : [];
      const same = sites.find((site) => site.start === moduleRequest.start + 1);
      if (same) same.names.push(...names);
      else
        sites.push({
          specifier: moduleRequest.value,
          start: moduleRequest.start + 1,
          end: moduleRequest.end - 1,
          names,
          dynamic: null,
        });
    }
  for (const { start: call, moduleRequest } of module.dynamicImports) {
    const literal = code.slice(moduleRequest.start, moduleRequest.end);
    if (/^(["'])[^"']*\1$/.test(literal))
      sites.push({
        specifier: literal.slice(1, -1),
        start: moduleRequest.start + 1,
        end: moduleRequest.end - 1,
        names: [],
        dynamic: call,
      });
  }
  return sites.sort((a, b) => a.start - b.start);
}
