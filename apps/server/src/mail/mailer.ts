import type { OutboxMail } from '@trellis/contract';
import type { Selectable } from 'kysely';
import { type Db, sql, type Tables } from '../db/index.ts';
import type { SecretBox } from '../identity/index.ts';
import { newId } from '../ids.ts';
import { notFound } from '../refusal.ts';
import type { Brand } from './brand.ts';
import { openWords, sealWords, shownSubject, type Words } from './sealed.ts';
import { type Letter, toHtml, toText } from './template.ts';
import type { Transport } from './transport.ts';

export interface Mail extends Letter {
  to: string;
  brand: Brand;
}

/** How long to wait after each failed try, in seconds; after the last one the mail counts as failed. */
const WAITS = [10, 60, 300, 1_800, 7_200];
const POLL_MS = 10_000;
const LEASE_SECONDS = 120;

/**
 * Sends mail: each is stored first and carried out by whichever server comes to it, so that a call
 * never waits for a mail server and no mail is lost with a process. Without an SMTP server mails stay
 * in the outbox, which the installation's admin can read.
 */
export class Mailer {
  readonly #db: Db;
  readonly #box: SecretBox;
  readonly #transport: Transport | null;
  readonly #address: string;
  #timer: NodeJS.Timeout | null = null;
  #work: Promise<void> | null = null;
  #again = false;
  #isClosed = false;

  constructor(db: Db, box: SecretBox, transport: Transport | null, address: string) {
    this.#db = db;
    this.#box = box;
    this.#transport = transport;
    this.#address = address;
  }

  /** Begins to carry out what waits, also what another server left behind. */
  open(): void {
    if (!this.#transport) return;
    this.#timer = setInterval(() => this.#kick(), POLL_MS);
    this.#timer.unref();
    this.#kick();
  }

  /** Stores a mail and answers. `isDecoy`: to nobody, for calls that must take as long for unknown e-mails. */
  async send(mail: Mail, isDecoy = false): Promise<void> {
    const { brand } = mail;
    const state = isDecoy ? 'decoy' : this.#transport ? 'waiting' : 'kept';
    await this.#db
      .insertInto('outbox')
      .values({
        id: newId(),
        recipient: mail.to,
        subject: shownSubject(mail.subject, mail.code),
        sealed: sealWords(this.#box, {
          subject: mail.subject,
          text: toText(mail, brand),
          html: toHtml(mail, brand),
        }),
        tenant_id: brand.tenantId,
        sender: brand.name,
        reply_to: brand.supportEmail,
        state,
        next_try_at: new Date(),
      })
      .execute();
    // For nobody's, too: what it costs to look for mails tells no one whether there was one.
    if (this.#transport) setImmediate(() => this.#kick());
  }

  /** What a mail says; null where it is not kept any more. Who reads it for themselves writes that down. */
  async read(id: string): Promise<Words | null> {
    const mail = await this.#db
      .selectFrom('outbox')
      .select('sealed')
      .where('id', '=', id)
      .where('state', '!=', 'decoy')
      .executeTakeFirst();
    if (!mail) throw notFound('There is no such mail');
    return openWords(this.#box, mail.sealed);
  }

  /** The outbox, newest first; what the mails say is read one by one. */
  async list(
    before: string | undefined,
    limit = 50,
  ): Promise<{ mails: OutboxMail[]; more: boolean }> {
    let query = this.#db
      .selectFrom('outbox')
      .selectAll()
      .where('state', '!=', 'decoy')
      .orderBy('id', 'desc')
      .limit(limit + 1);
    if (before) query = query.where('id', '<', before);
    const rows = await query.execute();
    return { mails: rows.slice(0, limit).map(present), more: rows.length > limit };
  }

  /** Tries a mail that failed, or waits, again at once. */
  async retry(id: string): Promise<void> {
    const { numUpdatedRows } = await this.#db
      .updateTable('outbox')
      .set({ state: 'waiting', attempts: 0, next_try_at: new Date() })
      .where('id', '=', id)
      .where('state', 'in', ['failed', 'waiting', 'kept'])
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound('There is no mail that could be sent again');
    this.#kick();
  }

  async close(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#isClosed = true;
    this.#again = false;
    await this.#work;
    this.#transport?.close();
  }

  #kick(): void {
    if (this.#isClosed) return;
    this.#again = true;
    this.#work ??= this.#drain()
      .catch((error: Error) => console.error(`mail: ${error.message}`))
      .finally(() => {
        this.#work = null;
      });
  }

  async #drain(): Promise<void> {
    while (this.#again && this.#transport) {
      this.#again = false;
      for (let mail = await this.#take(); mail; mail = await this.#take())
        await this.#carry(mail, this.#transport);
    }
  }

  /** The next mail that is due, leased so that no other server carries it meanwhile. */
  #take(): Promise<Selectable<Tables['outbox']> | undefined> {
    return this.#db
      .updateTable('outbox')
      .set({
        attempts: sql`attempts + 1`,
        next_try_at: new Date(Date.now() + LEASE_SECONDS * 1_000),
      })
      .where('id', '=', (query) =>
        query
          .selectFrom('outbox')
          .select('id')
          .where('state', '=', 'waiting')
          .where('next_try_at', '<=', new Date())
          .orderBy('next_try_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst();
  }

  async #carry(mail: Selectable<Tables['outbox']>, transport: Transport): Promise<void> {
    // What a server of an older version wrote is not sealed yet.
    const words = mail.text === '' ? openWords(this.#box, mail.sealed) : mail;
    const change = await (words
      ? transport.deliver({
          from: { name: mail.sender, address: this.#address },
          to: mail.recipient,
          replyTo: mail.reply_to ?? undefined,
          subject: words.subject,
          text: words.text,
          html: words.html,
        })
      : Promise.reject(new UnreadableMail())
    ).then(
      // What was handed over is not kept: it may hold links that sign people in.
      () => ({
        state: 'sent' as const,
        sent_at: new Date(),
        last_error: null,
        sealed: null,
        text: '',
        html: '',
      }),
      (error: Error & { responseCode?: number }) => {
        const wait = WAITS[mail.attempts - 1];
        const isLost = error instanceof UnreadableMail;
        const isFinal = isLost || wait === undefined || (error.responseCode ?? 0) >= 550;
        console.error(`mail ${mail.id}: ${error.message}`);
        return {
          state: isFinal ? ('failed' as const) : ('waiting' as const),
          last_error: error.message.slice(0, 500),
          next_try_at: new Date(Date.now() + (wait ?? 0) * 1_000),
        };
      },
    );
    await this.#db.updateTable('outbox').set(change).where('id', '=', mail.id).execute();
  }
}

/** It was sealed under a key that this server does not have. */
class UnreadableMail extends Error {
  constructor() {
    super('The mail cannot be opened with the key of this installation');
  }
}

function present(row: Selectable<Tables['outbox']>): OutboxMail {
  return {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    isReadable: row.sealed !== null,
    sentAt: row.created_at.toISOString(),
    state: row.state === 'decoy' ? 'kept' : row.state,
    attempts: row.attempts,
    lastError: row.last_error,
    deliveredAt: row.sent_at?.toISOString() ?? null,
  };
}
