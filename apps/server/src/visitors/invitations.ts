import { MESSAGES, otherWayIn, type UserRole } from '@trellis/contract';
import { createUser, findUser } from '../accounts/index.ts';
import { type AppRow, admit, appById, brandOf } from '../apps/index.ts';
import { ownUrl } from '../http/index.ts';
import { checkPassword, hashPassword, proveAddress, type UserRow } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import { visitorLetters } from './letters.ts';
import type { VisitorNeeds } from './needs.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;
const invalid = () => new Refusal('invalid', MESSAGES.inviteInvalid, { code: 'invite_invalid' });

/** Invites an end user: their row is there at once, with the role, and they come in by the link or a code. */
export async function inviteUser(
  services: VisitorNeeds,
  app: AppRow,
  by: string,
  input: { email: string; role: UserRole },
): Promise<{ user: UserRow; link: string }> {
  const { db } = services;
  const known = await findUser(db, app.app_id, input.email);
  if (known && known.status !== 'invited')
    throw new Refusal('conflict', MESSAGES.alreadyUser, {
      code: 'already_user',
      fields: { user_email: MESSAGES.alreadyUser },
    });
  const user = known
    ? await db
        .updateTable('users')
        .set({ role: input.role })
        .where('tenant_id', '=', app.app_id)
        .where('id', '=', known.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await createUser(db, {
        tenantId: app.app_id,
        email: input.email,
        password: null,
        name: '',
        role: input.role,
        status: 'invited',
      });
  const link = await sendInvitation(services, app, user, by);
  services.sessions.changed(app.app_id, user.id);
  return { user, link };
}

/** Mails an invited user their link, and answers it; the one before ends. */
export async function sendInvitation(
  services: VisitorNeeds,
  app: AppRow,
  user: UserRow,
  by: string,
): Promise<string> {
  if (user.status !== 'invited')
    throw new Refusal('conflict', MESSAGES.alreadyUser, { code: 'already_user' });
  await services.secrets.cancel(app.app_id, 'invitation', user.id);
  const secret = await services.secrets.issue(app.app_id, 'invitation', user.id, WEEK_MS);
  const brand = await brandOf(services, app);
  const url = ownUrl(services, `/apps/${app.app_id}/login`, { invitation: secret });
  await services.mail.send({
    ...visitorLetters.invitation(app.name, by, url),
    to: user.email,
    brand,
  });
  return url;
}

async function invitedUser({ db }: VisitorNeeds, appId: string, userId: string | undefined) {
  const user = userId
    ? await db
        .selectFrom('users')
        .selectAll()
        .where('tenant_id', '=', appId)
        .where('id', '=', userId)
        .executeTakeFirst()
    : undefined;
  if (user?.status !== 'invited') throw invalid();
  return user;
}

/** What an end user's invitation is for. */
export async function readUserInvitation(services: VisitorNeeds, appId: string, secret: string) {
  const app = await appById(services.db, appId);
  const found = await services.secrets.peek(appId, 'invitation', secret);
  const user = await invitedUser(services, appId, found?.userId);
  return { appName: app.name, email: user.email, role: user.role };
}

/** Lets an invited user in, once, by their link; with a password where they chose one. */
export async function acceptUserInvitation(
  services: VisitorNeeds,
  app: AppRow,
  input: { secret: string; name: string; password?: string },
): Promise<UserRow> {
  const { db, secrets, sessions } = services;
  const found = await secrets.peek(app.app_id, 'invitation', input.secret);
  const user = await invitedUser(services, app.app_id, found?.userId);
  admit(services, app, 'invitation', user);
  // Before the link is used up: a weak password leaves it for the next try.
  if (input.password) checkPassword(input.password, user.email);
  else requireOtherWay(services.config);
  const passwordHash = input.password ? await hashPassword(input.password) : undefined;
  if (!(await secrets.use(app.app_id, 'invitation', input.secret))) throw invalid();
  const of = { tenantId: app.app_id, userId: user.id };
  const expects = { status: 'invited' as const };
  const proved = await proveAddress(db, of, { by: 'mailbox', passwordHash, expects });
  if (!proved) throw invalid();
  const came = input.name ? await named(services, proved.user, input.name) : proved.user;
  sessions.changed(app.app_id, came.id);
  return came;
}

/** Without a password, and without a mail or an account elsewhere, nobody who came in could do so again. */
function requireOtherWay({ smtpUrl, google }: VisitorNeeds['config']): void {
  if (otherWayIn({ hasMail: smtpUrl !== null, hasGoogle: google !== null })) return;
  const message = MESSAGES.passwordNeeded;
  throw new Refusal('invalid', message, { fields: { password: message } });
}

const named = ({ db }: VisitorNeeds, { tenant_id, id }: UserRow, name: string): Promise<UserRow> =>
  db
    .updateTable('users')
    .set({ name })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow(invalid);
