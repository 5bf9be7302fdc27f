import { EventEmitter } from 'node:events';
import pg from 'pg';

/** What servers tell each other. Only small facts travel: who needs more reads it from the database. */
export type BusEvent =
  | {
      /** Rows of one entity that changed together; 150 at most, so that it fits in a NOTIFY. */
      kind: 'rows';
      appId: string;
      entityId: string;
      type: 'create' | 'update' | 'delete';
      /** `rev`: the revision they have now, or had last. */
      rows: { id: string; rev: number }[];
    }
  | { kind: 'messages'; appId: string }
  /** Something was said in a conversation with an app's agent. */
  | { kind: 'conversation'; appId: string; conversationId: string; messageId: string }
  | { kind: 'app'; appId: string }
  | { kind: 'views'; appId: string; entityId: string }
  /** The assistant wants to see a page as somebody's preview shows it. */
  | {
      kind: 'screenshot';
      appId: string;
      userId: string;
      screenshotId: string;
      page: string | null;
      isPhone: boolean;
    }
  /** Data items of an app came, went or have another status. */
  | { kind: 'context'; appId: string }
  | { kind: 'version'; appId: string; versionId: string }
  /** Somebody asked for the end of a stream. */
  | { kind: 'stop'; appId: string; streamId: string }
  /** The connection to the other servers was broken: what they announced meanwhile is not known. Never sent. */
  | { kind: 'missed' }
  /** Another model answers from now on. */
  | { kind: 'models' }
  /** Somebody bought something of a tenant, or it ended. */
  | { kind: 'membership'; tenantId: string }
  /** Somebody's sessions, role or status changed: what is remembered of them is asked again. */
  | { kind: 'identity'; tenantId: string; userId: string };

const CHANNEL = 'trellis';
/** Notices that one statement sends. */
const MOST_AT_ONCE = 500;

/**
 * Carries what was committed to whoever listens: to this process at once, to the other servers by
 * NOTIFY. Callers publish after their commit, so nothing is announced that did not happen.
 */
export class Bus {
  readonly #local = new EventEmitter();
  readonly #pool: pg.Pool;
  readonly #serverId: string;
  readonly #connection: pg.ClientConfig;
  #listener: pg.Client | null = null;
  #wasOpen = false;
  #closed = false;
  readonly #waiting: string[] = [];
  #isSending = false;
  #sending: Promise<void> = Promise.resolve();

  constructor(pool: pg.Pool, connection: pg.ClientConfig, serverId: string) {
    this.#pool = pool;
    this.#connection = connection;
    this.#serverId = serverId;
    this.#local.setMaxListeners(0);
  }

  /** Listens for the other servers; when the connection breaks it is made anew after a second, and everybody hears that they may have missed something. */
  async open(): Promise<void> {
    const client = new pg.Client(this.#connection);
    const again = () => {
      if (this.#closed || this.#listener !== client) return;
      this.#listener = null;
      setTimeout(() => this.open().catch((error) => this.#retry(error)), 1_000).unref();
    };
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload }) => {
      const { from, event } = JSON.parse(payload ?? '{}') as { from: string; event: BusEvent };
      if (from !== this.#serverId) this.#local.emit('event', event, true);
    });
    await client.connect();
    this.#listener = client;
    await client.query(`LISTEN ${CHANNEL}`);
    if (this.#wasOpen) this.#local.emit('event', { kind: 'missed' }, true);
    this.#wasOpen = true;
  }

  #retry(error: Error): void {
    console.error(`bus: ${error.message}`);
    if (!this.#closed) setTimeout(() => this.open().catch((e) => this.#retry(e)), 1_000).unref();
  }

  publish(event: BusEvent): void {
    this.#local.emit('event', event, false);
    this.#waiting.push(JSON.stringify({ from: this.#serverId, event }));
    if (this.#isSending) return;
    this.#isSending = true;
    this.#sending = this.#send();
  }

  /** Tells the other servers, one statement at a time: what comes meanwhile goes together with the next. */
  async #send(): Promise<void> {
    while (this.#waiting.length > 0) {
      const payloads = this.#waiting.splice(0, MOST_AT_ONCE);
      await this.#pool
        .query('SELECT pg_notify($1, t.p) FROM unnest($2::text[]) AS t(p)', [CHANNEL, payloads])
        .catch((error: Error) => console.error(`bus: ${error.message}`));
    }
    this.#isSending = false;
  }

  /** Calls back for each event; `fromElsewhere` when another server published it. Answers how to stop. */
  on(callback: (event: BusEvent, fromElsewhere: boolean) => void): () => void {
    this.#local.on('event', callback);
    return () => this.#local.off('event', callback);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#sending;
    await this.#listener?.end();
  }
}
