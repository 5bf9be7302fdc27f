import type { Parsed } from '../parse/source.ts';
import type { Edit } from '../text/edit.ts';

/** Where tools that copy such apps keep the client: `globalThis.__B44_DB__`. */
const KEPT = /\b(?:globalThis|window)\.__B44_DB__/;
const LOCAL = '__trellisClient';
const CLIENT = 'kit:/client/sdk/index.ts';
const USES_DB = /\bdb\.(?:entities|auth|integrations|functions|agents)\b/;

/** For the transformer's scope-aware `define`. */
export const CLIENT_DEFINES: Record<string, string> = {
  'globalThis.__B44_DB__': LOCAL,
  'window.__B44_DB__': LOCAL,
};

/** The client under a name that is declared nowhere: the import was forgotten, or some other module put it into the window. */
export const isClientName = ({ source }: Parsed, name: string): boolean =>
  source.origin === 'app' && (name === 'base44' || (name === 'db' && USES_DB.test(source.text)));

/** The name that the transformer puts in such a place; null where there is none. */
export const putForClient = ({ source }: Parsed): string | null =>
  source.origin === 'app' && KEPT.test(source.text) ? LOCAL : null;

/** Imports the client under such names. */
export function clientImports(parsed: Parsed, from = CLIENT): Edit[] {
  const { source, undefinedNames } = parsed;
  if (source.origin !== 'app') return [];
  const free = undefinedNames.map(({ name }) => name).filter((name) => isClientName(parsed, name));
  const put = putForClient(parsed);
  const names = [...new Set(free), ...(put ? [put] : [])];
  return names.map((name) => ({
    start: 0,
    end: 0,
    text: `import { base44 as ${name} } from "${from}";`,
  }));
}

/** The same for a project that is built outside: what the transformer defines is written into its code. */
export function clientEdits(parsed: Parsed, places: ReadonlyMap<string, string>): Edit[] {
  const kept = [...parsed.source.text.matchAll(new RegExp(KEPT, 'g'))].map(
    ({ 0: name, index }) => ({
      start: index,
      end: index + name.length,
      text: LOCAL,
    }),
  );
  return [...clientImports(parsed, `@/${places.get(CLIENT)}`), ...kept];
}
