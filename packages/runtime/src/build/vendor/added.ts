import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'rolldown';

/**
 * What code expects of a package that the package itself no longer does, or does only beside files of its own: what
 * its module becomes.
 */
const CHANGED: [file: RegExp, change: (code: string, path: string) => string][] = [
  // Up to its version 3, importing it was enough for `doc.autoTable(…)`.
  [
    /[\\/]jspdf-autotable[\\/]dist[\\/][^\\/]+\.mjs$/,
    (code) => `${code}\nimport { jsPDF as ownJsPDF } from 'jspdf';\napplyPlugin(ownJsPDF);`,
  ],
  // It looks for the pictures of its marker beside its style sheet, where there are none.
  [
    /[\\/]leaflet[\\/]dist[\\/]leaflet-src\.esm\.js$/,
    (code, path) => `${code}\n${ownMarker(path)}`,
  ],
  // Its version 1 went without formats that it does not know. Code names `bullet` among them, which is none of its own now.
  [
    /[\\/]quill[\\/]core[\\/]utils[\\/]createRegistryWithFormats\.js$/,
    (code) => replaced(code, /debug\.error\(`Cannot register[^;]*;/g, ''),
  ],
  // Previews have React's development build, which asks whoever draws for an owner.
  [
    /[\\/]react-dom[\\/]cjs[\\/]react-dom-server(-legacy)?\.browser\.production\.js$/,
    (code) => replaced(code, /AsyncDispatcher = \{/g, 'AsyncDispatcher = { getOwner: () => null,'),
  ],
  // A chart's ref was an instance that knew its element as `container`; now it is the drawing within that, which comes
  // a moment after the element: until then the element stands for it.
  [
    /[\\/]recharts[\\/]es6[\\/]chart[\\/]CategoricalChart\.js$/,
    (code) => {
      const held = replaced(code, /\bref: ref\b/g, 'ref: ref && heldBy(ref)');
      const within = /(RechartsWrapper, \{)(\s+className: className)/;
      return `${replaced(held, within, '$1 ref: ref && standsFor(ref),$2')}\n${heldBy}`;
    },
  ],
];

export function addedPlugin(): Plugin {
  return {
    name: 'trellis-added',
    transform(code, id) {
      const change = CHANGED.find(([file]) => file.test(id))?.[1];
      return change ? { code: change(code, id) } : null;
    },
  };
}

/** A newer version of the package that reads otherwise is to be looked at, not to be left as it is. */
function replaced(code: string, what: RegExp, by: string): string {
  const changed = code.replace(what, by);
  if (changed === code) throw new Error(`${what} is nowhere in a package that is changed by it`);
  return changed;
}

const heldBy = `const held = new WeakMap();
const standing = new WeakMap();
function heldBy(ref) {
  if (!held.has(ref))
    held.set(ref, (node) => {
      if (node)
        Object.defineProperty(node, 'container', { configurable: true, get: () => node.closest('.recharts-wrapper') });
      if (typeof ref === 'function') return ref(node);
      ref.current = node;
    });
  return held.get(ref);
}
function standsFor(ref) {
  if (!standing.has(ref)) standing.set(ref, (node) => node?.querySelector('.recharts-surface') ? undefined : heldBy(ref)(node));
  return standing.get(ref);
}`;

/** The marker brings its pictures along, unless the app says where others are. */
function ownMarker(path: string): string {
  const images = join(dirname(path), 'images');
  const pictures = Object.fromEntries(
    ['marker-icon.png', 'marker-icon-2x.png', 'marker-shadow.png'].map((name) => [
      name,
      `data:image/png;base64,${readFileSync(join(images, name)).toString('base64')}`,
    ]),
  );
  return `const ownPictures = ${JSON.stringify(pictures)};
IconDefault.prototype._getIconUrl = function (name) {
  const url = Icon.prototype._getIconUrl.call(this, name);
  const path = this.options.imagePath || IconDefault.imagePath;
  return (!path && ownPictures[url]) || (path || '') + url;
};`;
}
