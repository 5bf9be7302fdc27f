import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'rolldown';

/**
 * What code expects of a package that the package itself no longer does, or does only beside files of its own: stands
 * at the end of its module.
 */
const ADDED: [file: RegExp, code: (path: string) => string][] = [
  // Up to its version 3, importing it was enough for `doc.autoTable(…)`.
  [
    /[\\/]jspdf-autotable[\\/]dist[\\/][^\\/]+\.mjs$/,
    () => `import { jsPDF as ownJsPDF } from 'jspdf';\napplyPlugin(ownJsPDF);`,
  ],
  // It looks for the pictures of its marker beside its style sheet, where there are none.
  [/[\\/]leaflet[\\/]dist[\\/]leaflet-src\.esm\.js$/, ownMarker],
];

export function addedPlugin(): Plugin {
  return {
    name: 'trellis-added',
    transform(code, id) {
      const added = ADDED.find(([file]) => file.test(id))?.[1](id);
      return added ? { code: `${code}\n${added}` } : null;
    },
  };
}

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
