import { memberCalls } from '@trellis/contract';
import { useEffect, useState } from 'react';
import { type AnswerOf, api, messageOf } from '../session/api.ts';

type Invitation = AnswerOf<typeof memberCalls.invitation>;

/** What an invitation is for, read by its secret. */
export function useInvitation(secret: string, appId?: string) {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    api(memberCalls.invitation, { body: { secret, ...(appId && { appId }) } })
      .then(setInvitation)
      .catch((error) => setFailure(messageOf(error)));
  }, [secret, appId]);
  return { invitation, failure };
}
