import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { HAD, OLDER, TAKES_ELEMENTS } from './older.ts';

const PREFIX = 'facade:';
const PART = 'part:';
const WHOLE = 'whole:';
/** The entry for JSX: components of functions have their `defaultProps`, which React itself no longer gives them. */
export const JSX = 'own:jsx';
/** The same for previews: each element remembers its place, too. */
export const PLACED_JSX = 'placed:jsx';
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** The entry to ask for instead of a CommonJS package: a module that names its exports. */
export const facadeOf = (specifier: string): string => PREFIX + specifier;

/** The entry to ask for when code imports all of a package as its default, which it does not have. */
export const wholeOf = (specifier: string): string => WHOLE + specifier;

/** The entry to ask for when only some exports of a package are wanted. */
export const partOf = (specifier: string, names: string[]): string =>
  `${PART}${specifier}:${names.join(',')}`;

/** Packages whose main file is not the one a browser can load as a module. */
const ENTRY_FILES: Record<string, string> = {
  leaflet: 'leaflet/dist/leaflet-src.esm.js',
  'lottie-react': 'lottie-react/build/index.es.js',
};

/** Writes the facades and parts. A facade's names are what the package has when it is loaded here. */
export function facadePlugin(kitRoot: string): Plugin {
  const require = createRequire(join(kitRoot, 'package.json'));
  return {
    name: 'trellis-facade',
    resolveId(source, importer) {
      if (source === JSX || source === PLACED_JSX || OLDER[source]) return source;
      if ([PREFIX, PART, WHOLE].some((prefix) => source.startsWith(prefix))) return source;
      const file = ENTRY_FILES[source];
      return file ? this.resolve(file, importer) : null;
    },
    load(id) {
      if (id === JSX) return { code: ownJsx, moduleType: 'js' };
      if (OLDER[id]) return { code: OLDER[id], moduleType: 'js' };
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
      return { code: facade(specifier, require(specifier) as object), moduleType: 'js' };
    },
  };
}

/** A module that names what a CommonJS package exports, with what it had in older versions in place of its own. */
function facade(specifier: string, loaded: object): string {
  const had = HAD[specifier];
  const names = Object.keys(loaded).filter(
    (name) => IDENTIFIER.test(name) && name !== 'default' && !had?.names.includes(name),
  );
  const locals = names.map((name, index) => `e${index} = m[${JSON.stringify(name)}]`);
  const exported = names.map((name, index) => `e${index} as ${name}`);
  const from = JSON.stringify(specifier);
  return `${
    had
      ? `import bare from ${from};
import { ${had.names.join(', ')} } from '${had.from}';
const m = { ...bare, ${had.names.join(', ')} };
export { ${had.names.join(', ')} };`
      : `import m from ${from};`
  }
${locals.length ? `const ${locals.join(', ')};` : ''}
export { m as default${exported.length ? `, ${exported.join(', ')}` : ''} };`;
}

const ownJsx = `import m from 'react/jsx-runtime';
${TAKES_ELEMENTS}
export const Fragment = m.Fragment;
export const jsx = (type, props, key) => m.jsx(component(type), given(type, props), key);
export const jsxs = (type, props, key) => m.jsxs(component(type), given(type, props), key);
export default { Fragment, jsx, jsxs };`;

/** By a symbol: no code that goes through an element's properties by name comes across it. */
const placedJsx = `import m from 'react/jsx-dev-runtime';
${TAKES_ELEMENTS}
const place = Symbol.for('trellis.place');
export const Fragment = m.Fragment;
export const jsxDEV = (type, asked, key, isStatic, source, self) => {
  const props = given(type, asked);
  if (source && props) props[place] = source;
  return m.jsxDEV(component(type), props, key, isStatic, source, self);
};
export default { Fragment, jsxDEV };`;

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
