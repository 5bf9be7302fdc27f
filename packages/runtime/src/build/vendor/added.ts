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
  // It prints from a frame of its own, which it may not reach into from an app's: the page is printed without the rest.
  [/[\\/]react-to-print[\\/]dist[\\/]react-to-print\.mjs$/, () => ownPrint],
];

/** As its version 3 is asked, and up to 2: what is printed told by a function, and a component with its trigger. */
const ownPrint = `import { cloneElement, createContext, createElement } from 'react';
const alone = '@media print { body > :not(.trellis-printed) { display: none !important; } } @media screen { .trellis-printed { display: none !important; } }';
async function print(options, told) {
  await options.onBeforeGetContent?.();
  await options.onBeforePrint?.();
  const node = typeof told === 'function' ? told() : options.content ? options.content() : options.contentRef?.current;
  if (!node) return;
  const page = document.createElement('div');
  page.className = 'trellis-printed ' + (options.bodyClass ?? '');
  page.append(node.cloneNode(true));
  const drawn = page.querySelectorAll('canvas');
  [...node.querySelectorAll('canvas')].forEach((canvas, at) => drawn[at]?.getContext('2d')?.drawImage(canvas, 0, 0));
  const style = document.createElement('style');
  const pageStyle = typeof options.pageStyle === 'function' ? options.pageStyle() : options.pageStyle;
  style.textContent = alone + (pageStyle ?? '');
  const { title } = document;
  const named = typeof options.documentTitle === 'function' ? options.documentTitle() : options.documentTitle;
  let begun = false;
  const end = () => {
    page.remove();
    style.remove();
    document.title = title;
    options.onAfterPrint?.();
  };
  document.body.append(page);
  document.head.append(style);
  if (named) document.title = named;
  window.addEventListener('beforeprint', () => (begun = true), { once: true });
  window.addEventListener('afterprint', end, { once: true });
  try {
    window.print();
  } catch (error) {
    options.onPrintError?.('print', error);
  }
  // Phones go on while they still print, and tell its end; who prints nothing tells neither.
  if (begun) return;
  window.removeEventListener('afterprint', end);
  end();
}
export const useReactToPrint = (options = {}) => (told) => print(options, told);
const Printing = createContext({ handlePrint: () => undefined });
export const PrintContextConsumer = Printing.Consumer;
export function ReactToPrint({ trigger, children, ...options }) {
  const handlePrint = useReactToPrint(options);
  if (children) return createElement(Printing.Provider, { value: { handlePrint } }, children);
  return cloneElement(trigger(), { onClick: handlePrint });
}
export default ReactToPrint;`;

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
