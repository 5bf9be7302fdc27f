import { Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type AppRole, MESSAGES } from '@trellis/contract';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { Comparison } from '../versions/ChangesDialog.tsx';
import type { Target } from '../versions/restored.ts';
import { Thinking } from './bubbles/Answer.tsx';
import { Bubble } from './bubbles/Bubble.tsx';
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
  onContinue(): void;
  onEdit(message: ChatItem, text: string): void;
}

/** The messages, and what can be done with each. */
export function Messages(props: Props) {
  const { appId, role, messages, busy, isWaiting, canAsk, isAdmin, onContinue, onEdit } = props;
  const [target, setTarget] = useState<Target | null>(null);
  const [compared, setCompared] = useState<Comparison | null>(null);
  const last = messages.at(-1);
  const mayChange = canAsk && !busy;
  const revert = useCallback(
    (message: ChatItem) =>
      setTarget({ versionId: message.metadata?.versionId ?? null, messageId: message.id }),
    [],
  );
  const compare = (message: ChatItem, from: string | null) => {
    if (busy) notifications.show({ color: 'red', message: MESSAGES.diffWhileStreaming });
    else setCompared({ from, to: message.metadata?.versionId ?? null });
  };
  return (
    <>
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
