import { notifications } from '@mantine/notifications';
import { type AppDetail, type AppRole, appCalls, chatCalls } from '@trellis/contract';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ChatItem } from '../../panels/chat/types.ts';
import { ApiError, api, messageOf } from '../../session/api.ts';
import { isDeparting, stay } from '../../session/departures.ts';
import { onAppEvent, onJoined } from '../../session/live.ts';

type State =
  | { kind: 'loading' }
  | { kind: 'error'; message: string }
  | { kind: 'ready'; app: AppDetail; messages: ChatItem[] };

/** What somebody is told whose role changed while they had the app open. */
const NOW: Record<AppRole, string> = {
  viewer: 'You may look at this app from now on, and no longer change it.',
  editor: 'You may change this app from now on.',
  owner: 'This app is yours from now on.',
};

/** The app of the workbench and its conversation; follows changes that others make. */
export function useApp(appId: string): { state: State; reload(): void } {
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ kind: 'loading' });
  const role = useRef<AppRole | null>(null);
  const reload = useCallback(async () => {
    try {
      const app = await api(appCalls.get, { params: { appId } });
      document.title = `${app.name} · Trellis`;
      // Everything on the screen hangs on it: drawn in pieces, so that no key waits for it.
      startTransition(() => setState((now) => (now.kind === 'ready' ? { ...now, app } : now)));
      if (role.current && role.current !== app.role) notifications.show({ message: NOW[app.role] });
      role.current = app.role;
      return app;
    } catch (error) {
      // Builder screens lead away from apps that are not theirs (ruling 12).
      if (error instanceof ApiError && (error.status === 404 || error.status === 403)) {
        if (!isDeparting(appId)) navigate('/error/unauthorized', { replace: true });
      } else
        setState((now) =>
          now.kind === 'ready' ? now : { kind: 'error', message: messageOf(error) },
        );
      return null;
    }
  }, [appId, navigate]);
  useEffect(() => {
    // Opened once more, it is there again.
    stay(appId);
    const open = async () => {
      const app = await reload();
      if (!app) return;
      try {
        const { messages } = await api(chatCalls.messages, { params: { appId } });
        setState({ kind: 'ready', app, messages: messages as unknown as ChatItem[] });
      } catch (error) {
        setState({ kind: 'error', message: messageOf(error) });
      }
    };
    void open();
    const again = () => void reload();
    // Joined anew, after a session or a connection ended: what was told meanwhile was not heard.
    const stops = [onAppEvent(appId, 'app', again), onJoined(appId, again)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [appId, reload]);
  return { state, reload: () => void reload() };
}
