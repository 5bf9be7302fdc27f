import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rowWords } from '@trellis/compiler';
import {
  type AppFiles,
  entityFieldTypes,
  isForBrowsers,
  toolDeclarations,
  USE_USER_TYPES,
  userTypes,
} from '@trellis/contract';

const ROOT = join(import.meta.dirname, '../../../..');
/** The fields that the app's people have of its own. */
const USER_FILE = 'entities/User.json';
const KIT = join(ROOT, 'packages/app-kit/src');

/** The public client, whose answers code knows better than anybody: nothing is claimed of them. */
const CLIENT_TYPES = {
  'api/base44Client.ts': `export const base44: any = null;\nexport default base44;\n`,
  'public-client.d.ts': `declare module '@base44/*';\n`,
};

/** As apps are written: by people and models who do not write types for everything. */
const OPTIONS = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  allowJs: true,
  checkJs: false,
  strict: false,
  noImplicitAny: false,
  skipLibCheck: true,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: ['react'],
  paths: { '@/*': ['./*', `${KIT}/*`] },
};

/** An app as a project of the compiler, in a folder of its own; `remove` takes it away. */
export async function writeProject(
  files: AppFiles,
): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-types-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const all = { ...entityModules(files), ...CLIENT_TYPES, ...toolTypes(files), ...codeOf(files) };
    const tsconfig = { compilerOptions: OPTIONS, include: ['**/*'] };
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    for (const [path, text] of Object.entries({
      ...all,
      'tsconfig.json': JSON.stringify(tsconfig),
    })) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    return { folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Only what has the path of an app's file: nothing is written elsewhere. */
const codeOf = (files: AppFiles): AppFiles =>
  Object.fromEntries(
    Object.entries(files).filter(([path]) => isForBrowsers(path) && !path.includes('..')),
  );

/** Whether the types of an app say anything: it has some, and its rows' are known. */
export const isTyped = (files: AppFiles): boolean =>
  Object.keys(files).some((path) => /\.tsx?$/.test(path)) && rowWords(files) === 'own';

/** What `@/tools` knows of the app's tools. */
function toolTypes(files: AppFiles): AppFiles {
  const declared = toolDeclarations(files);
  return declared === null ? {} : { 'trellis-tools.d.ts': declared };
}

/** What `@/entities/Task` is to the compiler. */
function entityModules(files: AppFiles): AppFiles {
  const made: AppFiles = {};
  const names: string[] = [];
  for (const [path, text] of Object.entries(files)) {
    const name = /^entities\/([A-Za-z_]\w*)\.json$/.exec(path)?.[1];
    if (!name || name === 'User') continue;
    names.push(name);
    made[`entities/${name}.ts`] = `import { createEntityClient } from '@/client/entities';
export interface ${name}Fields {
${entityFieldTypes(text)}
}
export const ${name} = createEntityClient<${name}Fields>('${name}');
export default ${name};
`;
  }
  const ofPeople = files[USER_FILE];
  made['entities/User.ts'] = userTypes(ofPeople ?? '{}');
  if (ofPeople !== undefined) made['hooks/use-user.ts'] = USE_USER_TYPES;
  made['entities/all.ts'] = [...names, 'User']
    .map((name) => `export { ${name} } from './${name}';\n`)
    .join('');
  return made;
}
