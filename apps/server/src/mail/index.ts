import type { OutboxMail } from '@trellis/contract';
import type { Db } from '../db/database.ts';
import { newId } from '../ids.ts';

export interface Mail {
  to: string;
  subject: string;
  /** Paragraphs of plain words. */
  lines: string[];
  button?: { label: string; url: string };
}

/** Sends mail. Without an SMTP server mails wait in the outbox, which the installation's admin can read. */
export class Mailer {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async send(mail: Mail): Promise<void> {
    const text = [
      ...mail.lines,
      ...(mail.button ? [`${mail.button.label}: ${mail.button.url}`] : []),
    ].join('\n\n');
    await this.#db
      .insertInto('outbox')
      .values({ id: newId(), recipient: mail.to, subject: mail.subject, text, html: toHtml(mail) })
      .execute();
  }

  /** The outbox, newest first. */
  async list(
    before: string | undefined,
    limit = 50,
  ): Promise<{ mails: OutboxMail[]; more: boolean }> {
    let query = this.#db
      .selectFrom('outbox')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(limit + 1);
    if (before) query = query.where('id', '<', before);
    const rows = await query.execute();
    const mails = rows.slice(0, limit).map((row) => ({
      id: row.id,
      to: row.recipient,
      subject: row.subject,
      text: row.text,
      html: row.html,
      sentAt: row.created_at.toISOString(),
    }));
    return { mails, more: rows.length > limit };
  }
}

function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!,
  );
}

function toHtml(mail: Mail): string {
  const lines = mail.lines
    .map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`)
    .join('');
  const button = mail.button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(mail.button.url)}" style="background:#2f5d50;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none">${escapeHtml(mail.button.label)}</a></p>`
    : '';
  return `<!doctype html><meta name="viewport" content="width=device-width"><body style="font:16px/1.5 system-ui,sans-serif;color:#222;max-width:520px;margin:32px auto;padding:0 16px">${lines}${button}</body>`;
}
