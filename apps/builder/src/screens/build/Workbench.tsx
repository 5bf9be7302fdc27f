import { Box, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type AppDetail, LIMITS } from '@trellis/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useNavigation, useParams } from 'react-router';
import { HelpHost } from '../../help/HelpHost.tsx';
import { ChatPanel } from '../../panels/chat/ChatPanel.tsx';
import { writeTo } from '../../panels/chat/elements/chosen.ts';
import type { ChatItem, ChatWays } from '../../panels/chat/types.ts';
import { useViewed } from '../../panels/versions/viewed.ts';
import { leadTo } from '../../session/led-to.ts';
import { noteLinkedRow } from '../../session/linked-row.ts';
import { Failing } from '../../ui/Failing.tsx';
import { useAccount } from '../../ui/useAccount.ts';
import classes from './BuildScreen.module.css';
import { LivePreview } from './LivePreview.tsx';
import { OpenPanel } from './OpenPanel.tsx';
import { PublishBar } from './PublishBar.tsx';
import { PANELS } from './panels.ts';
import { Sidebar } from './Sidebar.tsx';
import { useKeys } from './useKeys.ts';
import { useSidebar } from './useSidebar.ts';

interface Props {
  app: AppDetail;
  messages: ChatItem[];
  reload(): void;
}

/** Side panel, chat, preview; on a phone they become tabs. */
export function Workbench({ app, messages, reload }: Props) {
  const { appId } = app;
  const { '*': pagePath = '' } = useParams();
  const navigate = useNavigate();
  const account = useAccount();
  const isAdmin = account?.isAdmin === true;
  const isPhone = useMediaQuery(
    `(max-width: ${LIMITS.mobileBelow - 1}px)`,
    window.innerWidth < LIMITS.mobileBelow,
  );
  const sidebar = useSidebar();
  const [chatOpen, setChatOpen] = useState(true);
  const [tab, setTab] = useState(() => (noteLinkedRow() ? 'panels' : 'chat'));
  const [busy, setBusy] = useState(false);
  const path = useRef(`/${pagePath}${window.location.search}`);
  const first = useRef(path.current);
  const chatWays = useRef<ChatWays | null>(null);
  const [chatBeside, setChatBeside] = useState(false);
  const offered = PANELS.filter((entry) => entry.isFor(app, isAdmin));
  const stage = offered.find(({ key, zone }) => zone === 'stage' && key === sidebar.panel);
  // Beside a stage that keeps the preview there is no room for the chat, unless it is asked for.
  const isBeside = stage?.keepsPreview === true;
  const hasRoom = useMediaQuery('(min-width: 1200px)', window.innerWidth >= 1200);
  // Between a phone and a desktop there is no room for a third zone: the open side panel takes the chat's.
  const isDesktop = useMediaQuery(
    `(min-width: ${LIMITS.desktopFrom}px)`,
    window.innerWidth >= LIMITS.desktopFrom,
  );
  const takesChat = !isDesktop && !isPhone && !sidebar.isCollapsed && !stage;
  const isChatOpen = isBeside ? chatBeside : chatOpen && !takesChat;
  const { collapse } = sidebar;
  const toggleChat = useCallback(() => {
    if (takesChat) {
      collapse();
      setChatOpen(true);
    } else (isBeside ? setChatBeside : setChatOpen)((now) => !now);
  }, [isBeside, takesChat, collapse]);
  // On a phone a version that is chosen in the history is looked at in the preview's tab.
  const viewedId = useViewed(appId)?.id;
  useEffect(() => {
    if (viewedId) setTab('preview');
  }, [viewedId]);
  const { open } = sidebar;
  const openPanel = useCallback(
    (key: string) => {
      open(key);
      setTab('panels');
    },
    [open],
  );
  useKeys({ app, offered, sidebar, openPanel, toggleChat });

  /** The address follows the preview's page (spec 2, section 2). */
  const going = useRef(false);
  going.current = useNavigation().state !== 'idle';
  const onUrl = useCallback(
    (to: string) => {
      path.current = to;
      // Who is on the way to another screen is not called back by the preview.
      if (going.current) return;
      const page = to.replace(/^\//, '');
      navigate(`/build/app/${appId}${page ? `/${page}` : ''}`, { replace: true });
    },
    [appId, navigate],
  );
  const onReady = useCallback((ways: ChatWays) => {
    chatWays.current = ways;
  }, []);
  const onChat = useCallback(
    async (text: string) => (await chatWays.current?.send(text)) ?? false,
    [],
  );
  const onSuggest = useCallback((text: string) => chatWays.current?.suggest(text), []);
  const onTalk = useCallback(() => {
    setTab('chat');
    (isBeside ? setChatBeside : setChatOpen)(true);
    if (takesChat) collapse();
    // Once it is there to be written in.
    requestAnimationFrame(() => writeTo(appId));
  }, [isBeside, takesChat, collapse, appId]);
  const onData = useCallback(
    (entity: string | null) => {
      if (entity) leadTo(entity);
      openPanel('database');
    },
    [openPanel],
  );
  const chat = useMemo(() => ({ isBusy: busy, send: onChat }), [busy, onChat]);
  // A panel that is not offered any more (a role changed) is left.
  const isKnown = offered.some(({ key }) => key === sidebar.panel);
  const { done, panel } = sidebar;
  useEffect(() => {
    if (!isKnown && panel !== 'main' && account) done();
  }, [isKnown, panel, done, account]);

  const hidden = (zone: string, isOff = false) => (isPhone ? tab !== zone : isOff) || undefined;
  return (
    <Box className={classes.screen}>
      <HelpHost />
      <Failing what="The bar on top">
        <PublishBar
          app={app}
          busy={busy}
          offered={offered}
          sidebar={sidebar}
          isStaged={stage !== undefined}
          openPanel={openPanel}
          chatOpen={isChatOpen}
          onToggleChat={toggleChat}
          isPhone={isPhone}
          onChanged={reload}
        />
      </Failing>
      {isPhone && (
        <Tabs value={tab} onChange={(value) => setTab(value ?? 'chat')}>
          <Tabs.List grow>
            <Tabs.Tab value="chat">Chat</Tabs.Tab>
            <Tabs.Tab value="preview">Preview</Tabs.Tab>
            <Tabs.Tab value="panels">Panels</Tabs.Tab>
          </Tabs.List>
        </Tabs>
      )}
      {/* One tree for all widths: turning a tablet must not begin chat and preview anew. */}
      <Box className={classes.zones} data-phone={isPhone || undefined}>
        <Box
          className={classes.side}
          data-open={(!sidebar.isCollapsed && !stage) || undefined}
          data-hidden={(isPhone && (tab !== 'panels' || stage !== undefined)) || undefined}
        >
          <Failing what="The sidebar">
            <Sidebar
              app={app}
              chat={chat}
              offered={offered}
              // Beside a stage the list of panels is icons: the stage needs the room.
              state={stage ? { ...sidebar, isCollapsed: true } : sidebar}
              isPhone={isPhone}
              onSaved={reload}
            />
          </Failing>
        </Box>
        <Box className={classes.chat} data-hidden={hidden('chat', !isChatOpen)}>
          <Failing what="The chat">
            <ChatPanel
              appId={appId}
              role={app.role}
              initial={messages}
              currentPath={() => path.current}
              onReady={onReady}
              onBusy={setBusy}
              onHistory={() => openPanel('versions')}
            />
          </Failing>
        </Box>
        {stage && (
          <Box className={classes.stage} data-hidden={hidden('panels')}>
            <OpenPanel entry={stage} app={app} chat={chat} onSaved={reload} />
          </Box>
        )}
        <Box
          component="main"
          className={classes.preview}
          data-hidden={hidden('preview', stage !== undefined && !(isBeside && hasRoom))}
        >
          <Failing what="The preview">
            <LivePreview
              app={app}
              initialPath={first.current}
              busy={busy}
              onUrl={onUrl}
              onChat={onChat}
              onSuggest={onSuggest}
              onTalk={onTalk}
              onData={onData}
            />
          </Failing>
        </Box>
      </Box>
    </Box>
  );
}
