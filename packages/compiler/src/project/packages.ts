import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontVersion } from '../style/fonts.ts';

/** Packages that are another one by their own name. */
const UNDER_NAME: Record<string, string> = {
  xlsx: '@e965/xlsx',
  'react-quill': 'react-quill-new',
};
/** Names that code may use here, by the package that they mean. */
const MEANT: Record<string, string> = {
  'react-router': 'react-router-dom',
  motion: 'framer-motion',
  'motion/react': 'framer-motion',
  'react-query': '@tanstack/react-query',
  'react-beautiful-dnd': '@hello-pangea/dnd',
  'lodash-es': 'lodash',
  'react-helmet': 'react-helmet-async',
  'qrcode-react': 'qrcode.react',
  'socket.io-client/websocket': 'socket.io-client',
};
const OLDER_DAYS = 'react-day-picker-8';
/** What builds the project. */
const TOOLS = {
  '@tailwindcss/typography': '0.5.20',
  '@tailwindcss/vite': '4.3.5',
  '@vitejs/plugin-react': '6.3.0',
  tailwindcss: '4.3.5',
  'tw-animate-css': '1.4.0',
  vite: '8.3.8',
};

/** What a specifier is called where no runtime stands around the app. */
export const realSpecifier = (specifier: string): string => MEANT[specifier] ?? specifier;

/** The `package.json` of a project that uses these packages. */
export function manifestOf(name: string, specifiers: Iterable<string>, kitRoot: string): string {
  const kit = JSON.parse(readFileSync(join(kitRoot, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const dependencies: Record<string, string> = {};
  for (const specifier of ['react', 'react-dom', 'react-router-dom', ...specifiers]) {
    const own = packageOf(specifier);
    const target = UNDER_NAME[own];
    const version =
      kit.dependencies[target ?? own] ??
      fontVersion(own) ??
      (own.startsWith('@radix-ui/') ? 'latest' : null);
    if (version) dependencies[own] = target ? `npm:${target}@${version}` : version;
  }
  const manifest = {
    name,
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
    dependencies: Object.fromEntries(Object.entries(dependencies).sort()),
    devDependencies: TOOLS,
    // It asks for an older one of what it works with.
    ...(dependencies[OLDER_DAYS] && {
      overrides: { [OLDER_DAYS]: { 'date-fns': kit.dependencies['date-fns'] } },
    }),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** `@scope/name/path` → `@scope/name`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
