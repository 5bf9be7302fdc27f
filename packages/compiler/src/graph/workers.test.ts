import type { AppFiles } from '@trellis/contract';
import { expect, it } from 'vitest';
import { compileOnce, INFO, moduleOf, problemsOf, testCompiler } from '../testing/compile.ts';

const HOME = `import Sum from '@/workers/sum.ts?worker';
export default function Home() {
  return <button onClick={() => new Sum()}>Sum</button>;
}
`;
const app = (worker: string): AppFiles => ({
  'lib/rates.ts': "export const rates: string[] = ['seven crowns'];\n",
  'workers/sum.ts': worker,
  'pages/Home.jsx': HOME,
});
const WORKER =
  "import { rates } from '../lib/rates';\nself.onmessage = () => self.postMessage(rates);\n";
const SCRIPT = 'made:/worker/workers/sum.ts.js';

it('a worker brings what it imports, in the preview and published', async () => {
  const { code } = moduleOf(await compileOnce(app(WORKER)), SCRIPT);
  expect(code).toContain('seven crowns');
  expect(code).not.toContain('import {');
  const { build } = await testCompiler().link(app(WORKER), INFO);
  expect(Object.values(build.files).join()).toContain('seven crowns');
});

it('a worker is another one when a file that it imports changes', async () => {
  const compiler = testCompiler();
  const before = await compiler.compile(app(WORKER), INFO);
  const files = { ...app(WORKER), 'lib/rates.ts': "export const rates = ['eight crowns'];\n" };
  const { build, update } = await compiler.update(before, files, INFO);
  expect(moduleOf(build, SCRIPT).code).toContain('eight crowns');
  expect(JSON.stringify(update)).toContain('eight crowns');
});

it('what keeps a file from being a worker is told, at that file, and published with it', async () => {
  const waits = app('const rates = await fetch("/rates");\nself.postMessage(rates.status);\n');
  const [problem, ...others] = problemsOf(await compileOnce(waits));
  expect(problem).toMatch(/^workers\/sum.ts:1:\d+ error worker: This file cannot run as a worker/);
  expect(others).toEqual([]);
  const far = app(
    'interface Rate {\n  status: number;\n}\n\nconst one: Rate = await fetch("/r");\n',
  );
  expect(problemsOf(await compileOnce(far))[0]).toMatch(
    /^workers\/sum.ts:5:\d+ .*'await' stands outside of a function/,
  );
  const taken = { ...app(WORKER), 'lib/rates.ts': '\n\nexport const rates = await fetch("/r");\n' };
  expect(problemsOf(await compileOnce(taken))[0]).toMatch(/^lib\/rates.ts:3:\d+ /);
  const lacks = app("import { rate } from '../lib/none';\nself.postMessage(rate);\n");
  const { diagnostics } = await testCompiler().link(lacks, INFO);
  expect(diagnostics).toMatchObject([{ file: 'workers/sum.ts', line: 1, severity: 'error' }]);
});
