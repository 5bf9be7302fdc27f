import type { Diagnostic } from '@trellis/contract';
import type { Edit } from '../text/edit.ts';
import type { BareSign } from './signs.ts';

export type Lang = 'tsx' | 'ts' | 'jsx';

/** One module's source. `path` is what people see: the app's path, or the module's name. */
export interface Source {
  /** `app:/pages/Home.tsx`, `kit:/lib/utils.ts`, … */
  name: string;
  path: string;
  text: string;
  hash: string;
  origin: 'app' | 'kit' | 'made';
  /** The paths of the app's files, where the code names some by a pattern. */
  paths?: readonly string[];
  /** The app has values (`ENV_FILE`) that the code reads. */
  hasEnv?: boolean;
}

/** A name that an import statement asks for. */
export interface ImportedName {
  /** `default`, `*` or the export's name. */
  imported: string;
  local: string;
  start: number;
  /** Said to be a type, or used as nothing else. */
  typeOnly: boolean;
  used: boolean;
}

export interface ImportSite {
  specifier: string;
  /** Of the specifier, quotes not included. */
  start: number;
  end: number;
  kind: 'import' | 'reexport' | 'dynamic';
  names: ImportedName[];
}

export interface ExportedName {
  name: string;
  /** What it is called inside the module; null when it has no name there. */
  local: string | null;
  isType: boolean;
}

/** What one reading of a module tells. The syntax tree itself is not kept. */
export interface Parsed {
  source: Source;
  imports: ImportSite[];
  exports: ExportedName[];
  /** Specifiers of `export * from`. */
  stars: string[];
  /** Syntax errors: when there are any, the rest is not to be relied on. */
  errors: Diagnostic[];
  /** Names used and declared nowhere. */
  undefinedNames: { name: string; start: number; jsx: boolean }[];
  /** The files that stand in the place of patterns, as such changes. */
  patterns: Edit[];
  /** Signs in the text of elements that the grammar would have written otherwise. */
  signs: BareSign[];
  /** What other bundlers and versions of React take as it is written, as such changes. */
  habits: Edit[];
  /** Changes to the source before it is transformed; none of them adds or removes a line. */
  edits: Edit[];
}

/** Every file with markup is read as such; app code writes JSX in `.js`. */
export function langOf(path: string): Lang {
  if (path.endsWith('.tsx')) return 'tsx';
  return path.endsWith('.ts') ? 'ts' : 'jsx';
}
