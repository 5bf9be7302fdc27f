import type { Config } from '../../config.ts';
import { answeredJson, fetchOutside } from '../../integrations/index.ts';
import { Refusal } from '../../refusal.ts';

const MOST_BYTES = 5_000_000;
const WAIT_MS = 10_000;

type Needs = { config: Pick<Config, 'gumroadUrl' | 'integrationPrivateHosts'> };

/** What Gumroad says when a token may not do something (403), or is none (401); their bodies are empty. */
export class NotAllowed extends Error {
  readonly status: 401 | 403;

  constructor(status: 401 | 403) {
    super(`Gumroad answered ${status}`);
    this.status = status;
  }
}

/** Calls Gumroad; what is not there is null (200 with `success: false`, or 404). */
export class GumroadApi {
  readonly #needs: Needs;
  readonly #token: string | null;

  constructor(needs: Needs, token: string | null) {
    this.#needs = needs;
    this.#token = token;
  }

  get = (path: string) => this.#call('GET', path);
  put = (path: string, fields: Record<string, string>) => this.#call('PUT', path, fields);
  post = (path: string, fields: Record<string, string>) => this.#call('POST', path, fields);

  async #call(
    method: string,
    path: string,
    fields?: Record<string, string>,
  ): Promise<Record<string, unknown> | null> {
    const { config } = this.#needs;
    // The path of a next page begins with the version already.
    const address = `${config.gumroadUrl}${path.startsWith('/v2/') ? path : `/v2${path}`}`;
    const answer = await fetchOutside(config, address, {
      method,
      headers: {
        // Never in the address, which is logged on the way.
        ...(this.#token !== null && { Authorization: `Bearer ${this.#token}` }),
        ...(fields && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      },
      ...(fields && { body: new URLSearchParams(fields).toString() }),
      most: MOST_BYTES,
      timeoutMs: WAIT_MS,
    });
    if (answer.status === 401 || answer.status === 403) throw new NotAllowed(answer.status);
    const json = objectOf(answer.body);
    // A licence that is none is said in words; a 404 without them is not Gumroad's.
    if (answer.status === 404 && (json?.success === false || method !== 'POST')) return null;
    if (answer.status === 200 && json) return json.success === true ? json : null;
    throw new Refusal(
      'upstream',
      `Gumroad is not responding (${answer.status}). Try again later.`,
      {
        code: 'upstream_failed',
        cause: `${answer.status} ${String(json?.message ?? json?.error).slice(0, 300)}`,
      },
    );
  }
}

function objectOf(body: Uint8Array): Record<string, unknown> | null {
  try {
    const read = answeredJson(body);
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as Record<string, unknown>)
      : null;
  } catch {
    // What is no JSON is no answer of Gumroad's; its status says the rest.
    return null;
  }
}
