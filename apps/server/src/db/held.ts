import type pg from 'pg';

/** So many of a pool's connections hold something at once: the work that they hold it for takes others of the same pool. */
const MOST = 5;

interface Places {
  free: number;
  waiting: (() => void)[];
}
const places = new WeakMap<pg.Pool, Places>();

/** Waits for a place among those that hold something; the answer gives it back. */
async function place(pool: pg.Pool): Promise<() => void> {
  const own = places.get(pool) ?? { free: MOST, waiting: [] };
  places.set(pool, own);
  if (own.free > 0) own.free--;
  else await new Promise<void>((next) => own.waiting.push(next));
  return () => {
    const next = own.waiting.shift();
    if (next) next();
    else own.free++;
  };
}

/**
 * Works on what `key` names while nobody else does, whichever server they ask: the lock is its connection's, and goes with
 * the process. Null, and nothing is done, where somebody does.
 */
export async function holding<T>(
  pool: pg.Pool,
  key: string,
  work: () => Promise<T>,
): Promise<T | null> {
  const leave = await place(pool);
  try {
    const client = await pool.connect();
    try {
      const { rows } = await client.query<{ held: boolean }>(
        'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS held',
        [key],
      );
      if (!rows[0]?.held) return null;
      try {
        return await work();
      } finally {
        await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [key]);
      }
    } finally {
      client.release();
    }
  } finally {
    leave();
  }
}
