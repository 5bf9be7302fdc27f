import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { type Copied, copyFolder, copyOne } from './copy.ts';

/** Folders of a cluster that PostgreSQL fills anew (its manual, 25.3.4: "Backing Up the Data Directory"). */
const EMPTY = [
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
];
const CONTROL = join('global', 'pg_control');

/** Files that belong to the process that runs, or are made anew. */
const isOfRun = (path: string): boolean =>
  /(^|\/)(postmaster\.(pid|opts)|pg_internal\.init[^/]*|pgsql_tmp[^/]*)$/.test(path);

/** Copies the cluster of a PostgreSQL that does not run. */
export const copyStill = (cluster: string, to: string): Promise<Copied> =>
  copyFolder(cluster, to, { takes: (path) => !isOfRun(path) });

/**
 * Copies the cluster of a PostgreSQL that goes on meanwhile, so that one that starts over the copy is as this one was at
 * the end: the files as they are found, and the log of what was written to them from the beginning to the end (its
 * manual, 25.3.4: "Making a Base Backup Using the Low Level API"). `session` stays the same all along.
 */
export async function copyRunning(
  session: pg.Client,
  cluster: string,
  to: string,
): Promise<Copied> {
  // Keeps the log from being used again; gone with the session.
  await session.query(
    `SELECT pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`,
  );
  const { rows: began } = await session.query<{ segment: string }>(
    `SELECT pg_walfile_name(pg_backup_start('trellis', fast => true)) AS segment`,
  );
  const done = await copyFolder(cluster, to, {
    takes: (path) =>
      !isOfRun(path) && path !== CONTROL && !EMPTY.some((folder) => path.startsWith(`${folder}/`)),
  });
  // Where every other file stands, and last of them all (as pg_basebackup does).
  const control = await settled(join(cluster, CONTROL));
  await writeFile(join(to, CONTROL), control, { mode: 0o600, flush: true });
  const { rows: ended } = await session.query<{ segment: string; label: string }>(
    `SELECT pg_walfile_name(lsn) AS segment, labelfile AS label FROM pg_backup_stop(wait_for_archive => false)`,
  );
  const [first, last] = [began[0]!.segment, ended[0]!];
  await writeFile(join(to, 'backup_label'), last.label, { mode: 0o600, flush: true });
  const log = await copyFolder(join(cluster, 'pg_wal'), join(to, 'pg_wal'), {
    takes: (name) =>
      ['archive_status', 'summaries'].includes(name) ||
      (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last.segment),
  });
  return { files: done.files + log.files + 2, bytes: done.bytes + log.bytes + control.length };
}

/** A small file that is written meanwhile, as it was at one moment: as two readings agree on. */
async function settled(path: string): Promise<Buffer> {
  for (let before = await readFile(path); ; ) {
    const now = await readFile(path);
    if (now.equals(before)) return now;
    before = now;
  }
}

/** Lays a copied cluster where a PostgreSQL is to start over it. Its version comes last: without it none starts. */
export async function layCluster(
  from: string,
  to: string,
  owner: { uid: number; gid: number } | null,
): Promise<Copied> {
  const done = await copyFolder(from, to, { owner, takes: (path) => path !== 'PG_VERSION' });
  const bytes = await copyOne(join(from, 'PG_VERSION'), join(to, 'PG_VERSION'), owner);
  return { files: done.files + 1, bytes: done.bytes + bytes };
}
