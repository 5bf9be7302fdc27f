import type { OwnMembership, ReplyChunk, Talk, TalkLine } from '@trellis/contract';
import { callAs, type VisitorOptions } from '../call.ts';
import { eventsOf } from '../events.ts';
import { membershipOf } from '../membership.ts';

/** The calls on talks, for whoever talks to an assistant. */
export class ChatApi {
  readonly #options: VisitorOptions;

  constructor(options: VisitorOptions) {
    this.#options = options;
  }

  async begin(): Promise<string> {
    const { talkId } = await (await this.#call('POST', 'talks', {})).json();
    return talkId as string;
  }

  /** The talk in which something was said last. */
  async last(): Promise<Talk | null> {
    return (await (await this.#call('GET', 'talks/last')).json()).talk;
  }

  async get(talkId: string): Promise<Talk> {
    return (await this.#call('GET', `talks/${talkId}`)).json();
  }

  /** The talks of whoever asks, the last one first. */
  async list(before?: string): Promise<{ talks: TalkLine[]; more: boolean }> {
    const query = before ? `?${new URLSearchParams({ before })}` : '';
    return (await this.#call('GET', `talks${query}`)).json();
  }

  async remove(talkId: string): Promise<void> {
    await this.#call('DELETE', `talks/${talkId}`);
  }

  /** Says something; the same key says it once, however often it is sent. */
  async *say(
    talkId: string,
    said: { text: string; requestKey: string },
    signal: AbortSignal,
  ): AsyncGenerator<ReplyChunk> {
    yield* eventsOf(await this.#call('POST', `talks/${talkId}/messages`, said, signal));
  }

  /** The pieces of the reply that is under way, from its first on; nothing where none is. */
  async *follow(talkId: string, signal: AbortSignal): AsyncGenerator<ReplyChunk> {
    yield* eventsOf(await this.#call('GET', `talks/${talkId}/stream`, undefined, signal));
  }

  async stop(talkId: string): Promise<void> {
    await this.#call('POST', `talks/${talkId}/stop`, {});
  }

  async handOver(given: {
    email: string;
    message: string;
    talkId: string | null;
  }): Promise<{ sent: boolean }> {
    return (await this.#call('POST', 'hand-over', given)).json();
  }

  /** What who talks has of the app, where it sells memberships. */
  membership(): Promise<OwnMembership | null> {
    return membershipOf(this.#options);
  }

  #call(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
    const at = `/api/assistants/${this.#options.appId}/${path}`;
    return callAs(this.#options, { method, path: at, body, signal });
  }
}
