import { runtimeCalls } from '@trellis/contract';
import { useEffect } from 'react';
import type { AnswerOf } from '../../session/api.ts';
import { useCall } from '../../session/query.ts';

export type AppInfo = AnswerOf<typeof runtimeCalls.loginInfo>;

/** What an app's pages of ours show of it: its name, its looks, its rules for coming in. */
export function useAppInfo(appId: string | null): { info: AppInfo | null; failure: string | null } {
  const call = { params: { appId: appId ?? '' } };
  const { value: info, failure } = useCall(runtimeCalls.loginInfo, call, { when: appId !== null });
  useEffect(() => {
    if (info) document.title = info.name;
  }, [info]);
  return { info, failure };
}
