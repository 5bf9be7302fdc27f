// Plain JavaScript for whichever Node the machine has: installs what is missing, builds, and runs
// the server on the Node that the project brings, again where it dies. `--dev` reloads server and builder.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, ROOT, run, runNode } from './setup.mjs';
import { supervise } from './supervise.mjs';

const isDev = process.argv.includes('--dev');
await ensureInstalled();
const node = runNode();
if (!isDev) await run(node, ['scripts/build.ts']);
else await run(node, ['scripts/build.ts', '--runtime-only']);

// Flags: the young generation would grow to three times 64 MB; half of that is as fast and 40 MB less at an import's
// peak. The old one would grow to four times what is in use before it is looked through; at twice that, an import takes
// 90 MB instead of 200. Of the C library (glibc): each thread that frees what others took keeps room of its own, and
// pieces of some MB are soon kept as well; with two such rooms, and large pieces given back, many uploads at once leave
// 100 MB less behind.
const { flags, env: given } = JSON.parse(readFileSync(join(ROOT, 'apps/server/node.json'), 'utf8'));
const env = {
  ...given,
  ...process.env,
  NODE_ENV: isDev ? 'development' : 'production',
};
const main = 'apps/server/src/main.ts';
if (!isDev) {
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  process.exit(await supervise(() => spawn(node, [...flags, main], { cwd: ROOT, env, stdio })));
}

const children = [
  [...flags, '--watch', main],
  ['node_modules/vite/bin/vite.js', 'build', '--watch', 'apps/builder'],
].map((args) => spawn(node, args, { cwd: ROOT, env, stdio: 'inherit' }));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
children[0].on('exit', (code, signal) => {
  for (const child of children.slice(1)) child.kill('SIGTERM');
  process.exit(code ?? (signal ? 1 : 0));
});
