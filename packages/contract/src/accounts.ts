import { z } from 'zod';
import { call } from './call.ts';

export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('This email is invalid'));
/** Eight characters or more (OWASP ASVS 5.0, 6.2.1); longer than 200 is refused, so that hashing stays cheap. */
export const Password = z
  .string()
  .min(8, 'This password is too weak')
  .max(200, 'This password is too long');

export const User = z.object({
  uid: z.string(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
});
export type User = z.infer<typeof User>;

/** A fresh access token; the refresh token travels in an HttpOnly cookie. */
export const Session = z.object({ token: z.string(), expiresAt: z.iso.datetime(), user: User });
export type Session = z.infer<typeof Session>;

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

const credentials = z.object({ email: Email, password: z.string().max(200) });

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
  sendVerification: call({
    id: 'sendVerification',
    method: 'POST',
    path: '/api/auth/verification',
    who: 'account',
    summary: 'Mail the link that verifies the e-mail address again',
    body: z.object({ continueUrl: z.string().max(500).optional() }),
    answer: z.object({ success: z.boolean() }),
  }),
  verifyEmail: call({
    id: 'verifyEmail',
    method: 'POST',
    path: '/api/auth/verification/confirm',
    who: 'anyone',
    summary: 'Use the secret of a verification mail',
    body: z.object({ secret: z.string().max(200) }),
    answer: z.object({ success: z.boolean(), email: z.string() }),
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
    summary: 'The account of the signed-in builder',
    query: z.object({ sale_id: z.string().optional() }),
    answer: Account,
  }),
  installation: call({
    id: 'installation',
    method: 'GET',
    path: '/api/installation',
    who: 'anyone',
    summary: 'What a client must know of this installation before anybody signs in',
    answer: z.object({
      hasAccounts: z.boolean(),
      supportEmail: z.string().nullable(),
      model: z.string(),
    }),
  }),
};

export const OutboxMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.iso.datetime(),
});
export type OutboxMail = z.infer<typeof OutboxMail>;

export const adminCalls = {
  outbox: call({
    id: 'outbox',
    method: 'GET',
    path: '/api/admin/outbox',
    who: 'admin',
    summary: 'The mails that were sent while no SMTP server is set, newest first',
    query: z.object({ before: z.string().optional() }),
    answer: z.object({ mails: z.array(OutboxMail), more: z.boolean() }),
  }),
};
