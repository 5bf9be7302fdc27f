import type { AuditEntry } from '@trellis/contract';

/** What an admin did, in words that go on after their name. An act that is not known here is told by its name. */
export function sentence({ act, targetKind, targetId, detail }: AuditEntry): string {
  const who = String(detail.email ?? `${targetKind} ${targetId}`);
  if (act === 'account.sign-in-as') return `signed in as ${who}: ${String(detail.reason)}`;
  if (act === 'mail.resend') return 'sent a mail again';
  if (act !== 'account.change') return `${act} · ${who}`;
  const did = [
    detail.plan && `set the plan of ${who} to ${String(detail.plan)}`,
    detail.isAdmin === true && `made ${who} an admin`,
    detail.isAdmin === false && `took the admin's rights from ${who}`,
    detail.status === 'disabled' && `disabled ${who}`,
    detail.status === 'active' && `enabled ${who}`,
  ].filter(Boolean);
  return did.length > 0 ? did.join(', ') : `changed nothing about ${who}`;
}
