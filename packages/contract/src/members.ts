import { z } from 'zod';
import { AppRole } from './apps.ts';
import { call } from './call.ts';
import { AppId } from './ids.ts';
import { MESSAGES } from './messages.ts';
import { Email, MailFate } from './people.ts';
import { needs } from './policy.ts';

/** Roles that every app has. An app may have others of its own, which its rules name (`user_condition`). */
export const USER_ROLES = ['user', 'admin'] as const;

/** A role of an app's end user: a name of one to forty letters, digits, spaces, `_` and `-`. Only `admin` manages the app. */
export const UserRole = z
  .string()
  .regex(/^\p{L}[\p{L}\p{N}_-]*( [\p{L}\p{N}_-]+)*$/u, MESSAGES.roleInvalid)
  .max(40, MESSAGES.roleInvalid)
  // 'Admin' would look like one and be none.
  .refine(
    (role) => !USER_ROLES.some((own) => own !== role && own === role.toLowerCase()),
    MESSAGES.roleInvalid,
  );
export type UserRole = z.infer<typeof UserRole>;

/** An end user as the builder's user list shows them. */
export const AppUser = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.string(),
  status: z.enum(['active', 'disabled', 'invited']),
  emailVerified: z.boolean(),
  /** The app's owner or a collaborator, who is this end user by their role (ruling 7). */
  isBuilder: z.boolean(),
  /** Of the invitation's mail; null for who is in. */
  mailFate: MailFate,
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
});
export type AppUser = z.infer<typeof AppUser>;

const onApp = z.object({ appId: AppId });
const onUser = onApp.extend({ userId: z.string().max(64) });
const success = z.object({ success: z.boolean() });

const invitation = z.object({
  user_email: z.string().max(300),
  role: UserRole.default('user'),
});

/** An app's end users, for its builders and for its own admins, who make these calls with their app token. */
/**
 * What became of an invitation: `kept` where no mail goes out, and in words what to do then; the link that no mail
 * carries is for the builder who invites, null for everybody else and where it is mailed.
 */
const handing = {
  inviteLink: z.string().nullable(),
  status: z.enum(['accepted', 'kept']),
  message: z.string().optional(),
};

export const appUserCalls = {
  list: call({
    id: 'listAppUsers',
    method: 'GET',
    path: '/api/apps/{appId}/users',
    who: 'visitor',
    summary: "The app's end users, the newest first; `before` is the last one's id",
    params: onApp,
    query: z.object({
      search: z.string().max(100).optional(),
      role: UserRole.optional(),
      status: z.enum(['active', 'disabled', 'invited']).optional(),
      before: z.string().max(64).optional(),
    }),
    answer: z.object({
      users: z.array(AppUser),
      more: z.boolean(),
      total: z.number(),
      /** Roles that people here have, or that the app's rules name. */
      roles: z.array(z.string()),
    }),
  }),
  change: call({
    id: 'changeAppUser',
    method: 'PATCH',
    path: '/api/apps/{appId}/users/{userId}',
    who: 'visitor',
    summary: "Change an end user's role, or disable them; holds within two seconds",
    params: onUser,
    body: z.object({
      role: UserRole.optional(),
      status: z.enum(['active', 'disabled']).optional(),
    }),
    answer: AppUser,
  }),
  resend: call({
    id: 'resendAppInvitation',
    method: 'POST',
    path: '/api/apps/{appId}/users/{userId}/invitation',
    who: 'visitor',
    summary: 'Mail the invitation again; the link of the one before ends',
    params: onUser,
    answer: success.extend(handing),
  }),
  remove: call({
    id: 'removeAppUser',
    method: 'DELETE',
    path: '/api/apps/{appId}/users/{userId}',
    who: 'visitor',
    summary: 'Remove an end user; their rows stay',
    params: onUser,
    answer: success,
  }),
  /** The spec's call. */
  invite: call({
    id: 'inviteUser',
    method: 'POST',
    path: '/apps/{appId}/users/invite-user',
    who: 'visitor',
    summary: 'Invite an end user by e-mail, with a role',
    params: onApp,
    body: invitation,
    answer: success.extend({ user: AppUser, ...handing }),
  }),
  /** The public client's address of the same. */
  inviteByClient: call({
    id: 'inviteUserByClient',
    method: 'POST',
    path: '/api/apps/{appId}/users/invite-user',
    who: 'visitor',
    summary: 'Invite an end user by e-mail, with a role',
    params: onApp,
    body: invitation,
    answer: success.extend({ user: AppUser, ...handing }),
  }),
  /** And the one of its newer versions. */
  inviteAtRuntime: call({
    id: 'inviteUserAtRuntime',
    method: 'POST',
    path: '/api/apps/{appId}/runtime/users/invite-user',
    who: 'visitor',
    summary: 'Invite an end user by e-mail, with a role',
    params: onApp,
    body: invitation,
    answer: success.extend({ user: AppUser, ...handing }),
  }),
};

/** A collaborator on an app; `invited` ones have not accepted yet. */
export const Member = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: AppRole,
  status: z.enum(['active', 'invited']),
  isYou: z.boolean(),
  /** Of the invitation's mail; null for who is in. */
  mailFate: MailFate,
  since: z.iso.datetime(),
});
export type Member = z.infer<typeof Member>;

const onMember = onApp.extend({ memberId: z.string().max(64) });
/** An app has one owner; it is not given away by an invitation. */
const Invitable = z.enum(['viewer', 'editor']);

export const memberCalls = {
  list: call({
    id: 'listMembers',
    method: 'GET',
    path: '/api/apps/{appId}/members',
    who: needs('members.see'),
    summary: 'The collaborators on the app, invited ones too',
    params: onApp,
    answer: z.object({ members: z.array(Member) }),
  }),
  invite: call({
    id: 'inviteMember',
    method: 'POST',
    path: '/api/apps/{appId}/members',
    who: needs('members.manage'),
    summary: 'Invite a collaborator by e-mail; inviting again mails a new link',
    params: onApp,
    body: z.object({ email: Email, role: Invitable }),
    answer: Member,
  }),
  change: call({
    id: 'changeMember',
    method: 'PATCH',
    path: '/api/apps/{appId}/members/{memberId}',
    who: needs('members.manage'),
    summary: "Change a collaborator's role",
    params: onMember,
    body: z.object({ role: Invitable }),
    answer: Member,
  }),
  remove: call({
    id: 'removeMember',
    method: 'DELETE',
    path: '/api/apps/{appId}/members/{memberId}',
    who: 'viewer',
    summary: 'Remove a collaborator or an invitation; everybody may leave by themselves',
    params: onMember,
    answer: success,
  }),
  invitation: call({
    id: 'readInvitation',
    method: 'POST',
    path: '/api/invitations/read',
    who: 'anyone',
    summary: 'What an invitation is for: of a collaborator, or (with appId) of an end user',
    body: z.object({ secret: z.string().max(200), appId: AppId.optional() }),
    answer: z.object({ appName: z.string(), email: z.string(), role: z.string() }),
  }),
  accept: call({
    id: 'acceptInvitation',
    method: 'POST',
    path: '/api/invitations/accept',
    who: 'account',
    summary: 'Accept an invitation to collaborate, signed in with the address that was invited',
    body: z.object({ secret: z.string().max(200) }),
    answer: z.object({ appId: AppId, role: AppRole }),
  }),
};
