import { setTimeout as sleep } from 'node:timers/promises';
import { fetchOutside } from '../../../integrations/index.ts';
import { Refusal } from '../../../refusal.ts';
import type { KnowledgeNeeds } from '../../needs.ts';
import { type Fetched, NotRead } from './fetched.ts';
import { AGENT } from './robots.ts';

const MOST_HOPS = 5;
const WAIT_MS = 20_000;
const AGAIN_MS = 2_000;

/** Looks at where a redirect leads before it is asked for; throws NotRead where that is not to be. */
export type Hop = (address: string) => Promise<void> | void;

/** Fetches pages of sites one after the other, with a pause between two of the same host; none leaves its site. */
export class PageFetcher {
  readonly #needs: Pick<KnowledgeNeeds, 'config'>;
  readonly #signal: AbortSignal;
  readonly #next = new Map<string, number>();

  constructor(needs: Pick<KnowledgeNeeds, 'config'>, signal: AbortSignal) {
    this.#needs = needs;
    this.#signal = signal;
  }

  /**
   * What an address answers, redirects followed as far as `mayGoOn` lets them; a server's fault is tried once more.
   * @throws NotRead where it leads elsewhere, round and round, or nowhere
   */
  async fetch(
    address: string,
    { most, delay, mayGoOn }: { most: number; delay: number; mayGoOn: Hop },
  ): Promise<Fetched> {
    let at = address;
    const seen = new Set<string>();
    for (let hop = 0; hop <= MOST_HOPS; hop++) {
      if (seen.has(at)) throw new NotRead('it leads round and round');
      seen.add(at);
      const answer = await this.#twice(at, most, delay);
      const { location = '' } = answer.headers;
      if (answer.status < 300 || answer.status > 399 || location === '')
        return {
          address: at,
          status: answer.status,
          type: (answer.headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase(),
          body: answer.body,
          robots: answer.headers['x-robots-tag'] ?? '',
        };
      if (!URL.canParse(location, at)) throw new NotRead('it leads nowhere');
      const next = new URL(location, at);
      next.hash = '';
      await mayGoOn(next.href);
      at = next.href;
    }
    throw new NotRead('it leads on and on');
  }

  async #twice(address: string, most: number, delay: number) {
    const answer = await this.#once(address, most, delay);
    if (answer.status < 500 && answer.status !== 429) return answer;
    await sleep(Math.max(this.#pace(delay), Math.min(AGAIN_MS, this.#pace(delay) * 2)), undefined, {
      signal: this.#signal,
    });
    return this.#once(address, most, delay);
  }

  async #once(address: string, most: number, delay: number) {
    const { host } = new URL(address);
    const wait = (this.#next.get(host) ?? 0) - Date.now();
    if (wait > 0) await sleep(wait, undefined, { signal: this.#signal });
    this.#next.set(host, Date.now() + this.#pace(delay));
    const { publicUrl } = this.#needs.config;
    try {
      return await fetchOutside(this.#needs.config, address, {
        method: 'GET',
        headers: {
          'User-Agent': `${AGENT}/1.0${publicUrl ? ` (+${publicUrl})` : ''}`,
          Accept: 'text/html,application/xhtml+xml,text/plain,application/pdf;q=0.9,*/*;q=0.1',
        },
        most,
        timeoutMs: WAIT_MS,
        signal: this.#signal,
      });
    } catch (error) {
      if (this.#signal.aborted || !(error instanceof Refusal)) throw error;
      throw new NotRead(error.message);
    }
  }

  #pace(delay: number): number {
    return Math.max(this.#needs.config.crawlPaceMs, delay);
  }
}
