import { Alert, Box, Text } from '@mantine/core';
import { type ActionCard, MESSAGES } from '@trellis/contract';
import { memo } from 'react';
import { ActionCards } from './ActionCards.tsx';
import { Formatted } from './Formatted.tsx';
import type { ChatItem } from './types.ts';

interface Props {
  message: ChatItem;
  /** Whether the answer is still being written. */
  live: boolean;
  onContinue: (() => void) | null;
}

/** One message: the person's on the right, the assistant's over the whole width with its steps. */
export const Bubble = memo(function Bubble({ message, live, onContinue }: Props) {
  if (message.role === 'user')
    return (
      <Box
        ml="auto"
        maw="88%"
        px="sm"
        py={8}
        bg="var(--mantine-primary-color-light)"
        style={{
          borderRadius: 12,
          borderBottomRightRadius: 4,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        <Text size="sm">
          <span className="visually-hidden">You: </span>
          {message.parts.map((part) => (part.type === 'text' ? part.text : '')).join('')}
        </Text>
      </Box>
    );
  const { status, error, author } = message.metadata ?? {};
  return (
    <Box>
      {author && (
        <Text size="xs" c="dimmed" fw={600}>
          {author}
        </Text>
      )}
      {groups(message).map((group, i) =>
        group.kind === 'cards' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups only grow at the end
          <ActionCards key={i} cards={group.cards} onContinue={onContinue} />
        ) : group.kind === 'text' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups only grow at the end
          <Formatted key={i} text={group.text} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups only grow at the end
          <Text key={i} component="details" size="xs" c="dimmed">
            <summary>Reasoning</summary>
            {group.text}
          </Text>
        ),
      )}
      {live && message.parts.length === 0 && <Thinking />}
      {status === 'stopped' && (
        <Text size="xs" c="dimmed">
          Stopped. The app is as it was.
        </Text>
      )}
      {(status === 'error' || status === 'interrupted') && (
        <Alert color="red" mt={6} p="xs">
          {error ?? MESSAGES.chatFailed}
        </Alert>
      )}
    </Box>
  );
});

export function Thinking() {
  return (
    <Text size="sm" c="dimmed" className="thinking" role="status">
      {MESSAGES.thinking}
    </Text>
  );
}

type Group = { kind: 'text' | 'reasoning'; text: string } | { kind: 'cards'; cards: ActionCard[] };

/** Parts in order, neighbouring steps together: white space between two steps does not part them. */
function groups(message: ChatItem): Group[] {
  const list: Group[] = [];
  for (const part of message.parts) {
    const last = list.at(-1);
    if (part.type === 'data-action') {
      if (last?.kind === 'cards') last.cards.push(part.data);
      else list.push({ kind: 'cards', cards: [part.data] });
    } else if ((part.type === 'text' || part.type === 'reasoning') && part.text.trim())
      list.push({ kind: part.type, text: part.text });
  }
  return list;
}
