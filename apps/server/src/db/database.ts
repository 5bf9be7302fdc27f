import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { MIGRATIONS } from './migrations/index.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

/** The open database: the query builder, its pool, and what it takes to open a connection of one's own. */
export interface Database {
  db: Db;
  pool: pg.Pool;
  connection: pg.ClientConfig;
  close(): Promise<void>;
}

/** int8 counts of ours fit a double; a statement that runs for 15 s is a fault of ours and is cut. */
export function openDatabase(connection: pg.ClientConfig, max = 20): Database {
  const pool = new pg.Pool({
    ...connection,
    max,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
  });
  reportLost(pool);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, connection, close: () => db.destroy() };
}

/**
 * A connection that breaks while idle is replaced by the pool; the next query meets the fault itself.
 * While the pool ends, the server may be gone before it has read that a connection is closed.
 */
export function reportLost(pool: pg.Pool): void {
  pool.on('error', (error) => {
    if (!pool.ending) console.error(`database: ${error.message}`);
  });
}

/** Brings the schema up to date; several servers that start at once wait for each other. */
export async function migrate(db: Db, upTo?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  });
  const { error } = await (upTo === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(upTo));
  if (error) throw error;
}

/** Whether an error of the driver is this unique constraint. */
export function violates(error: unknown, constraint: string): boolean {
  return (
    error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint
  );
}

export { sql };
