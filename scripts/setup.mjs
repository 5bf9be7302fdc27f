// What start and test share: the packages of the lockfile, and the Node that came with them.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const MARKER = join(ROOT, 'node_modules/.trellis-installed');

/** Installs what the lockfile says, when that has not been done yet. */
export async function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  const wanted = `${lock} ${process.platform}-${process.arch}`;
  if (existsSync(MARKER) && readFileSync(MARKER, 'utf8') === wanted && existsSync(runNode()))
    return;
  console.log('Installing packages (once)…');
  // `install` with the lockfile, and not `ci`: that one fails where a registry lacks the optional package
  // of some other platform. `--no-save` leaves the lockfile as it is.
  const args = [
    'install',
    '--no-save',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  if (node && npm) await run(node, [npm, ...args]);
  else await run('npm', args);
  if (!existsSync(runNode()))
    throw new Error(
      `npm brought no Node 24 for ${process.platform}-${process.arch}. Install Node 24 and try again.`,
    );
  writeFileSync(MARKER, wanted);
}

/** The Node 24 of the project; on a platform that has no package of it, the one that runs this when it is new enough. */
export function runNode() {
  const own = join(ROOT, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(own)) return own;
  return Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : own;
}

/** Runs a command in the project's folder; its failure is ours. */
export function run(command, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env, stdio: 'inherit' });
    const pass = (signal) => child.kill(signal);
    process.on('SIGTERM', pass);
    process.on('SIGINT', pass);
    child.on('error', (error) => {
      console.error(error.message);
      process.exit(1);
    });
    child.on('exit', (code) => {
      process.off('SIGTERM', pass);
      process.off('SIGINT', pass);
      if (code === 0) resolve();
      else process.exit(code ?? 1);
    });
  });
}

/** Runs a command whose words matter only when it fails: they are shown then, and what needs it says what is missing. */
export function runQuietly(command, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece) => {
        said += piece;
      });
    child.on('error', (error) => {
      console.error(error.message);
      resolve();
    });
    child.on('close', (code) => {
      if (code !== 0) console.error(said);
      resolve();
    });
  });
}
