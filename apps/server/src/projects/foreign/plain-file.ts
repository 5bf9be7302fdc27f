import type { ProjectFile } from './shape.ts';

const FOLDERS =
  'pages|components|entities|functions|agents|integrations|api|hooks|utils|lib|contexts?|services|styles';
/** A folder of an app, and the file's place in it. */
const IN_FOLDER = new RegExp(`^((?:src|base44)/)?(${FOLDERS})/(.+)$`, 'i');
const CODE = /(^|\n)\s*(import|export)\b/;
const RECORD = /^\s*(\/[/*][\s\S]*?)?\{/;

/**
 * A file under the path that an app would have it at. People copy projects out of the view of code that
 * such builders show, which has folders with a capital letter and files without an ending (`Pages/Home`,
 * `Entities/Task`); schemas are kept as `Task.js` or `Task.schema.json` as well.
 */
export function plainFile(file: ProjectFile): ProjectFile {
  const path = plainLetters(file.path.replaceAll('\\', '/'));
  const [, root = '', folder, inside] = IN_FOLDER.exec(path) ?? [];
  if (!folder || !inside) {
    const isLayout = /^(src\/)?layout$/i.test(path) && CODE.test(file.content);
    return { ...file, path: isLayout ? `${path}.jsx` : path };
  }
  const kind = folder.toLowerCase();
  return { ...file, path: `${root}${kind}/${withEnding(kind, inside, file)}` };
}

function withEnding(kind: string, inside: string, { content, encoding }: ProjectFile): string {
  if (encoding !== 'text') return inside;
  const bare = inside.replace(/\.schema(?=\.jsonc?$)/i, '');
  if (kind === 'entities' && /^[^/.]+(\.[cm]?[jt]s)?$/.test(bare) && RECORD.test(content))
    return `${bare.replace(/\..*$/, '')}.jsonc`;
  if (/\.[^/]*$/.test(bare)) return kind === 'entities' ? bare : inside;
  if (kind === 'agents') return RECORD.test(content) ? `${bare}.jsonc` : bare;
  if (kind === 'functions')
    return CODE.test(content) || /\bDeno\./.test(content) ? `${bare}.ts` : bare;
  return CODE.test(content) ? `${bare}.jsx` : bare;
}

/** Names with accents and spaces keep their plain letters; imports of them are read the same way. */
export const plainLetters = (path: string): string =>
  path
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ +(?=\/)|(?<=\/) +/g, '')
    .replace(/(?<=[A-Za-z0-9_]) +(?=[A-Za-z0-9_])/g, '_');
