import { type Membership, type MembershipStatus, plainAmount } from '@trellis/contract';
import { CSV_MARK, csvLine, guardedCell } from '@trellis/fields';
import { type Db, sql } from '../db/index.ts';
import { textStream } from '../http/index.ts';
import { isLasting, type MembershipRow } from './own.ts';

const PAGE = 50;
const AT_ONCE = 500;

interface Asked {
  search?: string | undefined;
  status?: MembershipStatus | undefined;
  before?: string | undefined;
}

/** Who paid, the newest first, as far as they were asked for. */
export async function listMembers(
  db: Db,
  appId: string,
  { search, status, before }: Asked,
  most = PAGE,
): Promise<{ members: Membership[]; more: boolean }> {
  let query = db.selectFrom('memberships').selectAll().where('tenant_id', '=', appId);
  if (status) query = query.where('status', '=', status);
  if (search) {
    const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where((eb) => eb.or([eb('email', 'ilike', like), eb('tier', 'ilike', like)]));
  }
  if (before)
    query = query.where(
      sql<boolean>`(sold_at, id) < (SELECT sold_at, id FROM memberships WHERE tenant_id = ${appId} AND id = ${before})`,
    );
  const rows = await query
    .orderBy('sold_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most + 1)
    .execute();
  return { members: rows.slice(0, most).map(presentMember), more: rows.length > most };
}

const presentMember = (row: MembershipRow): Membership => ({
  id: row.id,
  email: row.email,
  userId: row.user_id,
  tier: row.tier,
  // One whose time is over is as ended as those of which that was told.
  status: row.status === 'ending' && !isLasting(row) ? 'ended' : row.status,
  since: row.sold_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
  price: Number(row.price),
  currency: row.currency,
});

/** Money that stayed, of the last twelve months, by month and currency. */
export async function revenueOf(
  db: Db,
  appId: string,
): Promise<{ month: string; currency: string; amount: number; sales: number }[]> {
  const { rows } = await sql<{ month: string; currency: string; amount: string; sales: string }>`
    SELECT to_char(paid_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, currency, sum(amount) AS amount, count(*) AS sales
    FROM payments WHERE tenant_id = ${appId} AND state = 'paid' AND paid_at > now() - interval '12 months'
    GROUP BY 1, 2 ORDER BY 1 DESC, 2`.execute(db);
  return rows.map(({ month, currency, amount, sales }) => ({
    month,
    currency,
    amount: Number(amount),
    sales: Number(sales),
  }));
}

export async function countsOf(db: Db, appId: string): Promise<{ active: number; ended: number }> {
  const { rows } = await sql<{ active: string; ended: string }>`
    SELECT count(*) FILTER (WHERE status = 'active' OR (status = 'ending' AND ends_at > now())) AS active,
      count(*) FILTER (WHERE NOT (status = 'active' OR (status = 'ending' AND ends_at > now()))) AS ended
    FROM memberships WHERE tenant_id = ${appId}`.execute(db);
  return { active: Number(rows[0]?.active ?? 0), ended: Number(rows[0]?.ended ?? 0) };
}

/** The same as CSV, a page at a time. */
export const membersCsv = (db: Db, appId: string, asked: Asked): ReadableStream<Uint8Array> =>
  textStream(lines(db, appId, asked));

async function* lines(db: Db, appId: string, asked: Asked): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(['email', 'tier', 'status', 'since', 'ends', 'price', 'currency']);
  for (let before: string | undefined; ; ) {
    const { members, more } = await listMembers(db, appId, { ...asked, before }, AT_ONCE);
    yield members
      .map(({ email, tier, status, since, endsAt, price, currency }) =>
        csvLine(
          [email, tier, status, since, endsAt ?? '', plainAmount(price, currency), currency].map(
            guardedCell,
          ),
        ),
      )
      .join('');
    before = members.at(-1)?.id;
    if (!more) return;
  }
}
