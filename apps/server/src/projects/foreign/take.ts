import {
  GLOBALS_FILE,
  hasMoreParams,
  hasMoreThanClient,
  LIMITS,
  ToolDefinition,
} from '@trellis/contract';
import { readAgent } from './agent.ts';
import { shownAt } from './fetched.ts';
import { frameworkOf } from './framework.ts';
import { parseJsonc } from './jsonc.ts';
import { readHead } from './page-head.ts';
import { isPageItself, OWN_PAGES, readPagesIndex } from './pages-index.ts';
import { placeOf } from './place.ts';
import { takeText } from './raw-text.ts';
import { isReplaced } from './replaced.ts';
import { OUTSIDE } from './root-folder.ts';
import { readSchema } from './schema.ts';
import type { Project, ProjectFile } from './shape.ts';
import { declaredMainPage, hasOwnGroups } from './standard.ts';
import { asText } from './text.ts';

const TOO_LONG = `It has more than ${LIMITS.code.fileLength.toLocaleString('en')} characters`;

/** Takes one file of a project: to its place, or to those that stay behind, with the reason. */
export function take(project: Project, file: ProjectFile): void {
  const isText = takeText(project, file);
  const place = placeOf(file.path);
  switch (place.kind) {
    case 'silent':
      takeSilent(project, file);
      return;
    case 'replaced':
      takeReplaced(project, file);
      return;
    case 'main':
      project.main = file.content;
      return;
    case 'head':
      takeHead(project, file);
      return;
    case 'settings':
      project.settings.push(file);
      return;
    case 'agent':
      addAgent(project, file);
      return;
    case 'left':
      takeLeft(project, file, place.reason);
      return;
    case 'tool':
      // Whether it is one that may be published is asked where it is stored (ruling 85).
      if (isTool(file.content)) addCode(project, place.path, file);
      else
        project.leftOut.push({
          path: shownPath(file.path),
          reason: 'This is not an AI tool',
        });
      return;
    case 'server':
      project.server.push({ path: place.path, file });
      return;
    case 'packages':
      project.refusal = frameworkOf(file.content);
      // Pages tell their version out of it.
      project.beside.push(file);
      return;
    case 'theme':
      project.theme = file.content;
      return;
    case 'rows':
      if (!isText) takeTable(project, file);
      return;
    case 'asset':
      project.assets.push({ path: place.path, imported: place.imported, file });
      return;
    case 'schema':
      addSchema(project, file);
      return;
    case 'code':
      if (project.hasSrc && !file.path.startsWith('src/')) project.beside.push(file);
      else addCode(project, place.path, file);
  }
}

/** Another product may have a folder of this name, too. */
function isTool(content: string): boolean {
  try {
    return ToolDefinition.safeParse(JSON.parse(content)).success;
  } catch {
    return false;
  }
}

/** What has no place stays behind with the reason; what pages may share with a server stays beside them. */
function takeLeft(project: Project, file: ProjectFile, reason: string): void {
  if (project.hasSrc && SERVED.test(file.path)) project.beside.push(file);
  else project.leftOut.push({ path: shownPath(file.path), reason });
}

/** Settings of functions go without a word, unless they say when one runs. */
function takeSilent(project: Project, { path, content }: ProjectFile): void {
  const runsByItself = /"(automations|schedule|cron)"|"type"\s*:\s*"(event|schedule|cron)/;
  if (!/(^|\/)function\.jsonc?$/.test(path) || !runsByItself.test(content)) return;
  const reason = 'Scheduled and triggered code does not run here';
  project.leftOut.push({ path, reason });
}

/** What is made here anew goes, unless more stands in it, or something else. */
function takeReplaced(project: Project, file: ProjectFile): void {
  const isIndexPage = /pages\/index\./.test(file.path) && isPageItself(file.content);
  const { path, content } = file;
  if (isIndexPage || hasMoreThanClient(path, content) || hasMoreParams(path, content)) {
    addCode(project, file.path.replace(/^src\//, ''), file);
    return;
  }
  project.replaced.push(file.path);
  if (/\bapi\/(base44Client|entities)\./.test(file.path)) project.clients.push(file.content);
  if (/pages\.config\./.test(file.path)) takePagesConfig(project, file);
  if (/pages\/index\./.test(file.path)) takePagesIndex(project, file);
}

/** The list of pages is made here; one with groups of its own stays, for the root component that asks for them. */
function takePagesConfig(project: Project, file: ProjectFile): void {
  project.mainPage = declaredMainPage(file.content);
  if (!hasOwnGroups(file.content)) return;
  project.replaced.pop();
  addCode(project, file.path.replace(/^(src\/)?/, 'root/'), file);
}

/** Code beside the pages that they may share with a server. */
const SERVED = /^(server|api|backend|convex)\/.+\.(jsx?|tsx?|json)$/;

const shownPath = (path: string): string =>
  path.startsWith(OUTSIDE) ? path.slice(OUTSIDE.length) : path;

function takeHead(project: Project, { content }: ProjectFile): void {
  const { css, description, scripts, places } = readHead(content);
  project.description = description;
  if (css) project.files[GLOBALS_FILE] = `${css}${project.files[GLOBALS_FILE] ?? ''}`;
  project.scripts.push(...scripts);
  project.places.push(...places);
}

function addAgent(project: Project, file: ProjectFile): void {
  try {
    const { path, content } = readAgent(file.path, asText(file).content);
    project.files[path] = content;
  } catch (error) {
    project.leftOut.push({ path: file.path, reason: (error as Error).message });
  }
}

/** The older list of pages is a component with their routes. */
function takePagesIndex(project: Project, file: ProjectFile): void {
  const { mainPage, isUsual, code } = readPagesIndex(file.content);
  if (isUsual) project.mainPage = mainPage;
  project.isUsualList = isUsual;
  addCode(project, OWN_PAGES, { ...file, content: code });
}

const isWords = ({ path }: ProjectFile): boolean => !path.toLowerCase().endsWith('.xlsx');

/** A table is rows, unless it is what the code fetches. */
function takeTable(project: Project, file: ProjectFile): void {
  const path = shownAt(file.path);
  if (path && project.fetched.has(path)) project.assets.push({ path, imported: false, file });
  else addRows(project, isWords(file) ? asText(file) : file);
}

/** Rows as they are kept with comments between them become plain JSON. */
function addRows(project: Project, file: ProjectFile): void {
  if (!file.path.endsWith('.jsonc')) {
    project.rows.push(file);
    return;
  }
  try {
    const content = JSON.stringify(parseJsonc(file.content));
    project.rows.push({ ...file, path: file.path.replace(/c$/, ''), content });
  } catch (error) {
    project.leftOut.push({ path: file.path, reason: (error as Error).message });
  }
}

function addSchema(project: Project, file: ProjectFile): void {
  try {
    const { schema, notes } = readSchema(file.path, file.content);
    const { name } = schema;
    project.files[`entities/${name}.json`] = `${JSON.stringify(schema, null, 2)}\n`;
    const others = (names: readonly string[]) => names.filter((one) => one !== name);
    project.entities = [...others(project.entities), name];
    project.withoutRules = others(project.withoutRules);
    project.notes.push(...notes);
    const hasRules = schema.rls !== undefined || schema['x-accessControl']?.permissions;
    if (!hasRules && name !== 'User') project.withoutRules.push(name);
  } catch (error) {
    project.leftOut.push({ path: file.path, reason: (error as Error).message });
  }
}

/** Takes a file of code to its path in the app. */
export function addCode(
  project: Project,
  path: string,
  { path: from, content, encoding }: ProjectFile,
) {
  if (encoding !== 'text' || content.includes('\u0000'))
    project.leftOut.push({ path: from, reason: 'It is not text' });
  else if (content.length > LIMITS.code.fileLength)
    project.leftOut.push({ path: from, reason: TOO_LONG });
  else if (isReplaced(path, content, project)) project.replaced.push(from);
  else if (path === GLOBALS_FILE && project.files[path] !== undefined)
    // Two style sheets of one project: both count.
    project.files[path] += `\n${content}`;
  else project.files[path] = content;
}
