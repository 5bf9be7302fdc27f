import type { AuditEntry } from '@trellis/contract';
import type { Db } from '../db/index.ts';

const PAGE = 100;

/** The audit log, newest first. */
export async function listAudit(
  db: Db,
  query: { before?: string; search?: string },
): Promise<{ entries: AuditEntry[]; more: boolean }> {
  let select = db
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(PAGE + 1);
  if (query.before) select = select.where('id', '<', query.before);
  if (query.search) {
    const like = `%${query.search.replace(/[\\%_]/g, '\\$&')}%`;
    select = select.where((on) =>
      on.or([
        on('admin_email', 'ilike', like),
        on('act', 'ilike', like),
        on('target_id', 'like', like),
      ]),
    );
  }
  const rows = await select.execute();
  return {
    entries: rows.slice(0, PAGE).map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      adminEmail: row.admin_email,
      act: row.act,
      targetKind: row.target_kind,
      targetId: row.target_id,
      detail: row.detail,
    })),
    more: rows.length > PAGE,
  };
}
