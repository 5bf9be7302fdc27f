import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { design } from '../src/design/design.ts';
import { understand } from '../src/understand/index.ts';
import { writeApp } from '../src/write/app.ts';
import { odd } from '../src/write/fixtures/odd.ts';

/* Type-checks the apps of all prompts of a file with tsc: node packages/blueprint/dev/check.ts evals/prompts.json [id] */
const root = join(import.meta.dirname, '../../..');
const { prompts } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as {
  prompts: { id: string; turns: string[] }[];
};
const out = join(tmpdir(), 'trellis-check');
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
symlinkSync(join(root, 'node_modules'), join(out, 'node_modules'));
if (process.argv[3] === 'odd') prompts.push({ id: 'odd', turns: [] });
for (const { id, turns } of prompts) {
  if (process.argv[3] && process.argv[3] !== id) continue;
  const spec = id === 'odd' ? odd : understand(turns[0] ?? '').spec;
  const files = writeApp(design(spec));
  const at = join(out, id);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(at, path)), { recursive: true });
    writeFileSync(join(at, path), text);
    const name = /^entities\/(\w+)\.json$/.exec(path)?.[1];
    if (name)
      writeFileSync(
        join(at, `entities/${name}.ts`),
        `import { createEntityClient } from '@/client/entities';\nexport const ${name} = createEntityClient<any>('${name}');\n`,
      );
  }
  mkdirSync(join(at, 'entities'), { recursive: true });
  writeFileSync(join(at, 'entities/User.ts'), "export { User } from '@/client/user';\n");
  writeFileSync(
    join(at, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'packages/app-kit/tsconfig.json'),
      compilerOptions: {
        noUnusedLocals: true,
        noUncheckedIndexedAccess: false,
        types: ['react'],
        paths: { '@/*': ['./*', join(root, 'packages/app-kit/src/*')] },
      },
      include: ['**/*.ts', '**/*.tsx'],
    }),
  );
  if (!existsSync(join(at, 'tsconfig.json'))) continue;
  try {
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', at, '--noEmit'], { stdio: 'pipe' });
    console.log(`${id}: ok`);
  } catch (error) {
    const text = String((error as { stdout: Buffer }).stdout);
    console.log(
      `${id}:\n${text
        .split('\n')
        .filter((line) => line.includes('error'))
        .slice(0, 25)
        .join('\n')}`,
    );
  }
}
