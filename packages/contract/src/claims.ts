import { z } from 'zod';
import { call } from './call.ts';
import { AppId } from './ids.ts';
import { needs } from './policy.ts';

const onApp = z.object({ appId: AppId });
const Code = z.string().trim().min(1, 'Enter the code').max(100);

export const CLAIM_TEXTS = {
  /** Spec 1, sections 5 and 8. */
  unpublished: "You can't copy invite link until you publish your app",
  failed: 'Failed to get invitation, try again later',
  notClaimable: 'This app cannot be claimed',
  unknown: 'This invitation is invalid, already used or revoked',
  onlyInvited:
    'Only collaborators on this app can claim it. Ask whoever sent you the link to invite you.',
  taken: 'This app has been claimed',
  tooOften: 'Too many attempts. Wait a few minutes and try again.',
} as const;

/**
 * Handing an app over to the customer it was made for (spec 1, sections 2 and 6; ruling 75). The link is for who may
 * change the app's settings and is an admin of the installation, as the switch beside it: not for owners alone.
 */
export const claimCalls = {
  invitation: call({
    id: 'claimInvitation',
    method: 'GET',
    path: '/api/apps/{appId}/settings/claimInvitation',
    who: needs('settings.change'),
    summary: 'The link and the code by which a customer claims the app; the same until one does',
    params: onApp,
    answer: z.object({ inviteLink: z.string(), claimCode: z.string() }),
  }),
  revoke: call({
    id: 'revokeClaim',
    method: 'DELETE',
    path: '/api/apps/{appId}/settings/claimInvitation',
    who: needs('settings.change'),
    summary: 'Take the link and the code back; the next ones are others',
    params: onApp,
    answer: z.object({ revoked: z.boolean() }),
  }),
  read: call({
    id: 'readClaim',
    method: 'POST',
    path: '/api/claims/read',
    who: 'anyone',
    summary: 'What a code is for',
    body: z.object({ code: Code }),
    answer: z.object({
      appName: z.string(),
      slug: z.string(),
      makerName: z.string(),
      /** Only who builds the app already may claim it. */
      needsCollaborator: z.boolean(),
    }),
  }),
  accept: call({
    id: 'acceptClaim',
    method: 'POST',
    path: '/api/claims/accept',
    who: 'builder',
    summary: 'Become the owner of the app; its maker stays as an editor, or leaves',
    body: z.object({ code: Code, keepsMaker: z.boolean().default(true) }),
    answer: z.object({ appId: AppId, slug: z.string() }),
  }),
};
