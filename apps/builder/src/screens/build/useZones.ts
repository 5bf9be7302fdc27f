import { useMediaQuery } from '@mantine/hooks';
import { type AppDetail, LIMITS } from '@trellis/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useViewed } from '../../panels/versions/viewed.ts';
import { noteLinkedRow } from '../../session/linked-row.ts';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { panelIn } from './panel-address.ts';
import { panelsWith } from './panels.ts';
import type { useSidebar } from './useSidebar.ts';

interface Given {
  app: AppDetail;
  isAdmin: boolean;
  toolId: string | null;
  /** What the custom data source of the tool is called; null where it has none. */
  dataLabel: string | null;
  sidebar: ReturnType<typeof useSidebar>;
}

/** Which panels are offered, and which zones have room: on a phone they are tabs, beside a stage the chat makes way. */
export function useZones({ app, isAdmin, toolId, dataLabel, sidebar }: Given) {
  const isPhone = useIsPhone();
  const hasRoom = useMediaQuery('(min-width: 1200px)', window.innerWidth >= 1200);
  // Between a phone and a desktop there is no room for a third zone: the open side panel takes the chat's.
  const isDesktop = useMediaQuery(
    `(min-width: ${LIMITS.desktopFrom}px)`,
    window.innerWidth >= LIMITS.desktopFrom,
  );
  const [chatOpen, setChatOpen] = useState(true);
  const [chatBeside, setChatBeside] = useState(false);
  const { hash } = useLocation();
  const named = panelIn(hash);
  const [tab, setTab] = useState(() => (named || noteLinkedRow() ? 'panels' : 'chat'));
  // A link, Back or Forward that names a panel leads to it; on a phone it stands in a tab of its own.
  useEffect(() => {
    if (named) setTab('panels');
  }, [named]);
  const panels = useMemo(() => panelsWith(dataLabel), [dataLabel]);
  const offered = panels.filter((entry) => entry.isFor(app, isAdmin, toolId));
  const stage = offered.find(({ key, zone }) => zone === 'stage' && key === sidebar.panel);
  // Beside a stage that keeps the preview there is no room for the chat, unless it is asked for.
  const isBeside = stage?.keepsPreview === true;
  const takesChat = !isDesktop && !isPhone && !sidebar.isCollapsed && !stage;
  const { collapse } = sidebar;
  const toggleChat = useCallback(() => {
    if (takesChat) {
      collapse();
      setChatOpen(true);
    } else (isBeside ? setChatBeside : setChatOpen)((now) => !now);
  }, [isBeside, takesChat, collapse]);
  const showChat = useCallback(() => {
    setTab('chat');
    (isBeside ? setChatBeside : setChatOpen)(true);
    if (takesChat) collapse();
  }, [isBeside, takesChat, collapse]);
  // On a phone a version that is chosen in the history is looked at in the preview's tab.
  const viewedId = useViewed(app.appId)?.id;
  useEffect(() => {
    if (viewedId) setTab('preview');
  }, [viewedId]);
  return {
    offered,
    stage,
    isPhone,
    hasRoom,
    isBeside,
    isChatOpen: isBeside ? chatBeside : chatOpen && !takesChat,
    tab,
    setTab,
    toggleChat,
    showChat,
  };
}
