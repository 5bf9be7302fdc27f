import { type ChatMode, MESSAGES } from '@trellis/contract';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { offerUndo } from '../../ui/offerUndo.tsx';
import { onRestored, type Target } from '../versions/restored.ts';
import { useViewed, view } from '../versions/viewed.ts';
import { filesOf } from './bubbles/files.ts';
import { wordsOf } from './bubbles/words.ts';
import { type Outgoing, words } from './outgoing.ts';
import type { ChatItem, ChatWays } from './types.ts';
import type { useAppChat } from './useAppChat.ts';
import type { ComposerHandle } from './useComposer.ts';

const GO_ON = words(MESSAGES.keepGoingRequest);
const BUILD: Outgoing = { ...words(MESSAGES.buildIt), mode: 'build' };

interface Given {
  appId: string;
  chat: ReturnType<typeof useAppChat>;
  composer: RefObject<ComposerHandle | null>;
  /** Takes ways to the conversation, for others on the page. */
  onReady?(ways: ChatWays): void;
}

/** Messages on their way out: sent, edited, or held where an older version is shown, until its reader has chosen. */
export function useAsking({ appId, chat, composer, onReady }: Given) {
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
  const newest = useRef({ ask, askFor, chat });
  newest.current = { ask, askFor, chat };
  useEffect(() => {
    const suggest = (text: string) => composer.current?.suggest(text);
    onReady?.({ send: (text) => newest.current.askFor(text), suggest });
  }, [onReady, composer]);
  useOffered(appId, composer);
  const onEdit = useCallback(
    async (message: ChatItem, text: string, asked?: ChatMode) => {
      const { id, metadata } = message;
      const to = { versionId: metadata?.versionId ?? null, messageId: id };
      // Nothing is taken back for a message that cannot go out; its words stay where they are edited.
      if (newest.current.chat.isLimited() || !(await goBack(appId, to, text === wordsOf(message))))
        return;
      const again = againOf(message, text, asked);
      composer.current?.hold(again);
      void newest.current.chat.send(again);
    },
    [appId, composer],
  );
  const others = useOthers(newest, composer);
  return {
    held,
    ask,
    onEdit,
    ...others,
    /** The older version stays, and the message is not sent. */
    stay: () => setHeld(null),
    switchToLatest: () => {
      if (!held) return;
      view(appId, null);
      composer.current?.take(held.text);
      void chat.send(held);
      setHeld(null);
    },
  };
}

/** What is sent by a press and not typed: an older message again, to go on, the plan, what is said next. */
function useOthers(
  newest: RefObject<{ ask(message: Outgoing): boolean }>,
  composer: Given['composer'],
) {
  const onResend = useCallback(
    (message: ChatItem) => void newest.current.ask(againOf(message, wordsOf(message))),
    [newest],
  );
  const onContinue = useCallback(
    (cut: ChatItem) => void newest.current.ask(goingOn(cut)),
    [newest],
  );
  const onBuild = useCallback(
    () => build(newest.current.ask, composer.current),
    [newest, composer],
  );
  const onSay = useCallback((text: string) => void newest.current.ask(words(text)), [newest]);
  return { onResend, onContinue, onBuild, onSay };
}

/** A message as it is sent once more, in these words; `asked` is what they ask for now. */
function againOf(message: ChatItem, text: string, asked?: ChatMode): Outgoing {
  const { imports = [], elements = [], isGuess, templateId, mode } = message.metadata ?? {};
  // That it was planned was nobody's wish: other words may be enough to build.
  const meant = asked ?? (isGuess ? undefined : mode);
  return { text, files: filesOf(message), imports, elements, mode: meant, templateId };
}

/** A plan that is gone on with stays a plan. */
const goingOn = ({ metadata }: ChatItem): Outgoing =>
  metadata?.mode === 'plan' ? { ...GO_ON, mode: 'plan' } : GO_ON;

/** The plan is carried out: what is written next is no longer planned. */
function build(ask: (message: Outgoing) => boolean, composer: ComposerHandle | null): void {
  composer?.endPlanning();
  ask(BUILD);
}

/** What was asked for comes back into the input, so that it can be asked for in other words. */
function useOffered(appId: string, composer: Given['composer']): void {
  useEffect(
    () => onRestored(appId, ({ userRequest }) => composer.current?.offer(userRequest)),
    [appId, composer],
  );
}

/**
 * Back to before a message that is sent once more; false where that failed, which is shown. What is written next is built
 * upon that, so that nothing but the button of what is said of it undoes it; the version history keeps the version that
 * was left. In the same words it is only tried again, of which nothing is said.
 */
async function goBack(appId: string, to: Target, isSame: boolean): Promise<boolean> {
  const { restore } = await import('../versions/restore.ts');
  return restore(appId, to, false, isSame ? null : offerUndo, true);
}
