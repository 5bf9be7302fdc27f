import { sql } from '../db/index.ts';
import type { ImportNeeds } from './needs.ts';
import { discard } from './stage.ts';

/** Forgets files that nobody went on with for a day, and imports that can be taken back for 30 days. */
export async function sweepImports(services: ImportNeeds): Promise<void> {
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
