import { sql } from '../db/database.ts';
import type { Services } from '../services.ts';
import { discard } from './stage.ts';

/** Forgets files that nobody went on with for a day, and imports that can be taken back for 30 days. */
export async function sweepImports(services: Services): Promise<void> {
  const old = await services.db
    .selectFrom('data_imports')
    .selectAll()
    .where((is) =>
      is.or([
        is.and([
          is('state', '=', 'staged'),
          is('created_at', '<', sql<Date>`now() - interval '1 day'`),
        ]),
        is.and([
          is('state', '!=', 'running'),
          is('created_at', '<', sql<Date>`now() - interval '30 days'`),
        ]),
      ]),
    )
    .limit(1_000)
    .execute();
  for (const record of old) await discard(services, record);
}
