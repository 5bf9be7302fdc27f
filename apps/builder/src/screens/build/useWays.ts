import { useCallback } from 'react';
import { writeTo } from '../../panels/chat/elements/chosen.ts';
import { leadTo } from '../../session/led-to.ts';
import type { Sidebar } from './useSidebar.ts';
import type { useZones } from './useZones.ts';

/** Ways from one zone of the workbench to another: to a panel, to the chat, to an entity's data. */
export function useWays(
  appId: string,
  { open }: Sidebar,
  { setTab, showChat }: ReturnType<typeof useZones>,
) {
  const openPanel = useCallback(
    (key: string) => {
      open(key);
      setTab('panels');
    },
    [open, setTab],
  );
  const onTalk = useCallback(() => {
    showChat();
    // Once it is there to be written in.
    requestAnimationFrame(() => writeTo(appId));
  }, [showChat, appId]);
  const onData = useCallback(
    (entity: string | null) => {
      if (entity) leadTo(entity);
      openPanel('database');
    },
    [openPanel],
  );
  return { openPanel, onTalk, onData };
}
