import { type AccessFix, accessCalls } from '@trellis/contract';
import { useState } from 'react';
import { api } from '../../session/api.ts';
import { useCall } from '../../session/query.ts';
import { useAttempt } from '../../ui/useAttempt.ts';

/** The warnings of an app's current version; read anew with each version, whoever made it. */
export function useAccessWarnings(appId: string) {
  const params = { appId };
  const { value, failure: unread, put } = useCall(accessCalls.warnings, { params });
  const { attempt, error, busy } = useAttempt();
  const [wanted, setWanted] = useState('');
  const fix = (entity: string, kind: AccessFix): Promise<boolean> => {
    setWanted(`${entity} ${kind}`);
    const body = { entity, fix: kind };
    return attempt(async () => put(await api(accessCalls.fix, { params, body })));
  };
  return {
    warnings: value?.warnings ?? [],
    isSignupEnabled: value?.isSignupEnabled ?? false,
    // What was warned of before is still true for all that is known.
    failure: error?.message ?? unread,
    fixing: busy ? wanted : null,
    fix,
  };
}
