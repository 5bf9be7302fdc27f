import { Box, Tabs } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type AppDetail, may } from '@trellis/contract';
import { useEffect, useMemo, useState } from 'react';
import { HelpHost } from '../../help/HelpHost.tsx';
import { ChatPanel } from '../../panels/chat/ChatPanel.tsx';
import type { ChatItem } from '../../panels/chat/types.ts';
import { Failing } from '../../ui/Failing.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { useAccount } from '../../ui/useAccount.ts';
import classes from './BuildScreen.module.css';
import { LivePreview } from './LivePreview.tsx';
import { OpenPanel } from './OpenPanel.tsx';
import { PublishBar } from './PublishBar.tsx';
import { PANELS } from './panels.ts';
import { Sidebar } from './Sidebar.tsx';
import { ToolPreview } from './ToolPreview.tsx';
import { Tour } from './tour/Tour.tsx';
import { useChatWays } from './useChatWays.ts';
import { useCurrentTool, useToolsAddress } from './useCurrentTool.ts';
import { useKeys } from './useKeys.ts';
import { usePageAddress } from './usePageAddress.ts';
import { useSidebar } from './useSidebar.ts';
import { useWays } from './useWays.ts';
import { useZones } from './useZones.ts';

interface Props {
  app: AppDetail;
  messages: ChatItem[];
  reload(): void;
}

/** Side panel, chat, preview; on a phone they become tabs. */
export function Workbench({ app, messages, reload }: Props) {
  const { appId } = app;
  const account = useAccount();
  const sidebar = useSidebar(appId);
  const [busy, setBusy] = useState(false);
  const current = useCurrentTool(app);
  const { toolId } = current;
  const zones = useZones({
    app,
    isAdmin: account?.isAdmin === true,
    toolId,
    dataLabel: current.dataLabel,
    sidebar,
  });
  useToolsAddress(current, sidebar);
  const { offered, stage, isPhone, isBeside, isChatOpen, tab, setTab, toggleChat } = zones;
  const { done, panel } = sidebar;
  const { openPanel, onTalk, onLook, onData, preview } = useWays(appId, sidebar, zones);
  useKeys({ app, offered, sidebar, openPanel, toggleChat });
  const { first, path, onUrl } = usePageAddress(appId);
  const { onReady, onChat, onSuggest } = useChatWays();
  const chat = useMemo(() => ({ isBusy: busy, send: onChat }), [busy, onChat]);
  // A panel that is not offered any more (a role changed) is left.
  const isKnown = offered.some(({ key }) => key === panel);
  useEffect(() => {
    if (isKnown || panel === 'main' || !account) return;
    done();
    notifications.show({ message: whyNot(panel) });
  }, [isKnown, panel, done, account]);

  const hidden = (zone: string, isOff = false) => (isPhone ? tab !== zone : isOff) || undefined;
  return (
    <Box className={classes.screen}>
      <Skip app={app} onTalk={onTalk} onLook={onLook} />
      <HelpHost />
      {!isPhone && <Tour />}
      <Failing what="The top bar">
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
      {isPhone && <PhoneTabs tab={tab} onTab={setTab} />}
      {/* One tree for all widths: turning a tablet must not begin chat and preview anew. */}
      <Box className={classes.zones} data-phone={isPhone || undefined}>
        <Box
          className={classes.side}
          data-tour="panels"
          data-open={(!sidebar.isCollapsed && !stage) || undefined}
          data-hidden={(isPhone && (tab !== 'panels' || stage !== undefined)) || undefined}
        >
          <Failing what="The sidebar">
            <Sidebar
              app={app}
              toolId={toolId}
              chat={chat}
              offered={offered}
              // Beside a stage the list of panels is icons: the stage needs the room.
              state={stage ? { ...sidebar, isCollapsed: true } : sidebar}
              isPhone={isPhone}
              onSaved={reload}
            />
          </Failing>
        </Box>
        <Box className={classes.chat} data-tour="chat" data-hidden={hidden('chat', !isChatOpen)}>
          <Failing what="The chat">
            <ChatPanel
              appId={appId}
              role={app.role}
              initial={messages}
              currentPath={path}
              onReady={onReady}
              onBusy={setBusy}
            />
          </Failing>
        </Box>
        {stage && (
          <Box role="main" className={classes.stage} data-hidden={hidden('panels')}>
            <OpenPanel entry={stage} app={app} toolId={toolId} chat={chat} onSaved={reload} />
          </Box>
        )}
        {/* By its role: another element would begin the preview anew. */}
        <Box
          role={stage ? undefined : 'main'}
          ref={preview}
          tabIndex={-1}
          className={classes.preview}
          data-tour="preview"
          data-hidden={hidden('preview', stage !== undefined && !(isBeside && zones.hasRoom))}
        >
          <Failing what="The preview">
            {current.isOfTools || toolId ? (
              <ToolPreview app={app} current={current} onChanged={reload} />
            ) : (
              <LivePreview
                app={app}
                initialPath={first}
                busy={busy}
                onUrl={onUrl}
                onChat={onChat}
                onSuggest={onSuggest}
                onTalk={onTalk}
                onData={onData}
              />
            )}
          </Failing>
        </Box>
      </Box>
    </Box>
  );
}

/** Past the bar on top: to where somebody writes; who may not ask the assistant has the preview to look at. */
function Skip({
  app,
  onTalk,
  onLook,
}: Pick<Props, 'app'> & Pick<ReturnType<typeof useWays>, 'onTalk' | 'onLook'>) {
  return may(app.role, 'app.edit') ? (
    <SkipLink onGo={onTalk}>Skip to the message box</SkipLink>
  ) : (
    <SkipLink onGo={onLook}>Skip to the preview</SkipLink>
  );
}

/** On a phone the zones are tabs. */
function PhoneTabs({ tab, onTab }: { tab: string; onTab(tab: string): void }) {
  return (
    <Tabs value={tab} onChange={(value) => onTab(value ?? 'chat')}>
      <Tabs.List grow>
        <Tabs.Tab value="chat">Chat</Tabs.Tab>
        <Tabs.Tab value="preview">Preview</Tabs.Tab>
        <Tabs.Tab value="panels">Panels</Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
}

/** Why a panel that an address names is not opened. */
const whyNot = (panel: string): string =>
  PANELS.some(({ key }) => key === panel)
    ? 'You don’t have access to this panel.'
    : 'There is no such panel.';
