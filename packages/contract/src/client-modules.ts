/** Modules of the public client that every app written for it carries, and that ours stand for. */
const MODULE = /^(?:src\/)?api\/(base44Client|entities|integrations)\.\w+$/i;
/** What such a module says when it does nothing but pass the client's parts on. */
const PASSED: Record<string, RegExp> = {
  base44client:
    /\bexport\s+(?:(?:const|let)\s+base44\b|default\s+base44\b|\{\s*base44(?:\s+as\s+default)?\s*,?\s*\})/g,
  entities:
    /\bexport\s+(?:const|let)\s+\w+\s*=\s*[\w.]+\.(?:entities(?:\.\w+|\[[^\]]*\])|auth)(?=\s*(?:;|\n|$))/g,
  integrations:
    /\bexport\s+(?:const|let)\s+\w+\s*=\s*[\w.]*\b(?:integrations|Core)(?:\.\w+)*(?=\s*(?:;|\n|$))/g,
};

/** The client is handed to somebody, gets a part of the project's own, or is another than was made. */
const CHANGED =
  /\b(?:base44|client)(?:\??\.\w+)*\s*(?:\??\.\w+)\s*=(?![=>])|\w\(\s*base44\s*[,)]|\bexport\s+const\s+base44\b[^=]*=(?!\s*createClient\b)/;
/** Another service stands behind the client; ours stands for it. */
const ELSEWHERE = /supabase|firebase|firestore/i;

/**
 * A client module of an app's own that is made of the client and has more to give than it: names of its
 * own, which the app's code takes, or a client that it changed. It stays, around ours.
 */
export function hasMoreThanClient(path: string, code: string): boolean {
  const name = MODULE.exec(path)?.[1]?.toLowerCase();
  if (name === undefined) return false;
  const isMadeOfClient = /["'](?:@base44\/sdk|[\w./@-]*base44Client(?:\.\w+)?)["']/i.test(code);
  if (!isMadeOfClient) return false;
  const plain = code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:])\/\/.*/g, '$1');
  if (name === 'base44client' && CHANGED.test(plain) && !ELSEWHERE.test(plain)) return true;
  return /\bexport\b(?!\s*\{\s*\}|\s+default\b)/.test(plain.replace(PASSED[name]!, ''));
}

const PARAMS = /^(?:src\/)?lib\/app-params\.\w+$/i;
/** What the client's own set-up knows of an app, under the names that the usual module gives it. */
const KNOWN_PARAMS = new Set(
  'appId serverUrl token fromUrl functionsVersion appBaseUrl default appParams'.split(' '),
);

/** A module with what an app was set up with that has more to give than the usual one. Ours stands in front of it. */
export function hasMoreParams(path: string, code: string): boolean {
  if (!PARAMS.test(path)) return false;
  const plain = code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:])\/\/.*/g, '$1');
  const [, given = ''] = /\bappParams\b[^=;]*=\s*\{([\s\S]*?)\n?\}/.exec(plain) ?? [];
  const keys = [...given.matchAll(/(?:^|[,\n])\s*(?:get\s+)?(\w+)\s*(?=[:,(\n]|$)/g)];
  const names = [
    ...plain.matchAll(
      /\bexport\s+(?:(?:(?:async|abstract|declare|const)\s+)*(?:const|let|var|class|function\s*\*?|enum|type|interface)\s+(\w+)|(?:(?:const|let|var|type)\s*)?\{([^}]*)\}|(\*))/g,
    ),
  ].flatMap(([, one, list, all]) => [one, all, ...(list ?? '').split(',')]);
  return [...keys.map(([, key]) => key!), ...names]
    .map(
      (name) =>
        (name ?? '')
          .trim()
          .split(/\s+as\s+/)
          .at(-1)!,
    )
    .some((name) => name !== '' && !KNOWN_PARAMS.has(name));
}
