import { fileKind, LIMITS } from '@trellis/contract';
import type { Project, ProjectFile } from './shape.ts';

/** `'./terms.md?raw'`. */
const TAKEN = /["'`][^"'`\n]*\.(\w+)\?raw["'`]/g;
/** `import.meta.glob('./posts/*.md', { query: '?raw' })`, and as it was said before: `as: 'raw'`. */
const TAKEN_ALL = /\bimport\.meta\.glob(?:Eager)?\b([^;]*?\b(?:query|as)\s*:\s*["'`]\??raw["'`])/g;

/** The endings of files that code takes as the text they are. */
export function endingsTakenAsText(codes: Iterable<string>): Set<string> {
  const endings = new Set<string>();
  for (const code of codes) {
    if (!code.includes('raw')) continue;
    for (const [, ending] of code.matchAll(TAKEN)) endings.add(ending!);
    for (const [, call] of code.matchAll(TAKEN_ALL))
      for (const [, ending] of call!.matchAll(/\*\.(\w+)/g)) endings.add(ending!);
  }
  return endings;
}

const CODE = /\.(tsx|ts|jsx|js|json|css)$/;
const CODE_FOLDER = /^src\/(.+)$/;

/** A file of words that the code takes as such stands beside the code, as a module that gives them. */
export function takeText({ files, asText, hasSrc }: Project, file: ProjectFile): void {
  const { path, encoding } = file;
  const ending = /\.(\w+)$/.exec(path)?.[1];
  if (!ending || !asText.has(ending) || CODE.test(path)) return;
  const bytes = Buffer.from(file.content, encoding === 'base64' ? 'base64' : 'utf8');
  const content = bytes.toString('utf8');
  const inside = CODE_FOLDER.exec(path)?.[1] ?? (hasSrc ? null : path);
  if (inside === null || content.length > LIMITS.code.fileLength / 2) return;
  const place = `${inside.includes('/') ? '' : 'root/'}${inside}.raw.js`;
  if (fileKind(place) !== null) files[place] = `export default ${JSON.stringify(content)};\n`;
}
