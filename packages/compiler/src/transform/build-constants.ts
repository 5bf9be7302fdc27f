import { isNode, type Node } from '../parse/node.ts';
import type { Edit } from '../text/edit.ts';

/** `__APP_VERSION__` and the like: what a project's build put in place, which is not there. */
export const BUILD_CONSTANT = /^__[A-Z][A-Z0-9_]*__$/;

/** Such a name that code only declares to be somewhere is there, and undefined. */
export function constantEdits(program: Node): Edit[] {
  const statements = Array.isArray(program.body) ? program.body.filter(isNode) : [];
  return statements.flatMap((statement): Edit[] => {
    if (statement.type !== 'VariableDeclaration' || statement.declare !== true) return [];
    const names = (Array.isArray(statement.declarations) ? statement.declarations : []).flatMap(
      (one: unknown) => (isNode(one) && isNode(one.id) ? [String(one.id.name)] : []),
    );
    if (!names.every((name) => BUILD_CONSTANT.test(name))) return [];
    const text = `const ${names.map((name) => `${name}: any = undefined`).join(', ')};`;
    return [{ start: statement.start, end: statement.end, text }];
  });
}
