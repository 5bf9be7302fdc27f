import { z } from 'zod';
import { type Call, call } from './call.ts';
import { AppId } from './ids.ts';
import { Email, MailFate, Password, Session, User } from './people.ts';

const done = z.object({ success: z.boolean(), message: z.string() });
/**
 * What a proof of a mailbox says where a password that was set before it is gone: the secret with which
 * the person chooses a new one, once, as with that of a reset link. Null where nothing was taken away.
 */
export const Proven = z.object({ choosePassword: z.string().nullable() });
/** Absent: the product's own accounts. Present: the end users of that app. */
const ofApp = z.object({ appId: AppId.optional() });
const Otp = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'The code has six digits');
const Link = z.string().min(1).max(200);
/** Where to go on: a path of the product's own (ruling 13); anything else is left out. */
const continueUrl = z.string().max(500).optional();

/** What proves that it is still the same person: their password, or a code that was just mailed to them. */
export const Proof = z.object({ password: z.string().max(200).optional(), otp: Otp.optional() });
export type Proof = z.infer<typeof Proof>;

/** Lives for one minute and is exchanged once, for a session of that tenant (ruling 8). */
export const CustomToken = Proven.extend({ customToken: z.string(), tenantId: z.string() });
export type CustomToken = z.infer<typeof CustomToken>;

export const SessionInfo = z.object({
  id: z.string(),
  /** 'Chrome on Windows', from what the browser says of itself. */
  device: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
  /** An admin of the installation acts as the person in this session. */
  isAdmin: z.boolean(),
});
export type SessionInfo = z.infer<typeof SessionInfo>;

/** Ways in by mail, for both kinds of tenants. Known and unknown e-mails answer alike (ruling 10). */
export const identityCalls = {
  sendMagicLink: call({
    id: 'sendMagicLink',
    method: 'POST',
    path: '/api/live_api/account/sendMagicLink',
    who: 'anyone',
    summary: 'Mail a sign-in link and a one-time code; the same answer for every e-mail',
    query: ofApp,
    body: z.object({ email: z.string().max(300), continueUrl }),
    answer: done,
  }),
  validateOtp: call({
    id: 'validateOtp',
    method: 'POST',
    path: '/api/live_api/account/validateOtp',
    who: 'anyone',
    summary:
      'Use a one-time code; the fifth wrong try and all after it answer 429 ATTEMPTS_EXCEEDED',
    query: ofApp,
    body: z.object({ email: z.string().max(300), otp: z.string().max(20) }),
    answer: CustomToken,
  }),
  useMagicLink: call({
    id: 'useMagicLink',
    method: 'POST',
    path: '/api/live_api/account/magicLink',
    who: 'anyone',
    summary: "Use the secret of a sign-in link, by the page's button (mail scanners only GET)",
    query: ofApp,
    body: z.object({ secret: Link }),
    answer: CustomToken,
  }),
  exchange: call({
    id: 'exchangeCustomToken',
    method: 'POST',
    path: '/api/auth/exchange',
    who: 'anyone',
    summary: "Exchange a builder's custom token for a session",
    body: z.object({ customToken: Link }),
    answer: Session,
  }),
  sendResetPasswordEmail: call({
    id: 'sendResetPasswordEmail',
    method: 'POST',
    path: '/api/live_api/account/sendResetPasswordEmail',
    who: 'anyone',
    summary: 'Mail a link that sets a new password; the same answer for every e-mail',
    body: z.object({ email: z.string().max(300), mainAppId: AppId.nullish(), continueUrl }),
    answer: done,
  }),
  resetPassword: call({
    id: 'resetPassword',
    method: 'POST',
    path: '/api/live_api/account/resetPassword',
    who: 'anyone',
    summary: 'Set a new password with the secret of a reset link; ends every session',
    query: ofApp,
    body: z.object({ secret: Link, password: z.string().max(200) }),
    answer: done,
  }),
  confirmEmailChange: call({
    id: 'confirmEmailChange',
    method: 'POST',
    path: '/api/live_api/account/confirmEmailChange',
    who: 'anyone',
    summary:
      'Use the secret of the mail that went to a new address; outside of the own session it ends every session and the password',
    query: ofApp,
    body: z.object({ secret: Link }),
    answer: done.extend(Proven.shape),
  }),
  google: call({
    id: 'googleSignIn',
    method: 'GET',
    path: '/api/auth/google',
    who: 'anyone',
    summary: 'Go to Google to sign in, when the operator set its keys',
    query: z.object({ appId: AppId.optional(), continueUrl }),
  }),
  googleCallback: call({
    id: 'googleCallback',
    method: 'GET',
    path: '/api/auth/google/callback',
    who: 'anyone',
    summary: 'Where Google sends people back to; signs them in and goes on',
    query: z.looseObject({ state: z.string().max(200).optional() }),
  }),
};

/**
 * A call that people make about themselves: builders with their bearer, at `/api/auth/…`; an app's end
 * users with theirs, at `/apps/{appId}/auth/…`, and from the product's own pages only.
 */
function own<B extends z.ZodType, A extends z.ZodType>(
  declaration: Omit<Call<z.ZodType, z.ZodType, B, A>, 'path' | 'who' | 'params' | 'query'> & {
    path: string;
  },
) {
  const { id, path } = declaration;
  return {
    builder: call({ ...declaration, path: `/api/auth${path}`, who: 'account' }),
    visitor: call({
      ...declaration,
      id: `app${id.charAt(0).toUpperCase()}${id.slice(1)}`,
      path: `/apps/{appId}/auth${path}`,
      who: 'app-cookie',
      params: z.object({ appId: AppId }),
    }),
  };
}

/** What people do with their own identity, as builders and as end users alike. */
export const ownCalls = {
  me: own({
    id: 'profile',
    method: 'GET',
    path: '/profile',
    summary: 'The own name and address, and how one signs in',
    answer: User.extend({ hasPassword: z.boolean(), hasGoogle: z.boolean() }),
  }),
  profile: own({
    id: 'changeProfile',
    method: 'PATCH',
    path: '/profile',
    summary: 'Change the own name',
    body: z.object({ name: z.string().trim().min(1, 'Say your name').max(100) }),
    answer: z.object({ name: z.string() }),
  }),
  sessions: own({
    id: 'listSessions',
    method: 'GET',
    path: '/sessions',
    summary: 'The own sessions, the last used first',
    answer: z.object({ sessions: z.array(SessionInfo) }),
  }),
  endSession: own({
    id: 'endSession',
    method: 'POST',
    path: '/sessions/end',
    summary: 'End one of the own sessions',
    body: z.object({ sessionId: z.string().max(64) }),
    answer: z.object({ success: z.boolean() }),
  }),
  endSessions: own({
    id: 'endSessions',
    method: 'POST',
    path: '/sign-out-everywhere',
    summary: 'End all own sessions, this one too unless told to keep it',
    body: z.object({ keepThis: z.boolean().default(false) }),
    answer: z.object({ success: z.boolean(), ended: z.number() }),
  }),
  sendCode: own({
    id: 'sendConfirmationCode',
    method: 'POST',
    path: '/confirmation-code',
    summary: 'Mail a code to the own address, for what needs a fresh proof',
    answer: done,
  }),
  sendVerification: own({
    id: 'sendVerification',
    method: 'POST',
    path: '/verification',
    summary: 'Mail the link and the code that verify the own address once more',
    body: z.object({ continueUrl }),
    answer: z.object({ success: z.boolean() }),
  }),
  verificationMail: own({
    id: 'getVerificationMail',
    method: 'GET',
    path: '/verification',
    summary: 'What became of the newest mail to the own address',
    answer: z.object({ fate: MailFate }),
  }),
  changePassword: own({
    id: 'changePassword',
    method: 'POST',
    path: '/password',
    summary: 'Set a new password; ends the other sessions',
    body: Proof.extend({ newPassword: Password }),
    answer: done,
  }),
  changeEmail: own({
    id: 'changeEmail',
    method: 'POST',
    path: '/email-change',
    summary: 'Mail a link and a code to a new address',
    body: Proof.extend({ newEmail: Email, continueUrl }),
    answer: done,
  }),
  completeEmailChange: own({
    id: 'completeEmailChange',
    method: 'POST',
    path: '/email-change/complete',
    summary: 'Take the new address, with the code that was mailed there',
    body: z.object({ newEmail: Email, otp: Otp.optional() }),
    answer: done,
  }),
};

/** The spec's own path for the same. */
export const completeEmailChange = call({
  ...ownCalls.completeEmailChange.builder,
  id: 'completeAccountEmailChange',
  path: '/api/live_api/account/completeEmailChange',
});

/** How somebody comes in again who has no password; null where there is no way. */
export function otherWayIn(house: { hasMail: boolean; hasGoogle: boolean }): string | null {
  if (house.hasMail) return 'by email';
  return house.hasGoogle ? 'with Google' : null;
}
