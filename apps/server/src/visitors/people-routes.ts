import { appUserCalls, MESSAGES, may, memberCalls } from '@trellis/contract';
import { emailOf } from '../accounts/index.ts';
import { appById, readInvitation } from '../apps/index.ts';
import { type Ask, type Route, route } from '../http/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import { inviteUser, readUserInvitation, sendInvitation } from './invitations.ts';
import type { VisitorNeeds } from './needs.ts';

import { changePerson, listPeople, personOf, presentAppUser, removePerson } from './people.ts';
import { knownRoles } from './roles.ts';

type Managed = Pick<Ask<{ appId: string }, unknown, unknown>, 'actor' | 'role' | 'params'>;

/** An app's end users in the hands of its builders and of its own admins. */
export function peopleRoutes(services: VisitorNeeds): Route[] {
  const { db, limits } = services;
  const limitInvites = (appId: string) =>
    limits.take('invite-user', appId, 200, 60 * 60, MESSAGES.rateLimit);

  /** Refuses everybody but the app's builders who may, and its own admins; answers who they are. */
  const managerOf = ({ actor, role, params: { appId } }: Managed) => {
    if (actor.kind === 'anonymous')
      throw new Refusal('unauthenticated', 'Sign in first', { code: 'sign_in' });
    if (actor.kind === 'visitor') {
      if (actor.appId !== appId || actor.role !== 'admin')
        throw new Refusal('forbidden', MESSAGES.appAdminsOnly);
      return actor;
    }
    if (actor.kind === 'service') {
      if (actor.appId !== appId) throw notFound('There is no such app');
      return { userId: null, name: '', email: '' };
    }
    // Builders learn nothing of apps they have no role on: forbidden equals not found.
    if (!role) throw notFound('There is no such app');
    if (!actor.isVerified)
      throw new Refusal('forbidden', 'Verify your email address first', { code: 'verify_email' });
    if (!may(role, 'users.manage')) throw new Refusal('forbidden', MESSAGES.appAdminsOnly);
    return actor;
  };
  /** The same, about somebody else: so that an app always keeps an admin. */
  const managerOfOther = (ask: Managed & { params: { userId: string } }) => {
    const manager = managerOf(ask);
    if (manager.userId === ask.params.userId)
      throw new Refusal('conflict', MESSAGES.notYourself, { code: 'not_yourself' });
    return manager;
  };

  /**
   * Where no mail goes out, the app's builder hands the link on; it opens an account of this app and of nothing else.
   * The app's own admins are told of none, since their server is somebody else's, but that nothing was mailed.
   */
  const handedOn = ({ actor }: Pick<Managed, 'actor'>, link: string) => {
    if (services.config.smtpUrl !== null) return { inviteLink: null, status: 'accepted' as const };
    const status = 'kept' as const;
    return actor.kind === 'builder'
      ? { inviteLink: link, status }
      : { inviteLink: null, status, message: MESSAGES.inviteKept };
  };

  type Invite = Ask<{ appId: string }, unknown, { user_email: string; role: string }>;
  const invite = async (ask: Invite) => {
    const { params, body } = ask;
    const { appId } = params;
    const by = managerOf(ask);
    if (!body.user_email.trim()) throw new Refusal('invalid', MESSAGES.inviteNeeds);
    await limitInvites(appId);
    const email = emailOf(body.user_email);
    const app = await appById(db, appId);
    const { user, link } = await inviteUser(services, app, by.name || by.email || app.name, {
      email,
      role: body.role,
    });
    return { success: true, user: presentAppUser(user), ...handedOn(ask, link) };
  };

  return [
    route(appUserCalls.list, async (ask) => {
      managerOf(ask);
      const { appId } = ask.params;
      const [found, roles] = await Promise.all([
        listPeople(services, appId, ask.query),
        knownRoles(db, appId),
      ]);
      return { ...found, roles };
    }),
    route(appUserCalls.change, async (ask) => {
      const by = managerOfOther(ask);
      return changePerson(services, ask.params.appId, ask.params.userId, ask.body, by);
    }),
    route(appUserCalls.resend, async (ask) => {
      const { appId, userId } = ask.params;
      const by = managerOf(ask);
      await limitInvites(appId);
      const user = await personOf(db, appId, userId);
      const app = await appById(db, appId);
      const link = await sendInvitation(services, app, user, by.name || by.email || app.name);
      return { success: true, ...handedOn(ask, link) };
    }),
    route(appUserCalls.remove, async (ask) => {
      const by = managerOfOther(ask);
      await removePerson(services, ask.params.appId, ask.params.userId, by);
      return { success: true };
    }),
    route(appUserCalls.invite, invite),
    route(appUserCalls.inviteByClient, invite),
    route(appUserCalls.inviteAtRuntime, invite),
    route(memberCalls.invitation, async ({ body, address }) => {
      await limits.take('invitation', address, 60, 60 * 60, MESSAGES.rateLimit);
      return body.appId
        ? readUserInvitation(services, body.appId, body.secret)
        : readInvitation(services, body.secret);
    }),
  ];
}
