import type pg from 'pg';

/**
 * Works on an import while nobody else does, whichever server they ask: the lock is its connection's, and goes with the
 * process. Null, and nothing is done, where somebody does.
 */
export async function holding<T>(
  pool: pg.Pool,
  { appId, id }: { appId: string; id: string },
  work: () => Promise<T>,
): Promise<T | null> {
  const client = await pool.connect();
  const lock = [`import ${appId} ${id}`];
  try {
    const { rows } = await client.query<{ held: boolean }>(
      'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS held',
      lock,
    );
    if (!rows[0]?.held) return null;
    try {
      return await work();
    } finally {
      await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', lock);
    }
  } finally {
    client.release();
  }
}
