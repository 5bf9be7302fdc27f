import { Box, Center, ScrollArea, Stack, Text } from '@mantine/core';
import { type AppRole, LIMITS, MESSAGES, may } from '@trellis/contract';
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Failing } from '../../ui/Failing.tsx';
import { Later, useLater } from '../../ui/later.ts';
import { useAccount } from '../../ui/useAccount.ts';
import { useFollowed } from '../../ui/useFollowed.ts';
import { ChatHeader } from './ChatHeader.tsx';
import { Composer } from './Composer.tsx';
import { standsAtPlan } from './planning.ts';
import type { ChatItem, ChatWays } from './types.ts';
import { useAppChat } from './useAppChat.ts';
import { useAsking } from './useAsking.ts';
import type { ComposerHandle } from './useComposer.ts';

/** Loaded for admins alone. */
const UsageCard = lazy(async () => ({
  default: (await import('./usage/UsageCard.tsx')).UsageCard,
}));
const AccessWarnings = lazy(() => import('../access/AccessWarnings.tsx'));
const OlderVersionDialog = lazy(async () => ({
  default: (await import('../versions/OlderVersionDialog.tsx')).OlderVersionDialog,
}));

interface Props {
  appId: string;
  /** Who may not ask the assistant reads along. */
  role: AppRole;
  initial: ChatItem[];
  currentPath(): string;
  /** Takes ways to the conversation, for others on the page. */
  onReady?(ways: ChatWays): void;
  onBusy?(busy: boolean): void;
}

/** The conversation with the assistant. */
export function ChatPanel(props: Props) {
  const { appId, role, initial, currentPath, onReady, onBusy } = props;
  const canAsk = may(role, 'app.edit');
  const account = useAccount();
  const isAdmin = account?.isAdmin === true;
  const chat = useAppChat(appId, initial, currentPath, account);
  const { messages, busy, isAsking } = chat;
  const composer = useRef<ComposerHandle>(null);
  const asking = useAsking({ appId, chat, composer, onReady });
  const { held, ask, onEdit, onResend, onContinue, onBuild, onSay } = asking;
  useEffect(() => onBusy?.(busy), [onBusy, busy]);
  const last = messages.at(-1);
  return (
    <Stack gap={0} h="100%" component="section" aria-label="Chat">
      <ChatHeader appId={appId} canAsk={canAsk} isAdmin={isAdmin} />
      <Scrolled isAsking={isAsking}>
        {messages.length === 0 && !busy ? (
          <Center h="60vh" p="lg">
            <div>
              <Text fw={600} ta="center">
                {MESSAGES.chatEmptyTitle}
              </Text>
              <Text size="sm" c="dimmed" ta="center">
                {canAsk ? MESSAGES.chatEmptyHint : 'No messages yet'}
              </Text>
            </div>
          </Center>
        ) : (
          <Failing what="The conversation" onAgain={messagesCode.load}>
            <Conversation
              appId={appId}
              role={role}
              messages={messages}
              busy={busy}
              isWaiting={isAsking && last?.role === 'user'}
              canAsk={canAsk}
              isAdmin={isAdmin}
              onContinue={onContinue}
              onBuild={onBuild}
              onSay={onSay}
              onEdit={onEdit}
              onResend={onResend}
              onEarlier={chat.onEarlier}
            />
          </Failing>
        )}
      </Scrolled>
      {messages.length > 0 && !busy && (
        <Suspense fallback={null}>
          <Box px="sm" pb="xs">
            <AccessWarnings appId={appId} canFix={canAsk} />
          </Box>
        </Suspense>
      )}
      <Box style={{ borderTop: '1px solid var(--mantine-color-default-border)' }} pt={8}>
        {canAsk ? (
          <Composer
            ref={composer}
            appId={appId}
            wasPlanning={standsAtPlan(initial)}
            busy={busy}
            taken={chat.isTaken}
            failure={chat.failure}
            needsPlan={chat.needsPlan}
            onSend={ask}
            onStop={chat.stop}
          />
        ) : (
          <Text size="sm" c="dimmed" px="sm" pb="sm">
            You can view this app. Ask its owner to let you edit.
          </Text>
        )}
      </Box>
      {isAdmin && messages.length > 0 && (
        <Suspense fallback={null}>
          <UsageCard appId={appId} busy={busy} />
        </Suspense>
      )}
      {held !== null && (
        <Suspense fallback={null}>
          <OlderVersionDialog onStay={asking.stay} onSwitch={asking.switchToLatest} />
        </Suspense>
      )}
    </Stack>
  );
}

const messagesCode = new Later(() => import('./Messages.tsx'));
type MessageList = typeof import('./Messages.tsx')['Messages'];

/** The messages, as soon as the code for them is here: an app without any does without it. */
function Conversation(props: ComponentProps<MessageList>) {
  const { value, failure } = useLater(messagesCode);
  if (failure !== null) throw failure;
  return value ? (
    <value.Messages {...props} />
  ) : (
    <Box h="60vh" role="status" aria-label="Loading" />
  );
}

/** The newest words stay in sight, unless the person scrolled up to read; who asks for something is at its end again. */
function Scrolled({ isAsking, children }: { isAsking: boolean; children: ReactNode }) {
  const { viewport, content, onScroll, toEndAfter } = useFollowed();
  useEffect(() => {
    // The message is drawn by then (spec 2, section 9).
    if (isAsking) toEndAfter(LIMITS.scrollAfter);
  }, [isAsking, toEndAfter]);
  return (
    <ScrollArea
      style={{ flex: 1, minHeight: 0 }}
      viewportRef={viewport}
      onScrollPositionChange={onScroll}
      viewportProps={{ tabIndex: 0, 'aria-label': 'Conversation' }}
    >
      <div ref={content}>{children}</div>
    </ScrollArea>
  );
}
