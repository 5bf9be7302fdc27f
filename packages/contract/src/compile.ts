import type { FieldSchema } from './entity.ts';

/** Something wrong in an app's source, with its place (lines and columns count from 1). */
export interface Diagnostic {
  file: string;
  line: number;
  column: number;
  severity: 'error' | 'warning';
  /** Which check found it: `syntax`, `missing-module`, `missing-export`, `undefined-name`, `schema`, `style`, … */
  detector: string;
  message: string;
}

/** One module of an app, ready for the frame. `slots` are the places in `code` where a specifier stands. */
export interface CompiledModule {
  /** `app:/pages/Home.tsx`, `app:/entry.tsx`, `kit:/components/ui/button.tsx`, … */
  name: string;
  /** Of the code; changes when and only when the code does. */
  hash: string;
  code: string;
  /** Names of the modules it imports: those of the slots, in their order, then those it loads when asked. */
  deps: string[];
  /** [start, end) offsets into `code` (UTF-16 units) of each static import's specifier, quotes not included. */
  slots: [number, number][];
  /** Every export is a likely component: a hot update may stop here. */
  boundary: boolean;
  /** Source map (v3, JSON), to turn stack positions into source positions. */
  map?: string;
}

/** All that the preview needs to run one state of an app. */
export interface PreviewBuild {
  appId: string;
  versionId: string | null;
  entry: string;
  pages: string[];
  mainPage: string | null;
  modules: CompiledModule[];
  css: { hash: string; text: string };
  /** Bare specifier or `vendor:/…` name → address of the immutable file that the parent fetches. */
  vendor: Record<string, string>;
  /** Names in `vendor` that nothing needs to begin, each with those of them that it imports, itself among them. */
  later: Record<string, string[]>;
  /** The text behind some addresses in `vendor`: those of which a request each would be a waste. */
  inline: Record<string, string>;
  diagnostics: Diagnostic[];
}

/** What changed since the build the client holds. `full` when an update in place is not possible. */
export interface PreviewUpdate {
  versionId: string | null;
  full: boolean;
  pages: string[];
  mainPage: string | null;
  changed: CompiledModule[];
  removed: string[];
  css: { hash: string; text: string } | null;
  vendor: Record<string, string>;
  later: Record<string, string[]>;
  diagnostics: Diagnostic[];
}

/** A published app: hashed, immutable files. `code` and `css` are addresses, the rest is small. */
export interface LinkedBuild {
  entry: string;
  /** File name (with its hash) → content. The app's own chunks and its style sheet. */
  files: Record<string, string>;
  /** Names of the files to fetch before the first paint, entry last. */
  preload: string[];
  styles: string[];
  /** Static imports: bare specifier or `vendor:/…` name → address. Only what this app reaches. */
  vendor: Record<string, string>;
  /** Static imports of each module (`app:/` + file name, `vendor:/…`, bare specifiers), to fetch in one go. */
  imports: Record<string, string[]>;
  /** Page → the file that its first visit needs beside `preload`. */
  pageFiles: Record<string, string>;
  pages: string[];
  mainPage: string | null;
  /** All that it shows, anybody may see: a picture that a builder's page was drawn from tells nobody more. */
  isOpenToAll?: boolean;
  /** The app's root component has routes of its own: what its addresses are, only it knows. */
  ownRoutes?: boolean;
}

export type EntityFields = Record<string, FieldSchema>;
