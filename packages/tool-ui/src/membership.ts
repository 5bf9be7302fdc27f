import type { OwnMembership } from '@trellis/contract';
import type { VisitorOptions } from './call.ts';

/** What who is signed in has of the app, where it sells memberships; null for anybody else. */
export async function membershipOf({
  appId,
  token,
  serverUrl = '',
}: VisitorOptions): Promise<OwnMembership | null> {
  const bearer = await token();
  if (!bearer) return null;
  const answer = await fetch(`${serverUrl}/apps/${appId}/membership`, {
    headers: { Authorization: `Bearer ${bearer}` },
  });
  return answer.ok ? ((await answer.json()) as OwnMembership) : null;
}
