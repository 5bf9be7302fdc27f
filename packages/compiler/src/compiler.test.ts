import { applyUpdate } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import { compileOnce, INFO, moduleOf, testCompiler } from './testing/compile.ts';

const APP = {
  'pages/Home.tsx':
    "import Card from '@/components/Card';\nimport { useLocation } from 'react-router-dom';\nexport default function Home() { useLocation(); return <Card />; }\n",
  'pages/Notes.tsx':
    "import { BarChart } from 'recharts';\nimport Card from '@/components/Card';\nexport default function Notes() { return <BarChart><Card /></BarChart>; }\n",
  'components/Card.tsx':
    'export default function Card() { return <p className="p-4 text-red-500">card</p>; }\n',
};

describe('update', () => {
  it('holds what changed and nothing else, and leads to the same build', async () => {
    const compiler = testCompiler();
    const before = await compiler.compile(APP, INFO);
    const card = APP['components/Card.tsx'].replace('p-4', 'p-7');
    const files = { ...APP, 'components/Card.tsx': card };
    const { update, build } = await compiler.update(before, files, INFO);
    expect(update.changed.map(({ name }) => name)).toEqual(['app:/components/Card.tsx']);
    expect(update.full).toBe(false);
    expect(update.css?.text).toContain('.p-7');
    expect(applyUpdate(before, update)).toEqual(build);
  });

  it('brings new pages in through the routes, and takes old ones out', async () => {
    const compiler = testCompiler();
    const before = await compiler.compile(APP, INFO);
    const { 'pages/Notes.tsx': _, ...rest } = APP;
    const files = {
      ...rest,
      'pages/Plans.tsx': 'export default function Plans() { return null; }\n',
    };
    const { update } = await compiler.update(before, files, INFO);
    expect(update.changed.map(({ name }) => name).sort()).toEqual([
      'app:/pages/Plans.tsx',
      'app:/routes.tsx',
    ]);
    expect(update.removed).toEqual(['app:/pages/Notes.tsx']);
    expect(update.pages).toEqual(['Home', 'Plans']);
  });

  it('compiles unchanged files once', async () => {
    const compiler = testCompiler();
    const first = await compiler.compile(APP, INFO);
    const second = await compiler.compile({ ...APP }, INFO);
    for (const [index, module] of second.modules.entries())
      expect(module).toBe(first.modules[index]);
  });
});

describe('preview', () => {
  it('takes an own file before the kit’s of the same path', async () => {
    const build = await compileOnce({
      'pages/Home.tsx': "import { cn } from '@/lib/utils';\nexport default () => cn('a');\n",
      'lib/utils.ts': "export const cn = (...all: string[]) => all.join(' ');\n",
    });
    expect(moduleOf(build, 'app:/pages/Home.tsx').deps).toContain('app:/lib/utils.ts');
    expect(build.modules.some(({ name }) => name === 'kit:/lib/utils.ts')).toBe(false);
  });

  it('adds the place for short messages where code sends some, and the app has placed none', async () => {
    const routes = async (home: string) =>
      moduleOf(
        await compileOnce({
          'pages/Home.tsx': `${home}\nexport default function Home() { return <p />; }\n`,
        }),
        'app:/routes.tsx',
      ).deps.filter((name) => /toaster|sonner/.test(name));
    expect(await routes('')).toEqual([]);
    expect(
      await routes("import { toast } from 'sonner';\nexport const hi = () => toast('hi');"),
    ).toEqual(['kit:/components/ui/sonner.tsx']);
    expect(
      await routes(
        "import { useToast } from '@/components/ui/use-toast';\nexport const hi = useToast;",
      ),
    ).toEqual(['kit:/components/ui/toaster.tsx']);
    expect(
      await routes(
        "import { Toaster, toast } from 'sonner';\nexport const hi = () => <Toaster key={toast('hi')} />;",
      ),
    ).toEqual([]);
  });

  it('gives React’s development build, and maps every package to an address', async () => {
    const build = await compileOnce(APP);
    expect(build.vendor.react).toBe('/_vendor/dev-react-1.js');
    const bare = build.modules.flatMap(({ deps }) => deps.filter((dep) => !/^\w+:\//.test(dep)));
    expect(bare.filter((name) => !build.vendor[name])).toEqual([]);
  });

  it('keeps the lines of sources in the map of the code', async () => {
    const build = await compileOnce({
      'pages/Home.tsx':
        "import {\n  Heart,\n} from 'lucide-react';\nexport default function Home() {\n  while (true) break;\n  return <Heart><style jsx global id='s'>{''}</style></Heart>;\n}\n",
    });
    const { code, map } = moduleOf(build, 'app:/pages/Home.tsx');
    const { TraceMap, originalPositionFor } = await import('@jridgewell/trace-mapping');
    expect(code).not.toContain('jsx: true');
    expect(code).toContain('id: "s"');
    const line = code.split('\n').findIndex((text) => text.includes('return')) + 1;
    expect(originalPositionFor(new TraceMap(map!), { line, column: 1 })).toMatchObject({
      source: 'pages/Home.tsx',
      line: 6,
    });
  });

  it('never throws for bad input', async () => {
    const build = await compileOnce({
      'pages/Home.tsx': '<<<<',
      'Layout.tsx': '',
      'entities/A.json': '',
      'globals.css': '@import "nowhere"; } @apply',
      'components/odd.css': '@layer {',
      'pages/Odd.tsx': "import '../components/odd.css'; import x from ''; export default x;",
    });
    expect(build.diagnostics.length).toBeGreaterThan(3);
  });
});

describe('link', () => {
  it('splits pages, leaves libraries outside, and takes from the core what it has', async () => {
    const { build } = await testCompiler().link(APP, INFO);
    expect(Object.keys(build.pageFiles)).toEqual(['Home', 'Notes']);
    expect(Object.values(build.imports).flat()).toContain('vendor:/core-1.js');
    const more = `import { RouterProvider } from 'react-router-dom';
export default () => <RouterProvider />;`;
    const odd = await testCompiler().link({ ...APP, 'pages/Odd.tsx': more }, INFO);
    expect(Object.values(odd.build.imports).flat()).toContain('vendor:/react-router-dom-1.js');
    expect(Object.values(odd.build.imports).flat()).not.toContain('vendor:/core-1.js');
    const entry = `app:/${build.entry}`;
    const first = new Set<string>();
    const queue = [entry, `app:/${build.pageFiles.Home}`];
    for (let name = queue.pop(); name; name = queue.pop())
      if (!first.has(name)) {
        first.add(name);
        queue.push(...(build.imports[name] ?? []));
      }
    expect([...first].some((name) => name.includes('recharts'))).toBe(false);
    for (const text of Object.values(build.files)) expect(text).not.toMatch(/["'`]\.\//);
    // What tells of an error by its component finds the name.
    expect(build.files[build.pageFiles.Home!]).toContain('function Home(');
  });

  it('gives the same files for the same app, and other names for another', async () => {
    const one = await testCompiler().link(APP, INFO);
    const two = await testCompiler().link({ ...APP }, INFO);
    expect(two.build).toEqual(one.build);
    const changed = {
      ...APP,
      'pages/Home.tsx': APP['pages/Home.tsx'].replace('<Card />', '<Card key="2" />'),
    };
    const three = await testCompiler().link(changed, INFO);
    expect(three.build.pageFiles.Home).not.toBe(one.build.pageFiles.Home);
    expect(three.build.pageFiles.Notes).toBe(one.build.pageFiles.Notes);
  });
});
