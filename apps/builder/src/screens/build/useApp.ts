import { notifications } from '@mantine/notifications';
import { type AppDetail, type AppRole, appCalls, chatCalls } from '@trellis/contract';
import { useDeferredValue, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { ChatItem } from '../../panels/chat/types.ts';
import { isElsewhere } from '../../session/api.ts';
import { followApp } from '../../session/concerned.ts';
import { isDeparting, stay } from '../../session/departures.ts';
import { useCall } from '../../session/query.ts';
import { useTabTitle } from '../../ui/useTabTitle.ts';

type State =
  | { kind: 'loading' }
  | { kind: 'error'; message: string }
  | { kind: 'ready'; app: AppDetail; messages: ChatItem[] };

/** What somebody reads whose role changed while they had the app open. */
const NOW: Record<AppRole, string> = {
  viewer: 'You now have view-only access to this app.',
  editor: 'You can now edit this app.',
  owner: 'You are now the owner of this app.',
};

/** The app of the workbench and its conversation; follows changes that others make. */
export function useApp(appId: string): { state: State; reload(): void } {
  const navigate = useNavigate();
  const read = useCall(appCalls.get, { params: { appId } });
  const first = useCall(chatCalls.messages, { params: { appId } }, { when: read.value !== null });
  // Everything on the screen hangs on it: drawn in pieces, so that no key waits for it.
  const app = useDeferredValue(read.value);
  const { name, role } = app ?? {};
  useEffect(() => {
    // Opened once more, it is there again.
    stay(appId);
    return followApp(appId);
  }, [appId]);
  // Builder screens lead away from apps that are not theirs (ruling 12); of one that was back meanwhile it is asked again.
  const isRefused = isElsewhere(read.error);
  const isGone = isRefused && !read.isBusy;
  useEffect(() => {
    if (isGone && !isDeparting(appId)) navigate('/error/unauthorized', { replace: true });
  }, [isGone, appId, navigate]);
  useTabTitle(name);
  const was = useRef(role);
  useEffect(() => {
    if (role && was.current && was.current !== role) notifications.show({ message: NOW[role] });
    was.current = role;
  }, [role]);
  const reload = () => {
    void read.reload();
    if (first.failure !== null) void first.reload();
  };
  const failure = isRefused ? null : (first.failure ?? read.failure);
  if (app && first.value) {
    const messages = first.value.messages as unknown as ChatItem[];
    return { state: { kind: 'ready', app, messages }, reload };
  }
  const state: State = failure === null ? { kind: 'loading' } : { kind: 'error', message: failure };
  return { state, reload };
}
