import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';

const PREFIX = 'facade:';
const PART = 'part:';
const WHOLE = 'whole:';
/** The entry for JSX: components of functions have their `defaultProps`, which React itself no longer gives them. */
export const JSX = 'own:jsx';
/** The same for previews: each element remembers its place, too. */
export const PLACED_JSX = 'placed:jsx';
/** What projects of React 18 still take from `react-dom`, and newer ones do not have. */
const OLDER_DOM = 'older:react-dom';
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** The entry to ask for instead of a CommonJS package: a module that names its exports. */
export const facadeOf = (specifier: string): string => PREFIX + specifier;

/** The entry to ask for when code imports all of a package as its default, which it does not have. */
export const wholeOf = (specifier: string): string => WHOLE + specifier;

/** The entry to ask for when only some exports of a package are wanted. */
export const partOf = (specifier: string, names: string[]): string =>
  `${PART}${specifier}:${names.join(',')}`;

/** Packages whose main file is not the one a browser can load as a module. */
const ENTRY_FILES: Record<string, string> = { leaflet: 'leaflet/dist/leaflet-src.esm.js' };

/** Writes the facades and parts. A facade's names are what the package has when it is loaded here. */
export function facadePlugin(kitRoot: string): Plugin {
  const require = createRequire(join(kitRoot, 'package.json'));
  return {
    name: 'trellis-facade',
    resolveId(source, importer) {
      if (source === JSX || source === PLACED_JSX || source === OLDER_DOM) return source;
      if ([PREFIX, PART, WHOLE].some((prefix) => source.startsWith(prefix))) return source;
      const file = ENTRY_FILES[source];
      return file ? this.resolve(file, importer) : null;
    },
    load(id) {
      if (id === JSX) return { code: ownJsx, moduleType: 'js' };
      if (id === OLDER_DOM) return { code: olderDom, moduleType: 'js' };
      if (id === PLACED_JSX) return { code: placedJsx, moduleType: 'js' };
      if (id.startsWith(PART)) {
        const [specifier, names] = id.slice(PART.length).split(':');
        return { code: `export { ${names} } from ${JSON.stringify(specifier)};`, moduleType: 'js' };
      }
      if (id.startsWith(WHOLE)) {
        const from = JSON.stringify(id.slice(WHOLE.length));
        const code = `export * from ${from};\nimport * as whole from ${from};\nexport default whole;`;
        return { code, moduleType: 'js' };
      }
      if (!id.startsWith(PREFIX)) return null;
      const specifier = id.slice(PREFIX.length);
      const loaded: unknown = require(specifier);
      const names = Object.keys(loaded as object).filter(
        (name) => IDENTIFIER.test(name) && name !== 'default',
      );
      const locals = names.map((name, index) => `e${index} = m[${JSON.stringify(name)}]`);
      const exported = names.map((name, index) => `e${index} as ${name}`);
      const hasOlder = specifier === 'react-dom';
      return {
        code: `import ${hasOlder ? 'bare' : 'm'} from ${JSON.stringify(specifier)};
${hasOlder ? `${takesOlder}\n` : ''}${locals.length ? `const ${locals.join(', ')};` : ''}
export { m as default${exported.length ? `, ${exported.join(', ')}` : ''} };`,
        moduleType: 'js',
      };
    },
  };
}

/**
 * What a component is given: a default for each prop that is missing, those of a memoised one and of what it memoises.
 * Classes get theirs from React.
 */
const WITH_DEFAULTS = `const given = (type, props) => {
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

const ownJsx = `import m from 'react/jsx-runtime';
${WITH_DEFAULTS}
export const Fragment = m.Fragment;
export const jsx = (type, props, key) => m.jsx(type, given(type, props), key);
export const jsxs = (type, props, key) => m.jsxs(type, given(type, props), key);
export default { Fragment, jsx, jsxs };`;

/** By a symbol: no code that goes through an element's properties by name comes across it. */
const placedJsx = `import m from 'react/jsx-dev-runtime';
${WITH_DEFAULTS}
const place = Symbol.for('trellis.place');
export const Fragment = m.Fragment;
export const jsxDEV = (type, asked, key, isStatic, source, self) => {
  const props = given(type, asked);
  if (source && props) props[place] = source;
  return m.jsxDEV(type, props, key, isStatic, source, self);
};
export default { Fragment, jsxDEV };`;

/**
 * Roots and elements as they were asked for before React 19. A class's element is found by what React keeps of it, as
 * its own function did.
 */
const olderDom = `import { createRoot, hydrateRoot } from 'react-dom/client';
const roots = new WeakMap();
export const render = (element, at, done) => {
  let root = roots.get(at);
  if (!root) roots.set(at, (root = createRoot(at)));
  root.render(element);
  if (done) setTimeout(done);
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
const takesOlder = `import * as older from '${OLDER_DOM}';\nconst m = { ...older, ...bare };
export const { render, hydrate, unmountComponentAtNode, findDOMNode } = older;`;

const TRANSPORTS = /[\\/]engine\.io-client[\\/]build[\\/]esm[\\/]transports[\\/]index\.js$/;

/** Leaves the realtime client nothing but WebSocket. */
export function socketOnlyPlugin(): Plugin {
  return {
    name: 'trellis-socket-only',
    load: (id) =>
      TRANSPORTS.test(id)
        ? `import { WS } from './websocket.js';\nexport const transports = { websocket: WS };`
        : null,
  };
}
