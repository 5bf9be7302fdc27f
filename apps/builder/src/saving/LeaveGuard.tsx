import { Button, Group, Text } from '@mantine/core';
import { MESSAGES } from '@trellis/contract';
import { useEffect, useState } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { isClean } from '../edits/state.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useSaver } from './context.ts';

/**
 * Saves on every change of the address. Leaving the app waits for that, and asks where it fails; the
 * browser asks where the whole page goes.
 */
export function LeaveGuard({ appId }: { appId: string }) {
  const saver = useSaver();
  const { pathname } = useLocation();
  const home = `/build/app/${appId}`;
  const blocker = useBlocker(
    ({ nextLocation }) => !nextLocation.pathname.startsWith(home) && !isClean(saver.state),
  );
  const { state, proceed } = blocker;
  /** Saving did not work, so that the person decides. */
  const [asks, setAsks] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: saves when the address changes
  useEffect(() => void saver.flush(), [pathname, saver]);

  useEffect(() => {
    if (state !== 'blocked') return;
    let isOver = false;
    void saver.flush().then((isSaved) => {
      if (isOver) return;
      if (isSaved) proceed?.();
      else setAsks(true);
    });
    return () => {
      isOver = true;
      setAsks(false);
    };
  }, [state, proceed, saver]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!isClean(saver.state)) event.preventDefault();
    };
    const leave = () => saver.leave();
    const hide = () => document.visibilityState === 'hidden' && saver.leave();
    window.addEventListener('beforeunload', ask);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [saver]);

  return (
    <Dialog
      opened={asks && state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={MESSAGES.unsavedChanges}
    >
      <Text size="sm" mb="md">
        They are kept in this browser and return when you open the app here again.
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => proceed?.()}>
          Leave
        </Button>
        <Button onClick={() => blocker.reset?.()} data-autofocus>
          Stay
        </Button>
      </Group>
    </Dialog>
  );
}
