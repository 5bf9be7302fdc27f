/** What projects take from `react` and `react-dom` that newer ones do not have, or not as they did. */
const OLDER_REACT = 'older:react';
const OLDER_DOM = 'older:react-dom';

/**
 * What a component is given: a default for each prop that is missing, those of a memoised one and of what it memoises.
 * Classes get theirs from React.
 */
const withDefaults = `export const given = (type, props) => {
  let whole = props;
  for (let one = type; one; one = typeof one === 'object' ? one.type : null) {
    const isClass = typeof one === 'function' && one.prototype?.isReactComponent;
    const defaults = typeof one !== 'string' && !isClass && one.defaultProps;
    if (!defaults) continue;
    if (whole === props) whole = { ...props };
    for (const name in defaults) if (whole[name] === undefined) whole[name] = defaults[name];
  }
  return whole;
};`;

/**
 * The context of before React 16.3, carried by one of today's: a class that declares `childContextTypes` hands on what
 * its `getChildContext` gives, over what it has of those above; one that declares `contextTypes` has what it names, and
 * a function has it as its second argument. Each component is made ready once, when it is first used.
 */
const olderContext = `const Older = m.createContext({});
const ready = new WeakMap();
const giving = new WeakSet();
const named = (types, all) => {
  const found = {};
  for (const name in types) found[name] = all[name];
  return found;
};
const handOn = (shown) => {
  const draw = shown.render;
  if (giving.has(draw)) return;
  shown.render = function () {
    const drawn = draw.call(this);
    return m.createElement(Older.Consumer, null, (above) =>
      m.createElement(Older.Provider, { value: { ...above, ...this.getChildContext() } }, drawn));
  };
  giving.add(shown.render);
};
const madeReady = (type) => {
  const isClass = type.prototype?.isReactComponent;
  if (!isClass && !type.contextTypes) return type;
  if (!isClass) {
    const types = type.contextTypes;
    return Object.assign((props) => type(props, named(types, m.useContext(Older))), type, {
      displayName: type.displayName ?? type.name,
    });
  }
  if (type.childContextTypes && type.prototype.getChildContext) handOn(type.prototype);
  if (type.contextTypes && !type.contextType) type.contextType = Older;
  return type;
};
export const component = (type) => {
  if (typeof type === 'object' && type?.type) {
    const inner = component(type.type);
    if (inner !== type.type) type.type = inner;
    return type;
  }
  if (typeof type !== 'function' || !(type.contextTypes || type.childContextTypes)) return type;
  if (!ready.has(type)) {
    const made = madeReady(type);
    ready.set(type, made).set(made, made);
  }
  return ready.get(type);
};`;

/** `createElement`, `createFactory` and `lazy` as they were. */
const elements = `export const createElement = (type, props, ...children) =>
  m.createElement(component(type), given(type, props), ...children);
export const createFactory = (type) => createElement.bind(null, type);
export const lazy = (load) =>
  m.lazy(() => load().then((found) => {
    const whole = component(found?.default);
    return whole === found?.default ? found : { default: whole };
  }));`;

/**
 * Roots and elements as they were asked for before React 19. A class's element is found by what React keeps of it, as
 * its own function did.
 */
const olderDom = `import m from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
// Whoever draws is told when it stands there, once for each time it draws.
const Drawn = ({ of: { done }, children }) => {
  m.useLayoutEffect(() => void done?.(), [done]);
  return children;
};
const roots = new WeakMap();
export const render = (element, at, done) => {
  let root = roots.get(at);
  if (!root) roots.set(at, (root = createRoot(at)));
  root.render(m.createElement(Drawn, { of: { done: done && (() => done()) } }, element));
};
export const hydrate = (element, at) => void roots.set(at, hydrateRoot(at, element));
export const unmountComponentAtNode = (at) => {
  const root = roots.get(at);
  // Not while React is drawing, which is when those ask for it that clean up.
  if (root) queueMicrotask(() => root.unmount());
  return roots.delete(at);
};
const elementIn = (fiber) => {
  for (let one = fiber; one; one = one.sibling) {
    const found = one.stateNode instanceof Node ? one.stateNode : elementIn(one.child);
    if (found) return found;
  }
  return null;
};
export const findDOMNode = (of) => {
  if (of == null || of instanceof Node) return of ?? null;
  const fiber = of._reactInternals;
  return fiber ? elementIn(fiber.child ?? fiber.alternate?.child) : null;
};`;

/** The modules that are written here, by the name they are imported by. */
export const OLDER: Record<string, string> = {
  [OLDER_REACT]: `import m from 'react';\n${withDefaults}\n${olderContext}\n${elements}`,
  [OLDER_DOM]: olderDom,
};

/** How the entry for JSX takes what makes elements as they were. */
export const TAKES_ELEMENTS = `import { component, given } from '${OLDER_REACT}';`;

/** What a package's facade adds of what it had before, by package: those names instead of its own. */
export const HAD: Record<string, { from: string; names: string[] }> = {
  react: { from: OLDER_REACT, names: ['createElement', 'createFactory', 'lazy'] },
  'react-dom': {
    from: OLDER_DOM,
    names: ['render', 'hydrate', 'unmountComponentAtNode', 'findDOMNode'],
  },
};
