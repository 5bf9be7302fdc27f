import type { MailFate, OutboxMail } from '@trellis/contract';
import type { Selectable } from 'kysely';
import { type Db, sql, type Tables } from '../db/index.ts';
import type { SecretBox } from '../identity/index.ts';
import { newId } from '../ids.ts';
import { notFound } from '../refusal.ts';
import type { Queue, Work } from '../work/index.ts';
import type { Brand } from './brand.ts';
import { openWords, sealWords, shownSubject, type Words } from './sealed.ts';
import { type Letter, toHtml, toText } from './template.ts';
import type { Transport } from './transport.ts';

export interface Mail extends Letter {
  to: string;
  brand: Brand;
  /** Who is answered, where that is not the brand's support. */
  replyTo?: string;
}

/** Tries of one mail; the waits between them grow from twenty seconds to an hour and a half. */
const TRIES = 10;
const QUEUE = 'mail';

/**
 * Sends mail: each is stored first, with a job to carry it out, so that a call never waits for a mail server and no
 * mail is lost with a process. Without an SMTP server mails stay
 * in the outbox, which the installation's admin can read.
 */
export class Mailer {
  readonly #db: Db;
  readonly #box: SecretBox;
  readonly #transport: Transport | null;
  readonly #address: string;
  readonly #work: Pick<Work, 'send'>;

  constructor(
    { db, box, work }: { db: Db; box: SecretBox; work: Pick<Work, 'send'> },
    transport: Transport | null,
    address: string,
  ) {
    this.#db = db;
    this.#box = box;
    this.#work = work;
    this.#transport = transport;
    this.#address = address;
  }

  /** How mails are carried out; none without a mail server. */
  get queues(): Queue[] {
    const transport = this.#transport;
    if (!transport) return [];
    const work = async ({ id }: { id: string }) => {
      const mail = await this.#begin(id);
      if (mail) await this.#carry(mail, transport);
    };
    return [
      { name: QUEUE, unique: 'all', retries: { limit: TRIES - 1, delay: 20 }, work } as Queue,
    ];
  }

  /** Queues what waits without a job: what a server of an older version left, or what was restored from a backup. */
  async open(): Promise<void> {
    if (!this.#transport) return;
    const waiting = await this.#db
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'waiting')
      .execute();
    for (const { id } of waiting) await this.#work.send(QUEUE, { id }, { key: id });
  }

  /** The mail server was out of reach when any server last tried it, whoever the mail was to. */
  async isLate(): Promise<boolean> {
    if (!this.#transport) return false;
    const newest = await this.#db
      .selectFrom('outbox')
      .select('is_unreached')
      .where('tried_at', 'is not', null)
      .orderBy('tried_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return newest?.is_unreached ?? false;
  }

  /** Stores a mail and answers its id. `isDecoy`: to nobody, for calls that must take as long for unknown e-mails. */
  async send(mail: Mail, isDecoy = false): Promise<string> {
    const { brand } = mail;
    const state = isDecoy ? 'decoy' : this.#transport ? 'waiting' : 'kept';
    const id = newId();
    const stored = {
      id,
      recipient: mail.to,
      subject: shownSubject(mail.subject, mail.code),
      sealed: sealWords(this.#box, {
        subject: mail.subject,
        text: toText(mail, brand),
        html: toHtml(mail, brand),
      }),
      tenant_id: brand.tenantId,
      sender: brand.name,
      reply_to: mail.replyTo ?? brand.supportEmail,
      state,
    } as const;
    if (!this.#transport) {
      await this.#db.insertInto('outbox').values(stored).execute();
      return id;
    }
    // Nobody's mail is queued, too: what it costs tells no one whether there was one.
    await this.#db.transaction().execute(async (trx) => {
      await trx.insertInto('outbox').values(stored).execute();
      await this.#work.send(QUEUE, { id }, { key: id, trx });
    });
    return id;
  }

  /** What became of the newest mail of a tenant to each of these addresses; whose is on its way or came is not named. */
  async fates(
    tenantId: string,
    emails: readonly string[],
  ): Promise<Map<string, NonNullable<MailFate>>> {
    if (!this.#transport || emails.length === 0) return new Map();
    const newest = await this.#db
      .selectFrom('outbox')
      .distinctOn('recipient')
      .select(['recipient', 'state', 'last_error'])
      .where('tenant_id', '=', tenantId)
      .where('recipient', 'in', emails)
      .where('state', '!=', 'decoy')
      .orderBy('recipient')
      .orderBy('id', 'desc')
      .execute();
    const told = newest.map((mail) => [mail.recipient, fateOf(mail)] as const);
    return new Map(told.filter((one): one is [string, NonNullable<MailFate>] => one[1] !== null));
  }

  /** What a mail says; null where it is not kept any more. Who reads it for themselves writes that down. */
  async read(id: string): Promise<Words | null> {
    const mail = await this.#db
      .selectFrom('outbox')
      .select('sealed')
      .where('id', '=', id)
      .where('state', '!=', 'decoy')
      .executeTakeFirst();
    if (!mail) throw notFound('There is no such email');
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
    const carries = this.#transport !== null;
    const mails = rows.slice(0, limit).map((row) => present(row, carries));
    return { mails, more: rows.length > limit };
  }

  /** Tries a mail that failed, waits, or was kept while there was no mail server, at once. */
  async retry(id: string): Promise<void> {
    const { numUpdatedRows } = await this.#db
      .updateTable('outbox')
      .set({ state: this.#transport ? 'waiting' : 'kept', attempts: 0 })
      .where('id', '=', id)
      .where('state', 'in', ['failed', 'waiting', 'kept'])
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound('There is no email that can be sent again');
    if (this.#transport) await this.#work.send(QUEUE, { id }, { key: id, now: true });
  }

  close(): void {
    this.#transport?.close();
  }

  /** The mail of a job, if it still waits; that it is tried is counted first, whatever becomes of this server. */
  #begin(id: string): Promise<Selectable<Tables['outbox']> | undefined> {
    return this.#db
      .updateTable('outbox')
      .set({ attempts: sql`attempts + 1` })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returningAll()
      .executeTakeFirst();
  }

  async #carry(mail: Selectable<Tables['outbox']>, transport: Transport): Promise<void> {
    // What a server of an older version wrote is not sealed yet.
    const words = mail.text === '' ? openWords(this.#box, mail.sealed) : mail;
    const { change, error } = await (words
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
        change: {
          state: 'sent' as const,
          sent_at: new Date(),
          last_error: null,
          sealed: null,
          text: '',
          html: '',
        },
        error: null,
      }),
      (error: Error & { code?: string; responseCode?: number }) => {
        const isLost = error instanceof UnreadableMail || mail.attempts >= TRIES;
        const isFinal = isLost || (error.responseCode ?? 0) >= 550;
        const last_error = error.message.slice(0, 500);
        const change = { state: isFinal ? ('failed' as const) : ('waiting' as const), last_error };
        return { change, error: isFinal ? null : error };
      },
    );
    const tried = words && {
      tried_at: new Date(),
      is_unreached: error !== null && isOutOfReach(error),
    };
    await this.#db
      .updateTable('outbox')
      .set({ ...change, ...tried })
      .where('id', '=', mail.id)
      .execute();
    // The job is tried again; one that is of no use any more is listed in the outbox.
    if (error) throw error;
  }
}

/** It was sealed under a key that this server does not have. */
class UnreadableMail extends Error {
  constructor() {
    super('The email cannot be opened with this installation’s key');
  }
}

/** What keeps any mail from going out, such as a server that is down or takes another password; not what one address is refused for. */
const isOutOfReach = ({ code }: { code?: string }): boolean =>
  code !== 'EENVELOPE' && code !== 'EMESSAGE';

/** What is told of a mail that was to be sent. */
export function fateOf(mail: { state: string | null; last_error: string | null }): MailFate {
  if (mail.state === 'failed') return 'undelivered';
  return mail.state === 'waiting' && mail.last_error !== null ? 'late' : null;
}

/** `carries`: whether anything sends mails; what waits without that is kept, whenever it was written. */
function present(row: Selectable<Tables['outbox']>, carries: boolean): OutboxMail {
  const isKept = row.state === 'waiting' && !carries;
  return {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    isReadable: row.sealed !== null,
    sentAt: row.created_at.toISOString(),
    state: row.state === 'decoy' || isKept ? 'kept' : row.state,
    attempts: row.attempts,
    lastError: row.last_error,
    deliveredAt: row.sent_at?.toISOString() ?? null,
  };
}
