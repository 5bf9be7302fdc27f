import { isNode, type Node, walk } from '../parse/node.ts';
import type { Source } from '../parse/source.ts';
import type { Edit } from '../text/edit.ts';
import { type AppPlace, placesFor } from './places.ts';

/** Code that names files by a pattern, or by where it stands itself: a bundler finds them when it builds. */
export const ASKS_BY_PATTERN = /\bimport\s*\.\s*meta\s*\.\s*(?:glob|url)|\bimport\s*\(\s*`/;

/**
 * `import.meta.glob('./pages/*.jsx')`, `` import(`./words/${language}.json`) `` and
 * `new URL('./logo.png', import.meta.url)`, as Vite understands them: the files that are there now stand
 * in their place, each by an import of its own.
 */
export function patternEdits(source: Source, program: Node): Edit[] {
  const { paths } = source;
  if (!paths || !ASKS_BY_PATTERN.test(source.text)) return [];
  const imports: string[] = [];
  const edits: Edit[] = [];
  const local = (statement: (name: string) => string): string => {
    const name = `__trellisFile${imports.length}`;
    imports.push(statement(name));
    return name;
  };
  const asked: Asked = {
    text: (node) => source.text.slice(node.start, node.end),
    found: (patterns, keys) => placesFor(paths, source.path, patterns, keys),
    local,
  };
  walk(program, (node) => {
    const text =
      globbed(node, asked) ?? lazily(node, asked) ?? worked(node, asked) ?? addressed(node, asked);
    if (text === null) return;
    // Lines stay where they are.
    const lines = asked.text(node).split('\n').length - 1;
    edits.push({ start: node.start, end: node.end, text: text + '\n'.repeat(lines) });
    return false;
  });
  return imports.length > 0 ? [{ start: 0, end: 0, text: imports.join('') }, ...edits] : edits;
}

interface Asked {
  text(node: Node): string;
  found(patterns: readonly string[], keys: 'absolute' | 'as-written'): AppPlace[];
  /** Adds an import and answers the name it is known by. */
  local(statement: (name: string) => string): string;
}

const quoted = JSON.stringify;

/** `import.meta.glob(…)`: an object of the files that fit, by their paths. */
function globbed(node: Node, { found, local }: Asked): string | null {
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return null;
  const { object, property } = node.callee;
  if (!isMeta(object) || !isNode(property) || !/^glob(Eager)?$/.test(String(property.name)))
    return null;
  const [first, second] = argumentsOf(node);
  const patterns = first && textsOf(first);
  if (!patterns) return null;
  const options = optionsOf(second);
  const asText = options.as === 'raw' || options.query === '?raw';
  const asAddress = options.as === 'url' || options.query === '?url';
  const query = asText ? '?raw' : asAddress ? '?url' : '';
  const wanted = options.import ?? (options.as === undefined ? '*' : 'default');
  const entries = found(patterns, 'absolute').map(({ key, specifier, kind }) => {
    const from = quoted(kind === 'code' ? specifier + query : specifier);
    if (options.eager !== 'true' && property.name === 'glob') {
      const taken = wanted === '*' ? '' : `.then((module) => module[${quoted(wanted)}])`;
      return `${quoted(key)}: () => import(${from})${taken}`;
    }
    return `${quoted(key)}: ${local((name) => importOf(wanted, name, from))}`;
  });
  return `({ ${entries.join(', ')} })`;
}

const importOf = (wanted: string, name: string, from: string): string => {
  if (wanted === '*') return `import * as ${name} from ${from};`;
  return wanted === 'default'
    ? `import ${name} from ${from};`
    : `import { ${wanted} as ${name} } from ${from};`;
};

/** `` import(`./pages/${name}.jsx`) ``: the one among those that fit. */
function lazily(node: Node, { text, found }: Asked): string | null {
  if (node.type !== 'ImportExpression' || !isNode(node.source)) return null;
  const pattern = patternOf(node.source);
  if (pattern === null) return null;
  const places = found([pattern], 'as-written');
  if (places.length === 0) return null;
  const entries = places.map(
    ({ key, specifier }) => `${quoted(key)}: () => import(${quoted(specifier)})`,
  );
  const template = text(node.source);
  const none = `(() => Promise.reject(new Error('There is no file ' + ${template})))`;
  return `(({ ${entries.join(', ')} })[${template}] ?? ${none})()`;
}

/** `new Worker(new URL('./sum.js', import.meta.url), …)`: the worker that the file's code is made to (`worker.ts`). */
function worked(node: Node, { found, local }: Asked): string | null {
  if (node.type !== 'NewExpression' || !isNode(node.callee) || node.callee.name !== 'Worker')
    return null;
  const [address] = argumentsOf(node);
  if (address?.type !== 'NewExpression') return null;
  const [path, base] = argumentsOf(address);
  if (!path || base?.type !== 'MemberExpression' || !isMeta(base.object)) return null;
  const [script] = found(textsOf(path) ?? [], 'as-written').filter(({ kind }) => kind === 'code');
  if (!script) return null;
  const from = quoted(`${script.specifier}?worker`);
  return `new ${local((name) => `import ${name} from ${from};`)}()`;
}

/** `new URL('./logo.png', import.meta.url)`: the file's address. */
function addressed(node: Node, { text, found, local }: Asked): string | null {
  if (node.type !== 'NewExpression' || !isNode(node.callee) || node.callee.name !== 'URL')
    return null;
  const [path, base] = argumentsOf(node);
  if (!path || !base || base.type !== 'MemberExpression' || !isMeta(base.object)) return null;
  const address = (specifier: string) =>
    local((name) => `import ${name} from ${quoted(specifier)};`);
  const pattern = patternOf(path);
  const places = found(pattern === null ? (textsOf(path) ?? []) : [pattern], 'as-written').filter(
    ({ kind }) => kind === 'asset',
  );
  if (places.length === 0) return null;
  if (pattern === null) return `new URL(${address(places[0]!.specifier)}, document.baseURI)`;
  const entries = places.map(({ key, specifier }) => `${quoted(key)}: ${address(specifier)}`);
  return `new URL(({ ${entries.join(', ')} })[${text(path)}], document.baseURI)`;
}

const isMeta = (node: unknown): boolean => isNode(node) && node.type === 'MetaProperty';

const argumentsOf = (node: Node): Node[] =>
  Array.isArray(node.arguments) ? node.arguments.filter(isNode) : [];

/** A text, or a list of texts; null where it is known only when the code runs. */
function textsOf(node: Node): string[] | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : null;
  const list = (value: unknown) => (Array.isArray(value) ? value.filter(isNode) : []);
  if (node.type === 'TemplateLiteral')
    return list(node.expressions).length === 0 ? [cooked(list(node.quasis)[0])] : null;
  if (node.type !== 'ArrayExpression') return null;
  const parts = list(node.elements).map(textsOf);
  return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
}

/** A text with something in it that changes, which any name within one folder may stand for. */
function patternOf(node: Node): string | null {
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.expressions)) return null;
  if (node.expressions.length === 0 || !Array.isArray(node.quasis)) return null;
  return node.quasis.map(cooked).join('*');
}

const cooked = (quasi: unknown): string =>
  isNode(quasi) ? String((quasi.value as { cooked?: string } | null)?.cooked ?? '') : '';

function optionsOf(node: Node | undefined): Record<string, string | undefined> {
  const properties = Array.isArray(node?.properties) ? node.properties.filter(isNode) : [];
  return Object.fromEntries(
    properties.flatMap(({ key, value }) =>
      isNode(key) && isNode(value) && value.type === 'Literal'
        ? [[String(key.name ?? key.value), String(value.value)]]
        : [],
    ),
  );
}
