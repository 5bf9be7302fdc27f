// Checks the types of every workspace that has a tsconfig.json.
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, runNode } from './setup.mjs';

const projects = globSync('{packages,apps}/*/tsconfig.json', { cwd: ROOT }).sort();
for (const extra of ['testing', 'e2e', 'evals', 'bench', 'scripts'])
  if (existsSync(join(ROOT, extra, 'tsconfig.json'))) projects.push(`${extra}/tsconfig.json`);
await run(runNode(), ['node_modules/typescript/bin/tsc', '-b', ...projects]);
