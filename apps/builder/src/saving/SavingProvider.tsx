import { notifications } from '@mantine/notifications';
import { MESSAGES } from '@trellis/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { messageOf } from '../session/api.ts';
import { onAppEvent, onJoined } from '../session/live.ts';
import { useSession } from '../session/session.ts';
import { lastWord } from '../ui/lastWord.ts';
import { SavingContext } from './context.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { Saver } from './saver.ts';

/** Several saves at once are heard of once. */
const HEAR_MS = 150;

interface Props {
  appId: string;
  children: ReactNode;
}

/** Saves what is edited of an app below it, follows what others save, and lets nobody leave unsaved unasked. */
export function SavingProvider({ appId, children }: Props) {
  const session = useSession();
  const [saver] = useState(
    () =>
      new Saver(appId, {
        onFailure: () =>
          lastWord({ id: 'saving-failed', color: 'red', message: MESSAGES.savingFailed }),
        onRepaired: () => notifications.hide('saving-failed'),
        onRecovered: () =>
          notifications.show({
            message: 'Changes that could not be saved last time are back and are being saved now.',
          }),
        onNotUndone: (error) => notifications.show({ color: 'red', message: messageOf(error) }),
      }),
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // What the panels show is loaded with them; whoever opens none is not stopped by a failure here.
    const hear = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const work = saver.isOpen ? saver.refresh() : saver.open();
        work.catch((error) => console.warn(`Not heard what is saved: ${error}`));
      }, HEAR_MS);
    };
    const again = () => void saver.flush();
    hear();
    const stops = [onAppEvent(appId, 'app', hear), onJoined(appId, hear)];
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      window.removeEventListener('online', again);
      saver.close();
    };
  }, [appId, saver]);

  // Whoever signs in again after their session ended goes on where they were.
  const isIn = session.kind === 'in';
  useEffect(() => {
    if (isIn) void saver.flush();
  }, [isIn, saver]);

  return (
    <SavingContext value={saver}>
      {children}
      <LeaveGuard appId={appId} />
    </SavingContext>
  );
}
