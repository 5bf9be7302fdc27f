import { ActionIcon, Box, Group, Text, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { ChatItem } from '../types.ts';
import type { BubbleActs } from './acts.ts';
import classes from './bubbles.module.css';
import { EditMessage } from './EditMessage.tsx';
import { filesOf } from './files.ts';
import { wordsOf } from './words.ts';

const SentFiles = lazy(async () => ({
  default: (await import('../attachments/SentFiles.tsx')).SentFiles,
}));

const ElementChips = lazy(async () => ({
  default: (await import('../elements/ElementChips.tsx')).ElementChips,
}));

interface Props extends Pick<BubbleActs, 'onRevert' | 'onEdit'> {
  message: ChatItem;
}

/** What a person asked for: to read, or being edited. */
export function Asked({ message, onRevert, onEdit }: Props) {
  /** Its words while they are edited. */
  const [edited, setEdited] = useState<string | null>(null);
  const text = wordsOf(message);
  const files = useMemo(() => filesOf(message), [message]);
  const elements = message.metadata?.elements ?? [];
  if (edited !== null && onEdit)
    return (
      <EditMessage
        text={edited}
        onChange={setEdited}
        onCancel={() => setEdited(null)}
        // Sent, the message is gone; where that fails, the words are still here.
        onSend={(next, mode) => onEdit(message, next, mode)}
      />
    );
  // What was asked of an app that had no version yet cannot be taken back to one, but be asked anew.
  const canRevert = onRevert !== null && Boolean(message.metadata?.versionId);
  return (
    <Box className={classes.asked}>
      <Box className={classes.words}>
        {elements.length > 0 && (
          <Suspense fallback={null}>
            <ElementChips elements={elements} />
          </Suspense>
        )}
        <Text size="sm">
          <span className="visually-hidden">You: </span>
          <bdi>{text}</bdi>
        </Text>
        {files.length > 0 && (
          <Suspense fallback={null}>
            <SentFiles files={files} />
          </Suspense>
        )}
      </Box>
      {(canRevert || onEdit) && (
        <Group gap={0} justify="flex-end" className={classes.acts}>
          {onEdit && (
            <Tooltip label="Edit and send again">
              <ActionIcon size={28} aria-label="Edit this message" onClick={() => setEdited(text)}>
                <IconPencil size={14} />
              </ActionIcon>
            </Tooltip>
          )}
          {canRevert && (
            <Tooltip label="Undo to before this message">
              <ActionIcon
                size={28}
                aria-label="Revert to before this message"
                onClick={() => onRevert?.(message)}
              >
                <IconArrowBackUp size={14} />
              </ActionIcon>
            </Tooltip>
          )}
        </Group>
      )}
    </Box>
  );
}
