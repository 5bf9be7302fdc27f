import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Scanner } from '@tailwindcss/oxide';
import type { AppFiles } from '@trellis/contract';
import { build, type Plugin } from 'rolldown';
import { compile } from 'tailwindcss';

const require = createRequire(import.meta.url);
const kit = join(import.meta.dirname, '../../app-kit/src');

/** An app as one script and one style sheet, for looking at it outside of the product. */
export async function bundleApp(files: AppFiles): Promise<{ script: string; css: string }> {
  const texts: string[] = Object.values(files);
  const result = await build({
    input: 'app:/entry.tsx',
    write: false,
    output: { format: 'iife', codeSplitting: false },
    transform: {
      jsx: { runtime: 'automatic' },
      define: { 'process.env.NODE_ENV': '"production"' },
    },
    plugins: [appPlugin(files, texts)],
  });
  const script = result.output[0].code;
  return { script, css: await styleOf(files, texts) };
}

function appPlugin(files: AppFiles, texts: string[]): Plugin {
  const pages = Object.keys(files).filter((path) => path.startsWith('pages/'));
  const names = pages.map((path) => path.slice(6, -4));
  const entry = `
    import { createRoot } from 'react-dom/client';
    import { BrowserRouter, useLocation } from 'react-router-dom';
    import Layout from '@/Layout';
    ${names.map((name, index) => `import P${index} from '@/pages/${name}';`).join('\n')}
    const pages = { ${names.map((name, index) => `${name.toLowerCase()}: [P${index}, '${name}']`).join(', ')} };
    function Page() {
      const [View, name] = pages[useLocation().pathname.slice(1).toLowerCase()] ?? pages.home;
      return <Layout currentPageName={name}><View /></Layout>;
    }
    createRoot(document.getElementById('root')).render(<BrowserRouter><Page /></BrowserRouter>);`;
  return {
    name: 'app',
    resolveId(id, importer) {
      if (id === 'app:/entry.tsx') return id;
      if (!id.startsWith('@/'))
        return importer?.startsWith('app:') || importer?.startsWith('entity:')
          ? this.resolve(id, join(kit, 'index.ts'))
          : null;
      const bare = id.slice(2);
      if (bare.startsWith('entities/')) return `entity:/${bare}.ts`;
      for (const ending of ['', '.tsx', '.ts', '/index.ts'])
        if (files[`${bare}${ending}`] !== undefined) return `app:/${bare}${ending}`;
      for (const ending of ['', '.tsx', '.ts', '/index.ts'])
        if (/\.\w+$/.test(bare + ending) && existsSync(join(kit, bare + ending)))
          return join(kit, bare + ending);
      throw new Error(`No module ${id}, asked for by ${importer}`);
    },
    load(id) {
      if (id === 'app:/entry.tsx') return entry;
      if (id.startsWith('app:/')) return files[id.slice(5)] ?? null;
      if (id.startsWith('entity:')) {
        const name = id.split('/').at(-1)!.replace('.ts', '');
        return `import { createEntityClient } from '@/client/entities'; export const ${name} = createEntityClient('${name}');`;
      }
      if (!id.includes('app-kit/src')) return null;
      const text = readFileSync(id, 'utf8');
      texts.push(text);
      return text;
    },
  };
}

async function styleOf(files: AppFiles, texts: string[]): Promise<string> {
  const scanner = new Scanner({});
  const candidates = scanner.scanFiles(texts.map((content) => ({ content, extension: 'tsx' })));
  const theme = readFileSync(join(kit, 'styles/theme.css'), 'utf8');
  const paths: Record<string, string> = {
    'tw-animate-css': join(
      dirname(require.resolve('tailwindcss/package.json')),
      '../tw-animate-css/dist/tw-animate.css',
    ),
  };
  const tailwind = await compile(`${theme}\n${files['globals.css']}`, {
    base: '/',
    loadStylesheet: async (id) => {
      const path = paths[id] ?? (id.startsWith('tailwindcss/') ? require.resolve(id) : id);
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
    },
    loadModule: async (id) => ({ path: id, base: '/', module: (await import(id)).default }),
  });
  return tailwind.build(candidates);
}
