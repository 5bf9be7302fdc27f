import type { PublicAssistant, Talk } from '@trellis/contract';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../acts/icons.tsx';
import { Credits } from '../page/Credits.tsx';
import type { ChatApi } from './api.ts';
import { Composer } from './Composer.tsx';
import { HandOver } from './HandOver.tsx';
import { Message } from './Message.tsx';
import { Talks } from './Talks.tsx';
import { useTalk } from './useTalk.ts';

interface Props {
  api: ChatApi;
  assistant: PublicAssistant;
  basePath: string;
  /** Whether people pay to use the app, and may have credits. */
  sells: boolean;
  /** The talk that was last; null for a new one. */
  first: Talk | null;
}

/** How far from its end a list may be scrolled to be held at it. */
const NEAR = 120;

/** The chat assistant of an app as whoever talks to it sees it. */
export function Chat({ api, assistant, basePath, sells, first }: Props) {
  const { name, welcomeMessage, examples, canHandOver } = assistant;
  const { talkId, messages, busy, problem, say, stop, renew, open } = useTalk(api, first);
  const [isListed, setListed] = useState(false);
  const [draft, setDraft] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const send = async (text: string) => {
    if (text.trim() === '' || busy) return;
    setDraft('');
    // What was refused is put back, unless something else was typed meanwhile.
    if (!(await say(text.trim()))) setDraft((now) => now || text);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each message and each piece of one
  useEffect(() => {
    const box = list.current;
    if (box && box.scrollHeight - box.scrollTop - box.clientHeight < box.clientHeight / 2 + NEAR)
      box.scrollTop = box.scrollHeight;
  }, [messages]);
  return (
    <div className="chat">
      <header className="chathead">
        <span className="sign" aria-hidden="true">
          {(name.trim()[0] ?? 'A').toUpperCase()}
        </span>
        <h1>{name}</h1>
        {canHandOver && <HandOver api={api} talkId={messages.length > 0 ? talkId : null} />}
        <button
          type="button"
          className="quiet"
          aria-expanded={isListed}
          aria-label="Your conversations"
          onClick={() => setListed(!isListed)}
        >
          <Icon name="list" />
        </button>
        <button
          type="button"
          className="quiet"
          disabled={messages.length === 0}
          onClick={() => {
            setListed(false);
            renew();
          }}
          aria-label="New conversation"
        >
          <Icon name="fresh" /> <span className="wideonly">New conversation</span>
        </button>
      </header>
      {isListed && (
        <Talks
          api={api}
          current={talkId}
          onOpen={(talk) => {
            setListed(false);
            open(talk);
          }}
          onRemoved={(removed) => removed === talkId && renew()}
        />
      )}
      <section className="talk" aria-label="Conversation" ref={list} hidden={isListed}>
        <ol>
          <li className="said" data-by="assistant">
            <span className="hidden">Assistant: </span>
            <p className="raw">{welcomeMessage.trim() || 'Hello! How can I help?'}</p>
          </li>
          {messages.map((message, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a message is begun before it has an id, and none moves
            <Message key={at} message={message} basePath={basePath} />
          ))}
        </ol>
        {messages.length === 0 && examples.length > 0 && (
          <div className="chips">
            {examples.map((example) => (
              <button
                key={example}
                type="button"
                className="plain"
                onClick={() => void send(example)}
              >
                {example}
              </button>
            ))}
          </div>
        )}
      </section>
      <footer>
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <p className="hidden" role="status">
          {busy ? 'The assistant is writing' : messages.length > 0 ? 'The answer is there' : ''}
        </p>
        <Composer
          draft={draft}
          busy={busy}
          onDraft={setDraft}
          onSay={() => void send(draft)}
          onStop={stop}
        />
        {sells && <Credits api={api} basePath={basePath} since={busy} />}
        <p className="small">Answers come from a language model. Check what matters.</p>
      </footer>
    </div>
  );
}
