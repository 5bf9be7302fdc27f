import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openDatabase, startEmbedded, Work } from '@trellis/server';
import { removeDataFolder } from './data-folder.ts';
import { freshDatabase, query, TEMPLATE } from './database.ts';

/** Every worker of a run may have a world or two, each of which opens up to 40 while a crowd asks. */
const CONNECTIONS = 400;

/** One PostgreSQL for all that a process tries of a kind (`project`); each test makes databases of its own in it. */
export async function startPostgres(
  project = 'own',
): Promise<{ host: string; stop: () => Promise<void> }> {
  const folder = join(tmpdir(), `trellis-test-${process.pid}-${project}`);
  mkdirSync(folder, { recursive: true });
  const embedded = await startEmbedded(folder, CONNECTIONS);
  const { host } = embedded.connection;
  await prepare(host);
  return {
    host,
    async stop() {
      await embedded.stop();
      removeDataFolder(folder);
    },
  };
}

/**
 * Makes the tables once, for worlds to begin with. Nobody waits for a disk here: what survives a crash of PostgreSQL is asked
 * of installations of their own.
 */
async function prepare(host: string): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await query(host, `ALTER SYSTEM SET ${setting} = off`);
  await query(host, 'SELECT pg_reload_conf()');
  const { name, url } = await freshDatabase(host);
  const database = openDatabase({ connectionString: url });
  await migrate(database.db);
  const work = new Work(database, 'template');
  await work.open([]);
  await work.close();
  await database.close();
  await query(host, `ALTER DATABASE ${name} RENAME TO ${TEMPLATE}`);
}
