import { appUserCalls, MESSAGES, may, memberCalls } from '@trellis/contract';
import { emailOf } from '../accounts/index.ts';
import { appById, readInvitation } from '../apps/index.ts';
import { type Ask, builderOf, type Route, route } from '../http/route.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { inviteUser, readUserInvitation, sendInvitation } from './invitations.ts';
import { changePerson, listPeople, personOf, presentAppUser, removePerson } from './people.ts';

/** An app's end users in the hands of its builders and of its own admins. */
export function peopleRoutes(services: Services): Route[] {
  const { db, limits } = services;
  const limitInvites = (appId: string) =>
    limits.take('invite-user', appId, 200, 60 * 60, MESSAGES.rateLimit);

  type Invite = Ask<{ appId: string }, unknown, { user_email: string; role: 'user' | 'admin' }>;
  const invite = async ({ actor, role, params, body }: Invite) => {
    const { appId } = params;
    const isAppAdmin = actor.kind === 'visitor' && actor.appId === appId && actor.role === 'admin';
    if (actor.kind === 'anonymous')
      throw new Refusal('unauthenticated', 'Sign in first', { code: 'sign_in' });
    if (!isAppAdmin && !may(role, 'users.manage'))
      throw new Refusal('forbidden', 'Only admins of the app invite people');
    if (!body.user_email.trim()) throw new Refusal('invalid', MESSAGES.inviteNeeds);
    await limitInvites(appId);
    const email = emailOf(body.user_email);
    const app = await appById(db, appId);
    const user = await inviteUser(services, app, actor.name || actor.email, {
      email,
      role: body.role,
    });
    return { success: true, user: presentAppUser(user) };
  };

  return [
    route(appUserCalls.list, async ({ params, query }) => listPeople(db, params.appId, query)),
    route(appUserCalls.change, async ({ params, body }) =>
      changePerson(services, params.appId, params.userId, body),
    ),
    route(appUserCalls.resend, async (ask) => {
      const { appId, userId } = ask.params;
      await limitInvites(appId);
      const user = await personOf(db, appId, userId);
      const builder = builderOf(ask);
      await sendInvitation(services, await appById(db, appId), user, builder.name || builder.email);
      return { success: true };
    }),
    route(appUserCalls.remove, async ({ params }) => {
      await removePerson(services, params.appId, params.userId);
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
