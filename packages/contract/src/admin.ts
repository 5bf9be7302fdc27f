import { z } from 'zod';
import { call } from './call.ts';
import { Session } from './people.ts';
import { Plan } from './plans.ts';

export const OutboxMail = z.object({
  id: z.string(),
  to: z.string(),
  /** Without the code that it may hold. */
  subject: z.string(),
  /** Not once a mail server took the mail: it may hold links that sign people in. */
  isReadable: z.boolean(),
  sentAt: z.iso.datetime(),
  /** `kept`: it came while there was no mail server, so it waits here to be read, or sent once there is one. */
  state: z.enum(['kept', 'waiting', 'sent', 'failed']),
  attempts: z.number(),
  lastError: z.string().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
});
export type OutboxMail = z.infer<typeof OutboxMail>;

export const AdminAccount = z.object({
  accountId: z.string(),
  email: z.string(),
  name: z.string(),
  plan: z.string(),
  isAdmin: z.boolean(),
  status: z.enum(['active', 'disabled']),
  emailVerified: z.boolean(),
  apps: z.number(),
  builderMessages: z.number(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
  /** An admin acts as this account now. */
  isActedAs: z.boolean(),
});
export type AdminAccount = z.infer<typeof AdminAccount>;

export const AdminApp = z.object({
  appId: z.string(),
  name: z.string(),
  slug: z.string(),
  kind: z.string(),
  ownerEmail: z.string(),
  isPublished: z.boolean(),
  users: z.number(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type AdminApp = z.infer<typeof AdminApp>;

export const UsageDay = z.object({
  day: z.iso.date(),
  messages: z.number(),
  promptTokens: z.number(),
  completionTokens: z.number(),
});

export const AuditEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  adminEmail: z.string(),
  act: z.string(),
  targetKind: z.string(),
  targetId: z.string(),
  detail: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** One kind of what the installation does beside its calls. */
export const WorkQueue = z.object({
  name: z.string(),
  /** When it is done by itself: five fields of cron, in UTC. */
  cron: z.string().nullable(),
  /** Jobs that wait, also for their next try. */
  waiting: z.number(),
  active: z.number(),
  /** Jobs of the last day that are not tried again by themselves. */
  failed: z.number(),
  /** The job that ended last. */
  last: z
    .object({
      at: z.iso.datetime(),
      /** How long it took. */
      ms: z.number().nullable(),
      error: z.string().nullable(),
      /** The server that did it. */
      server: z.string().nullable(),
    })
    .nullable(),
});
export type WorkQueue = z.infer<typeof WorkQueue>;

export const FailedJob = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  tries: z.number(),
  error: z.string(),
});
export type FailedJob = z.infer<typeof FailedJob>;

const queue = z.object({ name: z.string().max(64) });
const before = z.string().max(100).optional();
const page = z.object({ search: z.string().max(100).optional(), before });
const onAccount = z.object({ accountId: z.string().max(64) });

/** For the installation's admins. Every act among them is written to the audit log. */
export const adminCalls = {
  outbox: call({
    id: 'outbox',
    method: 'GET',
    path: '/api/admin/outbox',
    who: 'admin',
    summary: 'The mails of the installation with their state, newest first',
    query: z.object({ before: z.string().optional() }),
    answer: z.object({ mails: z.array(OutboxMail), more: z.boolean() }),
  }),
  readMail: call({
    id: 'readMail',
    method: 'POST',
    path: '/api/admin/outbox/{mailId}/read',
    who: 'admin',
    summary:
      'What a mail says, with the code or link that it may hold; the audit log says who read it',
    params: z.object({ mailId: z.string().max(64) }),
    answer: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  }),
  resendMail: call({
    id: 'resendMail',
    method: 'POST',
    path: '/api/admin/outbox/{mailId}/send',
    who: 'admin',
    summary: 'Try to send a mail again at once',
    params: z.object({ mailId: z.string().max(64) }),
    answer: z.object({ success: z.boolean() }),
  }),
  accounts: call({
    id: 'adminAccounts',
    method: 'GET',
    path: '/api/admin/accounts',
    who: 'admin',
    summary: 'Accounts by e-mail or name, newest first',
    query: page,
    answer: z.object({ accounts: z.array(AdminAccount), more: z.boolean() }),
  }),
  changeAccount: call({
    id: 'adminChangeAccount',
    method: 'PATCH',
    path: '/api/admin/accounts/{accountId}',
    who: 'admin',
    summary: "Set an account's plan, make or unmake an admin, disable or enable",
    params: onAccount,
    body: z.object({
      plan: Plan.optional(),
      isAdmin: z.boolean().optional(),
      status: z.enum(['active', 'disabled']).optional(),
    }),
    answer: AdminAccount,
  }),
  signInAs: call({
    id: 'adminSignInAs',
    method: 'POST',
    path: '/api/admin/accounts/{accountId}/sign-in-as',
    who: 'admin',
    summary:
      'A token for an hour that acts as this account; no cookie, and marked in the audit log',
    params: onAccount,
    body: z.object({ reason: z.string().trim().min(1, 'Enter a reason').max(300) }),
    answer: Session,
  }),
  stopActing: call({
    id: 'adminStopActing',
    method: 'POST',
    path: '/api/admin/accounts/{accountId}/stop-acting',
    who: 'admin',
    summary: 'End every session in which an admin acts as this account; marked in the audit log',
    params: onAccount,
    answer: AdminAccount,
  }),
  apps: call({
    id: 'adminApps',
    method: 'GET',
    path: '/api/admin/apps',
    who: 'admin',
    summary: 'Apps by name, address or owner, newest first; `before` is `{createdAt} {appId}`',
    query: page,
    answer: z.object({ apps: z.array(AdminApp), more: z.boolean() }),
  }),
  usage: call({
    id: 'adminUsage',
    method: 'GET',
    path: '/api/admin/usage',
    who: 'admin',
    summary: 'Counts of the installation, and the last thirty days of the assistant',
    answer: z.object({
      accounts: z.number(),
      apps: z.number(),
      publishedApps: z.number(),
      endUsers: z.number(),
      days: z.array(UsageDay),
    }),
  }),
  work: call({
    id: 'adminWork',
    method: 'GET',
    path: '/api/admin/work',
    who: 'admin',
    summary:
      'What the installation does beside its calls: what waits, what failed, how it went last',
    answer: z.object({ queues: z.array(WorkQueue) }),
  }),
  runWork: call({
    id: 'adminRunWork',
    method: 'POST',
    path: '/api/admin/work/{name}/run',
    who: 'admin',
    summary: 'Do at once what is done by the clock',
    params: queue,
    answer: z.object({ queues: z.array(WorkQueue) }),
  }),
  failedJobs: call({
    id: 'adminFailedJobs',
    method: 'GET',
    path: '/api/admin/work/{name}/failures',
    who: 'admin',
    summary: 'The jobs of a queue that failed, the last one first',
    params: queue,
    answer: z.object({ jobs: z.array(FailedJob) }),
  }),
  retryJob: call({
    id: 'adminRetryJob',
    method: 'POST',
    path: '/api/admin/work/{name}/failures/{jobId}/retry',
    who: 'admin',
    summary: 'Try a job that failed once more',
    params: queue.extend({ jobId: z.string().max(64) }),
    answer: z.object({ queues: z.array(WorkQueue) }),
  }),
  audit: call({
    id: 'adminAudit',
    method: 'GET',
    path: '/api/admin/audit',
    who: 'admin',
    summary: 'What admins did, newest first',
    query: z.object({ before, search: z.string().max(100).optional() }),
    answer: z.object({ entries: z.array(AuditEntry), more: z.boolean() }),
  }),
};
