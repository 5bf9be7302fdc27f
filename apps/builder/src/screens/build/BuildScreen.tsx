import { Box, Button, Center, Group, Loader, Stack, Tabs, Text } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { LIMITS, may } from '@trellis/contract';
import { useCallback, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ChatPanel } from '../../panels/chat/ChatPanel.tsx';
import { AppPreview } from '../../preview/AppPreview.tsx';
import classes from './BuildScreen.module.css';
import { PublishBar } from './PublishBar.tsx';
import { SidePanel } from './SidePanel.tsx';
import { useApp } from './useApp.ts';

const COOKIE = 'trellis_sidebar';

/** The panel that was open the last time; none when it was collapsed. */
function panelInCookie(): string | null {
  const value = new RegExp(`(?:^|; )${COOKIE}=([a-z]+)`).exec(document.cookie)?.[1];
  return value && value !== 'closed' ? value : null;
}

/** The builder's home for an app: side panel, chat, preview; on a phone they become tabs. */
export function BuildScreen() {
  const { appId = '' } = useParams();
  return <Workbench key={appId} appId={appId} />;
}

function Workbench({ appId }: { appId: string }) {
  const { '*': pagePath = '' } = useParams();
  const navigate = useNavigate();
  const { state, reload } = useApp(appId);
  const isPhone = useMediaQuery(
    `(max-width: ${LIMITS.mobileBelow - 1}px)`,
    window.innerWidth < LIMITS.mobileBelow,
  );
  const [panel, setPanel] = useState<string | null>(panelInCookie);
  const [chatOpen, setChatOpen] = useState(true);
  const [tab, setTab] = useState('chat');
  const [busy, setBusy] = useState(false);
  const path = useRef(`/${pagePath}${window.location.search}`);
  const first = useRef(path.current);
  const sendToChat = useRef<(text: string) => void>(() => {});

  const openPanel = useCallback((key: string | null) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the spec names a cookie, and the Cookie Store API is not everywhere
    document.cookie = `${COOKIE}=${key ?? 'closed'}; path=/; max-age=${LIMITS.sidebarCookieSeconds}; samesite=lax`;
    setPanel(key);
  }, []);
  const toggleSide = useCallback(() => openPanel(panel ? null : 'details'), [openPanel, panel]);
  useHotkeys([['mod+B', toggleSide]], []);

  /** The address follows the preview's page (spec 2, section 2). */
  const onUrl = useCallback(
    (to: string) => {
      path.current = to;
      const page = to.replace(/^\//, '');
      navigate(`/build/app/${appId}${page ? `/${page}` : ''}`, { replace: true });
    },
    [appId, navigate],
  );
  const onReady = useCallback((send: (text: string) => void) => {
    sendToChat.current = send;
  }, []);
  const onChat = useCallback((text: string) => sendToChat.current(text), []);

  if (state.kind === 'loading')
    return (
      <Center h="100vh">
        <Loader aria-label="Loading the app" />
      </Center>
    );
  if (state.kind === 'error')
    return (
      <Center h="100vh" p="md">
        <Stack align="center" gap="sm">
          <Text fw={600}>{state.message}</Text>
          <Group>
            <Button onClick={reload}>Try again</Button>
            <Button variant="default" onClick={() => navigate('/home')}>
              Go to my apps
            </Button>
          </Group>
        </Stack>
      </Center>
    );

  const { app, messages } = state;
  return (
    <Box className={classes.screen}>
      <PublishBar
        app={app}
        busy={busy}
        chatOpen={chatOpen}
        onToggleChat={() => setChatOpen((now) => !now)}
        onToggleSide={toggleSide}
        isPhone={isPhone}
        onChanged={reload}
      />
      {isPhone && (
        <Tabs value={tab} onChange={(value) => setTab(value ?? 'chat')}>
          <Tabs.List grow>
            <Tabs.Tab value="chat">Chat</Tabs.Tab>
            <Tabs.Tab value="preview">Preview</Tabs.Tab>
            <Tabs.Tab value="details">Details</Tabs.Tab>
          </Tabs.List>
        </Tabs>
      )}
      {/* One tree for all widths: turning a tablet must not begin chat and preview anew. */}
      <Box className={classes.zones} data-phone={isPhone || undefined}>
        <Box className={classes.side} data-hidden={(isPhone && tab !== 'details') || undefined}>
          <SidePanel app={app} open={panel} onOpen={openPanel} onSaved={reload} wide={isPhone} />
        </Box>
        <Box
          className={classes.chat}
          data-hidden={(isPhone ? tab !== 'chat' : !chatOpen) || undefined}
        >
          <ChatPanel
            appId={appId}
            canAsk={may(app.role, 'app.edit')}
            initial={messages}
            currentPath={() => path.current}
            onReady={onReady}
            onBusy={setBusy}
          />
        </Box>
        <Box
          component="main"
          className={classes.preview}
          data-hidden={(isPhone && tab !== 'preview') || undefined}
        >
          <AppPreview
            appId={appId}
            slug={app.slug}
            isPublished={app.isPublished}
            canEdit={may(app.role, 'app.edit')}
            initialPath={first.current}
            busy={busy}
            onUrl={onUrl}
            onChat={onChat}
          />
        </Box>
      </Box>
    </Box>
  );
}
