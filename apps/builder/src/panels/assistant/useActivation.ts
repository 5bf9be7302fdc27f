import { notifications } from '@mantine/notifications';
import { assistantCalls, type ChatAssistant, MESSAGES } from '@trellis/contract';
import { useEffect, useState } from 'react';
import { useSaver } from '../../saving/context.ts';
import { api } from '../../session/api.ts';

/** Whether people may talk to it: shown at once as it is asked for, and undone where that fails (spec 1, section 4). */
export function useActivation(appId: string, { status }: ChatAssistant) {
  const saver = useSaver();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server says is newer than what was asked for
  useEffect(() => setWanted(null), [status]);
  return {
    busy,
    isActive: wanted ?? status === 'active',
    async set(isActive: boolean) {
      setWanted(isActive);
      setBusy(true);
      try {
        await saver.flush();
        await api(assistantCalls.activate, { params: { appId }, body: { isActive } });
        const message = isActive ? MESSAGES.chatActivated : MESSAGES.chatDeactivated;
        notifications.show({ message });
        // It is activated, whether or not that can be read again just now.
        await saver.refresh().catch(() => undefined);
      } catch {
        setWanted(null);
        const message = isActive ? MESSAGES.chatActivateFailed : MESSAGES.chatDeactivateFailed;
        notifications.show({ color: 'red', message });
      } finally {
        setBusy(false);
      }
    },
  };
}
