import { Box, Center, ScrollArea, Stack, Text } from '@mantine/core';
import { type AppRole, LIMITS, MESSAGES, may } from '@trellis/contract';
import {
  type ComponentProps,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Failing } from '../../ui/Failing.tsx';
import { Later, useLater } from '../../ui/later.ts';
import { useAccount } from '../../ui/useAccount.ts';
import { onRestored, type Target } from '../versions/restored.ts';
import { useViewed, view } from '../versions/viewed.ts';
import { filesOf } from './bubbles/files.ts';
import { ChatHeader } from './ChatHeader.tsx';
import { Composer } from './Composer.tsx';
import { type Outgoing, words } from './outgoing.ts';
import type { ChatItem, ChatWays } from './types.ts';
import { useAppChat } from './useAppChat.ts';
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
  onHistory(): void;
}

/** The conversation with the assistant. */
export function ChatPanel(props: Props) {
  const { appId, role, initial, currentPath, onReady, onBusy, onHistory } = props;
  const canAsk = may(role, 'app.edit');
  const account = useAccount();
  const isAdmin = account?.isAdmin === true;
  const chat = useAppChat(appId, initial, currentPath, account);
  const { messages, busy, isAsking } = chat;
  const composer = useRef<ComposerHandle>(null);
  const viewed = useViewed(appId);
  /** A message that waits for the answer to whether the latest version is meant. */
  const [held, setHeld] = useState<Outgoing | null>(null);

  /** Sends a message, or asks first where an older version is shown; answers whether it is on its way. */
  const ask = (message: Outgoing): boolean => {
    if (chat.isLimited()) return false;
    if (viewed) setHeld(message);
    else void chat.send(message);
    return !viewed;
  };
  /** The same for others on the page: answers whether it is not refused. */
  const askFor = async (text: string): Promise<boolean> => {
    if (chat.isLimited()) return false;
    if (!viewed) return chat.send(words(text));
    setHeld(words(text));
    return true;
  };
  const asking = useRef({ ask, askFor });
  asking.current = { ask, askFor };
  useEffect(
    () =>
      onReady?.({
        send: (text) => asking.current.askFor(text),
        suggest: (text) => composer.current?.suggest(text),
      }),
    [onReady],
  );
  useEffect(() => onBusy?.(busy), [onBusy, busy]);
  // What was asked for comes back into the input, so that it can be asked for in other words.
  useEffect(
    () => onRestored(appId, ({ userRequest }) => composer.current?.offer(userRequest)),
    [appId],
  );

  const now = useRef(chat);
  now.current = chat;
  const onEdit = useCallback(
    async (message: ChatItem, text: string) => {
      const { id, metadata } = message;
      const to = { versionId: metadata?.versionId ?? null, messageId: id };
      // Nothing is taken back for a message that cannot go out; its words stay where they are edited.
      if (now.current.isLimited() || !(await goBack(appId, to))) return;
      const { imports = [], elements = [] } = metadata ?? {};
      const again = { text, files: filesOf(message), imports, elements };
      composer.current?.hold(again);
      void now.current.send(again);
    },
    [appId],
  );
  const onContinue = useCallback(
    () => void asking.current.ask(words(MESSAGES.keepGoingRequest)),
    [],
  );
  const last = messages.at(-1);
  return (
    <Stack gap={0} h="100%" component="section" aria-label="Chat">
      <ChatHeader isAdmin={isAdmin} onHistory={onHistory} />
      <Scrolled isAsking={isAsking}>
        {messages.length === 0 && !busy ? (
          <Center h="60vh" p="lg">
            <div>
              <Text fw={600} ta="center">
                {MESSAGES.chatEmptyTitle}
              </Text>
              <Text size="sm" c="dimmed" ta="center">
                {canAsk ? MESSAGES.chatEmptyHint : 'Nobody has asked for anything yet'}
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
              onEdit={onEdit}
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
            busy={busy}
            taken={chat.isTaken}
            failure={chat.failure}
            onSend={ask}
            onStop={chat.stop}
          />
        ) : (
          <Text size="sm" c="dimmed" px="sm" pb="sm">
            You may look at this app. To change it, ask its owner to let you edit.
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
          <OlderVersionDialog
            onStay={() => setHeld(null)}
            onSwitch={() => {
              view(appId, null);
              composer.current?.take(held.text);
              void chat.send(held);
              setHeld(null);
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** Back to before a message; false where that failed, which is told. */
async function goBack(appId: string, to: Target): Promise<boolean> {
  const { restore } = await import('../versions/restore.ts');
  return restore(appId, to, false);
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
  const viewport = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  useEffect(() => {
    if (!content.current || !viewport.current) return;
    // Whatever makes it longer (words, steps, pictures that have come), or its window smaller (a larger box below).
    const grown = new ResizeObserver(() => {
      if (follows.current) viewport.current?.scrollTo({ top: viewport.current.scrollHeight });
    });
    grown.observe(content.current);
    grown.observe(viewport.current);
    return () => grown.disconnect();
  }, []);
  useEffect(() => {
    if (!isAsking) return;
    // The message is drawn by then (spec 2, section 9).
    setTimeout(() => {
      follows.current = true;
      viewport.current?.scrollTo({ top: viewport.current.scrollHeight });
    }, LIMITS.scrollAfter);
  }, [isAsking]);
  const onScroll = () => {
    const box = viewport.current;
    if (box) follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < 80;
  };
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
