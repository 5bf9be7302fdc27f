import { ActionIcon, Group, Text, Tooltip } from '@mantine/core';
import { IconCopy, IconFileDiff } from '@tabler/icons-react';
import { MESSAGES } from '@trellis/contract';
import { copyText } from '../../../ui/copy.ts';
import { SentTool } from '../sent/SentTool.tsx';
import type { ChatItem } from '../types.ts';
import type { BubbleActs } from './acts.ts';
import classes from './bubbles.module.css';

interface Props extends Pick<BubbleActs, 'onCompare'> {
  message: ChatItem;
  isAdmin: boolean;
}

/** Below an answer: what it changed; for admins its words to copy and its version. */
export function AnswerActs({ message, isAdmin, onCompare }: Props) {
  const versionId = message.metadata?.versionId;
  const text = message.parts
    .map((part) => (part.type === 'text' ? part.text : ''))
    .join('\n')
    .trim();
  if (!isAdmin && !onCompare) return null;
  return (
    <Group gap={2} className={classes.acts} wrap="nowrap">
      {onCompare && versionId && (
        <Tooltip label={MESSAGES.allChanges}>
          <ActionIcon size={28} aria-label={MESSAGES.allChanges} onClick={() => onCompare(message)}>
            <IconFileDiff size={14} />
          </ActionIcon>
        </Tooltip>
      )}
      {isAdmin && text && (
        <Tooltip label="Copy message">
          <ActionIcon
            size={28}
            aria-label="Copy message"
            onClick={() => void copyText(text, 'Message copied')}
          >
            <IconCopy size={14} />
          </ActionIcon>
        </Tooltip>
      )}
      {isAdmin && <SentTool messageId={message.id} />}
      {isAdmin && versionId && (
        <Text size="xs" c="dimmed" truncate title={versionId}>
          Version ID:{' '}
          <span style={{ fontFamily: 'var(--mantine-font-family-monospace)' }}>{versionId}</span>
        </Text>
      )}
    </Group>
  );
}
