import { expect, it } from 'vitest';
import { compileOnce, moduleOf, problemsOf, testCompiler } from '../testing/compile.ts';

const page = (name: string) => `export default function ${name}() { return <p>${name}</p>; }`;
const FILES = {
  'pages/Home.jsx': page('Home'),
  'pages/About.jsx': page('About'),
  'root/App.jsx': page('App'),
  'words/en.json': '{ "hello": "Hello" }',
  'words/de.json': '{ "hello": "Hallo" }',
  'posts/one.md.raw.js': 'export default "# One";',
  'assets/a.png.js': 'export default "/files/a.png";',
  'assets/b.png.js': 'export default "/files/b.png";',
};
const compiled = async (code: string, path = 'components/All.jsx') => {
  const build = await compileOnce({
    ...FILES,
    [path]: code,
    'root/App.jsx': `import All from '@/${path}';\nexport default function App() { return All; }`,
  });
  return { code: moduleOf(build, `app:/${path}`), problemsOf: problemsOf(build), build };
};

it('puts the files that are there in the place of a pattern', async () => {
  const { code, problemsOf: wrong } =
    await compiled(`const all = import.meta.glob('../pages/*.jsx', {
  eager: true,
});
const words = import.meta.glob(['/src/words/*.json', '!**/de.json']);
const texts = import.meta.glob('../posts/*.md', { query: '?raw', import: 'default' });
export default [all, words, texts, nowhere];`);
  expect(wrong).toEqual([
    "components/All.jsx:6:36 error undefined-name: 'nowhere' is used but never declared or imported",
  ]);
  expect(code.code).toContain('"../pages/About.jsx": __trellisFile0');
  expect(code.code).toContain('"/src/words/en.json": () =>');
  expect(code.code).not.toContain('/src/words/de.json');
  expect(code.code).toMatch(
    /"\.\.\/posts\/one\.md": \(\) => __trellisLoad\("app:\/posts\/one\.md\.raw\.js"\)/,
  );
  expect(code.deps).toEqual([
    'app:/pages/About.jsx',
    'app:/pages/Home.jsx',
    'app:/words/en.json',
    'app:/posts/one.md.raw.js',
  ]);
});

it('finds what is named by a text with something in it that changes, and addresses beside the module', async () => {
  const { code } =
    await compiled(`export const load = (language) => import(\`../words/\${language}.json\`);
export const picture = (name) => new URL(\`../assets/\${name}.png\`, import.meta.url).href;
export const one = new URL('../assets/a.png', import.meta.url);
export const other = new URL('https://example.org/x', import.meta.url);
export default load;`);
  expect(code.code).toMatch(
    /"\.\.\/words\/de\.json": \(\) => __trellisLoad\("app:\/words\/de\.json"\)/,
  );
  expect(code.code).toContain('There is no file ');
  expect(code.code).toMatch(/"\.\.\/assets\/b\.png": __trellisFile\d/);
  expect(code.code).toMatch(/one = new URL\(__trellisFile\d, document\.baseURI\)/);
  expect(code.code).toContain('new URL("https://example.org/x", import.meta.url)');
});

it('is read anew when a file comes or goes', async () => {
  const asked = "export default import.meta.glob('./pages/*.jsx');";
  const before = await compileOnce({ ...FILES, 'root/App.jsx': asked });
  const { 'pages/About.jsx': _, ...rest } = FILES;
  const after = await compileOnce({ ...rest, 'root/App.jsx': asked });
  const code = (build: typeof before) => moduleOf(build, 'app:/root/App.jsx').code;
  expect(code(before)).toContain('"./pages/About.jsx"');
  expect(code(after)).not.toContain('About');
});

it('is written out in a project that other bundlers build', async () => {
  const project = await testCompiler().project(
    {
      ...FILES,
      'root/App.jsx': `const pages = import.meta.glob('./pages/*.jsx', { eager: true });
const words = import.meta.glob('./words/*.json');
export default () => <p className="bg-black bg-opacity-50">{pages}{words}</p>;`,
    },
    { name: 'app', title: 'App', appId: '0123456789abcdef01234567', serverUrl: 'https://here' },
  );
  const app = project['src/root/App.jsx']!;
  expect(app).toContain('import * as __trellisFile0 from "@/pages/About.jsx"');
  expect(app).toContain('"./words/de.json": () => import("@/words/de.js")');
  expect(app).toContain('bg-black/50');
  expect(project['src/words/de.js']).toContain('Hallo');
});

it('takes files as text, classes as their own, and pictures of packages', async () => {
  const {
    code,
    build,
    problemsOf: wrong,
  } = await compiled(`import words from '../posts/one.md?raw';
import own from './All.jsx?raw';
import styles, { title } from './Card.module.css';
import marker from 'leaflet/dist/images/marker-icon.png';
import gone from './gone.md?raw';
export default [words, own, styles, title, marker, gone];`);
  expect(wrong).toEqual([
    "components/All.jsx:3:32 error missing-module: There is no file './Card.module.css' in this app",
    "components/All.jsx:5:19 error missing-module: There is no file './gone.md' in this app",
  ]);
  expect(code.deps).toContain('app:/posts/one.md.raw.js');
  expect(moduleOf(build, 'made:/raw/components/All.jsx.js').code).toContain('import words');
  expect(moduleOf(build, 'made:/picture/leaflet/dist/images/marker-icon.png.js').code).toContain(
    'data:image/png;base64,',
  );
});

it('keeps the classes of two sheets apart', async () => {
  const sheet = `.card { color: red; padding: .5rem }
.card:hover .title, :global(.plain) { background: url(a.b.png) }
@media (min-width: 10px) { .title { composes: card; margin: 0 } }`;
  const build = await compileOnce({
    'root/App.jsx': `import one from '@/components/One.module.css';
import { title } from '@/components/Two.module.css';
export default () => <p className={one.card + title} />;`,
    'components/One.module.css': sheet,
    'components/Two.module.css': sheet,
  });
  expect(problemsOf(build)).toEqual([]);
  const { code } = moduleOf(build, 'made:/classes/components/One.module.css.js');
  const [, card, title] =
    /"card":\s*"(card_\w{6})"[\s\S]*"title":\s*"(title_\w{6}) card_\w{6}"/.exec(code)!;
  expect(build.css.text).toContain(`.${card}:hover .${title}`);
  expect(build.css.text).toMatch(/\.plain\s*\{/);
  expect(build.css.text).not.toContain('composes');
  expect(build.css.text.match(/\.card_\w{6} \{/g)).toHaveLength(2);
  expect(build.css.text).toContain('a.b.png');
});

it('reads class names of Tailwind 3 as Tailwind 4 writes them, and lets them stand before the app’s own rules', async () => {
  const build = await compileOnce({
    'globals.css':
      '* { padding: 0; margin: 0 }\n@layer utilities { .soft { border-radius: 9px } }\n.box { @apply bg-black bg-opacity-40; }',
    'pages/Home.jsx': `export default function Home({ c }) {
  return <div className={\`p-4 \${c} bg-black hover:bg-opacity-75 bg-opacity-50 w-[--width] md:grid-cols-[1fr,minmax(0,2fr),3px] lg:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr)),2px]\`} style={{ fillOpacity: 1 }} />;
}`,
  });
  expect(problemsOf(build)).toEqual([]);
  const { code } = moduleOf(build, 'app:/pages/Home.jsx');
  expect(code).toMatch(
    /bg-black\/50 hover:bg-black\/75 +w-\(--width\) md:grid-cols-\[1fr_minmax\(0,2fr\)_3px\]/,
  );
  const css = build.css.text;
  expect(css).toContain('.bg-black\\/50');
  expect(css).toContain('width: var(--width)');
  expect(css).toContain('grid-template-columns: 1fr minmax(0,2fr) 3px');
  expect(css).toContain('grid-template-columns: repeat(auto-fit,minmax(9.5rem,1fr)) 2px');
  expect(css.indexOf('.p-4 {')).toBeLessThan(css.lastIndexOf('padding: 0'));
  expect(css).not.toMatch(/@layer utilities/);
});
