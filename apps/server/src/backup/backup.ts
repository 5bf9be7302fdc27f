import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { choosePlaces, holdFolder } from '../db/index.ts';
import { copyRunning, copyStill, layCluster } from './cluster.ts';
import { type Copied, copyFolder, copyOne } from './copy.ts';

/** Written last: without it a backup is not whole. */
const MARK = 'backup.json';
/** What stands in a data folder beside the database and cannot be made anew. */
const KEY = 'secret';
const UPLOADS = 'uploads';

/** What is wrong, to the operator. */
export class BackupError extends Error {}

/** What a backup says of itself. */
export interface Backup extends Copied {
  /** When it was whole; it holds all that was acknowledged before it began. */
  madeAt: string;
}

/**
 * Copies a data folder with its own PostgreSQL into an empty folder, whether or not the server runs. The database first:
 * a file that a row of it speaks of is there by then.
 */
export async function makeBackup(dataDir: string, to: string): Promise<Backup> {
  const record = join(dataDir, 'postgres.json');
  if (!existsSync(record))
    throw new BackupError(
      `${dataDir} has no PostgreSQL of its own. Back up the database of DATABASE_URL by its own tools, and ${dataDir} as a folder.`,
    );
  beEmpty(to, 'the backup');
  const { cluster, sockets } = JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>;
  const done = [await copyDatabase(dataDir, cluster!, sockets!, join(to, 'postgres'))];
  if (existsSync(join(dataDir, KEY)))
    done.push({ files: 1, bytes: await copyOne(join(dataDir, KEY), join(to, KEY)) });
  if (existsSync(join(dataDir, UPLOADS)))
    done.push(await copyFolder(join(dataDir, UPLOADS), join(to, UPLOADS)));
  const backup: Backup = { madeAt: new Date().toISOString(), ...sum(done) };
  writeFileSync(join(to, MARK), `${JSON.stringify(backup, null, 2)}\n`, { flush: true });
  return backup;
}

async function copyDatabase(dataDir: string, cluster: string, sockets: string, to: string) {
  const session = new pg.Client({
    host: sockets,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
  });
  // A session that breaks fails the statement that it breaks in, too.
  session.on('error', () => undefined);
  const isRunning = await session.connect().then(
    () => true,
    () => false,
  );
  if (isRunning) {
    try {
      return await copyRunning(session, cluster, to);
    } finally {
      await session.end();
    }
  }
  const held = await holdFolder(dataDir);
  try {
    return await copyStill(cluster, to);
  } finally {
    held.close();
  }
}

/** Makes a data folder of a backup; a server that starts over it is as the other one was. */
export async function restoreBackup(from: string, dataDir: string): Promise<Copied> {
  if (!existsSync(join(from, MARK)))
    throw new BackupError(`${from} is no whole backup: it has no ${MARK}.`);
  beEmpty(dataDir, 'the data');
  const held = await holdFolder(dataDir);
  try {
    const done: Copied[] = [];
    if (existsSync(join(from, KEY)))
      done.push({ files: 1, bytes: await copyOne(join(from, KEY), join(dataDir, KEY)) });
    if (existsSync(join(from, UPLOADS)))
      done.push(await copyFolder(join(from, UPLOADS), join(dataDir, UPLOADS)));
    const { cluster, owner } = await choosePlaces(dataDir);
    done.push(await layCluster(join(from, 'postgres'), cluster, owner));
    return sum(done);
  } finally {
    held.close();
  }
}

/** Makes a folder, or says that it holds something already: nothing is written over. */
function beEmpty(folder: string, what: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0)
    throw new BackupError(`${folder} is not empty. Name a new folder for ${what}.`);
}

const sum = (parts: Copied[]): Copied => ({
  files: parts.reduce((all, { files }) => all + files, 0),
  bytes: parts.reduce((all, { bytes }) => all + bytes, 0),
});
