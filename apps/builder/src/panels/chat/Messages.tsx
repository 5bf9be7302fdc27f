import { Button, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type AppRole, MESSAGES } from '@trellis/contract';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { messageOf } from '../../session/api.ts';
import type { Comparison } from '../versions/ChangesDialog.tsx';
import type { Target } from '../versions/restored.ts';
import { isLost, Thinking } from './bubbles/Answer.tsx';
import type { BubbleActs } from './bubbles/acts.ts';
import { Bubble } from './bubbles/Bubble.tsx';
import { wordsOf } from './bubbles/words.ts';
import type { ChatItem } from './types.ts';

const RestoreDialog = lazy(async () => ({
  default: (await import('../versions/RestoreDialog.tsx')).RestoreDialog,
}));
const ChangesDialog = lazy(async () => ({
  default: (await import('../versions/ChangesDialog.tsx')).ChangesDialog,
}));

interface Props {
  appId: string;
  role: AppRole;
  messages: ChatItem[];
  busy: boolean;
  /** The message was sent, and nothing is answered yet. */
  isWaiting: boolean;
  canAsk: boolean;
  isAdmin: boolean;
  onContinue(message: ChatItem): void;
  onBuild(): void;
  onSay(text: string): void;
  onEdit: NonNullable<BubbleActs['onEdit']>;
  /** Sends an older message anew, at the end. */
  onResend(message: ChatItem): void;
  /** null: the conversation begins with what is shown, or is being written. */
  onEarlier: (() => Promise<void>) | null;
}

/** The messages, and what can be done with each. */
export function Messages(props: Props) {
  const { appId, role, messages, busy, isWaiting, canAsk, isAdmin } = props;
  const { onContinue, onBuild, onSay, onEdit, onResend, onEarlier } = props;
  const [target, setTarget] = useState<Target | null>(null);
  const [compared, setCompared] = useState<Comparison | null>(null);
  const last = messages.at(-1);
  const mayChange = canAsk && !busy;
  const revert = useCallback(
    (message: ChatItem) =>
      setTarget({ versionId: message.metadata?.versionId ?? null, messageId: message.id }),
    [],
  );
  /**
   * The same message again. Of the newest answer from where it stood: nothing of a failed one is left to go on from. Of an
   * older one at the end: what came after it stays.
   */
  const again = (asked: ChatItem | undefined, answer: ChatItem) => {
    if (asked?.role !== 'user') return null;
    if (answer === last) return () => void onEdit(asked, wordsOf(asked));
    return isLost(answer) ? () => onResend(asked) : null;
  };
  const compare = (message: ChatItem, from: string | null) => {
    if (busy) notifications.show({ color: 'red', message: MESSAGES.diffWhileStreaming });
    else setCompared({ from, to: message.metadata?.versionId ?? null });
  };
  return (
    <>
      {onEarlier && <Earlier onEarlier={onEarlier} />}
      <Stack gap="md" p="sm" role="log" aria-label="Messages">
        {messages.map((message, at) => {
          // An answer that changed something has another version than what it was asked of.
          const from = messages[at - 1]?.metadata?.versionId ?? null;
          const hasChanged =
            Boolean(message.metadata?.versionId) && message.metadata?.versionId !== from;
          return (
            <Bubble
              key={message.id}
              message={message}
              live={busy && message === last}
              isAdmin={isAdmin}
              onContinue={mayChange && message === last ? onContinue : null}
              onAgain={mayChange ? again(messages[at - 1], message) : null}
              onBuild={mayChange && message === last ? onBuild : null}
              onSay={mayChange && message === last ? onSay : null}
              onRevert={mayChange ? revert : null}
              onEdit={mayChange ? onEdit : null}
              onCompare={hasChanged ? () => compare(message, from) : null}
            />
          );
        })}
        {isWaiting && <Thinking />}
      </Stack>
      {target && (
        <Suspense fallback={null}>
          <RestoreDialog
            appId={appId}
            role={role}
            target={target}
            onClose={() => setTarget(null)}
          />
        </Suspense>
      )}
      {compared && (
        <Suspense fallback={null}>
          <ChangesDialog appId={appId} {...compared} onClose={() => setCompared(null)} />
        </Suspense>
      )}
    </>
  );
}

/** The messages before those that are shown. What was read stays where it is: the browser holds on to it, not to the button. */
function Earlier({ onEarlier }: { onEarlier(): Promise<void> }) {
  const [isLoading, setLoading] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const show = async () => {
    setLoading(true);
    // At the very top it would hold on to nothing.
    button.current?.closest('[aria-label="Conversation"]')?.scrollBy({ top: 1 });
    try {
      await onEarlier();
    } catch (error) {
      notifications.show({ color: 'red', message: messageOf(error) });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button
      ref={button}
      size="compact-xs"
      variant="subtle"
      fullWidth
      mt={4}
      style={{ overflowAnchor: 'none' }}
      loading={isLoading}
      onClick={() => void show()}
    >
      Show earlier messages
    </Button>
  );
}
