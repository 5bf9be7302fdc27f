import type { z } from 'zod';
import { answeredJson, fetchOutside } from '../../../integrations/index.ts';
import { Refusal } from '../../../refusal.ts';
import type { KnowledgeNeeds } from '../../needs.ts';
import { Allowance } from '../allowance.ts';
import { disconnected, driveToken } from './access.ts';
import { DriveFile, DriveList } from './shapes.ts';

/** Bytes of a file: it is in memory before it is read. */
const MOST_BYTES = 30_000_000;
const WAIT_MS = 60_000;
/** How often a call that was too early is made again. */
const TRIES = 5;
/** Why Google refuses what it does not refuse for good (Drive API, "Resolve errors"). */
const EARLY = ['rateLimitExceeded', 'userRateLimitExceeded'];

const FIELDS = 'id,name,mimeType,modifiedTime,md5Checksum,webViewLink,trashed,shortcutDetails';

/** Calls Drive for an app. What it refuses is said in words for whoever connected it. */
export class DriveApi {
  readonly #needs: KnowledgeNeeds;
  readonly #appId: string;
  readonly #signal: AbortSignal | undefined;
  readonly #allowance: Allowance;

  constructor(needs: KnowledgeNeeds, appId: string, signal?: AbortSignal) {
    this.#needs = needs;
    this.#appId = appId;
    this.#signal = signal;
    this.#allowance = new Allowance('Google Drive', signal);
  }

  /** A file that is there and in no bin. */
  async file(id: string): Promise<DriveFile> {
    const query = { fields: FIELDS, supportsAllDrives: 'true' };
    const file = jsonOf(await this.#call(`/${encodeURIComponent(id)}`, query), DriveFile);
    if (file.trashed) throw gone();
    // What was asked for, whatever the answer calls itself.
    return { ...file, id };
  }

  /** One page of the files that a query finds. */
  async list(query: {
    q: string;
    pageToken?: string;
    orderBy?: string;
    pageSize: number;
  }): Promise<{ files: DriveFile[]; next: string | null }> {
    const found = jsonOf(
      await this.#call('', {
        ...query,
        pageSize: String(query.pageSize),
        fields: `nextPageToken,files(${FIELDS})`,
        supportsAllDrives: 'true',
        includeItemsFromAllDrives: 'true',
      }),
      DriveList,
    );
    return { files: found.files, next: found.nextPageToken ?? null };
  }

  content = (id: string) => this.#call(`/${encodeURIComponent(id)}`, { alt: 'media' });
  /** A document of Google's own in another format; Google makes no more than 10 MB of one. */
  exported = (id: string, mimeType: string) =>
    this.#call(`/${encodeURIComponent(id)}/export`, { mimeType });

  async #call(path: string, query: Record<string, string>): Promise<Uint8Array> {
    let token = await driveToken(this.#needs, this.#appId);
    let isRenewed = false;
    for (let left = TRIES; ; left--) {
      this.#allowance.call();
      const answer = await fetchOutside(
        this.#needs.config,
        `${this.#needs.config.drive.url}/drive/v3/files${path}?${new URLSearchParams(query)}`,
        {
          method: 'GET',
          headers: { Authorization: `Bearer ${token}` },
          most: MOST_BYTES,
          timeoutMs: WAIT_MS,
          ...(this.#signal && { signal: this.#signal }),
        },
      );
      this.#allowance.bytes(answer.body.byteLength);
      if (answer.status === 200) {
        if (isPage(answer.headers)) throw other();
        return answer.body;
      }
      const { reason, message } = reasonOf(answer.body);
      if (answer.status === 401 && !isRenewed) {
        isRenewed = true;
        token = await driveToken(this.#needs, this.#appId, true);
        continue;
      }
      const isEarly = [429, 500, 502, 503, 504].includes(answer.status) || EARLY.includes(reason);
      if (isEarly && left > 1) {
        const soon = 2 ** (TRIES - left) * 1_000;
        await this.#allowance.wait(answer.headers['retry-after'], soon);
        continue;
      }
      throw refusalOf(answer.status, reason, `${answer.status} ${reason} ${message}`);
    }
  }
}

/** None of what is asked for is a page of the web: that is somebody else's answer. */
const isPage = (headers: Readonly<Record<string, string>>): boolean =>
  /^text\/html\b/i.test(headers['content-type'] ?? '');

const other = (cause?: unknown) =>
  new Refusal('upstream', 'Google Drive sent an unexpected answer. Try again later.', {
    cause,
  });

function jsonOf<T>(body: Uint8Array, shape: z.ZodType<T>): T {
  try {
    return shape.parse(answeredJson(body));
  } catch (cause) {
    throw other(cause);
  }
}

/** Why Google refuses, as far as it says so in its own shape. */
function reasonOf(body: Uint8Array): { reason: string; message: string } {
  try {
    const { error } = JSON.parse(new TextDecoder().decode(body)) as {
      error?: { message?: unknown; errors?: { reason?: unknown }[] };
    };
    return {
      reason: String(error?.errors?.[0]?.reason ?? ''),
      message: String(error?.message ?? '').slice(0, 300),
    };
  } catch {
    // Its status says the rest.
    return { reason: '', message: '' };
  }
}

const gone = (cause?: string) =>
  new Refusal(
    'not_found',
    'Google Drive does not show this file to the connection. Was it deleted, or is it no longer shared?',
    { cause },
  );

function refusalOf(status: number, reason: string, cause: string): Refusal {
  if (status === 401) return disconnected(cause);
  if (status === 404) return gone(cause);
  if (reason === 'exportSizeLimitExceeded')
    return new Refusal('invalid', 'Google exports documents of up to 10 MB. Split this one.', {
      cause,
    });
  if (status === 403)
    return new Refusal('forbidden', 'The Google Drive connection is not allowed to read this', {
      cause,
    });
  return new Refusal('upstream', `Google Drive is not responding (${status}). Try again later.`, {
    cause,
  });
}
