import type { Db } from '../db/index.ts';

/** Reports that are looked at; the same error is often reported many times. */
const ERRORS = 20;

export interface ReportedError {
  title: string;
  component: string;
  details: string;
  /** When it was reported last. */
  at: string;
}

/** The newest reports of the last day, each kind once. */
export async function reportedErrors(db: Db, appId: string): Promise<ReportedError[]> {
  const rows = await db
    .selectFrom('error_reports')
    .select(['report', 'created_at'])
    .where('app_id', '=', appId)
    .where('created_at', '>', new Date(Date.now() - 24 * 3_600_000))
    .orderBy('created_at', 'desc')
    .limit(ERRORS)
    .execute();
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const known = new Map(
    rows.toReversed().map(({ report, created_at }) => [
      `${text(report.errorTitle)} ${text(report.componentName)}`,
      {
        title: text(report.errorTitle),
        component: text(report.componentName),
        details: text(report.errorDetails),
        at: created_at.toISOString(),
      },
    ]),
  );
  return [...known.values()].sort((a, b) => b.at.localeCompare(a.at));
}
