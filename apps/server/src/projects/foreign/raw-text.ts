import { fileKind, LIMITS } from '@trellis/contract';
import type { Project, ProjectFile } from './shape.ts';

/** `'./terms.md?raw'`, and `` `./words/${language}.md?raw` ``. */
const TAKEN = /["'`]([^"'`\n]*\.\w+)\?raw["'`]/g;
/** `import.meta.glob('./posts/*.md', { query: '?raw' })`, and as it was said before: `as: 'raw'`. */
const TAKEN_ALL = /\bimport\.meta\.glob(?:Eager)?\b([^;]*?\b(?:query|as)\s*:\s*["'`]\??raw["'`])/g;

/** The names of files that code takes as the text they are; the folder may be called otherwise there. */
export function takenAsText(codes: Iterable<string>): RegExp[] {
  const names = new Set<string>();
  const add = (path: string) => names.add(path.slice(path.lastIndexOf('/') + 1));
  for (const code of codes) {
    if (!code.includes('raw')) continue;
    for (const [, path] of code.matchAll(TAKEN)) add(path!.replace(/\$\{[^}]*\}/g, '*'));
    for (const [, call] of code.matchAll(TAKEN_ALL))
      for (const [, path] of call!.matchAll(/["'`]([^"'`]*\*[^"'`]*\.\w+)["'`]/g)) add(path!);
  }
  return [...names].map((name) => new RegExp(`(?:^|/)${patternOf(name)}$`, 'i'));
}

const patternOf = (name: string): string =>
  name.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*+/g, '[^/]*');

const CODE = /\.(tsx|ts|jsx|js|json|css)$/;
const CODE_FOLDER = /^src\/(.+)$/;

/**
 * A file of words that the code takes as such stands beside the code, as a module that gives them; true where it
 * does.
 */
export function takeText({ files, asText, hasSrc }: Project, file: ProjectFile): boolean {
  const { path, encoding } = file;
  if (CODE.test(path) || !asText.some((name) => name.test(path))) return false;
  const bytes = Buffer.from(file.content, encoding === 'base64' ? 'base64' : 'utf8');
  const content = bytes.toString('utf8');
  const inside = CODE_FOLDER.exec(path)?.[1] ?? (hasSrc ? null : path);
  if (inside === null || content.length > LIMITS.code.fileLength / 2) return false;
  const place = `${inside.includes('/') ? '' : 'root/'}${inside}.raw.js`;
  if (fileKind(place) === null) return false;
  files[place] = `export default ${JSON.stringify(content)};\n`;
  return true;
}
