import type { AppFiles } from '@trellis/contract';
import type { Refusal } from '../../refusal.ts';
import type { PagePlace, PageScript } from './page-head.ts';

export interface ProjectFile {
  path: string;
  content: string;
  encoding: 'text' | 'base64';
}

/** A project, sorted into what an app is made of. */
export interface Project {
  files: AppFiles;
  /** The configuration of Tailwind. */
  theme: string | null;
  /** Files of values that its build puts into the code. */
  settings: ProjectFile[];
  /** Pictures and the like, with where code finds them. */
  assets: { path: string; imported: boolean; file: ProjectFile }[];
  /** Files of rows. */
  rows: ProjectFile[];
  /** The module that draws the app, which may put something around its root component. */
  main: string | null;
  /** The scripts of its page, and elements beside the app's own. */
  scripts: PageScript[];
  places: PagePlace[];
  /** What its page says of it. */
  description: string | null;
  /** The page that the project says it begins with. */
  mainPage: string | null;
  /** It was exported here. */
  isOurs: boolean;
  /** Only people who are signed in see it. */
  asksSignIn: boolean;
  /** Its list of pages is a component that only shows them. */
  isUsualList: boolean;
  /** Why its pages cannot be had, where it has none that are files of their own. */
  refusal: Refusal | null;
  /** Code beside `src/`, which counts where something in there takes it. */
  beside: ProjectFile[];
  /** Code for the server, and the path that it would have. */
  server: { path: string; file: ProjectFile }[];
  /** Client modules of the project's own, which ours stands for. */
  clients: string[];
  /** Names of files that the code takes as the text they are. */
  asText: readonly RegExp[];
  /** Tables that it fetches by their address. */
  fetched: ReadonlySet<string>;
  /** What the code takes of `useAuth()`. */
  askedOfAuth: ReadonlySet<string>;
  /** Colors that its theme adds to those that all such projects have. */
  ownColors: ReadonlySet<string>;
  /** What is no part of the pages stands beside `src/`. */
  hasSrc: boolean;
  /** The saved views of a project that was exported here. */
  views: ProjectFile | null;
  /** The settings that its tools have of their own. */
  toolSettings: ProjectFile | null;
  entities: string[];
  withoutRules: string[];
  replaced: string[];
  leftOut: { path: string; reason: string }[];
  notes: string[];
}
