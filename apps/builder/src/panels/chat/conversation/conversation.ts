import { chatCalls, LIMITS } from '@trellis/contract';
import { eventsOf } from '@trellis/tool-ui/events';
import { addressOf, api, messageOf, request } from '../../../session/api.ts';
import { onAppEvent } from '../../../session/live.ts';
import { refreshAccount } from '../../../ui/useAccount.ts';
import { onRestored } from '../../versions/restored.ts';
import { note } from '../debug/log.ts';
import type { ChatItem } from '../types.ts';
import type { Chunk } from './answer.ts';
import { begin, type Command, type Event, type State, step } from './state.ts';

/** The conversation of an app, live: what `step` asks for is done here, and what comes of it is its next event. */
export class Conversation {
  state: State;
  readonly #appId: string;
  readonly #listeners = new Set<() => void>();
  /** The stream that is read: another one takes its place. */
  #stream: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Tells whoever sent the last message whether the server took it. */
  #answer: (isTaken: boolean) => void = () => {};

  constructor(appId: string, stored: readonly ChatItem[]) {
    this.#appId = appId;
    this.state = begin(stored);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Follows the turn under way, and what others do; answers how to stop. */
  follow(): () => void {
    const stops = [
      onAppEvent(this.#appId, 'messages', ({ messages: latest }) =>
        this.#tell({ type: 'heard', latest }),
      ),
      onRestored(this.#appId, ({ messages: stored }) => this.#tell({ type: 'restored', stored })),
    ];
    document.addEventListener('visibilitychange', this.#retry);
    window.addEventListener('online', this.#retry);
    this.#tell({ type: 'opened' });
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', this.#retry);
      window.removeEventListener('online', this.#retry);
      clearTimeout(this.#timer);
      this.#stream?.abort();
    };
  }

  /** Answers whether the server took it. */
  send(message: ChatItem): Promise<boolean> {
    const isTaken = new Promise<boolean>((resolve) => {
      this.#answer = resolve;
    });
    this.#tell({ type: 'sent', message });
    return isTaken;
  }

  /** Tells the person why nothing is sent. */
  refuse(words: string): void {
    this.#set({ ...this.state, failure: { words, details: null } });
  }

  async showEarlier(): Promise<void> {
    const before = this.state.messages[0]?.id;
    const { messages: stored, more } = await api(chatCalls.messages, {
      params: { appId: this.#appId },
      query: { before },
    });
    this.#tell({ type: 'earlier', before, stored, more });
  }

  async stop(): Promise<void> {
    await api(chatCalls.stop, { params: { appId: this.#appId } });
  }

  #tell(event: Event): void {
    const before = this.state;
    const [next, ...commands] = step(before, event);
    this.#set(next);
    noteOf(event, before, next);
    for (const command of commands) this.#run(command);
  }

  #set(next: State): void {
    if (next === this.state) return;
    this.state = next;
    for (const listener of this.#listeners) listener();
  }

  #run(command: Command): void {
    const params = { appId: this.#appId };
    switch (command.do) {
      case 'post': {
        const messages = this.state.messages.slice(-LIMITS.chat.lastMessages);
        void this.#read(chatCalls.send, JSON.stringify({ id: this.#appId, messages }));
        return;
      }
      case 'resume':
        void this.#read(chatCalls.resume);
        return;
      case 'check': {
        const id = this.state.messages.at(-1)?.id;
        void api(chatCalls.messages, { params }).then(
          ({ messages }) => this.#found(messages.some((message) => message.id === id)),
          // Not, where it cannot be asked.
          () => this.#found(false),
        );
        return;
      }
      case 'read':
        api(chatCalls.messages, { params }).then(
          ({ messages: stored }) => this.#tell({ type: 'read', stored, how: command.how }),
          (error) =>
            command.tells ? this.#tell({ type: 'unread', error }) : console.warn(messageOf(error)),
        );
        return;
      case 'retry':
        clearTimeout(this.#timer);
        this.#timer = setTimeout(this.#retry, command.after);
        return;
      case 'answer':
        this.#answer(command.isTaken);
        return;
      case 'account':
        refreshAccount().catch((error) => console.warn(messageOf(error)));
    }
  }

  #found(isStored: boolean): void {
    this.#tell({ type: 'found', isStored, day: today() });
  }

  /** Whoever is elsewhere, or offline, is waited for. */
  #retry = (): void => {
    if (document.visibilityState === 'visible' && navigator.onLine) this.#tell({ type: 'retried' });
  };

  /** Reads a stream to its end; the one before is read no more. */
  async #read(call: typeof chatCalls.send | typeof chatCalls.resume, body?: string): Promise<void> {
    this.#stream?.abort();
    const mine = new AbortController();
    this.#stream = mine;
    const tell = (event: Event) => {
      if (this.#stream === mine && !mine.signal.aborted) this.#tell(event);
    };
    try {
      const response = await request(addressOf(call.path, { appId: this.#appId }), {
        method: call.method,
        signal: mine.signal,
        ...(body !== undefined && { body, headers: { 'Content-Type': 'application/json' } }),
      });
      if (!response.body || response.status === 204) return tell({ type: 'none' });
      for await (const chunk of eventsOf<Chunk>(response)) tell({ type: 'chunk', chunk });
      tell({ type: 'ended' });
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      tell({ type: 'failed', error: failure, day: today() });
    }
  }
}

/** The day by which the person counts. */
export const today = (): string => new Date().toDateString();

/** Notes for admins what became of a message. */
function noteOf(event: Event, before: State, next: State): void {
  const last = next.messages.at(-1);
  if (event.type === 'sent') {
    const files = event.message.parts.filter(({ type }) => type === 'file').length;
    const text = event.message.parts.find((part) => part.type === 'text')?.text ?? '';
    note('chat', `Sent ${text.length} characters, ${files} files`);
  } else if (next.phase.kind === 'broken' && before.phase.kind !== 'broken')
    note(
      'chat',
      'The stream was interrupted; it resumes when the server is reachable again',
      'warning',
    );
  else if (event.type === 'ended' && next.phase.kind === 'idle')
    note('chat', `Answer ${last?.id}: ${last?.metadata?.status ?? 'ended'}`);
  else if (next.failure && next.failure !== before.failure) {
    const { words, details } = next.failure;
    note('chat', details ? `${words} (${details})` : words, 'error');
  }
}
