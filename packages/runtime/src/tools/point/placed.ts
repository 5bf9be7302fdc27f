/** Where an element is written, as the compiler's development mode tells JSX. */
export interface Place {
  fileName: string;
  lineNumber: number;
  columnNumber: number;
}

/** What is read of React's own records: an element of the tree, with what it was made of. */
export interface Fiber {
  type: unknown;
  return: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  stateNode: unknown;
  memoizedProps: { [PLACE]?: Place } | null;
  _debugOwner?: Fiber | null;
}

/** An element that comes from the app's own code. */
export interface Placed {
  fiber: Fiber;
  /** What of it is drawn. */
  box: Element;
  place: Place;
  tag: string;
  component: string;
}

const PLACE = Symbol.for('trellis.place');

/** The innermost element of the app's own code that this node belongs to. */
export function placedAt(node: Element): Placed | null {
  for (let at: Element | null = node; at; at = at.parentElement) {
    const fiber = fiberOf(at);
    if (fiber) return climb(fiber, at);
  }
  return null;
}

/** From an element outwards; what the kit draws belongs to who placed it. */
export function climb(from: Fiber | null, drawn: Element): Placed | null {
  let box = drawn;
  for (let at = from && currentOf(from); at; at = at.return && currentOf(at.return)) {
    if (at.stateNode instanceof Element) box = at.stateNode;
    const place = at.memoizedProps?.[PLACE];
    // The kit's modules and those that are made go by names with a scheme.
    if (!place || place.fileName.includes(':')) continue;
    return {
      fiber: at,
      box,
      place,
      tag: nameOf(at.type),
      component: at._debugOwner ? nameOf(at._debugOwner.type) : '',
    };
  }
  return null;
}

/** React keeps two records of each element, and a node may hold the older one. Found once in a question. */
let known = new Map<Fiber, Fiber>();

/** To be called before each question: what stood where may have changed since. */
export function lookAnew(): void {
  known = new Map();
}

function currentOf(fiber: Fiber): Fiber {
  const before = known.get(fiber);
  if (before) return before;
  const found = findCurrent(fiber);
  known.set(fiber, found);
  return found;
}

function findCurrent(fiber: Fiber): Fiber {
  if (!fiber.return) return (fiber.stateNode as { current?: Fiber } | null)?.current ?? fiber;
  for (let at = currentOf(fiber.return).child; at; at = at.sibling)
    if (at === fiber || at === fiber.alternate) return at;
  return fiber;
}

let key: string | undefined;

function fiberOf(node: Element): Fiber | null {
  key ??= Object.keys(node).find((name) => name.startsWith('__reactFiber$'));
  return key === undefined ? null : ((node as unknown as Record<string, Fiber>)[key] ?? null);
}

/** What a type is called: an element's tag, a component's name, also within `memo` and `forwardRef`. */
function nameOf(type: unknown): string {
  if (typeof type === 'string') return type;
  if (typeof type === 'function') return named(type) || 'Component';
  if (typeof type !== 'object' || type === null) return 'Component';
  const { type: inner, render } = type as { type?: unknown; render?: unknown };
  return named(type) || (inner || render ? nameOf(inner ?? render) : 'Component');
}

const named = (type: object): string => {
  const { displayName, name } = type as { displayName?: unknown; name?: unknown };
  return typeof displayName === 'string' ? displayName : typeof name === 'string' ? name : '';
};
