import type { ErrorReport } from '@trellis/contract';
import { newId } from '../ids.ts';
import type { VisitorNeeds } from './needs.ts';

/** Keeps the report of an error in a running app, where the app is one of ours. */
export async function storeError({ db }: VisitorNeeds, report: ErrorReport): Promise<void> {
  const app = await db
    .selectFrom('apps')
    .select('app_id')
    .where('app_id', '=', report.appId)
    .executeTakeFirst();
  if (!app) return;
  await db
    .insertInto('error_reports')
    .values({ app_id: report.appId, id: newId(), report: JSON.stringify(report) })
    .execute();
}
