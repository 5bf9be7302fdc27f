import { Box, Center, ScrollArea, Stack, Text } from '@mantine/core';
import { MESSAGES } from '@trellis/contract';
import { useEffect, useRef } from 'react';
import { Bubble, Thinking } from './Bubble.tsx';
import { Composer } from './Composer.tsx';
import type { ChatItem } from './types.ts';
import { useAppChat } from './useAppChat.ts';

interface Props {
  appId: string;
  /** Whether the person may ask the assistant; who may not reads along. */
  canAsk: boolean;
  initial: ChatItem[];
  currentPath(): string;
  /** Takes a way to send messages, for the preview's own requests. */
  onReady?(send: (text: string) => void): void;
  onBusy?(busy: boolean): void;
}

/** The conversation with the assistant. */
export function ChatPanel({ appId, canAsk, initial, currentPath, onReady, onBusy }: Props) {
  const chat = useAppChat(appId, initial, currentPath);
  const { messages, busy, status } = chat;
  const viewport = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const send = useRef(chat.send);
  send.current = chat.send;

  useEffect(() => onReady?.((text) => send.current(text)), [onReady]);
  useEffect(() => onBusy?.(busy), [onBusy, busy]);
  // The newest words stay in sight, unless the person scrolled up to read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when messages change
  useEffect(() => {
    if (follows.current) viewport.current?.scrollTo({ top: viewport.current.scrollHeight });
  }, [messages]);
  const onScroll = () => {
    const box = viewport.current;
    if (box) follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < 80;
  };
  const last = messages.at(-1);
  return (
    <Stack gap={0} h="100%" component="section" aria-label="Chat">
      <ScrollArea
        style={{ flex: 1, minHeight: 0 }}
        viewportRef={viewport}
        onScrollPositionChange={onScroll}
        viewportProps={{ tabIndex: 0, 'aria-label': 'Conversation' }}
      >
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
          <Stack gap="md" p="sm" role="log" aria-label="Messages">
            {messages.map((message) => (
              <Bubble
                key={message.id}
                message={message}
                live={busy && message === last}
                onContinue={
                  canAsk && !busy && message === last
                    ? () => chat.send(MESSAGES.keepGoingRequest)
                    : null
                }
              />
            ))}
            {status === 'submitted' && last?.role === 'user' && <Thinking />}
          </Stack>
        )}
      </ScrollArea>
      <Box style={{ borderTop: '1px solid var(--mantine-color-default-border)' }} pt={8}>
        {canAsk ? (
          <Composer
            appId={appId}
            busy={busy}
            taken={status === 'streaming'}
            failure={chat.failure}
            onSend={chat.send}
            onStop={chat.stop}
          />
        ) : (
          <Text size="sm" c="dimmed" px="sm" pb="sm">
            You may look at this app. To change it, ask its owner to let you edit.
          </Text>
        )}
      </Box>
    </Stack>
  );
}
