import type { z } from 'zod';
import { answeredJson, fetchOutside } from '../../../integrations/index.ts';
import { Refusal } from '../../../refusal.ts';
import type { KnowledgeNeeds } from '../../needs.ts';
import { Allowance } from '../allowance.ts';

/** https://developers.notion.com/reference/versioning: databases have data sources since 2025-09-03. */
const VERSION = '2025-09-03';
const MOST_BYTES = 20_000_000;
const WAIT_MS = 30_000;
/** How often a call that was too early is made again. */
const TRIES = 5;

type Needs = Pick<KnowledgeNeeds, 'config'>;

/** Calls Notion by an integration's token. What it refuses is said in words for whoever connected it. */
export class NotionApi {
  readonly #needs: Needs;
  readonly #token: string;
  readonly #signal: AbortSignal | undefined;
  readonly #allowance: Allowance;

  constructor(needs: Needs, token: string, signal?: AbortSignal) {
    this.#needs = needs;
    this.#token = token;
    this.#signal = signal;
    this.#allowance = new Allowance('Notion', signal);
  }

  /** @throws Refusal also where the answer is of another shape */
  get = <T>(path: string, shape: z.ZodType<T>): Promise<T> => this.#call('GET', path, shape);
  post = <T>(path: string, shape: z.ZodType<T>, body: object): Promise<T> =>
    this.#call('POST', path, shape, body);

  async #call<T>(method: string, path: string, shape: z.ZodType<T>, body?: object): Promise<T> {
    for (let left = TRIES; ; left--) {
      this.#allowance.call();
      const answer = await fetchOutside(
        this.#needs.config,
        `${this.#needs.config.notionUrl}/v1${path}`,
        {
          method,
          headers: {
            Authorization: `Bearer ${this.#token}`,
            'Notion-Version': VERSION,
            ...(body && { 'Content-Type': 'application/json' }),
          },
          ...(body && { body: JSON.stringify(body) }),
          most: MOST_BYTES,
          timeoutMs: WAIT_MS,
          ...(this.#signal && { signal: this.#signal }),
        },
      );
      const isEarly = [429, 502, 503, 504, 529].includes(answer.status);
      if (isEarly && left > 1) {
        await this.#allowance.wait(answer.headers['retry-after'], 1_000);
        continue;
      }
      this.#allowance.bytes(answer.body.byteLength);
      const json = jsonOf(answer.body);
      if (answer.status !== 200) throw refusalOf(answer.status, json);
      const read = shape.safeParse(json);
      if (read.success) return read.data;
      throw new Refusal('upstream', 'Notion sent an unexpected answer. Try again later.', {
        cause: read.error,
      });
    }
  }
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return answeredJson(body);
  } catch {
    // What is no JSON is no answer of Notion's; its status says the rest.
    return null;
  }
}

function refusalOf(status: number, json: unknown): Refusal {
  const { code, message } = (json ?? {}) as { code?: unknown; message?: unknown };
  const cause = `${status} ${String(code)} ${String(message).slice(0, 300)}`;
  if (status === 401)
    return new Refusal('invalid', 'Notion does not accept the token. Connect it again.', {
      code: 'disconnected',
      cause,
    });
  if (status === 403)
    return new Refusal('forbidden', 'The Notion integration is not allowed to read this', {
      cause,
    });
  if (status === 404)
    return new Refusal(
      'not_found',
      'Notion does not show this to the integration. Share the page with it there.',
      { cause },
    );
  return new Refusal('upstream', `Notion is not responding (${status}). Try again later.`, {
    cause,
  });
}
