import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

const require = createRequire(import.meta.url);
const kit = dirname(require.resolve('@trellis/app-kit/styles/theme.css')).replace(/styles$/, '');
const packages = JSON.parse(readFileSync(join(kit, '../package.json'), 'utf8'))
  .dependencies as object;
const icons = require(
  join(dirname(require.resolve('lucide-react')), '../cjs/lucide-react.js'),
) as object;
/** The file that a specifier of an app stands for: its own, the kit's, or one that the compiler makes. */
function textOf(files: Record<string, string>, specifier: string): string | null {
  const bare = specifier.slice(2);
  for (const ending of ['.tsx', '.ts', '/index.ts']) {
    const own = files[bare + ending];
    if (own !== undefined) return own;
    if (existsSync(join(kit, bare + ending))) return readFileSync(join(kit, bare + ending), 'utf8');
  }
  const entity = /^entities\/(\w+)$/.exec(bare)?.[1];
  if (entity && (entity === 'User' || files[`entities/${entity}.json`]))
    return `export const ${entity} = 1;`;
  return null;
}

function exportsOf(text: string): Set<string> {
  const { module } = parseSync('x.tsx', text);
  const names = module.staticExports.flatMap(({ entries }) =>
    entries.map((entry) =>
      entry.exportName.kind === 'Default' ? 'default' : (entry.exportName.name ?? '*'),
    ),
  );
  return new Set(names);
}

/** What is wrong with the imports of an app's files. */
export function wrongImports(files: Record<string, string>): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    if (!/\.tsx?$/.test(path)) return [];
    const { module } = parseSync(path, text);
    return module.staticImports.flatMap(({ moduleRequest: { value: from }, entries }) => {
      const names = entries.map(({ importName }) =>
        importName.kind === 'Default' ? 'default' : (importName.name ?? ''),
      );
      if (from === 'lucide-react')
        return names.filter((name) => !(name in icons)).map((name) => `${path}: no icon ${name}`);
      if (!from.startsWith('@/'))
        return from in packages ? [] : [`${path}: ${from} is no package of the kit`];
      const target = textOf(files, from);
      if (target === null) return [`${path}: there is no ${from}`];
      const known = exportsOf(target);
      return names
        .filter((name) => !known.has(name) && !known.has('*'))
        .map((name) => `${path}: ${from} has no ${name}`);
    });
  });
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

/** The names that a pattern gives. */
function namesOf(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [String(pattern.name)];
  if (pattern.type === 'Property') return namesOf(pattern.value);
  if (pattern.type === 'AssignmentPattern') return namesOf(pattern.left);
  return [pattern.argument, pattern.properties, pattern.elements].flatMap((part) =>
    nodesIn(part).flatMap(namesOf),
  );
}

/** What a list of statements declares, apart from types. */
function declaredBy(statements: Node[]): string[] {
  return statements.flatMap((statement) => {
    const node = nodesIn(statement.declaration)[0] ?? statement;
    if (node.type === 'ImportDeclaration')
      return nodesIn(node.specifiers).flatMap(({ local }) => namesOf(local));
    if (node.type === 'VariableDeclaration')
      return nodesIn(node.declarations).flatMap(({ id }) => namesOf(id));
    return node.type === 'FunctionDeclaration' ? namesOf(node.id) : [];
  });
}

const BROWSER = [
  'document',
  'window',
  'location',
  'localStorage',
  'requestAnimationFrame',
  'undefined',
];
const EXPRESSIONS = ['TSAsExpression', 'TSNonNullExpression'];

/**
 * Where a name of one file stands in the way of another of the same name, or stands for nothing.
 * `rows`: what rows are called, which functions about one row may call theirs again.
 */
export function wrongNames(path: string, text: string, rows: string[]): string[] {
  const found: string[] = [];
  const { program, errors } = parseSync(path, text, { showSemanticErrors: true });
  found.push(...errors.map(({ message }) => `${path}: ${message}`));
  visit(program as unknown as Node, []);
  return found;

  function within(names: string[], scopes: string[][]): string[][] {
    for (const name of names)
      if (scopes.flat().includes(name) && !rows.includes(name))
        found.push(`${path}: ${name} hides another ${name}`);
    return [...scopes, names];
  }

  function visit(node: Node, scopes: string[][]): void {
    let inner = scopes;
    if (node.type === 'Program') inner = within(declaredBy(nodesIn(node.body)), scopes);
    else if (node.type === 'BlockStatement') inner = within(declaredBy(nodesIn(node.body)), scopes);
    else if (/Function/.test(node.type))
      inner = within(nodesIn(node.params).flatMap(namesOf), scopes);
    else if (node.type === 'CatchClause') inner = within(namesOf(node.param), scopes);
    else if (/^For/.test(node.type))
      inner = within(declaredBy([...nodesIn(node.left), ...nodesIn(node.init)]), scopes);
    else if (node.type === 'Identifier') check(String(node.name), scopes);
    else if (node.type === 'JSXOpeningElement') {
      const name = nodesIn(node.name)[0];
      if (/^[A-Z]/.test(String(name?.name ?? ''))) check(String(name?.name), scopes);
    }
    for (const [key, value] of Object.entries(node)) {
      const isName = (key === 'property' || key === 'key') && !node.computed;
      if (isName || key === 'typeAnnotation' || key === 'returnType') continue;
      for (const child of nodesIn(value))
        if (!/^TS|^Import/.test(child.type) || EXPRESSIONS.includes(child.type))
          visit(child, inner);
    }
  }

  function check(name: string, scopes: string[][]): void {
    if (scopes.flat().includes(name) || name in globalThis || BROWSER.includes(name)) return;
    found.push(`${path}: ${name} stands for nothing`);
  }
}
