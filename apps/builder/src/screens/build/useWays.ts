import { useCallback, useRef } from 'react';
import { writeTo } from '../../panels/chat/elements/chosen.ts';
import { leadTo } from '../../session/led-to.ts';
import type { Sidebar } from './useSidebar.ts';
import type { useZones } from './useZones.ts';

/** Ways from one zone of the workbench to another: to a panel, to the chat, to the preview, to an entity's data. */
export function useWays(
  appId: string,
  { open, done }: Sidebar,
  { setTab, showChat, stage }: ReturnType<typeof useZones>,
) {
  /** Where the preview stands. */
  const preview = useRef<HTMLDivElement>(null);
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
  const hasStage = stage !== undefined;
  const onLook = useCallback(() => {
    // A stage may stand where the preview was.
    if (hasStage) done();
    setTab('preview');
    requestAnimationFrame(() => preview.current?.focus());
  }, [hasStage, done, setTab]);
  const onData = useCallback(
    (entity: string | null) => {
      if (entity) leadTo(entity);
      openPanel('database');
    },
    [openPanel],
  );
  return { openPanel, onTalk, onLook, onData, preview };
}
