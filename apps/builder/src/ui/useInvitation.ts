import { memberCalls } from '@trellis/contract';
import { useCall } from '../session/query.ts';

/** What an invitation is for, read by its secret. */
export function useInvitation(secret: string, appId?: string) {
  const body = { secret, ...(appId && { appId }) };
  const { value: invitation, failure } = useCall(memberCalls.invitation, { body });
  return { invitation, failure };
}
