import { isNode, type Node } from '../../parse/node.ts';
import {
  ancestorsOf,
  calleeName,
  elementName,
  functionOf,
  importOf,
  isFunction,
  type LinkedTree,
  nameOfFunction,
  nodesOf,
  parentOf,
} from '../../parse/tree.ts';
import { type Finding, localDetector } from '../detector.ts';
import { Changes } from './state-changes.ts';
import { declaratorOf } from './state-names.ts';

const EFFECT = /^use(Layout|Insertion)?Effect$/;

/** Rendering that never ends: state set while rendering, or by an effect that its own change runs again. */
export const renderLoop = localDetector('render-loop', (tree) => {
  const changes = new Changes(tree);
  return tree.all('CallExpression').flatMap((call): Finding[] => {
    if (EFFECT.test(calleeName(call) ?? '')) return effectLoop(call, changes, tree);
    return whileRendering(call, changes, tree);
  });
});

function isComponent(fn: Node | null): boolean {
  const name = fn && nameOfFunction(fn);
  return (
    fn !== null && (/^[A-Z]/.test(name ?? '') || parentOf(fn)?.type === 'ExportDefaultDeclaration')
  );
}

function whileRendering(call: Node, changes: Changes, tree: LinkedTree): Finding[] {
  const setter = changes.setterOf(call);
  const handler = handlerOf(call);
  if (handler && (setter || callsAsync(call, tree))) {
    const what = isNode(call.callee) ? String(call.callee.name) : 'It';
    const message = `${what} is called while rendering; give ${handler} a function that calls it`;
    const edits = [{ start: call.start, end: call.start, text: '() => ' }];
    const fix = { message: `Made ${handler} a function that calls ${what}`, edits };
    // A component of the app's own may well take what the call answers.
    const isSure = setter !== null || isPlainElement(call, tree);
    return [{ offset: call.start, severity: isSure ? 'error' : 'warning', message, fix }];
  }
  const fn = functionOf(call);
  if (!setter || !fn || !isComponent(fn) || !isCertain(call, fn, tree)) return [];
  const name = String((call.callee as Node).name);
  const message = `${name} is called while rendering, which renders again without end`;
  return [{ offset: call.start, severity: 'error', message }];
}

/** `onClick`, where the call itself is what is given to it. */
function handlerOf(call: Node): string | null {
  const container = parentOf(call);
  const attribute = container?.type === 'JSXExpressionContainer' ? parentOf(container) : null;
  if (attribute?.type !== 'JSXAttribute' || !isNode(attribute.name)) return null;
  const name = String(attribute.name.name);
  return /^on[A-Z]/.test(name) ? name : null;
}

/** The handler is one of HTML's elements, or of the kit's. */
function isPlainElement(call: Node, tree: LinkedTree): boolean {
  const opening = [...ancestorsOf(call)].find(({ type }) => type === 'JSXOpeningElement');
  if (!opening) return false;
  const from = importOf(tree.bindingOf(opening.name))?.specifier ?? '';
  return /^[a-z]/.test(elementName(opening)) || from.startsWith('@/components/ui/');
}

/** An async function's answer is a promise, which no handler can be. */
function callsAsync(call: Node, tree: LinkedTree): boolean {
  const binding = tree.bindingOf(call.callee);
  if (!binding) return false;
  const declared = parentOf(binding.node);
  const fn = declared && isFunction(declared) ? declared : declaratorOf(binding)?.init;
  return isNode(fn) && isFunction(fn) && fn.async === true;
}

/** The statement runs in every render: nothing decides over it, and nothing returns before it. */
function isCertain(call: Node, fn: Node, tree: LinkedTree): boolean {
  for (const at of ancestorsOf(call)) {
    if (at === fn) break;
    if (!/^(ExpressionStatement|BlockStatement|FunctionBody)$/.test(at.type)) return false;
  }
  return !tree
    .all('ReturnStatement')
    .some((exit) => exit.end <= call.start && functionOf(exit) === fn);
}

function effectLoop(call: Node, changes: Changes, tree: LinkedTree): Finding[] {
  const [effect, deps] = nodesOf(call.arguments);
  const fn = functionOf(call);
  if (!effect || !isFunction(effect) || !fn) return [];
  const made = changes.madeBy(effect);
  if (made.length === 0) return [];
  const name = calleeName(call)!;
  const fresh = made.filter(({ isFresh }) => isFresh);
  if (!deps) {
    const message = `${name} sets state and has no list of dependencies, so it runs after every render`;
    return [{ offset: call.start, severity: fresh.length > 0 ? 'error' : 'warning', message }];
  }
  if (deps.type !== 'ArrayExpression') return [];
  const unsteady = nodesOf(deps.elements).find((dep) => changes.isNewEachRender(dep, fn));
  if (unsteady) {
    const what = unsteady.type === 'Identifier' ? `'${unsteady.name}'` : 'a value';
    const message = `${name} sets state and depends on ${what}, which is new in every render`;
    return [{ offset: unsteady.start, severity: fresh.length > 0 ? 'error' : 'warning', message }];
  }
  const own = nodesOf(deps.elements).find((dep) => {
    const binding = tree.bindingOf(dep);
    return binding && fresh.some(({ value }) => value !== null && value === binding.node);
  });
  if (!own) return [];
  const message = `${name} changes '${own.name}' and depends on it, so it runs again without end`;
  return [{ offset: own.start, severity: 'error', message }];
}
