import ts from 'typescript-service';
import { entityPath, USE_USER } from './entities.ts';
import { APP, KIT, MADE } from './paths.ts';

/** What resolving asks of the file system. */
export interface Files {
  has(path: string): boolean;
  read(path: string): string | undefined;
}

/** Specifiers that mean another one, as the compiler takes them. */
const ALIASES: Record<string, string> = {
  xlsx: '@e965/xlsx',
  'react-quill': 'react-quill-new',
  'react-router': 'react-router-dom',
  'motion/react': 'framer-motion',
};
const ENDINGS = ['.tsx', '.ts', '.jsx', '.js', '.json'];
const DECLARED = ['.d.ts', '/index.d.ts'];

/** Finds the file that an import means, by the rules of the compiler: own files, entities, the kit, packages. */
export function resolveImport(
  specifier: string,
  from: string,
  files: Files,
  options: ts.CompilerOptions,
): string | null {
  const isOurs = [APP, KIT, MADE].some((folder) => from.startsWith(folder));
  const alias = isOurs ? /^(?:@\/|~\/|\/?src\/)(.*)$/.exec(specifier)?.[1] : undefined;
  if (alias !== undefined || (isOurs && specifier.startsWith('.'))) {
    const inside = alias ?? relative(from, specifier);
    return (from.startsWith(KIT) ? null : inApp(inside, files)) ?? inKit(inside, files);
  }
  const name = ALIASES[specifier] ?? specifier;
  const host: ts.ModuleResolutionHost = {
    fileExists: files.has,
    readFile: files.read,
    directoryExists: () => true,
    getCurrentDirectory: () => '/',
  };
  return ts.resolveModuleName(name, from, options, host).resolvedModule?.resolvedFileName ?? null;
}

/** The path below the root of an app or of the kit that a relative import means. */
function relative(from: string, specifier: string): string {
  const [, , ...folder] = from.split('/').slice(0, -1);
  const parts = [...folder];
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function inApp(inside: string, files: Files): string | null {
  const entity = /^entities\/([^/]+?)(?:\.(?:ts|js))?$/.exec(inside)?.[1];
  if (entity && !entity.endsWith('.json')) {
    const made = entityPath(/^(all|index)$/i.test(entity) ? 'all' : entity);
    if (files.has(made)) return made;
  }
  if (/^layout(\.\w+)?$/i.test(inside) && files.has(`${APP}Layout.tsx`)) return `${APP}Layout.tsx`;
  const bare = `${APP}${inside}`;
  if (files.has(bare)) return bare;
  const stem = bare.replace(/\.(tsx|ts|jsx|js)$/, '');
  for (const ending of ENDINGS)
    for (const path of [stem + ending, `${stem}/index${ending}`]) if (files.has(path)) return path;
  return /^hooks\/use-user(\.\w+)?$/.test(inside) && files.has(USE_USER) ? USE_USER : null;
}

function inKit(inside: string, files: Files): string | null {
  const stem = KIT + inside.replace(/\.(tsx|ts|jsx|js)$/, '');
  for (const ending of DECLARED) if (files.has(stem + ending)) return stem + ending;
  return null;
}
