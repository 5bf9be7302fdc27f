import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A fresh, empty database in the run's PostgreSQL, and how to drop it. */
export async function freshDatabase(
  host: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ host, user: 'postgres', database: 'postgres' });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await admin(`CREATE DATABASE ${name}`);
  return {
    url: `postgresql://postgres@/${name}?host=${encodeURIComponent(host)}`,
    drop: () => admin(`DROP DATABASE ${name} WITH (FORCE)`),
  };
}
