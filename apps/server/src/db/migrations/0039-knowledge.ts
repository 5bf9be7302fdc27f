import { type Kysely, sql } from 'kysely';

/**
 * Data items of apps, their passages, and the index of the words in them (rulings 53, 68 and 88). A passage has a number in
 * its app's index (`ordinal`), given once; which ones are searched say the spans of the items' present generations.
 */
const STATEMENTS = [
  `CREATE TABLE context_items (
    app_id text COLLATE "C" NOT NULL REFERENCES apps ON DELETE CASCADE, id text COLLATE "C" NOT NULL UNIQUE,
    name text NOT NULL, type text NOT NULL, source text NOT NULL, provider text NOT NULL,
    provider_item_id text, external_file_id text, external_file_url text, original_context_item_id text,
    status text NOT NULL DEFAULT 'unsynced', problem text, notes jsonb NOT NULL DEFAULT '[]',
    size bigint NOT NULL DEFAULT 0, num_of_chunks int NOT NULL DEFAULT 0,
    access text NOT NULL DEFAULT 'tools', schedule text NOT NULL DEFAULT 'never',
    columns jsonb, language text NOT NULL DEFAULT 'und', settings jsonb NOT NULL DEFAULT '{}',
    content_file text, content_hash text, content_type text, generation int NOT NULL DEFAULT 0, attempts int NOT NULL DEFAULT 0,
    user_id text NOT NULL, created_at timestamptz NOT NULL DEFAULT now(), last_synced_at timestamptz,
    next_sync_at timestamptz, deleted_at timestamptz, PRIMARY KEY (app_id, id))`,
  `CREATE INDEX context_items_undone ON context_items (app_id, provider)
    WHERE deleted_at IS NULL AND status IN ('unsynced', 'pending', 'running')`,
  `CREATE INDEX context_items_due ON context_items (next_sync_at) WHERE deleted_at IS NULL`,
  `CREATE INDEX context_items_deleted ON context_items (deleted_at) WHERE deleted_at IS NOT NULL`,
  `CREATE TABLE context_chunks (
    app_id text COLLATE "C" NOT NULL, item_id text COLLATE "C" NOT NULL, generation int NOT NULL, n int NOT NULL,
    ordinal int NOT NULL, text text NOT NULL, place jsonb NOT NULL, cells jsonb, length int NOT NULL,
    PRIMARY KEY (app_id, item_id, generation, n), UNIQUE (app_id, ordinal),
    FOREIGN KEY (app_id, item_id) REFERENCES context_items ON DELETE CASCADE)`,
  // The same part of an item (a page of a site) keeps its passages while it does not change.
  `CREATE TABLE context_spans (
    app_id text COLLATE "C" NOT NULL, item_id text COLLATE "C" NOT NULL, generation int NOT NULL,
    first int NOT NULL, last int NOT NULL, part text NOT NULL DEFAULT '', hash text,
    PRIMARY KEY (app_id, item_id, generation, first),
    FOREIGN KEY (app_id, item_id) REFERENCES context_items ON DELETE CASCADE)`,
  `CREATE TABLE context_indexes (
    app_id text COLLATE "C" PRIMARY KEY REFERENCES apps ON DELETE CASCADE,
    next_ordinal int NOT NULL DEFAULT 0, chunks int NOT NULL DEFAULT 0, length bigint NOT NULL DEFAULT 0,
    dead int NOT NULL DEFAULT 0)`,
  `CREATE TABLE context_terms (
    app_id text COLLATE "C" NOT NULL REFERENCES apps ON DELETE CASCADE, term text COLLATE "C" NOT NULL, block int NOT NULL,
    postings bytea NOT NULL, PRIMARY KEY (app_id, term, block)) WITH (fillfactor = 80)`,
  `ALTER TABLE context_terms ALTER COLUMN postings SET STORAGE EXTERNAL`,
  `CREATE INDEX context_terms_block ON context_terms (app_id, block)`,
  `CREATE TABLE context_lengths (
    app_id text COLLATE "C" NOT NULL REFERENCES apps ON DELETE CASCADE, block int NOT NULL, lengths bytea NOT NULL,
    PRIMARY KEY (app_id, block))`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
