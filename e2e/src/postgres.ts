import { startPostgres } from '@trellis/testing/postgres';

/** Where the run's PostgreSQL is, for the workers. */
export const POSTGRES = 'STORIES_POSTGRES';

/** Starts the PostgreSQL that the installations of the workers share; answers how it is stopped. */
export default async function setup(): Promise<() => Promise<void>> {
  const { host, stop } = await startPostgres();
  process.env[POSTGRES] = host;
  return stop;
}
