import { type ConnectedProvider, connectionCalls } from '@trellis/contract';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../session/api.ts';
import { useAttempt } from '../../ui/useAttempt.ts';

const PAGES = { signIn: connectionCalls.signIn.path, pick: connectionCalls.pick.path };
const WATCHED_EACH_MS = 400;

/** A window of a service's, beside the builder: opened by a connector token, and watched until it is closed. */
export function useProviderWindow(
  appId: string,
  provider: ConnectedProvider,
  onClosed: () => Promise<void>,
) {
  const { attempt, error, busy } = useAttempt();
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => clearInterval(timer.current), []);
  const open = (page: keyof typeof PAGES) => {
    // At once: behind the answer to a call a browser takes it for one that nobody asked for.
    const opened = window.open('', `connect-${provider}`, 'popup,width=1040,height=720');
    void attempt(async () => {
      if (!opened)
        throw new Error('Your browser blocked the window. Allow pop-ups, then try again.');
      try {
        const { token } = await api(connectionCalls.connectorToken, { query: { appId } });
        const path = PAGES[page].replace('{provider}', provider);
        opened.location.href = `${path}?token=${encodeURIComponent(token)}`;
      } catch (failure) {
        opened.close();
        throw failure;
      }
      setOpen(true);
      clearInterval(timer.current);
      timer.current = window.setInterval(() => {
        if (!opened.closed) return;
        clearInterval(timer.current);
        setOpen(false);
        void onClosed();
      }, WATCHED_EACH_MS);
    });
  };
  return { open, error, busy: busy || isOpen };
}
