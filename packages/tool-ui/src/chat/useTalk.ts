import type { Talk, TalkMessage } from '@trellis/contract';
import { emptyReply } from '@trellis/tools';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatApi } from './api.ts';
import { type Pieces, watchReply } from './watch.ts';

export interface TalkControls {
  talkId: string | null;
  messages: readonly TalkMessage[];
  busy: boolean;
  problem: string;
  /** Ends with whether it was said; what was not stays with who typed it. */
  say(text: string): Promise<boolean>;
  stop(): void;
  renew(): void;
  /** Goes on with a talk that was. */
  open(talk: Talk): void;
}

const saidBy = (text: string): TalkMessage => ({
  id: crypto.randomUUID(),
  role: 'user',
  text,
  state: 'success',
  runs: [],
  failure: null,
  sources: [],
});

/** One talk: said, followed through cut connections, stopped, gone on with after a reload. */
export function useTalk(api: ChatApi, first: Talk | null): TalkControls {
  const [talkId, setTalkId] = useState(first?.talkId ?? null);
  const [messages, setMessages] = useState<readonly TalkMessage[]>(first?.messages ?? []);
  const [problem, setProblem] = useState('');
  const { watch, leave } = useWatching(api, setMessages);
  const fail = (error: unknown) => setProblem(error instanceof Error ? error.message : 'Try again');
  const show = (id: string | null, all: readonly TalkMessage[]) => {
    leave();
    setTalkId(id);
    setMessages(all);
    setProblem('');
  };
  const goOn = (talk: Talk) => {
    if (talk.messages.at(-1)?.state === 'loading')
      watch(talk.talkId, (signal) => api.follow(talk.talkId, signal)).catch(fail);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the talk that the page began with
  useEffect(() => {
    if (first) goOn(first);
    return leave;
  }, []);

  return {
    talkId,
    messages,
    busy: messages.at(-1)?.state === 'loading',
    problem,
    async say(text) {
      const before = messages;
      setProblem('');
      setMessages([...before, saidBy(text), emptyReply('')]);
      let isBegun = false;
      try {
        const id = talkId ?? (await api.begin());
        setTalkId(id);
        const said = { text, requestKey: crypto.randomUUID() };
        await watch(id, async function* (signal) {
          for await (const piece of api.say(id, said, signal)) {
            isBegun = true;
            yield piece;
          }
        });
        return true;
      } catch (error) {
        fail(error);
        setMessages((all) => (isBegun ? [...all.slice(0, -1), lost(all.at(-1))] : before));
        return isBegun;
      }
    },
    stop() {
      if (talkId) api.stop(talkId).catch(fail);
    },
    open(talk) {
      show(talk.talkId, talk.messages);
      goOn(talk);
    },
    renew: () => show(null, []),
  };
}

/** Shows a reply as it grows in the place of the last message; watching another one ends the watching, not the reply. */
function useWatching(
  api: ChatApi,
  put: (change: (all: readonly TalkMessage[]) => readonly TalkMessage[]) => void,
) {
  const current = useRef<AbortController | null>(null);
  const leave = useCallback(() => current.current?.abort(), []);
  const watch = useCallback(
    async (talkId: string, pieces: Pieces): Promise<void> => {
      current.current?.abort();
      const abort = new AbortController();
      current.current = abort;
      for await (const reply of watchReply(api, talkId, pieces, abort.signal)) {
        if (abort.signal.aborted) return;
        put((all) => [...all.slice(0, -1), reply]);
      }
    },
    [api, put],
  );
  return { watch, leave };
}

/** A reply whose connection did not come back. */
const lost = (reply: TalkMessage | undefined): TalkMessage => ({
  ...(reply ?? emptyReply('')),
  state: 'error',
});
