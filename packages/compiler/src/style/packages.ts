import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.gif': 'image/gif',
  '.woff2': 'font/woff2',
};

/** Packages that another one stands for: its sheets are named alike. */
const RENAMED: [RegExp, string][] = [
  [/^react-quill\//, 'react-quill-new/'],
  // Newer ones have no sheet of this name.
  [/^react-day-picker\/dist\/style/, 'react-day-picker-8/dist/style'],
  [/^swiper\/(?:css|scss|less)$/, 'swiper/swiper.css'],
  [/^swiper\/(?:css|scss|less)\/bundle$/, 'swiper/swiper-bundle.css'],
  [/^swiper\/(?:css|scss|less)\/([\w-]+)$/, 'swiper/modules/$1.css'],
];

/** A style sheet out of a package (`leaflet/dist/leaflet.css`), its small pictures inlined; null when there is none. */
export function packageStyles(kitRoot: string, asked: string): string | null {
  const specifier = RENAMED.reduce((found, [from, to]) => found.replace(from, to), asked);
  if (!/^(@[\w.-]+\/)?[\w-][\w.-]*\/[\w./-]+\.css$/.test(specifier) || specifier.includes('..'))
    return null;
  const require = createRequire(join(kitRoot, 'package.json'));
  const path = resolved(require, specifier);
  if (!path?.includes('node_modules')) return null;
  const css = readFileSync(path, 'utf8');
  return css.replace(/url\(\s*["']?([^"')]+)["']?\s*\)/g, (whole, target: string) => {
    const type = TYPES[extname(target)];
    if (!type || /^(data:|https?:|#)/.test(target)) return whole;
    const bytes = readFileSync(join(dirname(path), target.replace(/[?#].*$/, '')));
    return `url(data:${type};base64,${bytes.toString('base64')})`;
  });
}

const SMALL = 32_768;

/** A picture out of a package (`leaflet/dist/images/marker-icon.png`) as an address that holds it; null when there is none. */
export function packagePicture(kitRoot: string, specifier: string): string | null {
  const type = TYPES[extname(specifier).toLowerCase()];
  if (!type || !/^(@[\w.-]+\/)?[\w-][\w.-]*\/[\w./-]+$/.test(specifier)) return null;
  if (specifier.includes('..')) return null;
  const path = resolved(createRequire(join(kitRoot, 'package.json')), specifier);
  if (!path?.includes('node_modules')) return null;
  const bytes = readFileSync(path);
  return bytes.length > SMALL ? null : `data:${type};base64,${bytes.toString('base64')}`;
}

function resolved(require: NodeJS.Require, specifier: string): string | null {
  try {
    return require.resolve(specifier);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'MODULE_NOT_FOUND' || code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') return null;
    throw error;
  }
}
