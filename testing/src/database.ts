import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The database with the tables of this version and nothing in them. */
export const TEMPLATE = 't_template';

/** A statement on the run's PostgreSQL itself. */
export async function query(host: string, statement: string): Promise<void> {
  const client = new pg.Client({ host, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A fresh database in the run's PostgreSQL, empty or as `template` is, and how to drop it. */
export async function freshDatabase(
  host: string,
  template = 'template1',
): Promise<{ name: string; url: string; drop: () => Promise<void> }> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  await query(host, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    name,
    url: `postgresql://postgres@/${name}?host=${encodeURIComponent(host)}`,
    drop: () => query(host, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}
