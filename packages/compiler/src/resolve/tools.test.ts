import { describe, expect, it } from 'vitest';
import { compileOnce, INFO, problemsOf, testCompiler } from '../testing/compile.ts';

const PAGE =
  "import { tools } from '@/tools';\nexport default function Home() {\n  return <button onClick={() => void tools.run('x', {})}>Go</button>;\n}\n";
const TOOL = '{"title":"X","path":"x","instructions":"Go."}';

describe('an app that runs its tools', () => {
  it('has the client, with what that has in common with the tools’ own pages', async () => {
    const build = await compileOnce({ 'pages/Home.tsx': PAGE, 'tools/X.json': TOOL });
    expect(problemsOf(build)).toEqual([]);
    const names = build.modules.map(({ name }) => name);
    expect(names).toContain('kit:/tools.ts');
    expect(names).toContain('kit:/shared/tool-ui/watch.ts');
    expect(names.filter((name) => name.startsWith('missing:'))).toEqual([]);
  });

  it('means the kit’s module also beside a tool whose file is called like a folder’s main file', async () => {
    const build = await compileOnce({ 'pages/Home.tsx': PAGE, 'tools/Index.json': TOOL });
    expect(build.modules.map(({ name }) => name)).toContain('kit:/tools.ts');
  });

  it('has the form of a tool with all that it needs', async () => {
    const build = await compileOnce({
      'pages/Home.tsx':
        'import { ToolForm } from \'@/components/ui/tool-form\';\nexport default () => <ToolForm path="x" />;\n',
    });
    expect(problemsOf(build)).toEqual([]);
    const names = build.modules.map(({ name }) => name);
    expect(names).toContain('kit:/shared/tool-ui/useRun.ts');
    // The library of these tests has no Markdown, and no makers of files.
    expect(
      names.filter((name) =>
        /^(missing|mend):(?!.*(markdown|gfm|docx|pdfmake|dropdown-menu|mdast))/.test(name),
      ),
    ).toEqual([]);
  });

  it('costs an app that runs none nothing', async () => {
    const build = await compileOnce({
      'pages/Home.tsx':
        "import { Task } from '@/entities/Task';\nexport default () => <p>{Task.name}</p>;\n",
      'entities/Task.json': '{"name":"Task","type":"object","properties":{}}',
      'tools/X.json': TOOL,
    });
    expect(build.modules.filter(({ name }) => /tool|shared/.test(name))).toEqual([]);
  });

  it('takes the sources along where it is exported, and no file that apps could name', async () => {
    const files = await testCompiler().project(
      { 'pages/Home.tsx': `import 'kit:/shared/../../secret.ts';\n${PAGE}` },
      { name: 'x', title: 'X', appId: INFO.appId, serverUrl: 'https://here' },
    );
    expect(files['src/shared/tool-ui/call.ts']).toContain('VISITOR_KEY_HEADER');
    expect(files['src/tools.ts']).toBeDefined();
    const left = Object.entries(files).filter(
      ([path, text]) => path.startsWith('src/') && /^import (?!type)[^;]*'@trellis\//m.test(text),
    );
    expect(left.map(([path]) => path)).toEqual([]);
    expect(files['src/shared/secret.ts']).toContain('__trellisBroken');
    expect(Object.keys(files).filter((path) => path.includes('..'))).toEqual([]);
  });
});
