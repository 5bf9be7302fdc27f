import { useChat } from '@ai-sdk/react';
import {
  type Account,
  type ChatMessage,
  chatCalls,
  DAILY_LIMIT_CODE,
  LIMITS,
  MESSAGES,
} from '@trellis/contract';
import { DefaultChatTransport } from 'ai';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { shownErrors } from '../../preview/issues/shown.ts';
import { ApiError, addressOf, api, messageOf, request } from '../../session/api.ts';
import { onAppEvent } from '../../session/live.ts';
import { refreshAccount } from '../../ui/useAccount.ts';
import { onRestored } from '../versions/restored.ts';
import { setAtWork } from './at-work.ts';
import { note } from './debug/log.ts';
import { detailsFor, isConnectionFailure, wordsFor } from './failures.ts';
import { askedFor } from './model/asked.ts';
import { merged, renewed, settledOf } from './stored.ts';
import type { ChatItem } from './types.ts';
import type { Outgoing } from './useComposer.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** `msgc` and 16 characters (spec 2, section 3). */
function newMessageId(): string {
  return `msgc${Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => LETTERS[byte % LETTERS.length]).join('')}`;
}

/** How soon a broken stream is asked for again, and how seldom at last. */
const RETRY_MS = 500;
const RETRY_MAX_MS = 8_000;

/** The files that an answer has written so far, one a line: text, so that a new list is not a new thing. */
function filesOf(message: ChatItem): string {
  return message.parts
    .flatMap((part) =>
      part.type === 'data-action' && /_file$/.test(part.data.type) ? [part.data.file] : [],
    )
    .join('\n');
}

/** The conversation of an app: loaded, sent, streamed, resumed. */
export function useAppChat(
  appId: string,
  initial: ChatItem[],
  currentPath: () => string,
  account: Account | null,
) {
  const [failure, setFailure] = useState<string | null>(null);
  /** There may be messages before the first one here. */
  const [hasEarlier, setEarlier] = useState(initial.length >= LIMITS.chat.shown);
  /** The server has the message that was sent last, though its answer did not come. */
  const [isThere, setThere] = useState(false);
  /** The day on which the daily limit was reached, and what is said of it. */
  const limit = useRef<{ day: string; words: string } | null>(null);
  const owner = useRef(account);
  owner.current = account;
  const broken = useRef(false);
  /** The server has begun to answer the message that was sent last; nothing waits to be taken at first. */
  const taken = useRef(true);
  /** Tells whoever sent it whether the server took it. */
  const told = useRef<(isTaken: boolean) => void>(() => {});
  const goOn = useRef<() => void>(() => {});
  const held = useRef<ChatItem[]>([]);
  const transport = useMemo(
    () =>
      new DefaultChatTransport<ChatItem>({
        api: addressOf(chatCalls.send.path, { appId }),
        fetch: (input, init) => request(String(input), init),
        prepareSendMessagesRequest: ({ messages }) => ({
          body: { id: appId, messages: messages.slice(-LIMITS.chat.lastMessages) },
        }),
        prepareReconnectToStreamRequest: () => ({
          api: addressOf(chatCalls.resume.path, { appId }),
        }),
      }),
    [appId],
  );
  const chat = useChat<ChatItem>({
    id: appId,
    // The answer under way comes whole with the resumed stream.
    messages: useMemo(
      () => initial.filter((message) => message.metadata?.status !== 'streaming'),
      [initial],
    ),
    transport,
    generateId: newMessageId,
    onFinish: ({ message, isError }) => {
      // Told after onError too: what broke is not over.
      if (isError) return;
      broken.current = false;
      note('chat', `Answer ${message.id}: ${message.metadata?.status ?? 'ended'}`);
      refreshAccount().catch((error) => console.warn(messageOf(error)));
    },
    onError: (error) => {
      // Broken in the middle: the turn goes on without us, and is picked up as soon as the server is reached.
      if (taken.current && isConnectionFailure(error)) {
        broken.current = true;
        note('chat', 'The stream broke; it goes on when the server is reached again', 'warning');
        goOn.current();
        return;
      }
      if (taken.current || !isConnectionFailure(error)) return refuse(error);
      // Perhaps only the answer was lost: sent again, the message would be there twice, and paid for twice.
      broken.current = true;
      void isStored(held.current.at(-1)?.id).then((isKnown) => {
        if (isKnown) {
          taken.current = true;
          setThere(true);
          goOn.current();
        } else {
          broken.current = false;
          refuse(error);
        }
      });
    },
  });
  const { messages, sendMessage, status, resumeStream, setMessages, clearError } = chat;

  /** Whether the server has a message; not, where it cannot be asked. */
  const isStored = async (id: string | undefined): Promise<boolean> => {
    const stored = await api(chatCalls.messages, { params: { appId } }).catch(() => null);
    return stored?.messages.some((message) => message.id === id) ?? false;
  };
  /** The server did not take the message: it leaves the list, and its text goes back to the composer. */
  const refuse = (error: Error): void => {
    if (!taken.current) {
      setMessages((list) => (list.at(-1)?.role === 'user' ? list.slice(0, -1) : list));
      told.current(false);
    }
    const words = wordsFor(error);
    if (error instanceof ApiError && error.code === DAILY_LIMIT_CODE)
      limit.current = { day: new Date().toDateString(), words };
    const details = detailsFor(error);
    note('chat', details ? `${words} (${details})` : words, 'error');
    // Admins are told what lies behind it.
    const isTold = details && words === MESSAGES.chatFailed && owner.current?.isAdmin;
    setFailure(isTold ? `${words} (${details})` : words);
  };
  held.current = messages;
  taken.current ||= status === 'streaming';
  const busy = status === 'submitted' || status === 'streaming';

  // Others on the page keep out of the way of what is being written.
  const last = busy ? messages.at(-1) : undefined;
  const files = last?.role === 'assistant' ? filesOf(last) : '';
  useEffect(() => {
    setAtWork(appId, { busy, files: files ? files.split('\n') : [] });
    return () => setAtWork(appId, { busy: false, files: [] });
  }, [appId, busy, files]);

  // What is stored and settled comes in when no stream brings it: an answer that ended before it could
  // be resumed, or a turn that another page ran.
  const isIdle = useRef(true);
  isIdle.current = !busy;
  const take = useCallback(
    (stored: readonly ChatMessage[]) => {
      if (!isIdle.current) return;
      setMessages((list) => merged(list, settledOf(stored)));
    },
    [setMessages],
  );

  /** What is stored, in the place of what is here: somebody may have gone back to an earlier version. */
  const renew = useCallback(
    (stored: readonly ChatMessage[]) => {
      if (!held.current.some(({ id }) => id === stored[0]?.id))
        setEarlier(stored.length >= LIMITS.chat.shown);
      setMessages((list) => renewed(list, settledOf(stored)));
    },
    [setMessages],
  );
  const reread = useCallback(async () => {
    const { messages: stored } = await api(chatCalls.messages, { params: { appId } });
    if (isIdle.current) renew(stored);
  }, [appId, renew]);
  useEffect(() => onRestored(appId, ({ messages: left }) => renew(left)), [appId, renew]);
  // What was announced while the answer was still on its way was not taken in: versions, and who asked what.
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy && !broken.current)
      reread().catch((error) => console.warn(messageOf(error)));
    wasBusy.current = busy;
  }, [busy, reread]);
  // A turn that another page or an earlier visit started goes on here.
  useEffect(() => {
    const pick = async () => {
      await resumeStream();
      const { messages: stored } = await api(chatCalls.messages, { params: { appId } });
      take(stored);
      // A turn that ended before it could be followed has changed the account as well.
      await refreshAccount();
    };
    pick().catch((error) => {
      if (!isConnectionFailure(error)) return setFailure(wordsFor(error));
      broken.current = true;
      goOn.current();
    });
    return onAppEvent(appId, 'messages', ({ messages: latest }) => {
      if (latest.at(-1)?.metadata?.status === 'streaming' && isIdle.current) void resumeStream();
      // The last one here is none of the latest: others wrote more than is told, or went back.
      else if (held.current.length > 0 && !latest.some(({ id }) => id === held.current.at(-1)?.id))
        reread().catch((error) => setFailure(wordsFor(error)));
      else take(latest);
    });
  }, [appId, resumeStream, take, reread]);

  // After a broken stream: what was stored, then the rest of it; tried again without a word.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    const again = async () => {
      if (document.visibilityState !== 'visible' || !broken.current || !navigator.onLine) return;
      broken.current = false;
      const { messages: stored } = await api(chatCalls.messages, { params: { appId } });
      tries = 0;
      clearError();
      setFailure(null);
      renew(stored);
      await resumeStream();
    };
    const run = () => {
      clearTimeout(timer);
      again().catch((error) => {
        broken.current = true;
        if (isConnectionFailure(error)) later();
        else setFailure(wordsFor(error));
      });
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(run, Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** tries++));
    };
    goOn.current = later;
    document.addEventListener('visibilitychange', run);
    window.addEventListener('online', run);
    return () => {
      clearTimeout(timer);
      goOn.current = () => {};
      document.removeEventListener('visibilitychange', run);
      window.removeEventListener('online', run);
    };
  }, [appId, clearError, resumeStream, renew]);

  /** Answers whether the server took it. */
  const send = ({ text, files, imports, elements }: Outgoing): Promise<boolean> => {
    setFailure(null);
    setThere(false);
    clearError();
    taken.current = false;
    note('chat', `Sent ${text.length} characters, ${files.length} files`);
    const sent = files.map(({ url, name, contentType }) => ({
      type: 'file' as const,
      url,
      filename: name,
      mediaType: contentType,
    }));
    const errors = shownErrors(appId);
    const model = askedFor(appId);
    void sendMessage({
      role: 'user',
      parts: [{ type: 'text', text }, ...sent],
      metadata: {
        currentPath: currentPath(),
        ...(model && { model }),
        ...(imports.length > 0 && { imports }),
        ...(elements.length > 0 && { elements: [...elements] }),
        ...(errors.length > 0 && { errors }),
      },
    });
    return new Promise((resolve) => {
      told.current = resolve;
    });
  };

  const stop = async () => {
    await api(chatCalls.stop, { params: { appId } });
  };

  /** Whether a limit is known to be reached (spec 2, section 5): it is said, and nothing is sent. */
  const isLimited = (): boolean => {
    const reached = limit.current?.day === new Date().toDateString() ? limit.current.words : null;
    const { count = 0, limit: most = null } = owner.current?.counters.builderMessages ?? {};
    const isFull = most !== null && count >= most;
    // Another plan may have been taken elsewhere: the next try goes by what the account says now.
    if (isFull) refreshAccount().catch((error) => console.warn(messageOf(error)));
    const words = isFull ? MESSAGES.builderLimit : reached;
    if (words) setFailure(words);
    return words !== null;
  };

  const showEarlier = async () => {
    const first = held.current[0]?.id;
    const query = { before: first };
    const { messages: stored, more } = await api(chatCalls.messages, { params: { appId }, query });
    setEarlier(more);
    setMessages((list) => (list[0]?.id === first ? [...settledOf(stored), ...list] : list));
  };

  const isTaken = status === 'streaming' || isThere;
  useEffect(() => {
    if (isTaken) told.current(true);
  }, [isTaken]);
  const onEarlier = hasEarlier && !busy ? showEarlier : null;
  return { messages, status, busy, isTaken, send, stop, failure, isLimited, onEarlier };
}
