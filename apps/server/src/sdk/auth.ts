import { ATTEMPTS_EXCEEDED, MESSAGES, sdkAppCalls } from '@trellis/contract';
import type { Context } from 'hono';
import {
  changePassword,
  checkLogin,
  createUser,
  emailOf,
  findUser,
  limitMails,
  limitTries,
  presentPassword,
  proverOf,
  resetPassword,
  sendReset,
  sendVerification,
  startSession,
  takeProof,
} from '../accounts/index.ts';
import { type AppRow, admit, appById } from '../apps/index.ts';
import { knownUser } from '../entities/index.ts';
import { type Route, route, selfOf } from '../http/index.ts';
import type { UserRow, Visitor } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import { sdkRows } from './creators.ts';
import type { SdkNeeds } from './needs.ts';
import { isSameClient, knownClient, rememberClient } from './registrant.ts';
import { whoIs } from './rows.ts';

const HOUR = 60 * 60;

/** The public client's ways in. It holds a token itself: no cookie is set, and none is asked for. */
export function sdkAuthRoutes(services: SdkNeeds): Route[] {
  const { db, limits, codes } = services;

  const enter = async (ask: { c: Context; address: string }, app: AppRow, user: UserRow) => {
    const { sessionId } = await startSession(services, ask, user);
    const claims = {
      userId: user.id,
      tenantId: app.app_id,
      sessionId,
      environment: 'published' as const,
    };
    const { token } = await services.tokens.sign(
      claims,
      await services.sessions.endOf(app.app_id, sessionId),
    );
    const asked = {
      appId: app.app_id,
      entityName: 'User',
      role: null,
      actor: { kind: 'anonymous' as const },
    };
    // As they know themselves: a field's own rule may keep it from them.
    const actor: Visitor = {
      kind: 'visitor',
      appId: app.app_id,
      userId: user.id,
      sessionId,
      email: user.email,
      name: user.name,
      role: user.role,
      profile: user.profile,
      environment: 'published',
      isVerified: user.email_verified_at !== null,
      viaBuilder: false,
    };
    const self = await knownUser(services, { appId: app.app_id, actor, role: null }, user.id);
    const [shown] = await sdkRows(db, asked, [self]);
    return {
      access_token: token,
      success: true,
      user: { ...whoIs(app.app_id, actor), ...shown! },
    };
  };

  return [
    route(sdkAppCalls.login, async ({ params, body, address, c }) => {
      const app = await appById(db, params.appId);
      const email = body.email.trim().toLowerCase();
      const login = { email, password: body.password };
      const known = await findUser(db, app.app_id, email);
      const client = await knownClient(services, c, app.app_id, known);
      const user = await checkLogin(services, app.app_id, login, { address, c, client }).catch(
        asWrong,
      );
      admit(services, app, 'login', user);
      await rememberClient(services, c, user, 'client');
      return enter({ c, address }, app, user);
    }),
    route(sdkAppCalls.register, async ({ params, body, address, c }) => {
      const app = await appById(db, params.appId);
      // Before anybody's address is looked up: where sign-up is closed, everybody hears the same.
      admit(services, app, 'register', null);
      await limits.take('app-sign-up', `${app.app_id}|${address}`, 30, HOUR, MESSAGES.rateLimit);
      const user = await createUser(db, {
        tenantId: app.app_id,
        email: emailOf(body.email),
        password: body.password,
        name: body.full_name ?? '',
      });
      await rememberClient(services, c, user, 'registration');
      await sendVerification(services, { ...user, tenantId: app.app_id }, `/app/${app.slug}`);
      services.sessions.changed(app.app_id, user.id);
      return { success: true, message: MESSAGES.codeSent };
    }),
    route(sdkAppCalls.verifyOtp, async ({ actor, params, body, address, c }) => {
      const app = await appById(db, params.appId);
      await limitTries(services, null, address);
      const email = emailOf(body.email);
      const outcome = await codes.tryOpenCode(app.app_id, 'verify', email, body.otp_code);
      if (outcome === 'exceeded')
        throw new Refusal('too_many', MESSAGES.codeExceeded, { code: ATTEMPTS_EXCEEDED });
      if (outcome === 'wrong')
        throw new Refusal('invalid', MESSAGES.codeInvalid, { code: 'INVALID_OTP' });
      const known = await findUser(db, app.app_id, email);
      admit(services, app, 'mail', known ?? null);
      if (!known) throw new Refusal('invalid', MESSAGES.codeInvalid, { code: 'INVALID_OTP' });
      const session = proverOf(actor, app.app_id, known.id);
      const isRegistrant = session === 'mailbox' && (await isSameClient(services, c, known));
      const by = isRegistrant ? { sessionId: null } : session;
      const { user, choosePassword } = await takeProof(services, known, { by });
      return { ...(await enter({ c, address }, app, user)), reset_token: choosePassword };
    }),
    route(sdkAppCalls.resendOtp, async ({ params, body, address, c }) => {
      const app = await appById(db, params.appId);
      const email = emailOf(body.email);
      const user = await findUser(db, app.app_id, email);
      await limitMails(services, { c, address }, app.app_id, email, user);
      // Known and unknown addresses answer alike, in the same time (ruling 10); only who waits for a code gets one.
      const waits = user?.status === 'active' && !user.email_verified_at;
      const of = { tenantId: app.app_id, id: waits ? user.id : null, email };
      await sendVerification(services, of, `/app/${app.slug}`);
      return { success: true, message: MESSAGES.codeSent };
    }),
    route(sdkAppCalls.resetPasswordRequest, async ({ params, body, address, c }) => {
      const app = await appById(db, params.appId);
      const email = emailOf(body.email);
      const user = await findUser(db, app.app_id, email);
      const device = await limitMails(services, { c, address }, app.app_id, email, user);
      const continueUrl = `/app/${app.slug}`;
      await sendReset(services, app.app_id, email, user, { continueUrl, device });
      return { success: true, message: MESSAGES.resetMailSent };
    }),
    route(sdkAppCalls.resetPassword, async ({ params, body, address }) => {
      await limitTries(services, null, address);
      const password = presentPassword(body.new_password);
      await resetPassword(services, params.appId, body.reset_token, password);
      return { success: true, message: MESSAGES.resetDone };
    }),
    route(sdkAppCalls.changePassword, async ({ actor, params, body }) => {
      const self = selfOf(actor, params.appId);
      if (body.user_id !== undefined && body.user_id !== self.uid)
        throw new Refusal('forbidden', MESSAGES.ownPasswordOnly, { code: 'no_permission' });
      return changePassword(services, self, {
        password: body.current_password,
        newPassword: body.new_password,
      });
    }),
  ];
}

/** At a 401 the client leaves the page to sign out; a form that was filled in wrongly is no reason for that. */
function asWrong(error: unknown): never {
  if (error instanceof Refusal && error.kind === 'unauthenticated')
    throw new Refusal('bad_request', error.message, { code: error.code, cause: error });
  throw error;
}
