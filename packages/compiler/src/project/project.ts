import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AppFiles, ENV_FILE, GLOBALS_FILE } from '@trellis/contract';
import { ENTRY } from '../generate/entry.ts';
import type { Graph, GraphParts } from '../graph/graph.ts';
import { withAllApplied } from '../style/applied.ts';
import { FONTS, fallbackFaces, fontPackage, fontsIn, withFallbacks } from '../style/fonts.ts';
import { manifestOf } from './packages.ts';
import { placesOf } from './paths.ts';
import { rewrite } from './rewrite.ts';

export interface ProjectInfo {
  name: string;
  title: string;
  appId: string;
  serverUrl: string;
}

const own = (file: string) => readFileSync(new URL(`./files/${file}`, import.meta.url), 'utf8');

/** An app as a plain Vite project: all of its code, and what it has of the kit, with imports that any bundler finds. */
export function projectFiles(
  files: AppFiles,
  graph: Graph,
  parts: GraphParts,
  kitRoot: string,
  info: ProjectInfo,
): AppFiles {
  const places = placesOf(graph.modules);
  const project: AppFiles = {};
  const packages = new Set<string>();
  for (const module of graph.modules) {
    const place = places.get(module.name);
    if (place === undefined || module.name === ENTRY) continue;
    const { text, packages: taken } = rewrite(module, parts, places);
    project[`src/${place}`] = text;
    for (const name of taken) packages.add(name);
  }
  for (const [path, text] of Object.entries(files)) {
    // Schemas come along for who imports the project again; styles for the code that imports them.
    if (/^entities\/.+\.json$/.test(path) || (path.endsWith('.css') && path !== GLOBALS_FILE))
      project[`src/${path}`] ??= text;
    // What no page reaches yet is the builder's work all the same.
    else if (!places.has(`app:/${path}`) && path !== GLOBALS_FILE && !path.startsWith('.'))
      project[`unused/${path}`] = text;
  }
  const theme = readFileSync(join(kitRoot, 'src/styles/theme.css'), 'utf8');
  for (const family of fontsIn(files[GLOBALS_FILE] ?? ''))
    packages.add(fontPackage(FONTS[family]!));
  return {
    ...project,
    'src/index.css': styles(theme, files[GLOBALS_FILE] ?? ''),
    'src/main.jsx': own('main.jsx'),
    'src/trellis/bridge.js': own('bridge.js'),
    'index.html': html(info.title),
    'package.json': manifestOf(info.name, packages, kitRoot),
    'vite.config.js': VITE_CONFIG,
    '.env': `VITE_TRELLIS_SERVER=${info.serverUrl}\nVITE_TRELLIS_APP=${info.appId}\nVITE_BASE44_APP_ID=${info.appId}\n${settings(files[ENV_FILE])}`,
    '.gitignore': 'node_modules\ndist\n',
    'README.md': readme(info),
  };
}

/** What the app was set up with, as a build reads it. */
function settings(json = '{}'): string {
  const pairs = [...json.matchAll(/^\s*"(\w+)":\s*("(?:[^"\\]|\\.)*"|[\w.-]+)/gm)];
  return pairs.map(([, name, value]) => `${name}=${value}\n`).join('');
}

/** Imports have to come first of all. */
function styles(theme: string, globals: string): string {
  const fonts = fontsIn(globals).map((family) => `@import "${fontPackage(FONTS[family]!)}";`);
  const rest = withAllApplied(globals)
    .replace(/@import\s+url\([^)]*\)[^;]*;/g, (whole) => {
      fonts.push(whole);
      return '';
    })
    .replace(/@tailwind\s+[\w-]+\s*;/g, '');
  const faces = fallbackFaces(globals);
  return [...fonts, theme, ...(faces ? [faces] : []), `${withFallbacks(rest).trim()}\n`].join('\n');
}

const VITE_CONFIG = `import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: { target: 'es2022' },
});
`;

const html = (title: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.jsx"></script>
  </body>
</html>
`;

const readme = ({ title, serverUrl }: ProjectInfo): string => `# ${title}

    npm install
    npm run dev

Rows, people and files stay on ${serverUrl || 'the server'}, which \`.env\` names; what somebody may see and change
is decided there. \`npm run build\` makes \`dist/\`, which any server of files can serve (every address answers \`index.html\`).

\`src/pages\`, \`src/components\` and \`src/Layout.tsx\` are the app. \`src/components/ui\`, \`src/client\` and \`src/trellis\` came along with it.
`;
