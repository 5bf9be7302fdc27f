import type { AuditEntry } from '@trellis/contract';

/** What an admin did, in words that go on after their name. An act that is not known here is shown by its name. */
export function sentence({ act, targetKind, targetId, detail }: AuditEntry): string {
  const who = String(detail.email ?? `${targetKind} ${targetId}`);
  switch (act) {
    case 'account.sign-in-as':
      return `signed in as ${who}: ${String(detail.reason)}`;
    case 'account.stop-acting':
      return `stopped acting as ${who}`;
    case 'acting.call':
      return `called ${targetId} as ${String(detail.as)}`;
    case 'mail.read':
      return `read the email “${String(detail.subject)}” to ${who}`;
    case 'mail.resend':
      return 'resent an email';
    case 'job.run':
    case 'work.run':
      return `ran the job ${targetId} manually`;
    case 'work.retry':
      return `retried a job of ${targetId}`;
    case 'model.choose':
      return `chose the model ${targetId} of ${String(detail.provider)}`;
    case 'model.forget':
      return 'went back to the model in the server’s settings';
    case 'app.model':
      return detail.model
        ? `chose the model ${String(detail.model)} for the app ${targetId}`
        : `set the app ${targetId} to use the installation's model`;
    case 'app.budget':
      return detail.budget === null
        ? `removed the monthly budget of the app ${targetId}`
        : `set the monthly budget of the app ${targetId} to $${String(detail.budget)}`;
    case 'template.category.add':
      return `added the template category “${targetId}”`;
    case 'template.category.rename':
      return `renamed the template category “${targetId}” to “${String(detail.name)}”`;
    case 'template.category.remove':
      return `removed the template category “${targetId}”`;
    case 'rows.see-as':
      return `looked at the rows of ${String(detail.entityName)} in the app ${targetId} as ${String(detail.as)}`;
    case 'person.change':
      return `${changes(who, detail)} in the app ${targetId}`;
    case 'person.remove':
      return `removed ${who} from the app ${targetId}`;
    case 'account.change':
      return changes(who, detail);
    default:
      return `${act} · ${who}`;
  }
}

function changes(who: string, detail: AuditEntry['detail']): string {
  const did = [
    detail.role && `gave ${who} the role ${String(detail.role)}`,
    detail.plan && `set the plan of ${who} to ${String(detail.plan)}`,
    detail.isAdmin === true && `made ${who} an admin`,
    detail.isAdmin === false && `removed admin rights from ${who}`,
    detail.status === 'disabled' && `disabled ${who}`,
    detail.status === 'active' && `enabled ${who}`,
  ].filter(Boolean);
  return did.length > 0 ? did.join(', ') : `changed nothing about ${who}`;
}
