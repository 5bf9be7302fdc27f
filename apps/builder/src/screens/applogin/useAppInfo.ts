import { type LoginInfo, letterIcon, runtimeCalls } from '@trellis/contract';
import { useEffect, useState } from 'react';
import { useCall } from '../../session/query.ts';
import { appAtFirst } from '../../sign-in/early/taken.ts';

export type AppInfo = LoginInfo;

/** What an app's pages of ours show of it: its name, its looks, its rules for coming in. */
export function useAppInfo(appId: string | null): { info: AppInfo | null; failure: string | null } {
  const call = { params: { appId: appId ?? '' } };
  const [known] = useState(() => appAtFirst(appId));
  const { value, failure } = useCall(runtimeCalls.loginInfo, call, { when: appId !== null });
  const info = value ?? known;
  useEffect(() => {
    if (info) nameTab(info);
  }, [info]);
  return { info, failure };
}

/** The browser's tab bears the app's name and icon, as its own pages do. */
function nameTab({ name, logoUrl, color }: AppInfo): void {
  document.title = name;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon) return;
  icon.removeAttribute('type');
  icon.href = logoUrl?.startsWith('/') ? logoUrl : letterIcon(name, color);
}
