import { BUILDERS } from '../db/index.ts';
import { type Builder, writeAudit } from '../identity/index.ts';
import { notFound } from '../refusal.ts';
import type { AdminNeeds } from './needs.ts';

/** What a mail says, to an admin who wants to know; before it is shown, the audit log says to whom. */
export async function readMail({ db, mail }: AdminNeeds, admin: Builder, mailId: string) {
  const found = await db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'tenant_id'])
    .where('id', '=', mailId)
    .where('state', '!=', 'decoy')
    .executeTakeFirst();
  if (!found) throw notFound('There is no such email');
  await writeAudit(db, admin, {
    act: 'mail.read',
    targetKind: 'mail',
    targetId: mailId,
    detail: {
      email: found.recipient,
      subject: found.subject,
      ...(found.tenant_id !== BUILDERS && { appId: found.tenant_id }),
    },
  });
  const words = await mail.read(mailId);
  if (!words) throw notFound('The text of this email is no longer stored');
  return words;
}
