import type {
  ChatMessage,
  ImportLayout,
  ImportPlan,
  RowEdit,
  UsageRecord,
  ViewShape,
} from '@trellis/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AccountTable } from './accounts.ts';
import type {
  ContextChunkTable,
  ContextConnectionTable,
  ContextEmbeddingTable,
  ContextIndexTable,
  ContextItemTable,
  ContextLengthTable,
  ContextSpanTable,
  ContextTermTable,
  ContextVectorTable,
} from './knowledge.ts';
import type {
  AppClaimTable,
  CreditTable,
  MembershipTable,
  PaymentConnectionTable,
  PaymentEventTable,
  PaymentTable,
} from './payments.ts';
import type { CodeTable, IdentityTable, SecretTable, SessionTable, UserTable } from './people.ts';
import type { PictureTable, ScreenshotTable } from './pictures.ts';
import type { BoundEntities, BoundTools, Conversion, Edits, HostRecord } from './stored.ts';
import type { ToolBatchRowTable, ToolBatchTable } from './tool-batches.ts';
import type { AppKeyTable, ChatAssistantTable, ToolMarkTable, ToolRunTable } from './tool-runs.ts';

type Time = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Json<T extends object | null> = JSONColumnType<T, string, string>;

/** The tenant of the product's own accounts; every other tenant is an app's id. */
export const BUILDERS = 'builder';

/** The tables of rulings.md. Every table of an app has `app_id` first in its key. */
export interface Tables {
  users: UserTable;
  sessions: SessionTable;
  accounts: AccountTable;
  secrets: SecretTable;
  codes: CodeTable;
  identities: IdentityTable;
  app_invitations: {
    app_id: string;
    id: string;
    email: string;
    role: string;
    invited_by: string;
    secret_hash: string;
    expires_at: Time;
    /** The mail that carried it; null for one of before that was kept. */
    mail_id: string | null;
    created_at: Time;
  };
  audit_log: {
    id: string;
    at: Time;
    admin_id: string;
    admin_email: string;
    act: string;
    target_kind: string;
    target_id: string;
    detail: Json<Record<string, unknown>>;
  };
  user_memories: {
    app_id: string;
    user_id: string;
    memories: Json<Record<string, unknown>>;
    updated_at: Time;
  };
  signing_keys: {
    id: string;
    sealed: string;
    public_jwk: Json<Record<string, unknown>>;
    created_at: Time;
  };
  outbox: {
    id: string;
    recipient: string;
    /** Without the code that it may hold. */
    subject: string;
    /** What the mail says, sealed; null once a mail server took it. */
    sealed: string | null;
    /** Of before mails were sealed; empty. */
    text: Generated<string>;
    html: Generated<string>;
    tenant_id: Generated<string>;
    sender: Generated<string>;
    reply_to: string | null;
    /** `kept` without a mail server; `decoy` is a mail to nobody, written for its time (ruling 10). */
    state: Generated<'kept' | 'waiting' | 'sent' | 'failed' | 'decoy'>;
    attempts: Generated<number>;
    last_error: string | null;
    sent_at: MaybeTime;
    /** When it was tried last, and whether the mail server was out of reach then. */
    tried_at: MaybeTime;
    is_unreached: Generated<boolean>;
    created_at: Time;
  };
  apps: {
    app_id: string;
    owner_id: string;
    kind: string;
    slug: string;
    name: string;
    description: Generated<string>;
    settings: Json<Record<string, unknown>>;
    draft_version_id: string | null;
    published_version_id: string | null;
    published_at: MaybeTime;
    published_build: Json<Record<string, unknown>> | null;
    picture_stamp: string | null;
    /** Of the picture that strangers see where its address is shared; null while there is none. */
    shared_picture_stamp: string | null;
    request_key: string | null;
    /** The template that it was started from. */
    template_id: Generated<string | null>;
    /** By `item.field`: who changed it the last time. */
    edits: ColumnType<Edits, string | undefined, string>;
    /** The host that the app is to have of its own, with its proof. */
    custom_host: ColumnType<HostRecord | null, string | null | undefined, string | null>;
    deleted_at: MaybeTime;
    deleted_by: string | null;
    /** Dollars that the assistant may cost in a month. */
    monthly_budget: Generated<number | null>;
    /** The model that answers in the app's chat, in place of the installation's. */
    chat_model: Generated<string | null>;
    /** What its builders want of every answer. */
    chat_instructions: Generated<string>;
    created_at: Time;
    updated_at: Time;
  };
  app_slugs: { app_id: string; slug: string; created_at: Time };
  app_members: {
    app_id: string;
    user_id: string;
    role: string;
    folder: ColumnType<string, string | undefined, string>;
    created_at: Time;
  };
  blobs: { app_id: string; hash: string; content: string };
  versions: {
    app_id: string;
    id: string;
    parent: string | null;
    kind: 'turn' | 'manual' | 'restore' | 'import';
    message_id: string | null;
    manifest: Json<Record<string, string>>;
    entities: Json<BoundEntities>;
    tools: ColumnType<BoundTools, string | undefined, string>;
    /** Saves in the code editor amend it (ruling 6). */
    is_open: Generated<boolean>;
    /** Fields that got another type by this version: their values stand under both keys. */
    conversions: ColumnType<Conversion[], string | undefined, string>;
    created_at: Time;
  };
  /** What of an AI tool takes effect at once. */
  tools: {
    app_id: string;
    id: string;
    status: Generated<'draft' | 'active'>;
    settings: ColumnType<Record<string, unknown>, string | undefined, string>;
    edits: ColumnType<Edits, string | undefined, string>;
    /** Paths of versions that were published, in lower case. */
    past_paths: Generated<string[]>;
    created_at: Time;
  };
  tool_runs: ToolRunTable;
  app_keys: AppKeyTable;
  tool_marks: ToolMarkTable;
  tool_batches: ToolBatchTable;
  tool_batch_rows: ToolBatchRowTable;
  chat_assistants: ChatAssistantTable;
  payment_connections: PaymentConnectionTable;
  memberships: MembershipTable;
  payments: PaymentTable;
  payment_events: PaymentEventTable;
  credit_ledger: CreditTable;
  app_claims: AppClaimTable;
  context_items: ContextItemTable;
  context_connections: ContextConnectionTable;
  context_chunks: ContextChunkTable;
  context_spans: ContextSpanTable;
  context_indexes: ContextIndexTable;
  context_terms: ContextTermTable;
  context_lengths: ContextLengthTable;
  context_vectors: ContextVectorTable;
  context_embeddings: ContextEmbeddingTable;
  /** Categories of templates; `key` tells them apart without their case. */
  /** Apps with more live tools than their owners' plans have. */
  plan_overs: { app_id: string; since: Time };
  template_categories: { name: string; key: string; created_at: Time };
  /** Runs of a tool by an address (of an app), or of an account, in a day, a week or a month that begins then. */
  run_counts: { scope: string; key: string; begins: ColumnType<string>; runs: number };
  /** Repairs of versions that admins asked for, each with its whole report. */
  repairs: {
    app_id: string;
    id: string;
    message_id: string;
    user_id: string;
    version_id: string;
    made_version_id: string | null;
    report: Json<object>;
    created_at: Time;
  };
  llm_requests: {
    app_id: string;
    message_id: string;
    seq: number;
    request: Json<import('@trellis/contract').SentRequest>;
    created_at: Time;
  };
  model_settings: {
    is_only: Generated<boolean>;
    provider: string;
    model: string;
    base_url: string | null;
    sealed_key: string | null;
    updated_by: string;
    updated_at: Time;
  };
  messages: {
    app_id: string;
    id: string;
    seq: Generated<string>;
    role: 'user' | 'assistant';
    body: Json<ChatMessage>;
    version_id: string | null;
    /** The message before it in its line of the conversation. */
    parent: string | null;
    hidden_at: MaybeTime;
    created_at: Time;
  };
  /** What is written piece by piece while people watch: whose it is, and that its server lives. */
  streams: {
    app_id: string;
    id: string;
    kind: 'turn' | 'run' | 'reply';
    /** What it writes: the message of a turn. */
    subject_id: string;
    user_id: string;
    state: 'active' | 'done' | 'failed' | 'stopped' | 'interrupted';
    owner: string;
    stop_requested: Generated<boolean>;
    heartbeat_at: Time;
    created_at: Time;
  };
  stream_chunks: { app_id: string; stream_id: string; seq: number; chunks: string };
  entities: {
    app_id: string;
    id: string;
    own_table: string | null;
    keys: Json<Record<string, string>>;
    created_at: Time;
  };
  /** How entities are asked: by the columns of an index that would serve. */
  entity_usage: {
    app_id: string;
    entity_id: string;
    /** Empty: the entity is used. */
    columns: string;
    seen: Generated<string>;
    last_seen_at: Time;
    /** Values were too long for an index of these. */
    is_unfit: Generated<boolean>;
  };
  rows: RowTable;
  row_history: {
    app_id: string;
    entity_id: string;
    id: string;
    rev: number;
    op: 'update' | 'delete';
    creator_id: string | null;
    row_created_at: Time;
    row_updated_at: Time;
    data: Json<Record<string, unknown>>;
    by_user: string | null;
    at: Time;
  };
  build_files: { app_id: string; name: string; content: string; brotli: Uint8Array | null };
  /** What each request of the assistant to a model used and cost. */
  usage_records: {
    app_id: string;
    id: string;
    message_id: string;
    user_id: string;
    at: Time;
    tokens: number;
    cost: number;
    record: Json<UsageRecord>;
  };
  screenshots: ScreenshotTable;
  pictures: PictureTable;
  uploads: {
    app_id: string;
    id: string;
    user_id: string | null;
    type: string;
    size: number;
    name: string;
    /** It was uploaded for a run of an AI tool. */
    is_input: Generated<boolean>;
    created_at: Time;
  };
  integration_usage: {
    app_id: string;
    day: string;
    /** `Core/InvokeLLM`, or the package and endpoint of an installed one. */
    endpoint: string;
    /** Empty for visitors who are not signed in. */
    user_id: string;
    calls: Generated<number>;
    failures: Generated<number>;
    ms: Generated<string>;
    prompt_tokens: Generated<string>;
    completion_tokens: Generated<string>;
    bytes: Generated<string>;
    /** Dollars, as far as the model's price is known. */
    cost: Generated<number>;
  };
  app_integrations: {
    app_id: string;
    id: string;
    package: string;
    slug: string;
    config: Json<Record<string, unknown>>;
    /** Its secrets, sealed. */
    sealed: string;
    created_at: Time;
    updated_at: Time;
  };
  function_secrets: {
    app_id: string;
    sealed: string;
    updated_at: Time;
  };
  function_runs: {
    app_id: string;
    id: string;
    name: string;
    environment: string;
    at: Time;
    ms: number;
    /** Of the answer; null where there was none. */
    status: number | null;
    failure: string | null;
    log: string;
  };
  agent_conversations: {
    app_id: string;
    id: string;
    agent_name: string;
    /** The end user, or `anonymous:` and the visitor's own id, or `visitor:` and the hash of their secret. */
    user_id: string;
    metadata: Json<Record<string, unknown>>;
    created_at: Time;
    updated_at: Time;
  };
  agent_messages: {
    app_id: string;
    conversation_id: string;
    id: string;
    body: Json<Record<string, unknown>>;
  };
  /** What distinguishes the visits of a day; gone with the day, so that no hash of it means anything. */
  visit_salts: { day: string; salt: string };
  /** Who came on a day, hashed with its salt; counted in `visit_days` and gone soon after the day. */
  visit_visitors: { app_id: string; day: string; visitor: string };
  visit_days: {
    app_id: string;
    day: string;
    visitors: Generated<number>;
    visits: Generated<number>;
    views: Generated<number>;
  };
  visit_pages: { app_id: string; day: string; page: string; views: Generated<number> };
  /** Where visits came from; an empty host for those that came by no link. */
  visit_referrers: { app_id: string; day: string; host: string; visits: Generated<number> };
  table_views: TableViewTable;
  data_imports: DataImportTable;
  /** Rows of files that were not imported, with all their cells. */
  data_import_failures: {
    app_id: string;
    import_id: string;
    /** Its place in the file, counted from zero. */
    at: number;
    row: number;
    reason: string;
    cells: JSONColumnType<string[], string, string>;
  };
  /** Rows that an import changed, with their revision before it. */
  data_import_updates: { app_id: string; import_id: string; row_id: string; rev: number };
  row_steps: RowStepTable;
  /** Rows of such a step, each with what is to be done to it. */
  row_step_rows: { app_id: string; step_id: string; at: number; edit: Json<RowEdit> };
  error_reports: {
    app_id: string;
    id: string;
    report: Json<Record<string, unknown>>;
    created_at: Time;
  };
}

export interface RowTable {
  app_id: string;
  entity_id: string;
  id: string;
  creator_id: string | null;
  created_at: Time;
  updated_at: Time;
  rev: Generated<number>;
  data: Json<Record<string, unknown>>;
}

/** What was done to many rows at once, as the server takes it back or does it again. */
export interface RowStepTable {
  app_id: string;
  id: string;
  entity_id: string;
  kind: 'restore' | 'remove' | 'change';
  state: 'running' | 'done' | 'failed';
  total: number;
  done: Generated<number>;
  /** Rows that were left as they are, and why the first one. */
  left_rows: Generated<number>;
  left_why: string | null;
  error: string | null;
  attempts: Generated<number>;
  is_cancelled: Generated<boolean>;
  by_user: string;
  created_at: Time;
}

/** A saved view of an entity; it names fields by their keys, so that it follows a rename. */
export interface TableViewTable {
  app_id: string;
  id: string;
  entity_id: string;
  name: string;
  place: number;
  shape: Json<ViewShape>;
  /** The fields' names when it was saved, by key. */
  names: Json<Record<string, string>>;
  rev: Generated<number>;
  changed_by: string;
  changed_at: Time;
  created_at: Time;
}

/** A file whose rows are imported. */
export interface DataImportTable {
  app_id: string;
  id: string;
  /** Empty where the import makes its entity, until it has. */
  entity_id: string;
  /** Of an entity that is to be made: a name for it. */
  entity_name: string;
  /** There is no entity for its rows until it begins. */
  makes_entity: Generated<boolean>;
  /** The version by which it made its entity or fields; null where it made none. */
  made_version: string | null;
  file_name: string;
  /** Where the file is kept; null when nobody needs it any more. */
  stored_name: string | null;
  is_sheet: boolean;
  layout: Json<ImportLayout>;
  sheets: JSONColumnType<string[], string, string>;
  /** Of the file, once it is imported. */
  headers: JSONColumnType<string[] | null, string | null, string | null>;
  plan: JSONColumnType<ImportPlan | null, string | null, string | null>;
  state: 'staged' | 'running' | 'done' | 'failed' | 'undone';
  /** Its rows are sent by the dialog; the server goes on where that ended. */
  by_dialog: Generated<boolean>;
  /** Some of its rows may have been sent by the dialog. */
  is_again: Generated<boolean>;
  /** How often a server began with it since it last got on. */
  attempts: Generated<number>;
  total: Generated<number>;
  done: Generated<number>;
  created: Generated<number>;
  updated: Generated<number>;
  skipped: Generated<number>;
  failed: Generated<number>;
  error: string | null;
  /** The builder who imports. */
  by_user: string;
  created_at: Time;
}
