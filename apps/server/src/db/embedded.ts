import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { linkLibraries, packagedPostgres, reachableCopy } from './binaries.ts';
import { folderHash } from './holder.ts';
import { keepRunning } from './keeper.ts';
import { removeSockets, socketFolder, sweepSockets } from './sockets.ts';

/** Postgres refuses to run as root; this uid needs no account. */
const UNPRIVILEGED = 65_534;
const DATABASE = 'trellis';
/** A server holds 40 at most (pools, jobs, a listener); the rest is for a second one and for backups. */
const MAX_CONNECTIONS = 80;
/** Where root's PostgreSQL lives: its own uid reaches neither a 0700 home nor the checkout. */
const REACHABLE = '/var/lib/trellis';

/** How to reach the product's own PostgreSQL, and how to end it. */
export interface Embedded {
  connection: { host: string; user: string; database: string };
  stop(): Promise<void>;
}

/** Where the PostgreSQL of a data folder stands. */
export interface Places {
  bin: string;
  cluster: string;
  sockets: string;
  log: string;
  owner: { uid: number; gid: number } | null;
}

/**
 * Starts the PostgreSQL that npm brought, on a Unix socket, with its cluster below the data folder
 * (as root: below /var/lib/trellis, because its own uid must reach it). A server that a killed
 * process left running is taken over. The caller holds the data folder (holder.ts).
 */
export async function startEmbedded(
  dataDir: string,
  maxConnections = MAX_CONNECTIONS,
): Promise<Embedded> {
  const places = await choosePlaces(resolve(dataDir));
  if (!existsSync(join(places.cluster, 'PG_VERSION'))) await initialise(places);
  if (!(await answers(places))) await launch(places, maxConnections);
  await createDatabase(places);
  const keeper = keepRunning(
    () => isRunning(places),
    () => launch(places, maxConnections),
  );
  return {
    connection: { host: places.sockets, user: 'postgres', database: DATABASE },
    stop: () => {
      keeper.end();
      return stop(places);
    },
  };
}

/** Chooses where the PostgreSQL of a data folder stands, makes its folders, and writes them down in `postgres.json`. */
export async function choosePlaces(dataDir: string): Promise<Places> {
  const { folder: native, version } = packagedPostgres();
  await linkLibraries(native);
  const isRoot = process.getuid?.() === 0;
  const owner = isRoot ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : null;
  const binaries = isRoot ? await reachableCopy(native, version, REACHABLE) : native;
  const cluster = clusterOf(dataDir, isRoot);
  mkdirSync(dirname(cluster), { recursive: true, mode: 0o755 });
  ownedFolder(cluster, owner);
  const sockets = socketFolder(folderHash(cluster));
  ownedFolder(sockets, owner);
  await sweepSockets(owner?.uid ?? process.getuid?.() ?? 0);
  writeFileSync(
    join(dataDir, 'postgres.json'),
    `${JSON.stringify({ cluster, sockets, binaries }, null, 2)}\n`,
  );
  return {
    bin: join(binaries, 'bin'),
    cluster,
    sockets,
    log: join(dataDir, 'postgres.log'),
    owner,
  };
}

/**
 * Where the data folder's database is. As root its name is made once and recorded, so that the folder
 * may be moved, and one that is deleted and made again begins empty.
 */
function clusterOf(dataDir: string, isRoot: boolean): string {
  const record = join(dataDir, 'postgres.json');
  const inside = join(dataDir, 'postgres');
  const recorded = existsSync(record)
    ? (JSON.parse(readFileSync(record, 'utf8')) as { cluster: string }).cluster
    : null;
  const isOutside = recorded?.startsWith(`${REACHABLE}/`) ?? false;
  if (recorded && existsSync(isOutside ? recorded : inside) && isOutside !== isRoot)
    throw new Error(
      `The database of ${dataDir} was made by ${isOutside ? 'root' : 'another user than root'}: start as that user, or set DATA_DIR to another folder.`,
    );
  if (!isRoot) return inside;
  return recorded && isOutside
    ? recorded
    : join(REACHABLE, randomBytes(6).toString('hex'), 'postgres');
}

function ownedFolder(path: string, owner: Places['owner']): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const stat = lstatSync(path);
  const uid = owner?.uid ?? process.getuid?.() ?? stat.uid;
  if (stat.isSymbolicLink() || (stat.uid !== uid && stat.uid !== 0))
    throw new Error(
      `${path} belongs to somebody else; remove it, or set DATA_DIR to another folder.`,
    );
  if (owner) chownSync(path, owner.uid, owner.gid);
  chmodSync(path, 0o700);
}

async function initialise(places: Places): Promise<void> {
  const args = [
    '-D',
    places.cluster,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-instructions',
  ];
  const { code, output } = await run(join(places.bin, 'initdb'), args, places);
  if (code !== 0)
    throw new Error(`PostgreSQL could not make its cluster in ${places.cluster}:\n${output}`);
}

function run(
  command: string,
  args: string[],
  places: Places,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...places.owner,
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** How often PostgreSQL is started where it ends at once: what a killed one left may hold its memory for a moment. */
const TRIES = 10;

async function launch(places: Places, maxConnections: number): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries++) {
    markDeadLock(places);
    if (await launchOnce(places, maxConnections)) return;
    await sleep(500);
  }
  throw new Error(`PostgreSQL did not start; its log is ${places.log}`);
}

/**
 * PostgreSQL takes its lock file for another's as long as there is a process of that number. One that was killed stays
 * in the table until its parent has heard of it, and in a container nobody may ever ask.
 */
function markDeadLock(places: Places): void {
  const file = join(places.cluster, 'postmaster.pid');
  if (process.platform !== 'linux' || !existsSync(file)) return;
  const [pid, ...rest] = readFileSync(file, 'utf8').split('\n');
  // The other lines stay: by them PostgreSQL sees whether processes of the killed one still hold its memory.
  if (isDead(Number(pid))) writeFileSync(file, [NOBODY, ...rest].join('\n'));
}

/** Whether there is a process by the number in PostgreSQL's lock file. */
function isRunning({ cluster }: Places): boolean {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return false;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  try {
    process.kill(pid, 0);
  } catch (error) {
    // There, and another user's: as root we start it as one of its own.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !(process.platform === 'linux' && isDead(pid));
}

/** Above every process id that Linux gives (proc(5), pid_max). */
const NOBODY = 2 ** 22;

/** A zombie, as Linux tells: the state stands behind the command's name in parentheses (proc(5)). */
function isDead(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // No such process: PostgreSQL sees that by itself.
    return false;
  }
}

/** Starts it; false where it ended before it answered. */
async function launchOnce(places: Places, maxConnections: number): Promise<boolean> {
  const log = openSync(places.log, 'a', 0o600);
  const settings = [
    'listen_addresses=',
    `max_connections=${maxConnections}`,
    'shared_buffers=64MB',
    'jit=off',
  ];
  const args = [
    '-D',
    places.cluster,
    '-k',
    places.sockets,
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  // A group of its own: Ctrl-C in the terminal is for us, and we stop it when nothing needs it any more.
  const child = spawn(join(places.bin, 'postgres'), args, {
    ...places.owner,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let ended: number | null | undefined;
  child.on('error', () => (ended = -1));
  child.on('exit', (code) => (ended = code));
  child.unref();
  for (let waited = 0; waited < 60_000; waited += 20) {
    if (await answers(places)) return true;
    if (ended !== undefined) return false;
    await sleep(20);
  }
  throw new Error(`PostgreSQL did not start in a minute; its log is ${places.log}`);
}

function client(places: Places, database: string): pg.Client {
  return new pg.Client({
    host: places.sockets,
    user: 'postgres',
    database,
    connectionTimeoutMillis: 5_000,
  });
}

async function answers(places: Places): Promise<boolean> {
  const probe = client(places, 'postgres');
  probe.on('error', () => {});
  try {
    await probe.connect();
    return true;
  } catch {
    return false;
  } finally {
    await probe.end();
  }
}

async function createDatabase(places: Places): Promise<void> {
  const admin = client(places, 'postgres');
  await admin.connect();
  try {
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [
      DATABASE,
    ]);
    if (!rowCount) await admin.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await admin.end();
  }
}

async function stop(places: Places): Promise<void> {
  await shutDown(places);
  // A server that did not end in time still needs its socket.
  if (!existsSync(join(places.cluster, 'postmaster.pid'))) removeSockets(places.sockets);
}

/** A fast shutdown: open transactions are rolled back, everything committed is on disk. */
async function shutDown(places: Places): Promise<void> {
  const file = join(places.cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
    throw error;
  }
  for (let waited = 0; waited < 10_000 && existsSync(file); waited += 20) await sleep(20);
}
