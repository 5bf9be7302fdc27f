import { type Account, isTable, MESSAGES } from '@trellis/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { messageOf } from '../../session/api.ts';
import { setAtWork } from '../../session/at-work.ts';
import { shownConsole, shownErrors } from '../../session/shown-errors.ts';
import { stepsOf } from '../../session/steps.ts';
import { refreshAccount } from '../../ui/useAccount.ts';
import { writer } from '../../ui/writer.ts';
import { Conversation, today } from './conversation/conversation.ts';
import { isBusy, type State } from './conversation/state.ts';
import { newMessageId } from './message-id.ts';
import { askedFor } from './model/asked.ts';
import type { Outgoing } from './outgoing.ts';
import type { ChatItem } from './types.ts';

/** The files that an answer has written so far, one a line: text, so that a new list is not a new thing. */
function filesOf(message: ChatItem): string {
  return message.parts
    .flatMap((part) =>
      part.type === 'data-action' && /_file$/.test(part.data.type) ? [part.data.file] : [],
    )
    .join('\n');
}

const cardsOf = ({ parts }: ChatItem) =>
  parts.flatMap((part) => (part.type === 'data-action' ? [part.data] : []));

/** A message as it goes out, with what the person has before them. */
function messageOut(appId: string, currentPath: string, outgoing: Outgoing): ChatItem {
  const { text, files, imports, elements, mode, templateId } = outgoing;
  const errors = shownErrors(appId);
  const lines = shownConsole(appId);
  const model = askedFor(appId);
  return {
    id: newMessageId(),
    role: 'user',
    parts: [
      { type: 'text', text },
      ...files.map(({ url, name, contentType }) => ({
        type: 'file' as const,
        url,
        filename: name,
        mediaType: contentType,
      })),
    ],
    metadata: {
      currentPath,
      ...(model && { model }),
      ...(mode && { mode }),
      ...(templateId && { templateId }),
      ...(imports.length > 0 && { imports }),
      ...(files.some(isTable) && { writer: writer() }),
      ...(elements.length > 0 && { elements: [...elements] }),
      ...(errors.length > 0 && { errors }),
      ...(lines.length > 0 && { console: lines }),
    },
  };
}

/** The conversation of an app: loaded, sent, streamed, resumed. */
export function useAppChat(
  appId: string,
  initial: ChatItem[],
  currentPath: () => string,
  account: Account | null,
) {
  const [conversation] = useState(() => new Conversation(appId, initial));
  const state = useSyncExternalStore(conversation.subscribe, () => conversation.state);
  useEffect(() => conversation.follow(), [conversation]);
  const { messages, hasEarlier, isTaken } = state;
  const busy = isBusy(state);

  // Others on the page keep out of the way of what is being written.
  const last = busy ? messages.at(-1) : undefined;
  // As text: what is the same as before is no change.
  const isAnswer = last?.role === 'assistant';
  const files = isAnswer ? filesOf(last) : '';
  const steps = isAnswer ? JSON.stringify(stepsOf(cardsOf(last))) : '[]';
  useEffect(() => {
    setAtWork(appId, { busy, files: files ? files.split('\n') : [], steps: JSON.parse(steps) });
    return () => setAtWork(appId, { busy: false, files: [], steps: [] });
  }, [appId, busy, files, steps]);

  /** Whether a limit is known to be reached (spec 2, section 5): it is said, and nothing is sent. */
  const isLimited = (): boolean => {
    const { limit: reached } = conversation.state;
    const { count = 0, limit: most = null } = account?.counters.builderMessages ?? {};
    const isFull = most !== null && count >= most;
    // Another plan may have been taken elsewhere: the next try goes by what the account says now.
    if (isFull) refreshAccount().catch((error) => console.warn(messageOf(error)));
    const words = isFull ? MESSAGES.builderLimit : reached?.day === today() ? reached.words : null;
    if (words) conversation.refuse(words);
    return words !== null;
  };
  return {
    messages,
    busy,
    /** Sent, and nothing is answered yet. */
    isAsking: busy && state.phase.kind !== 'streaming',
    isTaken,
    failure: wordsOf(state, account?.isAdmin === true),
    /** Another plan would have taken the message. */
    needsPlan: isOfPlan(state),
    isLimited,
    send: (outgoing: Outgoing) => conversation.send(messageOut(appId, currentPath(), outgoing)),
    stop: () => conversation.stop(),
    onEarlier: hasEarlier && !busy ? () => conversation.showEarlier() : null,
  };
}

const isOfPlan = ({ failure, limit }: State): boolean =>
  failure !== null && [MESSAGES.builderLimit, limit?.words].includes(failure.words);

/** Why it did not work; admins see the cause. */
function wordsOf({ failure }: State, isAdmin: boolean): string | null {
  if (!failure) return null;
  const { words, details } = failure;
  return details && words === MESSAGES.chatFailed && isAdmin ? `${words} (${details})` : words;
}
