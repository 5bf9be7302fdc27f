import { runtimeCalls } from '@trellis/contract';
import { useEffect, useState } from 'react';
import { type AnswerOf, api, messageOf } from '../../session/api.ts';

export type AppInfo = AnswerOf<typeof runtimeCalls.loginInfo>;

/** What an app's pages of ours show of it: its name, its looks, its rules for coming in. */
export function useAppInfo(appId: string | null): { info: AppInfo | null; failure: string | null } {
  const [info, setInfo] = useState<AppInfo | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (!appId) return;
    api(runtimeCalls.loginInfo, { params: { appId } })
      .then((loaded) => {
        setInfo(loaded);
        document.title = loaded.name;
      })
      .catch((error) => setFailure(messageOf(error)));
  }, [appId]);
  return { info, failure };
}
