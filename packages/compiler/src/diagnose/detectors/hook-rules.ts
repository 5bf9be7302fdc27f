import type { Node } from '../../parse/node.ts';
import { isNode } from '../../parse/node.ts';
import {
  ancestorsOf,
  calleeName,
  functionOf,
  importOf,
  isFunction,
  type LinkedTree,
  nameOfFunction,
  parentOf,
} from '../../parse/tree.ts';
import { type Finding, localDetector } from '../detector.ts';
import { changesOverTime } from './state-names.ts';

const HOOK = /^use[A-Z]/;
const RUN_LATER =
  /^(useEffect|useLayoutEffect|useInsertionEffect|useCallback|setTimeout|setInterval|requestAnimationFrame|queueMicrotask|then)$/;
const LISTS = /^(map|forEach|filter|reduce|flatMap|some|every|find|sort)$/;
/** Called while rendering: React counts a hook in there, though it should not stand there. */
const RUN_NOW = /^(useMemo|useReducer|useState)$/;
/** What is a hook by its home; elsewhere a name may only look like one. */
const HOOKS = /^(react|react-router-dom|react-router|@tanstack\/.+|@\/hooks\/.+)$/;
const WRAPPERS = /^(memo|forwardRef|observer|lazy)$/;

/** Hooks called where React cannot count them: in conditions, loops, handlers, or outside components. */
export const hookRules = localDetector('hook-rules', (tree) =>
  tree.all('CallExpression').flatMap((call): Finding[] => {
    const name = calleeName(call);
    if (!name || !HOOK.test(name) || !isHook(call, tree)) return [];
    const wrong = wrongPlace(call, name, tree);
    return wrong ? [{ offset: call.start, ...wrong }] : [];
  }),
);

type Wrong = Pick<Finding, 'severity' | 'message'>;

/** A name that was handed in may be anything; an import or a function of the module is what it is called. */
function isHook(call: Node, tree: LinkedTree): boolean {
  const binding = tree.bindingOf(call.callee);
  if (!binding) return true;
  return importOf(binding) !== null || binding.isTop;
}

function wrongPlace(call: Node, name: string, tree: LinkedTree): Wrong | null {
  const fn = functionOf(call);
  if (!fn) {
    const from = importOf(tree.bindingOf(call.callee))?.specifier;
    const isOurs = from !== undefined && HOOKS.test(from);
    const message = `${name} is called outside a component; hooks run while a component renders`;
    return { severity: isOurs ? 'error' : 'warning', message };
  }
  if (isClassMember(fn))
    return {
      severity: 'error',
      message: `${name} is called in a class; hooks work in functions only`,
    };
  const own = nameOfFunction(fn);
  if (isHost(fn, own)) {
    if (fn.async === true)
      return {
        severity: 'warning',
        message: `${name} is called in the async function ${own ?? ''}`.trim(),
      };
    return conditional(call, fn, name, tree) ?? afterReturn(call, fn, name, tree);
  }
  return nested(fn, own, name, tree);
}

/** A component or a hook: by its name, by what wraps it, or as a module's default export. */
function isHost(fn: Node, name: string | null): boolean {
  if (name !== null && (/^[A-Z]/.test(name) || HOOK.test(name))) return true;
  const parent = parentOf(fn);
  if (parent?.type === 'ExportDefaultDeclaration') return true;
  if (parent?.type !== 'CallExpression') return false;
  const wrapper = isNode(parent.callee)
    ? String(
        parent.callee.name ?? (isNode(parent.callee.property) ? parent.callee.property.name : ''),
      )
    : '';
  // Of any wrapper but those that call it at another time, the outcome may be a component.
  return WRAPPERS.test(wrapper);
}

const isClassMember = (fn: Node): boolean => {
  const parent = parentOf(fn);
  return parent?.type === 'MethodDefinition' || parent?.type === 'PropertyDefinition';
};

function nested(fn: Node, own: string | null, name: string, tree: LinkedTree): Wrong | null {
  const parent = parentOf(fn);
  const outer = functionOf(fn);
  if (parent?.type === 'CallExpression' && isNode(parent.callee)) {
    const callee = parent.callee;
    const method = isNode(callee.property) ? String(callee.property.name) : String(callee.name);
    if (RUN_LATER.test(method) || RUN_NOW.test(method)) {
      const message = `${name} is called inside ${method}; call it beside it`;
      return { severity: RUN_LATER.test(method) ? 'error' : 'warning', message };
    }
    if (LISTS.test(method)) {
      const list = isNode(callee.object) ? callee.object : null;
      const message = `${name} is called once for each item; move it into a component of its own`;
      const grows = list !== null && changesOverTime(list, tree);
      return { severity: grows ? 'error' : 'warning', message };
    }
    return null;
  }
  const isHandler =
    fn.async === true ||
    [...ancestorsOf(fn)].some(
      (at) =>
        at.type === 'JSXAttribute' && isNode(at.name) && /^on[A-Z]/.test(String(at.name.name)),
    ) ||
    /^handle[A-Z]/.test(own ?? '');
  if (isHandler)
    return {
      severity: 'error',
      message: `${name} is called in a handler; hooks run while a component renders`,
    };
  if (own === null || (outer === null && isExportedDefault(own, tree))) return null;
  const message = `${name} is called in '${own}', which is neither a component nor a hook by its name`;
  return { severity: 'warning', message };
}

const isExportedDefault = (name: string, tree: LinkedTree): boolean =>
  tree.parsed.exports.some((item) => item.name === 'default' && item.local === name);

/** What decides whether, or how often, a call inside `fn` happens. */
function conditional(call: Node, fn: Node, name: string, tree: LinkedTree): Wrong | null {
  let inner = call;
  for (const at of ancestorsOf(call)) {
    if (at === fn) return null;
    const deciding = decides(at, inner);
    if (deciding) {
      const isLoop = /Statement$/.test(at.type) && /^(For|While|Do)/.test(at.type);
      const how = isLoop ? 'in a loop' : 'only under a condition';
      const message = `${name} is called ${how}; hooks must run in the same order in every render`;
      return { severity: isCertain(deciding, tree, isLoop) ? 'error' : 'warning', message };
    }
    inner = at;
  }
  return null;
}

function isCertain(deciding: Node, tree: LinkedTree, isLoop: boolean): boolean {
  return (
    changesOverTime(deciding, tree) ||
    (isLoop && !/^(Literal|ArrayExpression)$/.test(deciding.type))
  );
}

/** The expression by which a node decides over one of its parts; null where it does not. */
function decides(at: Node, part: Node): Node | null {
  const pick = (value: unknown) => (isNode(value) ? value : null);
  switch (at.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return part === at.test ? null : pick(at.test);
    case 'LogicalExpression':
      return part === at.right ? pick(at.left) : null;
    case 'SwitchCase':
      return pick(isNode(at.parent) ? at.parent.discriminant : null);
    case 'ForStatement':
      return part === at.init ? null : (pick(at.test) ?? at);
    case 'ForOfStatement':
    case 'ForInStatement':
      return part === at.right ? null : pick(at.right);
    case 'WhileStatement':
    case 'DoWhileStatement':
      return pick(at.test);
    default:
      return null;
  }
}

/** A return that came before, under a condition. */
function afterReturn(call: Node, fn: Node, name: string, tree: LinkedTree): Wrong | null {
  const before = tree
    .all('ReturnStatement')
    .find((exit) => exit.end <= call.start && functionOf(exit) === fn);
  if (!before) return null;
  const branch = [...ancestorsOf(before)].find((at) => at.type === 'IfStatement' || isFunction(at));
  if (branch?.type !== 'IfStatement' || !isNode(branch.test)) return null;
  const message = `${name} is called after a return; hooks must run in the same order in every render`;
  return { severity: changesOverTime(branch.test, tree) ? 'error' : 'warning', message };
}
