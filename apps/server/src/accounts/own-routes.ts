import {
  completeEmailChange as completeCall,
  identityCalls,
  MESSAGES,
  ownCalls,
  type SessionInfo,
} from '@trellis/contract';
import type { Context } from 'hono';
import { continueAddress } from '../apps/index.ts';
import { BUILDERS } from '../db/index.ts';
import { type Route, refuseActing, route, type Self, selfOf } from '../http/index.ts';
import { type Actor, deviceName } from '../identity/index.ts';
import { isActingIn, stopActing } from './acting.ts';
import { completeEmailChange, confirmEmailChange, startEmailChange } from './email-change.ts';
import type { AccountNeeds } from './needs.ts';
import { changePassword } from './own-password.ts';
import { ownRow, requireProof, sendProofCode } from './proof.ts';
import { keepDevice } from './sign-in.ts';
import { deviceOf, limitTries } from './tries.ts';
import { sendVerification } from './verification.ts';

const HOUR = 60 * 60;

/** What people do with their own identity; each call is there for builders and for an app's end users. */
export function ownRoutes(services: AccountNeeds): Route[] {
  const { db, sessions, limits } = services;

  const me = async (self: Self) => {
    const user = await ownRow(services, self);
    const google = await db
      .selectFrom('identities')
      .select('subject')
      .where('tenant_id', '=', self.tenantId)
      .where('user_id', '=', self.uid)
      .executeTakeFirst();
    const { uid, email, name, emailVerified } = self;
    const hasPassword = user.password_hash !== null;
    return { uid, email, name, emailVerified, hasPassword, hasGoogle: google !== undefined };
  };
  const list = async (self: Self): Promise<SessionInfo[]> =>
    (await sessions.list(self.tenantId, self.uid)).map((row) => ({
      id: row.id,
      device: deviceName(row.device),
      address: row.address,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
      isCurrent: row.id === self.sessionId,
      isAdmin: row.acting_admin_id !== null,
    }));
  const rename = async (self: Self, name: string) => {
    await db
      .updateTable('users')
      .set({ name })
      .where('tenant_id', '=', self.tenantId)
      .where('id', '=', self.uid)
      .execute();
    sessions.changed(self.tenantId, self.uid);
    return { name };
  };
  /** One handler for both kinds of people: the path says of which tenant they must be. */
  type Ask = { actor: Actor; params: unknown };
  const selfIn = ({ actor, params }: Ask) =>
    selfOf(actor, (params as { appId?: string } | undefined)?.appId);
  /** The same, where an admin who acts as somebody has no say. */
  const owner = (ask: Ask) => {
    refuseActing(ask.actor);
    return selfIn(ask);
  };

  type Complete = Ask & { c: Context; body: { newEmail: string; otp?: string } };
  const complete = async (ask: Complete) => {
    const self = owner(ask);
    await completeEmailChange(services, self, ask.body.newEmail, ask.body.otp);
    keepDevice(services, ask.c, ask.actor, await ownRow(services, self));
  };

  const kinds = ['builder', 'visitor'] as const;
  return [
    ...kinds.flatMap((kind) => [
      route(ownCalls.me[kind], async (ask) => me(selfIn(ask))),
      route(ownCalls.profile[kind], async (ask) => rename(owner(ask), ask.body.name)),
      route(ownCalls.sessions[kind], async (ask) => ({ sessions: await list(selfIn(ask)) })),
      route(ownCalls.endSession[kind], async (ask) => {
        const { sessionId } = ask.body;
        // The one session that is an admin's to end while they act: the one they act in.
        if (isActingIn(ask.actor, sessionId)) {
          await stopActing(services, ask.actor);
          return { success: true };
        }
        const self = owner(ask);
        return { success: await sessions.end(self.tenantId, sessionId, self.uid) };
      }),
      route(ownCalls.endSessions[kind], async (ask) => {
        const self = owner(ask);
        const keep = ask.body.keepThis ? self.sessionId : undefined;
        return { success: true, ended: await sessions.endAll(self.tenantId, self.uid, keep) };
      }),
      route(ownCalls.sendCode[kind], async (ask) => {
        await sendProofCode(services, owner(ask));
        return { success: true, message: MESSAGES.codeSent };
      }),
      route(ownCalls.sendVerification[kind], async (ask) => {
        const self = selfIn(ask);
        const { tenantId, uid: id, email } = self;
        await limits.take('verification', `${tenantId}|${id}`, 5, HOUR, MESSAGES.rateLimit);
        if (!self.emailVerified)
          await sendVerification(services, { tenantId, id, email }, ask.body.continueUrl);
        return { success: true };
      }),
      route(ownCalls.verificationMail[kind], async (ask) => {
        const { tenantId, email } = selfIn(ask);
        const fates = await services.mail.fates(tenantId, [email]);
        return { fate: fates.get(email) ?? null };
      }),
      route(ownCalls.changePassword[kind], async (ask) =>
        changePassword(services, owner(ask), ask.body),
      ),
      route(ownCalls.changeEmail[kind], async (ask) => {
        const self = owner(ask);
        const { newEmail, password, otp } = ask.body;
        // Once more for the same address, which was proven for already: a mailed code proves only once.
        const isAgain =
          password === undefined &&
          otp === undefined &&
          (await services.codes.isOpen(self.tenantId, 'email-change', newEmail, self.uid));
        if (!isAgain) await requireProof(services, self, ask.body);
        const continueUrl = await continueAddress(services, self.tenantId, ask.body.continueUrl);
        await startEmailChange(services, self, newEmail, continueUrl);
        return { success: true, message: MESSAGES.emailChangeSent };
      }),
      route(ownCalls.completeEmailChange[kind], async (ask) => {
        await complete(ask);
        return { success: true, message: MESSAGES.emailUpdated };
      }),
    ]),
    route(completeCall, async (ask) => {
      await complete(ask);
      return { success: true, message: MESSAGES.emailUpdated };
    }),
    route(identityCalls.confirmEmailChange, async ({ actor, query, body, address, c }) => {
      const tenantId = query.appId ?? BUILDERS;
      await limitTries(services, deviceOf(services, c, tenantId), address);
      const { user, choosePassword } = await confirmEmailChange(
        services,
        tenantId,
        body.secret,
        actor,
      );
      keepDevice(services, c, actor, user);
      return { success: true, message: MESSAGES.emailUpdated, choosePassword };
    }),
  ];
}
