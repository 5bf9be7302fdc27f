import { setTimeout as sleep } from 'node:timers/promises';
import { fetchOutside } from '../../../integrations/index.ts';
import { Refusal } from '../../../refusal.ts';
import type { KnowledgeNeeds } from '../../needs.ts';
import { disconnected, driveToken } from './access.ts';

/** Bytes of a file: it is in memory before it is read. */
const MOST_BYTES = 30_000_000;
const WAIT_MS = 60_000;
/** How often a call that was too early is made again, and the longest wait before, in seconds. */
const TRIES = 5;
const LONGEST_WAIT = 60;
/** Why Google refuses what it does not refuse for good (Drive API, "Resolve errors"). */
const EARLY = ['rateLimitExceeded', 'userRateLimitExceeded'];

/** A file as Drive tells of it: those of its fields that are asked for. */
export interface DriveFile {
  id: string;
  name: string;
  mimeType: string;
  modifiedTime?: string;
  md5Checksum?: string;
  webViewLink?: string;
  trashed?: boolean;
  shortcutDetails?: { targetId?: string; targetMimeType?: string };
}
export const FIELDS =
  'id,name,mimeType,modifiedTime,md5Checksum,webViewLink,trashed,shortcutDetails';

/** Calls Drive for an app. What it refuses is said in words for whoever connected it. */
export class DriveApi {
  readonly #needs: KnowledgeNeeds;
  readonly #appId: string;
  readonly #signal: AbortSignal | undefined;

  constructor(needs: KnowledgeNeeds, appId: string, signal?: AbortSignal) {
    this.#needs = needs;
    this.#appId = appId;
    this.#signal = signal;
  }

  /** A file that is there and in no bin. */
  async file(id: string): Promise<DriveFile> {
    const query = { fields: FIELDS, supportsAllDrives: 'true' };
    const file = jsonOf(await this.#call(`/${encodeURIComponent(id)}`, query)) as DriveFile;
    if (file.trashed) throw gone();
    return file;
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
    ) as { files?: DriveFile[]; nextPageToken?: string } | null;
    return { files: found?.files ?? [], next: found?.nextPageToken ?? null };
  }

  content = (id: string) => this.#call(`/${encodeURIComponent(id)}`, { alt: 'media' });
  /** A document of Google's own in another format; Google makes no more than 10 MB of one. */
  exported = (id: string, mimeType: string) =>
    this.#call(`/${encodeURIComponent(id)}/export`, { mimeType });

  async #call(path: string, query: Record<string, string>): Promise<Uint8Array> {
    let token = await driveToken(this.#needs, this.#appId);
    let isRenewed = false;
    for (let left = TRIES; ; left--) {
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
      if (answer.status === 200) return answer.body;
      const { reason, message } = reasonOf(answer.body);
      if (answer.status === 401 && !isRenewed) {
        isRenewed = true;
        token = await driveToken(this.#needs, this.#appId, true);
        continue;
      }
      const isEarly = [429, 500, 502, 503, 504].includes(answer.status) || EARLY.includes(reason);
      if (isEarly && left > 1) {
        await this.#wait(answer.headers['retry-after'], TRIES - left);
        continue;
      }
      throw refusalOf(answer.status, reason, `${answer.status} ${reason} ${message}`);
    }
  }

  /** As long as Google says, else twice as long each time. */
  async #wait(after: string | undefined, tries: number): Promise<void> {
    const asked = after === undefined ? 2 ** tries : Number(after);
    const seconds = Math.min(LONGEST_WAIT, Number.isFinite(asked) ? Math.max(0, asked) : 1);
    await sleep(seconds * 1_000, undefined, this.#signal && { signal: this.#signal });
  }
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch (cause) {
    throw new Refusal('upstream', 'Google Drive could not answer. Try it again later.', { cause });
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
    'Google Drive does not show this file to the connection (any more). Was it deleted, or is it no longer shared?',
    { cause },
  );

function refusalOf(status: number, reason: string, cause: string): Refusal {
  if (status === 401) return disconnected(cause);
  if (status === 404) return gone(cause);
  if (reason === 'exportSizeLimitExceeded')
    return new Refusal('invalid', 'Google gives documents of up to 10 MB. Split this one.', {
      cause,
    });
  if (status === 403)
    return new Refusal('forbidden', 'The connection with Google Drive may not read this', {
      cause,
    });
  return new Refusal('upstream', `Google Drive could not answer (${status}). Try it again later.`, {
    cause,
  });
}
