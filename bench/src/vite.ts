import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AppFiles } from '@trellis/contract';
import { KIT_ROOT } from '@trellis/runtime/testing';
import react from '@vitejs/plugin-react';
import { build, createServer, type InlineConfig, type Plugin, type ViteDevServer } from 'vite';

/** The plain tool: the same app on Vite, without Tailwind (which spares it that work). */
const ROOT = fileURLToPath(new URL('../.cache/vite-app', import.meta.url));

const MAIN = `import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import Layout from './Layout.tsx';
import Home from './pages/Home.tsx';
import Recipes from './pages/Recipes.tsx';
import AddRecipe from './pages/AddRecipe.tsx';
import Collections from './pages/Collections.tsx';
import RecipeDetail from './pages/RecipeDetail.tsx';
import Settings from './pages/Settings.tsx';
globalThis.__trellis = { appId: 'a1b2c3d4e5f60718293a4b5c', serverUrl: '', user: null, onUserChange: () => () => {}, getToken: async () => null };
createRoot(document.getElementById('root')).render(
  <BrowserRouter><Layout currentPageName="Home"><Routes>
    <Route path="/" element={<Home />} /><Route path="/recipes" element={<Recipes />} />
    <Route path="/addrecipe" element={<AddRecipe />} /><Route path="/collections" element={<Collections />} />
    <Route path="/recipedetail" element={<RecipeDetail />} /><Route path="/settings" element={<Settings />} />
  </Routes></Layout></BrowserRouter>,
);
`;
const HTML = '<!doctype html><div id="root"></div><script type="module" src="/main.tsx"></script>';

/** Writes the app where Vite finds it. */
export function writeViteApp(files: AppFiles): string {
  rmSync(ROOT, { recursive: true, force: true });
  for (const [path, text] of Object.entries({ ...files, 'main.tsx': MAIN, 'index.html': HTML }))
    writeViteFile(path, text);
  return ROOT;
}

export function writeViteFile(path: string, text: string): void {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text);
}

/** `@/` as apps have it: the app's file, else the kit's; entities are written. */
function appAliases(): Plugin {
  const endings = ['.tsx', '.ts', '/index.ts'];
  const find = (root: string, path: string) =>
    endings.map((ending) => join(root, path + ending)).find((file) => existsSync(file));
  return {
    name: 'app-aliases',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.startsWith('@/entities/')) return `\0entity:${source.slice('@/entities/'.length)}`;
      if (source.startsWith('@/'))
        return find(ROOT, source.slice(2)) ?? find(join(KIT_ROOT, 'src'), source.slice(2));
      if (/^\w/.test(source) && importer?.startsWith(ROOT))
        return this.resolve(source, join(KIT_ROOT, 'package.json'), { skipSelf: true });
      return null;
    },
    load(id) {
      if (!id.startsWith('\0entity:')) return null;
      const names = id.endsWith('all') ? ['Recipe', 'Review', 'Collection'] : [id.slice(8)];
      const client = JSON.stringify(join(KIT_ROOT, 'src/client/entities.ts'));
      return `import { createEntityClient } from ${client};\n${names
        .map((name) => `export const ${name} = createEntityClient('${name}');`)
        .join('\n')}`;
    },
  };
}

function config(): InlineConfig {
  return {
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    plugins: [appAliases(), react()],
    server: { port: 0, host: '127.0.0.1' },
    cacheDir: join(ROOT, '.vite'),
  };
}

export async function viteServer(): Promise<{ server: ViteDevServer; origin: string }> {
  const server = await createServer(config());
  await server.listen();
  const address = server.httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('Vite does not listen');
  return { server, origin: `http://127.0.0.1:${address.port}` };
}

export async function viteBuild(): Promise<string> {
  await build({ ...config(), build: { outDir: join(ROOT, 'dist'), minify: true } });
  return join(ROOT, 'dist');
}
