import { z } from 'zod';
import { call } from './call.ts';
import { Proof, Proven } from './identity.ts';
import { AppId } from './ids.ts';
import { Email, Password, Session } from './people.ts';

/** The spec's account record (spec 1, section 3; counters from section 8 of spec 2). */
export const Account = z.object({
  accountId: z.string(),
  accountType: z.string(),
  plan: z.string(),
  subscriptionId: z.string().nullable(),
  planSubscriptionStatus: z.string().nullable(),
  planSubscriptionCancelledAt: z.string().nullable(),
  subscriptionPaymentsIds: z.array(z.string()),
  appId: z.string().nullable(),
  appHeader: z.string().nullable(),
  hasBusinessInfo: z.boolean(),
  hasPaidAppPackage: z.boolean(),
  isAdmin: z.boolean(),
  counters: z.object({
    builderMessages: z.object({ count: z.number(), limit: z.number().nullable() }),
    dailyMessages: z.object({ count: z.number(), limit: z.number().nullable() }),
  }),
});
export type Account = z.infer<typeof Account>;

const Counter = z.object({ count: z.number(), limit: z.number().nullable() });
/** How much of a plan is used beside what the account's record counts. */
const PlanUse = z.object({
  /** Bytes of business data, and runs of AI tools, in this month. */
  monthlyData: Counter,
  monthlyRuns: Counter,
});

/** By the field's name. */
const Memories = z.object({ memories: z.record(z.string().max(100), z.unknown()) });

/** A path of the product's own; anything else is left out. */
const continueUrl = z.string().max(500).optional();

const credentials = z.object({ email: Email, password: z.string().max(200) });

/** What a client must know of an installation before anybody signs in. */
export const Installation = z.object({
  hasAccounts: z.boolean(),
  supportEmail: z.string().nullable(),
  model: z.string(),
  /** One is connected: without, the built-in builder makes apps, and AI tools have nobody to answer. */
  hasModel: z.boolean(),
  /** People may sign in with Google. */
  hasGoogle: z.boolean(),
  /** Mails are sent; false: they wait in the admin's outbox. */
  hasMail: z.boolean(),
  /** The mail server does not answer at the moment: what is sent comes later. */
  isMailLate: z.boolean(),
});
export type Installation = z.infer<typeof Installation>;

export const accountCalls = {
  signUp: call({
    id: 'signUp',
    method: 'POST',
    path: '/api/auth/sign-up',
    who: 'anyone',
    summary: 'Make a builder account and sign in',
    body: z.object({
      email: Email,
      password: Password,
      name: z.string().trim().max(100).default(''),
      /** Where the verification mail leads back to (ruling 13). */
      continueUrl,
    }),
    answer: Session,
  }),
  signIn: call({
    id: 'signIn',
    method: 'POST',
    path: '/api/auth/sign-in',
    who: 'anyone',
    summary: 'Sign in as a builder',
    body: credentials,
    answer: Session,
  }),
  refresh: call({
    id: 'refresh',
    method: 'POST',
    path: '/api/auth/refresh',
    who: 'anyone',
    summary: 'A fresh access token for the cookie of a session; null when there is none',
    answer: Session.nullable(),
  }),
  signOut: call({
    id: 'signOut',
    method: 'POST',
    path: '/api/auth/sign-out',
    who: 'anyone',
    summary: 'End this session',
    answer: z.object({ success: z.boolean() }),
  }),
  verifyEmail: call({
    id: 'verifyEmail',
    method: 'POST',
    path: '/api/auth/verification/confirm',
    who: 'anyone',
    summary:
      'Use the secret of a verification mail, or its code with the e-mail address; outside of the own session it ends every session and the password',
    body: z.object({
      secret: z.string().max(200).optional(),
      email: z.string().max(300).optional(),
      otp: z.string().max(20).optional(),
      /** The mail was for an end user of this app. */
      appId: AppId.optional(),
    }),
    answer: Proven.extend({ success: z.boolean(), email: z.string() }),
  }),
  create: call({
    id: 'createAccount',
    method: 'POST',
    path: '/api/live_api/account/create',
    who: 'account',
    summary: 'Make the account of the signed-in builder, once',
    answer: z.object({ accountId: z.string() }),
  }),
  current: call({
    id: 'currentAccount',
    method: 'GET',
    path: '/api/live_api/account/current',
    who: 'account',
    summary: 'The account of the signed-in builder; a sale that is named is looked up',
    query: z.object({ sale_id: z.string().max(200).optional() }),
    answer: Account,
  }),
  planUse: call({
    id: 'planUse',
    method: 'GET',
    path: '/api/account/plan-use',
    who: 'account',
    summary: "How much of the plan's months is used",
    answer: PlanUse,
  }),
  exportAccount: call({
    id: 'exportAccount',
    method: 'GET',
    path: '/api/auth/account/export',
    who: 'account',
    summary:
      'Everything that the account owns, as one JSON file: apps with files, rows and end users',
  }),
  deleteAccount: call({
    id: 'deleteAccount',
    method: 'POST',
    path: '/api/auth/account/delete',
    who: 'account',
    summary: 'Delete the account with its apps; needs the password or a fresh code',
    body: Proof,
    answer: z.object({ success: z.boolean(), deletedApps: z.number() }),
  }),
  memories: call({
    id: 'currentMemories',
    method: 'GET',
    path: '/api/live_api/user/memories/current',
    who: 'visitor',
    summary: 'What the app remembers of the signed-in end user',
    query: z.object({ appId: AppId }),
    answer: Memories,
  }),
  remember: call({
    id: 'remember',
    method: 'PUT',
    path: '/api/live_api/user/memories/current',
    who: 'visitor',
    summary: 'Remember values of the signed-in end user; null forgets one',
    query: z.object({ appId: AppId }),
    body: Memories,
    answer: Memories,
  }),
  installation: call({
    id: 'installation',
    method: 'GET',
    path: '/api/installation',
    who: 'anyone',
    summary: 'What a client must know of this installation before anybody signs in',
    answer: Installation,
  }),
};
