import { isNode, type Node } from '../../parse/node.ts';
import { type LinkedTree, nodesOf, parentOf } from '../../parse/tree.ts';
import { type Finding, localDetector } from '../detector.ts';
import { declaratorOf } from './state-names.ts';

/** Names that are imported and declared as well, exports made twice, and constants that are set again. */
export const wrongDeclaration = localDetector('wrong-declaration', (tree) => [
  ...declaredTwice(tree),
  ...exportedTwice(tree),
  ...setAgain(tree),
]);

function declaredTwice(tree: LinkedTree): Finding[] {
  const seen = new Set<string>();
  const found: Finding[] = [];
  const declare = (node: Node) => {
    const name = String(node.name);
    const message = `'${name}' is declared more than once`;
    if (seen.has(name)) found.push({ offset: node.start, severity: 'error', message });
    seen.add(name);
  };
  for (const statement of tree.all('ImportDeclaration')) {
    if (statement.importKind === 'type') continue;
    for (const item of nodesOf(statement.specifiers))
      if (isNode(item.local) && item.importKind !== 'type') declare(item.local);
  }
  // What code declares beside code the parser reports; here it is what imports bring.
  for (const statement of nodesOf(tree.program.body)) {
    const inner = /^Export(Named|Default)/.test(statement.type) ? statement.declaration : statement;
    if (!isNode(inner)) continue;
    if (/^(Function|Class)Declaration$/.test(inner.type) && isNode(inner.id)) again(inner.id);
    if (inner.type === 'VariableDeclaration')
      for (const { id } of nodesOf(inner.declarations))
        if (isNode(id) && id.type === 'Identifier') again(id);
  }
  return found;

  function again(node: Node): void {
    if (seen.has(String(node.name))) declare(node);
  }
}

function exportedTwice({ parsed, all }: LinkedTree): Finding[] {
  const seen = new Set<string>();
  const isTwice = parsed.exports.some(({ name, isType }) => {
    if (isType || !seen.has(name)) return !isType && !seen.add(name);
    return true;
  });
  const [, second] = all('ExportDefaultDeclaration');
  if (second)
    return [{ offset: second.start, severity: 'error', message: 'There are two default exports' }];
  const last = all('ExportNamedDeclaration').at(-1);
  if (!isTwice || !last || parsed.stars.length > 0 || all('TSDeclareFunction').length > 0)
    return [];
  return [{ offset: last.start, severity: 'error', message: 'A name is exported more than once' }];
}

function setAgain(tree: LinkedTree): Finding[] {
  const targets = [
    ...tree.all('AssignmentExpression').map(({ left }) => left),
    ...tree.all('UpdateExpression').map(({ argument }) => argument),
  ];
  return targets.flatMap((target): Finding[] => {
    const binding = isNode(target) && target.type === 'Identifier' ? tree.bindingOf(target) : null;
    const declarator = binding && declaratorOf(binding);
    const declaration = declarator && parentOf(declarator);
    if (!binding || declaration?.kind !== 'const') return [];
    const message = `'${binding.name}' is a constant and cannot be set again`;
    return [{ offset: (target as Node).start, severity: 'error', message }];
  });
}
