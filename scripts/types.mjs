// Checks the types of every workspace that has a tsconfig.json. Those that say nothing of their own are
// checked together: each alone would check again what it imports of the others.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, run, runNode } from './setup.mjs';

const projects = globSync('{packages,apps}/*/tsconfig.json', { cwd: ROOT }).sort();
for (const extra of ['testing', 'e2e', 'evals', 'bench', 'scripts'])
  if (existsSync(join(ROOT, extra, 'tsconfig.json'))) projects.push(`${extra}/tsconfig.json`);
const isPlain = (project) => {
  const { extends: base, include, ...own } = JSON.parse(readFileSync(join(ROOT, project), 'utf8'));
  const isUsual = /^(\.\.\/)+tsconfig\.base\.json$/.test(base) && include.join() === 'src';
  return isUsual && Object.keys(own).length === 0;
};
const folder = join(ROOT, 'node_modules/.cache/types');
mkdirSync(folder, { recursive: true });
const together = join(folder, 'tsconfig.json');
const include = projects.filter(isPlain).map((project) => join(ROOT, dirname(project), 'src'));
writeFileSync(together, JSON.stringify({ extends: join(ROOT, 'tsconfig.base.json'), include }));
const alone = projects.filter((project) => !isPlain(project));
await run(runNode(), ['node_modules/typescript/bin/tsc', '-b', together, ...alone]);
