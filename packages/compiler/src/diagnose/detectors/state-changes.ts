import { isNode, type Node } from '../../parse/node.ts';
import {
  ancestorsOf,
  bare,
  calleeName,
  functionOf,
  isFunction,
  type LinkedTree,
  nodesOf,
  parentOf,
} from '../../parse/tree.ts';
import { declaratorOf, statesOf } from './state-names.ts';

/** A change of state that surely happens once a function runs. */
interface Change {
  /** The identifier that declares the state's value. */
  value: Node | null;
  /** What it is set to differs each time, even where nothing has happened. */
  isFresh: boolean;
}

/** Calls that answer something new each time: rows, a person, what was fetched. */
const ANSWERS_NEW = /^(list|filter|get|me|json|all|create|update|bulkCreate|fetch)$/;
const MAKES_NEW =
  /^(map|filter|slice|concat|flatMap|sort|toSorted|reverse|split|keys|values|entries|fromEntries|from)$/;

/** What functions of a module do to its components' state. */
export class Changes {
  private readonly tree: LinkedTree;
  private readonly states: ReturnType<typeof statesOf>;

  constructor(tree: LinkedTree) {
    this.tree = tree;
    this.states = statesOf(tree);
  }

  /** The piece of state that a call sets; null for other calls. */
  setterOf(call: Node): { value: Node | null; setter: Node } | null {
    const binding = this.tree.bindingOf(call.callee);
    return (binding && this.states.get(binding.node)) ?? null;
  }

  /** The changes that a function makes in any case: by itself, or by functions of the component that it calls. */
  madeBy(fn: Node, depth = 0): Change[] {
    if (this.states.size === 0 || depth > 2) return [];
    return this.callsIn(fn).flatMap((call): Change[] => {
      const state = this.setterOf(call);
      if (state)
        return [
          { value: state.value, isFresh: this.isFresh(nodesOf(call.arguments)[0], state.value) },
        ];
      const handed = this.handedToThen(call);
      if (handed) return [{ value: handed.value, isFresh: true }];
      const called = this.functionBehind(call.callee);
      return called ? this.madeBy(called, depth + 1) : [];
    });
  }

  /** The calls that run whenever the function does, also after waiting. */
  private callsIn(fn: Node): Node[] {
    return this.tree
      .all('CallExpression')
      .filter((call) => call.start >= fn.start && call.end <= fn.end && this.runsWith(call, fn));
  }

  private runsWith(call: Node, fn: Node): boolean {
    let inner = call;
    for (const at of ancestorsOf(call)) {
      if (at === fn) return !this.mayLeaveBefore(call, fn);
      if (isFunction(at) && !isRunAtOnce(at)) return false;
      if (isFunction(at) && this.mayLeaveBefore(call, at)) return false;
      if (
        /^(IfStatement|ConditionalExpression|SwitchCase|CatchClause)$/.test(at.type) &&
        inner !== at.test
      )
        return false;
      if (at.type === 'LogicalExpression' && inner === at.right) return false;
      if (/^(For|While)/.test(at.type)) return false;
      inner = at;
    }
    return false;
  }

  private mayLeaveBefore(call: Node, fn: Node): boolean {
    return this.tree
      .all('ReturnStatement')
      .some((exit) => exit.start >= fn.start && exit.end <= call.start && functionOf(exit) === fn);
  }

  /** `promise.then(setRows)`. */
  private handedToThen(call: Node): { value: Node | null } | null {
    const { callee } = call;
    if (!isNode(callee) || !isNode(callee.property) || callee.property.name !== 'then') return null;
    if (!answersNew(callee.object)) return null;
    const binding = this.tree.bindingOf(nodesOf(call.arguments)[0]);
    return (binding && this.states.get(binding.node)) ?? null;
  }

  /** The function of the component that a name calls, also inside `useCallback`. */
  private functionBehind(callee: unknown): Node | null {
    const binding = this.tree.bindingOf(callee);
    if (!binding || binding.isTop) return null;
    const declared = parentOf(binding.node);
    if (declared && isFunction(declared) && declared.id === binding.node) return declared;
    const init = bare(declaratorOf(binding)?.init);
    if (init && isFunction(init)) return init;
    const inner = init?.type === 'CallExpression' ? nodesOf(init.arguments)[0] : undefined;
    return calleeName(init ?? binding.node) === 'useCallback' && inner && isFunction(inner)
      ? inner
      : null;
  }

  private isFresh(value: unknown, state: Node | null): boolean {
    const node = bare(value);
    switch (node?.type) {
      case 'ObjectExpression':
      case 'ArrayExpression':
      case 'NewExpression':
        return true;
      case 'ArrowFunctionExpression':
        // An updater: fresh where it makes something of what it is given.
        return (
          isNode(node.body) && /^(Object|Array|Binary)Expression$/.test(bare(node.body)?.type ?? '')
        );
      case 'BinaryExpression':
        return [node.left, node.right].some(
          (side) => this.tree.bindingOf(bare(side))?.node === state,
        );
      case 'AwaitExpression':
        return answersNew(node.argument);
      case 'CallExpression':
        return this.makesNew(node);
      case 'Identifier':
        return this.isAwaited(node);
      default:
        return false;
    }
  }

  private makesNew(call: Node): boolean {
    const { callee } = call;
    return (
      isNode(callee) && isNode(callee.property) && MAKES_NEW.test(String(callee.property.name))
    );
  }

  /** A name for what was waited for, or for what a promise hands on. */
  private isAwaited(node: Node): boolean {
    const binding = this.tree.bindingOf(node);
    if (!binding) return false;
    const init = bare(declaratorOf(binding)?.init);
    if (init?.type === 'AwaitExpression') return answersNew(init.argument);
    const fn = parentOf(binding.node);
    if (!fn || !isFunction(fn) || fn.id === binding.node || !isHandedTo(fn, 'then')) return false;
    const then = (parentOf(fn) as Node).callee;
    return isNode(then) && answersNew(then.object);
  }

  /** Whether a dependency is another value in every render of the component. */
  isNewEachRender(dep: Node, component: Node): boolean {
    const node = bare(dep);
    if (!node) return false;
    if (/^(Object|Array|ArrowFunction|Function)Expression$/.test(node.type)) return true;
    const binding = this.tree.bindingOf(node);
    if (!binding || functionOf(binding.node) !== component) return false;
    const declared = parentOf(binding.node);
    if (declared && isFunction(declared))
      return declared.id === binding.node && declared !== component;
    const declarator = declaratorOf(binding);
    if (!declarator || declarator.id !== binding.node) return false;
    const init = bare(declarator.init);
    if (!init) return false;
    if (/^(Object|Array|ArrowFunction|Function|New)Expression$/.test(init.type)) return true;
    return init.type === 'CallExpression' && this.makesNew(init);
  }
}

function answersNew(value: unknown): boolean {
  const call = bare(value);
  if (call?.type !== 'CallExpression' || !isNode(call.callee)) return false;
  const { property, name } = call.callee;
  return ANSWERS_NEW.test(String(isNode(property) ? property.name : name));
}

/** A function that is called where it stands, or that a promise calls. */
function isRunAtOnce(fn: Node): boolean {
  const parent = parentOf(fn);
  if (parent?.type === 'CallExpression' && parent.callee === fn) return true;
  return isHandedTo(fn, 'then') || isHandedTo(fn, 'finally');
}

function isHandedTo(fn: Node, method: string): boolean {
  const call = parentOf(fn);
  const callee = call?.type === 'CallExpression' && call.callee !== fn ? call.callee : null;
  return isNode(callee) && isNode(callee.property) && callee.property.name === method;
}
