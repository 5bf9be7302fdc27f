import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PROJECTS, projectFiles } from '@trellis/testing/projects';

/** A file of a project, as `POST /api/apps/import` takes it: its path begins with the project's folder. */
export type ProjectFile = { path: string; content: string; encoding: 'text' | 'base64' };

export interface Project {
  name: string;
  files: ProjectFile[];
}

const TEXT = /\.(jsx?|tsx?|mjs|cjs|css|jsonc?|html|md|txt|csv|svg|toml|env[\w.]*)$/i;
const SKIPPED = /(^|\/)(node_modules|\.git|dist|build)(\/|$)/;
const OWN_ROUTE = /<Route\b[^>]*?\bpath=["'{`\s]*\/?(\w[\w/-]*)["'`]/g;

/** The projects of the folder that IMPORTS names, one in each folder in it, or those of the tests. */
export function projects(): Project[] {
  const folder = process.env.IMPORTS;
  if (!folder) return PROJECTS.map((name) => ({ name, files: projectFiles(name) }));
  return readdirSync(folder)
    .filter((name) => statSync(join(folder, name)).isDirectory())
    .map((name) => ({ name, files: filesIn(join(folder, name)) }));
}

/** Addresses that a project's own root component gives its pages, without those that name a row. */
export function ownRoutes({ files }: Project): string[] {
  const root = files.find(({ path }) => /^[^/]+\/(src\/)?App\.[jt]sx?$/.test(path));
  return [...(root?.content ?? '').matchAll(OWN_ROUTE)].map(([, path]) => path!);
}

const filesIn = (folder: string): ProjectFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !SKIPPED.test(path) && statSync(join(folder, path)).isFile())
    .map((path) => {
      const encoding = TEXT.test(path) ? ('text' as const) : ('base64' as const);
      const bytes = readFileSync(join(folder, path));
      const content = bytes.toString(encoding === 'text' ? 'utf8' : 'base64');
      return { path: `${basename(folder)}/${path}`, content, encoding };
    });
