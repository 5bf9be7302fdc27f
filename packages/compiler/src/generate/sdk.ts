import { type AppFiles, LAYOUT_FILE } from '@trellis/contract';
import type { RowWords } from '../project/row-words.ts';
import { pagesOf } from './entry.ts';

/** Modules of apps that were written for the public client, which their own files no longer are. */

const localOf = (name: string): string => name.replace(/[^A-Za-z0-9_]/g, '_');

/** `@/entities/Task`, its rows in the client's words, or in those and the product's own. */
export function sdkEntityCode(name: string, words: RowWords): string {
  if (name === 'User') return `export { User, User as default } from 'kit:/client/sdk/index.ts';\n`;
  const local = localOf(name);
  return `import { ${maker(words)} as made } from 'kit:/client/sdk/index.ts';
export const ${local} = made(${JSON.stringify(name)});
export default ${local};
`;
}

/** `@/entities/all`, `@/api/entities`. */
export function allSdkEntitiesCode(names: readonly string[], words: RowWords): string {
  const lines = names.map(
    (name) => `export const ${localOf(name)} = made(${JSON.stringify(name)});`,
  );
  return `import { ${maker(words)} as made } from 'kit:/client/sdk/index.ts';
export { User } from 'kit:/client/sdk/index.ts';
${lines.join('\n')}\n`;
}

const maker = (words: RowWords): string =>
  words === 'both' ? 'sdkEntityInBothWords' : 'sdkEntity';

/** `@/api/functions`, `@/functions/x`: each a call by its name. */
export function functionsCode(names: readonly string[]): string {
  const lines = names.map((name) => {
    const local = localOf(name);
    return `export const ${local} = (input) => base44.functions.invoke(${JSON.stringify(name)}, input);`;
  });
  const only = names.length === 1 ? `export default ${localOf(names[0]!)};\n` : '';
  return `import { base44 } from 'kit:/client/sdk/index.ts';\n${lines.join('\n')}\n${only}`;
}

/** `@/pages.config`: the pages that there are now, and the one that was chosen to begin with. */
export function pagesConfigCode(files: AppFiles, chosen?: string | null): string {
  const { names, pages, main: first } = pagesOf(Object.keys(files));
  const main = names.find((name) => name === chosen) ?? first;
  const lines = pages.map(({ module }, index) => `import Page${index} from '${module}';`);
  const hasLayout = files[LAYOUT_FILE] !== undefined;
  if (hasLayout) lines.push(`import Layout from 'app:/${LAYOUT_FILE}';`);
  const list = pages.map(({ name }, index) => `${JSON.stringify(name)}: Page${index}`).join(', ');
  return `${lines.join('\n')}
export const PAGES = { ${list} };
export const pagesConfig = { mainPage: ${JSON.stringify(main)}, Pages: PAGES, Layout: ${hasLayout ? 'Layout' : 'null'} };
export default pagesConfig;
`;
}

/** `@/lib/app-params` with a module of the app's own at `path`: its names and values, behind what the page knows itself. */
export const paramsCode = (path: string): string => `import * as own from 'app:/${path}';
import { appParams as known } from 'kit:/lib/app-params.ts';
export * from 'app:/${path}';
export const appParams = Object.defineProperties({ ...own.appParams }, Object.getOwnPropertyDescriptors(known));
export default appParams;
`;
