import { type Kysely, sql } from 'kysely';

/**
 * Paid plans and memberships (rulings 61–63, 67). `tenant_id` is `builder` for plans of the installation, else the app
 * whose people pay.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `CREATE TABLE payment_connections (
        tenant_id text COLLATE "C" PRIMARY KEY, sealed text NOT NULL, product jsonb, tier_limits jsonb NOT NULL DEFAULT '{}',
        can_view_sales boolean NOT NULL DEFAULT false, is_delivered boolean NOT NULL DEFAULT false,
        synced_at timestamptz, created_at timestamptz NOT NULL DEFAULT now());
      CREATE TABLE memberships (
        tenant_id text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, product_id text NOT NULL,
        sale_id text COLLATE "C", subscription_id text COLLATE "C", email text NOT NULL, tier text NOT NULL DEFAULT '',
        status text NOT NULL, subscription_status text NOT NULL DEFAULT 'active', subscription_ends_at timestamptz,
        price bigint NOT NULL DEFAULT 0, currency text NOT NULL DEFAULT 'usd',
        sold_at timestamptz NOT NULL, ends_at timestamptz, user_id text COLLATE "C", sealed_licence text,
        asked_at timestamptz NOT NULL, PRIMARY KEY (tenant_id, id));
      CREATE INDEX memberships_by_email ON memberships (tenant_id, email);
      CREATE INDEX memberships_by_user ON memberships (tenant_id, user_id) WHERE user_id IS NOT NULL;
      CREATE INDEX memberships_by_time ON memberships (tenant_id, sold_at DESC, id DESC);
      CREATE TABLE payments (
        tenant_id text COLLATE "C" NOT NULL, sale_id text COLLATE "C" NOT NULL, membership_id text COLLATE "C" NOT NULL,
        amount bigint NOT NULL, currency text NOT NULL, state text NOT NULL, paid_at timestamptz NOT NULL,
        asked_at timestamptz NOT NULL, PRIMARY KEY (tenant_id, sale_id));
      CREATE INDEX payments_of_membership ON payments (tenant_id, membership_id, paid_at DESC);
      CREATE TABLE payment_events (
        tenant_id text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, kind text NOT NULL, subject text NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (tenant_id, id));
      CREATE TABLE credit_ledger (
        app_id text COLLATE "C" NOT NULL REFERENCES apps ON DELETE CASCADE, user_id text COLLATE "C" NOT NULL,
        id text COLLATE "C" NOT NULL, delta integer NOT NULL, reason text NOT NULL, run_id text COLLATE "C",
        at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (app_id, user_id, id))`,
    )
    .execute(db);
}
