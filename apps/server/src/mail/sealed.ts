import { z } from 'zod';
import { type Db, sql } from '../db/index.ts';
import type { SecretBox } from '../identity/index.ts';

/** What a mail says. It may hold codes and links that sign people in: it is kept sealed, and opened to send or to be read. */
export const Words = z.object({ subject: z.string(), text: z.string(), html: z.string() });
export type Words = z.infer<typeof Words>;

export const sealWords = (box: SecretBox, words: Words): string => box.seal(JSON.stringify(words));

/** The words of a stored mail; null where they are not kept any more, or sealed under a key that is gone. */
export function openWords(box: SecretBox, sealed: string | null): Words | null {
  if (sealed === null) return null;
  try {
    return Words.parse(JSON.parse(box.open(sealed)));
  } catch (cause) {
    console.error(`mail: what is sealed cannot be opened: ${cause}`);
    return null;
  }
}

const HIDDEN = '••••••';

/** The subject as lists show it: without its code. */
export const shownSubject = (subject: string, code?: string): string =>
  code ? subject.replaceAll(code, HIDDEN) : subject;

const AT_ONCE = 500;

/** Seals the mails of before they were, and those that a server of an older version writes meanwhile. */
export async function sealOldMails(db: Db, box: SecretBox): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('outbox')
      .select(['id', 'subject', 'text', 'html'])
      .where(sql<boolean>`text <> '' OR html <> ''`)
      .limit(AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const sealed = rows.map(({ subject, text, html }) => sealWords(box, { subject, text, html }));
    const shown = rows.map(({ subject }) => subject.replace(/\b\d{6}\b/g, HIDDEN));
    await sql`UPDATE outbox SET text = '', html = '', subject = one.shown, sealed = coalesce(outbox.sealed, one.sealed)
      FROM unnest(${ids}::text[], ${sealed}::text[], ${shown}::text[]) AS one (id, sealed, shown)
      WHERE outbox.id = one.id`.execute(db);
  }
}
