import { fieldsInCode } from '@trellis/compiler';
import { describe, expect, it } from 'vitest';
import { takeLook } from './look.ts';
import { firstInLayout } from './main-page.ts';
import { takeMissing } from './missing.ts';
import { deviceWords, outsideWords } from './outside.ts';
import { APP, MAIN, PAGE, read } from './project.fixture.ts';

describe('a project', () => {
  it('brings folders of its code whatever they are called, words it takes as text, and rows of its client', () => {
    const { files, rows, assets } = read({
      'src/pages/Home.jsx': `${PAGE}\nimport terms from '../content/terms.md?raw';`,
      'src/components/tests/Card.jsx': PAGE,
      'src/components/build/Wall.jsx': PAGE,
      'src/content/terms.md': '# Terms',
      'tests/home.spec.js': '',
      'README.md': '# Read me',
      'base44/entities/Room.jsonc': '{ "name": "Room", "properties": {} }',
      'src/data/Room.json': '[{ "title": "Hall" }]',
      'public/cities.json': '[]',
      'public/manifest.json': '{}',
      'src/api/base44Client.js':
        "import Room from '@/data/Room.json';\nexport const base44 = { entities: {} };",
    });
    expect(Object.keys(files).sort()).toEqual([
      'components/build/Wall.jsx',
      'components/tests/Card.jsx',
      'content/terms.md.raw.js',
      'data/Room.json',
      'entities/Room.json',
      'pages/Home.jsx',
    ]);
    expect(files['content/terms.md.raw.js']).toBe('export default "# Terms";\n');
    expect(rows.map(({ path }) => path)).toEqual(['data/Room.json']);
    expect(assets.map(({ path }) => path)).toEqual(['cities.json']);
  });

  it('begins with the page that it names, whatever its comments name', () => {
    const config = `/* mainPage: "Example" */ export const pagesConfig = { mainPage: "Landing" };`;
    const files = {
      'src/App.jsx': APP,
      'src/pages/Landing.jsx': PAGE,
      'src/pages.config.js': config,
    };
    expect(read(files)).toMatchObject({
      mainPage: null,
      replaced: ['src/pages.config.js', 'App.jsx'],
    });
    const both = read({ ...files, 'src/pages/Home.jsx': PAGE });
    expect(both.mainPage).toBe('Landing');
    expect(Object.keys(both.files)).toContain('root/App.jsx');
  });

  it('brings its agents, and what its page has in its head', () => {
    const { files, leftOut } = read({
      'src/pages/Home.jsx': PAGE,
      'src/index.css': "@import url('https://fonts.googleapis.com/css2?family=Inter');",
      'index.html': `<html dir="rtl"><!-- <link rel="stylesheet" href="https://fonts.googleapis.com/css?a"> -->
<link href="https://fonts.googleapis.com/css2?family=Heebo&amp;display=swap" rel="stylesheet"><link rel="icon" href="x.svg">
<script defer src="https://count.example/s.js"></script><script type="module" src="/src/main.jsx"></script></html>`,
      'base44/agents/shop/helper.jsonc':
        '{ "name": "Helper", /* says */ "instructions": "Help.", }',
      'base44/agents/broken.jsonc': '[',
    });
    expect(JSON.parse(files['agents/shop/Helper.json']!)).toEqual({
      name: 'Helper',
      instructions: 'Help.',
    });
    expect(files['globals.css']).toBe(
      "@import url('https://fonts.googleapis.com/css2?family=Heebo&display=swap');\n:root { direction: rtl; }\n@import url('https://fonts.googleapis.com/css2?family=Inter');",
    );
    expect(leftOut.map(({ path }) => path)).toEqual(['base44/agents/broken.jsonc']);
    expect(files['root/page-scripts.js']).toContain('"src": "https://count.example/s.js"');
    expect(files['root/page-scripts.js']).not.toContain('main.jsx');
  });

  it('brings what its page takes of it by scripts, but not the module that draws it', () => {
    const { files, leftOut } = read({
      'src/pages/Home.jsx': PAGE,
      'src/lib/seed.js': 'export const seed = 1;',
      'src/boot.js': 'window.booted = 1;',
      'src/start.jsx': "createRoot(document.getElementById('root')).render(1);",
      'public/config.js': 'window.CONFIG = { api: 1 };',
      'index.html': `<html><head><script src="/config.js?v=2"></script><script src="gone.js"></script>
<script type="module">import { seed } from '/src/lib/seed.js'; window.seed = seed;</script>
<script type="module" src="./src/boot.js"></script><script type="module">window.plain = 1;</script></head>
<body><script type="module">import '/src/main.jsx';</script><script type="module" src="/src/start.jsx"></script>
<script type="module" src="/src/main.jsx"></script></body></html>`,
    });
    const scripts = files['root/page-scripts.js']!;
    expect(scripts).toContain('"text": "window.CONFIG = { api: 1 };"');
    expect(scripts).toContain('"text": "window.plain = 1;"');
    expect(scripts).not.toMatch(/gone|main\.jsx|start\.jsx/);
    expect(scripts).toContain(
      "await import('@/root/page-module-1.js');\nawait import('@/root/page-module-2.js');",
    );
    expect(files['root/page-module-1.js']).toContain("from '/src/lib/seed.js'");
    expect(files['root/page-module-2.js']).toBe('import "/src/boot.js";\n');
    expect(Object.keys(files)).not.toContain('root/page-module-3.js');
    expect(leftOut).toEqual([]);
  });

  it('is found within a repository, without what stands beside it', () => {
    const { files, leftOut } = read({
      'shop/frontend/src/App.tsx': "import { TAX } from '../shared/rates';\nexport default 1;",
      'shop/frontend/shared/rates.ts': 'export const TAX = 1;',
      'shop/frontend/shared/unused.ts': '',
      'shop/base44/entities/Item.json': '{"properties":{}}',
      'shop/server/index.js': '',
    });
    expect(Object.keys(files).sort()).toEqual([
      'entities/Item.json',
      'root/App.tsx',
      'shared/rates.ts',
    ]);
    expect(leftOut.map(({ path }) => path).sort()).toEqual(['server/index.js', 'shared/unused.ts']);
    expect(() => read({ 'one/src/App.jsx': APP, 'two/src/App.jsx': APP })).toThrow(
      'This folder has several projects: one, two',
    );
  });

  it('is read as builders show their code: capital folders, no endings, schemas kept otherwise', () => {
    const schema = (name: string) => `{ "name": "${name}", "type": "object", "properties": {} }`;
    const { files, leftOut, replaced, rows } = read({
      Layout: 'import React from "react";\nexport default function Layout() {}',
      'Pages/Dashboard': PAGE,
      'Pages/Market.js': PAGE,
      'pages/Market.js': `${PAGE} // the later one`,
      'Components/stalls/Oferta Diária': PAGE,
      'Components/NOTES': 'Buy apples',
      'Entities/Stall': schema('Stall'),
      'Entities/Fruit.js': schema('Fruit'),
      'Entities/price.schema.json': '{ "properties": {} }',
      'Entities/all.js': 'export const Stall = {};',
      'base44/seed/stall.jsonc': '// begins with\n[{ "name": "Pears" },]',
      'base44/functions/on-sale/function.jsonc': '{"triggers":[{"type":"event","entity":"Stall"}]}',
      'base44/functions/by-http/function.jsonc': '{"triggers":[{"type":"http"}]}',
      'base44/workflows/evening.jsonc': '{}',
      'public/manifest.json': '{}',
    });
    expect(Object.keys(files).sort()).toEqual([
      'Layout.tsx',
      'components/stalls/Oferta_Diaria.jsx',
      'entities/Fruit.json',
      'entities/Price.json',
      'entities/Stall.json',
      'pages/Dashboard.jsx',
      'pages/Market.js',
    ]);
    expect(files['pages/Market.js']).toContain('the later one');
    expect(replaced).toEqual(['entities/all.js']);
    expect(rows).toMatchObject([{ path: 'base44/seed/stall.json', content: '[{"name":"Pears"}]' }]);
    expect(leftOut).toEqual([
      { path: 'components/NOTES', reason: 'Files of this kind are not part of an app' },
      {
        path: 'base44/functions/on-sale/function.jsonc',
        reason: 'Scheduled and triggered code does not run here',
      },
      {
        path: 'base44/workflows/evening.jsonc',
        reason: 'Scheduled and triggered code does not run here',
      },
    ]);
  });

  it('brings its page’s language, direction and classes, and the values that its build puts into the code', () => {
    const { files, notes, description } = read({
      'index.html': `<html lang="he" dir="rtl" class="dark"><head><meta name="description" content="Boats &amp; berths"><script>window.began = 1;</script></head>
<body class="bg-slate-50 antialiased"><script type="module" src="/src/main.jsx"></script></body></html>`,
      '.env': 'VITE_BRAND="Harbour # 1" # ours\nVITE_LIMIT=12\nSECRET=1\nVITE_BASE44_APP_ID=x',
      '.env.production': 'VITE_LIMIT=20',
      'src/pages/Home.jsx': `${PAGE}\nconst { url } = { url: import.meta.env.VITE_API_URL };`,
    });
    expect(files['globals.css']).toBe(
      ':root { direction: rtl; --page-language: he; --page-classes: dark; }\nbody { @apply bg-slate-50 antialiased; }\n',
    );
    expect(files['root/page-scripts.js']).toContain('"text": "window.began = 1;"');
    expect(JSON.parse(files['config/env.json']!)).toEqual({
      VITE_BRAND: 'Harbour # 1',
      VITE_LIMIT: '20',
    });
    expect(description).toBe('Boats & berths');
    expect(
      deviceWords({ 'a.js': 'navigator.mediaDevices.getUserMedia({ audio: true })' }),
    ).toHaveLength(1);
    expect(notes.join(' ')).toMatch(/VITE_BRAND, VITE_LIMIT.*were not included: VITE_API_URL/);
  });

  it('names the sites of scripts and sheets, whichever way they are loaded', () => {
    const hosts = (code: string) =>
      [
        ...(outsideWords({ 'pages/Home.jsx': code })
          .join(' ')
          .match(/https:[^ ]+(?=[ .])/g) ?? []),
      ].map((host) => host.replace(/\.$/, ''));
    expect(
      hosts(`script.src = 'https://a.example/v3';
loadScript("https://b.example/sdk");
const sheet = 'https://c.example/leaflet.css';
el.textContent = \`import { z } from "https://d.example/z"\`;
fetch(\`https://e.example/x.json\`); const pic = 'https://f.example/js.png';
const maps = "https://g.example/maps/api/js?key=" + key;
const font = 'https://fonts.googleapis.com/x.css';`),
    ).toEqual(['e', 'a', 'b', 'c', 'd', 'g'].map((name) => `https://${name}.example`));
    const MADE = "const s = document.createElement('script');";
    for (const given of [
      "s.src='https://a.example/v3/'",
      "s.src = 'https://a.example/loader?key=1'",
      "s.setAttribute('src', 'https://a.example/embed')",
      "s['src'] = `https://a.example/embed`",
      "Object.assign(document.createElement('script'), { src: 'https://a.example/v3' })",
      "const SDK = 'https://a.example/v3'; Object.assign(s, { async: true, src: SDK })",
      "const URLS = { sdk: 'https://a.example' }; s.src = URLS.sdk + '/v3'",
      `const BASE: string = 'https://a.example'; s.src = \`\${BASE}/v3\``,
      "const src = 'https://a.example/v3'; Object.assign(s, { src })",
      's.src=\'https://a.example/v3\'; return <img src="https://b.example/x" />',
      "const HOME = 'https://b.example/'; s.src = 'https://a.example/v3'",
      "const i = new Image(); i.src = 'https://b.example/x.png?v=2'; s.src = 'https://a.example/v3'",
    ])
      expect([given, hosts(`${MADE} ${given}`)]).toEqual([given, ['https://a.example']]);
    expect(hosts("const i = new Image(); i.src = 'https://a.example/x'")).toEqual([]);
  });

  it('keeps client modules and lists of pages that have more to give than ours', () => {
    const config = (groups: string) =>
      `import Home from './pages/Home';\nexport const PAGES = { Home };\nexport const pagesConfig = { mainPage: 'Home', Pages: PAGES, Layout: null${groups} };`;
    const app = APP.replace('function App() {', 'function App() { useGroups();');
    const { files, entities } = read({
      'src/api/entities.js':
        "import { base44 } from './base44Client';\nexport const Deal = base44.entities.Deal;\nexport const User = base44.auth;\nexport const Stages = ['new'];",
      'src/api/integrations.js':
        "import { base44 } from './base44Client';\nexport const Core = base44.integrations.Core;\nexport const InvokeLLM = Core.InvokeLLM;",
      'src/pages.config.js': config(', CorePages: { Home }'),
      'src/App.jsx': `import { useGroups } from '@/lib/groups';\n${app}`,
      'src/pages/Home.jsx': `import { Deal, Stages } from '@/api/entities';\n${PAGE}`,
    });
    expect(Object.keys(files).sort()).toEqual([
      'api/entities.js',
      'pages/Home.jsx',
      'root/App.jsx',
      'root/pages.config.js',
    ]);
    expect(files['root/pages.config.js']).toContain("from '@/pages/Home'");
    expect(entities).toEqual([]);
    expect(read({ 'src/pages.config.js': config(','), 'src/pages/Home.jsx': PAGE }).files).toEqual({
      'pages/Home.jsx': PAGE,
    });
  });

  it('begins with the page that the older list of pages has at its first address, and keeps a list of its own', () => {
    const index = (top: string, routes: string) => `import Layout from "./Layout.jsx";
import Games from "./Games";
import Home from "./Home";
${top}
import { BrowserRouter as Router, Route, Routes } from 'react-router-dom';
const PAGES = { Games: Games, Home: Home }
export default function Pages() {
  return <Router><Layout><Routes>
    <Route path="/" element={<Games />} />
    <Route path="/Home" element={<Home />} />
    ${routes}
  </Routes></Layout></Router>;
}`;
    const app = `import './App.css'
import Pages from "@/pages/index.jsx"
import { Toaster } from "@/components/ui/toaster"
function App() { return <><Pages /><Toaster /></>; }
export default App`;
    const project = (list: string) => ({
      'src/App.jsx': app,
      'src/pages/index.jsx': list,
      'src/pages/Layout.jsx': PAGE,
      'src/pages/Home.jsx': PAGE,
      'src/pages/Games.jsx': PAGE,
    });
    const first = read(project(index('', '')));
    expect(first.files['root/Pages.jsx']).toContain('path="/" element={<Games />}');
    expect(first.files['root/App.jsx']).toContain("from '@/root/Pages'");
    const usual = read(project(index('', '').replace('element={<Games />}', 'element={<Home />}')));
    expect(Object.keys(usual.files).filter((path) => path.startsWith('root/'))).toEqual([]);
    // A root component of the project's own needs its list, however usual that is.
    const ordinary = index('', '').replace('element={<Games />}', 'element={<Home />}');
    const toasts = `import { Toaster as Hot } from "react-hot-toast"\n${app}`;
    const shown = read({ ...project(ordinary), 'src/App.jsx': toasts });
    expect(shown.files['root/App.jsx']).toContain("from '@/root/Pages'");
    expect(shown.files['root/Pages.jsx']).toContain('path="/Home"');
    expect(shown.replaced).not.toContain('src/pages/index.jsx');
    const around = MAIN.replace('<App />', '<HelmetProvider><App /></HelmetProvider>');
    const main = `import { HelmetProvider } from 'react-helmet-async'\n${around}`;
    const within = read({ ...project(ordinary), 'src/main.jsx': main });
    expect(within.files['root/Inner.jsx']).toContain("from '@/root/Pages'");
    expect(within.files['root/Pages.jsx']).toContain('path="/Home"');
    const guard = `import { useAuth } from "@/components/auth/AuthProvider";`;
    const { files } = read(project(index(guard, '<Route path="/dashboard" element={<Home />} />')));
    expect(files['root/App.jsx']).toContain("from '@/root/Pages'");
    expect(files['root/Pages.jsx']).toMatch(/"@\/Layout"[\s\S]*"@\/pages\/Games"/);
  });

  it('has a page that is called index for a page', () => {
    const index = `import Hero from './Hero';
// <Route path="/" /> is elsewhere
export default function Start() { return <main><Hero /></main>; }`;
    const routes = APP.replace('function App() {', 'function App() { <Route path="/about" />;');
    const files = { 'src/pages/index.jsx': index, 'src/pages/About.jsx': PAGE };
    expect(Object.keys(read(files).files).sort()).toEqual(['pages/About.jsx', 'pages/index.jsx']);
    const shown = {
      ...files,
      'src/App.jsx': `import Start from './pages';\n${routes}`,
      'src/pages/Home.jsx': PAGE,
    };
    const kept = read(shown).files;
    expect([kept['pages/index.jsx'], kept['root/Pages.jsx']]).toEqual([index, undefined]);
    expect(kept['root/App.jsx']).toContain("from '@/pages'");
    expect(
      read({ 'src/pages/index.jsx': "export { default } from './Home'" }).files,
    ).toHaveProperty(['pages/index.jsx']);
    const named = { 'src/pages/index.jsx': "export { default as About } from './About'" };
    expect(Object.keys(read({ ...named, 'src/pages/About.jsx': PAGE }).files)).toEqual([
      'pages/About.jsx',
    ]);
    const app = { 'src/App.jsx': `import { About } from '@/pages';\n${routes}` };
    expect(read({ ...named, ...app }).files['root/App.jsx']).toContain("from '@/root/Pages'");
    expect(read({ ...named, ...app }).files['root/Pages.jsx']).toContain("from '@/pages/About'");
  });

  it('finds pages, parts and schemas that lie beside the layout, past a root of something else', () => {
    const { files, leftOut, entities } = read({
      'Layout.js': "import Badge from './Badge'; export default function Layout() {}",
      'Projects.jsx': "import Plan from '@/components/plans/Plan';\nexport default () => <p />;",
      'Plan.js': 'export default () => <i />;',
      Plan: 'export default () => <i />;',
      Goals: 'export default () => <p />;',
      'Badge.jsx': 'export default () => <b />;',
      'Pages/Checkout.jsx': PAGE,
      'Checkout.jsx': 'export default () => <p>older</p>;',
      'Room.json': '{"name":"Room","type":"object","properties":{"name":{"type":"string"}}}',
      'src/App.jsx': "import Home from './pages/Home'; import About from './pages/About';",
    });
    expect(Object.keys(files).sort()).toEqual([
      'Layout.tsx',
      'components/Badge.jsx',
      'components/Plan.js',
      'entities/Room.json',
      'pages/Checkout.jsx',
      'pages/Goals.jsx',
      'pages/Projects.jsx',
      'root/Checkout.jsx',
    ]);
    expect([leftOut.map(({ path }) => path), entities]).toEqual([['Plan'], ['Room']]);
  });

  it('finds a copy without src in a folder of its own', () => {
    const { files, leftOut } = read({
      'client/Layout.js': 'export default function Layout() {}',
      'client/Pages/Home.js': PAGE,
      'client/Components/Card.js': 'export default () => <i />;',
      'client/Entities/Task.json': '{"name":"Task","type":"object","properties":{}}',
      'server/index.js': 'listen();',
    });
    expect(Object.keys(files).sort()).toEqual([
      'Layout.tsx',
      'components/Card.js',
      'entities/Task.json',
      'pages/Home.js',
    ]);
    expect(leftOut.map(({ path }) => path)).toEqual(['server/index.js']);
  });

  it('leaves what the root component takes from beside its folder where it lies', () => {
    const { files, leftOut } = read({
      'Layout.js': 'export default () => <i>older</i>;',
      'Layout.jsx': PAGE,
      'Desk.jsx': PAGE,
      'Pages/Desk.jsx': 'export default () => <i>older</i>;',
      'src/App.jsx': "import Layout from '../Layout.jsx'; import Desk from '../Desk.jsx';",
    });
    expect([files['Layout.tsx'], files['root/Desk.jsx']]).toEqual([PAGE, PAGE]);
    expect(Object.keys(files)).not.toContain('pages/Desk.jsx');
    expect(leftOut.map(({ path }) => path)).toEqual(['pages/Desk.jsx']);
  });

  it('has the pages below src before those of the same path beside it, and paths that are made its own way', () => {
    const { files, replaced } = read({
      'Pages/Home.jsx': 'export default () => <p>older</p>;',
      'Pages/Plan.jsx': PAGE,
      'src/App.jsx': "import Home from '@/Pages/Home'; import Plan from '@/Pages/Plan';",
      'src/pages/Home.jsx': PAGE,
      'src/utils/index.js':
        "export const createPageUrl = (name) => '/' + name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();",
    });
    expect(files['pages/Home.jsx']).toBe(PAGE);
    expect(Object.keys(files)).toContain('pages/Plan.jsx');
    expect([Object.keys(files).includes('utils/index.js'), replaced]).toEqual([true, []]);
  });

  it('asks for a sign-in where its client does and no page leads to one, and knows entities by its list', () => {
    const older = {
      'src/pages/index.jsx': '<Route path="/" element={<Home />} />',
      'src/pages/Home.jsx': PAGE,
      'src/api/base44Client.js':
        "import { createClient } from '@base44/sdk';\nexport const base44 = createClient({ appId: '1', requiresAuth: true // all\n});",
      'src/api/entities.js':
        "import { base44 } from './base44Client';\nexport const Deal = base44.entities.Deal;\nexport const User = base44.auth;",
    };
    const project = read(older);
    expect([project.asksSignIn, project.notes.length]).toEqual([true, 1]);
    takeMissing(project, fieldsInCode);
    expect(project.entities).toEqual(['Deal']);
    const open = { ...older, 'src/pages/Welcome.jsx': `${PAGE}\nUser.login();` };
    expect(read(open).asksSignIn).toBe(false);
  });

  it('looks as its own kit drew it, with the tokens that it came without', () => {
    const page = "import { Input } from '@/components/ui/input';";
    const look = (files: Record<string, string>) => {
      const project = read(files);
      takeLook(project);
      return project.files['globals.css'] ?? '';
    };
    expect(look({ 'Pages/Home.jsx': page })).toMatch(
      /--control-color: currentcolor;[\s\S]*--primary: 0 0% 9%;[\s\S]*\.dark/,
    );
    const own = look({
      'src/pages/Home.jsx': page,
      'src/index.css': ':root { --primary: 1 2% 3%; }',
    });
    expect([own.includes('--control-color'), own.match(/--primary:/g)]).toEqual([
      true,
      ['--primary:'],
    ]);
  });

  it('leaves the routes of another framework beside its pages', () => {
    const { files, leftOut } = read({
      'package.json': '{"dependencies":{"next":"15"}}',
      'Pages/Home.jsx': PAGE,
      'src/app/tasks/page.tsx': PAGE,
      'src/components/tasks /Form.tsx': PAGE,
    });
    expect(Object.keys(files)).toEqual(['pages/Home.jsx', 'components/tasks/Form.tsx']);
    expect(leftOut.map(({ path }) => path)).toEqual(['app/tasks/page.tsx']);
  });

  it('begins with the first page that the layout leads to, where no page has a usual name', () => {
    const files = (...names: string[]) =>
      Object.fromEntries(names.map((name) => [`pages/${name}.jsx`, PAGE]));
    const layout = {
      'Layout.tsx':
        "const items = [createPageUrl('Gone'), createPageUrl(\"meetPeople\"), createPageUrl('Events')];",
    };
    expect(firstInLayout({ ...layout, ...files('Events', 'MeetPeople') })).toBe('MeetPeople');
    expect(firstInLayout({ ...layout, ...files('Events', 'Home') })).toBeNull();
    expect(firstInLayout({ ...layout, ...files('Events'), 'root/App.jsx': APP })).toBeNull();
  });
});
