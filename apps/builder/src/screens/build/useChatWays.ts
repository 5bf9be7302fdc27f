import { useCallback, useRef } from 'react';
import type { ChatWays } from '../../panels/chat/types.ts';

/** Ways to the conversation, for panels and preview, from when it is there. */
export function useChatWays() {
  const ways = useRef<ChatWays | null>(null);
  const onReady = useCallback((given: ChatWays) => {
    ways.current = given;
  }, []);
  const onChat = useCallback(async (text: string) => (await ways.current?.send(text)) ?? false, []);
  const onSuggest = useCallback((text: string) => ways.current?.suggest(text), []);
  return { onReady, onChat, onSuggest };
}
