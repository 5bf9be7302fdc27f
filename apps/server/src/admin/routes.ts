import { adminCalls } from '@trellis/contract';
import { builderOf, type Route, route } from '../http/index.ts';
import { writeAudit } from '../identity/index.ts';
import { changeAccount, listAccounts, signInAs, stopActingAs } from './accounts.ts';
import { listAudit } from './audit.ts';
import type { AdminNeeds } from './needs.ts';
import { readMail } from './outbox.ts';
import { listAllApps, usageOf } from './usage.ts';

/** The installation in the hands of its admins; whatever they change is in the audit log. */
export function adminRoutes(services: AdminNeeds): Route[] {
  const { db, work, mail } = services;
  return [
    route(adminCalls.outbox, async ({ query }) => mail.list(query.before)),
    route(adminCalls.readMail, async (ask) =>
      readMail(services, builderOf(ask), ask.params.mailId),
    ),
    route(adminCalls.resendMail, async (ask) => {
      const { mailId } = ask.params;
      await mail.retry(mailId);
      await writeAudit(db, builderOf(ask), {
        act: 'mail.resend',
        targetKind: 'mail',
        targetId: mailId,
      });
      return { success: true };
    }),
    route(adminCalls.accounts, async ({ query }) => listAccounts(db, query)),
    route(adminCalls.changeAccount, async (ask) =>
      changeAccount(services, builderOf(ask), ask.params.accountId, ask.body),
    ),
    route(adminCalls.signInAs, async (ask) =>
      signInAs(services, builderOf(ask), ask.params.accountId, ask.body.reason, ask.address),
    ),
    route(adminCalls.stopActing, async (ask) =>
      stopActingAs(services, builderOf(ask), ask.params.accountId),
    ),
    route(adminCalls.apps, async ({ query }) => listAllApps(db, query)),
    route(adminCalls.usage, async () => usageOf(db)),
    route(adminCalls.work, async () => ({ queues: await work.list() })),
    route(adminCalls.runWork, async (ask) => {
      const { name } = ask.params;
      await work.run(name);
      await writeAudit(db, builderOf(ask), { act: 'work.run', targetKind: 'work', targetId: name });
      return { queues: await work.list() };
    }),
    route(adminCalls.failedJobs, async ({ params }) => ({
      jobs: await work.failures(params.name),
    })),
    route(adminCalls.retryJob, async (ask) => {
      const { name, jobId } = ask.params;
      await work.retry(name, jobId);
      await writeAudit(db, builderOf(ask), {
        act: 'work.retry',
        targetKind: 'work',
        targetId: name,
        detail: { jobId },
      });
      return { queues: await work.list() };
    }),
    route(adminCalls.audit, async ({ query }) => listAudit(db, query)),
  ];
}
