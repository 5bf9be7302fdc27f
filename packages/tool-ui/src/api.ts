import type {
  BlockPart,
  PublicTool,
  RunChunk,
  RunRating,
  SharedRun,
  ToolRun,
} from '@trellis/contract';
import { VISITOR_KEY_HEADER } from '@trellis/contract/tool-fields';
import { eventsOf } from './events.ts';

/** An answer that was no success, in words for people; `fields` names the inputs at fault. */
export class RunError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    code = '',
    fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** What a run is begun with: inputs, or a question about a run that was. */
export type Asked =
  | { inputs: Record<string, unknown> }
  | { inputs: Record<string, never>; parent: string; question: string };

export interface RunApiOptions {
  appId: string;
  /** The token of who is signed in; null for nobody. With `refresh` the one before was refused. */
  token(options?: { refresh?: boolean }): Promise<string | null>;
  /** The secret by which somebody who is not signed in finds their runs again. */
  visitorKey: string;
  /** The server's origin, where the page has another one. */
  serverUrl?: string;
}

/** The calls on runs, for whoever runs a tool. */
export class RunApi {
  readonly #options: RunApiOptions;

  constructor(options: RunApiOptions) {
    this.#options = options;
  }

  /** Begins a run; the same key begins the same run once, however often it is sent. */
  async *start(
    tool: Pick<PublicTool, 'path'>,
    asked: Asked,
    requestKey: string,
    signal: AbortSignal,
  ): AsyncGenerator<RunChunk> {
    const at = `${encodeURIComponent(tool.path)}/runs`;
    yield* eventsOf<RunChunk>(await this.#call('POST', at, { ...asked, requestKey }, signal));
  }

  /** Uploads a file for an input; its address goes into the inputs. */
  async upload(
    tool: Pick<PublicTool, 'path'>,
    field: string,
    file: File,
    signal: AbortSignal,
  ): Promise<{ address: string; name: string; size: number }> {
    const body = new FormData();
    body.set('field', field);
    body.set('file', file);
    const at = `${encodeURIComponent(tool.path)}/files`;
    return (await this.#call('POST', at, body, signal)).json();
  }

  /** The pieces of a run from its first on; nothing where it is over. */
  async *follow(runId: string, signal: AbortSignal): AsyncGenerator<RunChunk> {
    yield* eventsOf<RunChunk>(await this.#call('GET', `runs/${runId}/stream`, undefined, signal));
  }

  async get(runId: string): Promise<ToolRun> {
    return (await this.#call('GET', `runs/${runId}`)).json();
  }

  async list(path: string, before?: string): Promise<{ runs: ToolRun[]; more: boolean }> {
    const query = before ? `?before=${before}` : '';
    return (await this.#call('GET', `${encodeURIComponent(path)}/runs${query}`)).json();
  }

  /** A run with those that it goes on with, the first one first. */
  async thread(runId: string): Promise<ToolRun[]> {
    const { runs } = await (await this.#call('GET', `runs/${runId}/thread`)).json();
    return runs as ToolRun[];
  }

  async stop(runId: string): Promise<void> {
    await this.#call('POST', `runs/${runId}/stop`, {});
  }

  async rate(runId: string, value: RunRating['value'] | null, reason: string): Promise<ToolRun> {
    return (await this.#call('POST', `runs/${runId}/rating`, { value, reason })).json();
  }

  /** Writes parts anew; null takes the model's back. */
  async edit(runId: string, parts: Pick<BlockPart, 'id' | 'value'>[] | null): Promise<ToolRun> {
    return (await this.#call('PUT', `runs/${runId}/parts`, { parts })).json();
  }

  async share(runId: string, isShared: boolean): Promise<ToolRun> {
    return (await this.#call('POST', `runs/${runId}/share`, { isShared })).json();
  }

  /** A result as others read it; to its owner also before it is shared. */
  async shared(runId: string, preview = false): Promise<SharedRun> {
    return (await this.#call('GET', `shared/${runId}${preview ? '?preview=true' : ''}`)).json();
  }

  async remove(runId: string): Promise<void> {
    await this.#call('DELETE', `runs/${runId}`);
  }

  /** What the app remembers of who is signed in; nothing of anybody else. */
  async memories(): Promise<Record<string, unknown>> {
    const { appId, token, serverUrl = '' } = this.#options;
    const bearer = await token();
    if (!bearer) return {};
    const answer = await fetch(`${serverUrl}/api/live_api/user/memories/current?appId=${appId}`, {
      headers: { Authorization: `Bearer ${bearer}` },
    });
    if (!answer.ok) return {};
    return ((await answer.json()) as { memories: Record<string, unknown> }).memories;
  }

  /** The tools that people may run here. */
  async tools(): Promise<PublicTool[]> {
    return (await (await this.#call('GET', '')).json()).tools as PublicTool[];
  }

  async tool(path: string): Promise<PublicTool> {
    return (await this.#call('GET', encodeURIComponent(path))).json();
  }

  async #call(
    method: string,
    path: string,
    body?: unknown,
    signal?: AbortSignal,
  ): Promise<Response> {
    const { token } = this.#options;
    const bearer = await token();
    let answer = await this.#send(bearer, method, path, body, signal);
    // The token may have ended early, such as when its session was closed elsewhere.
    if (answer.status === 401 && bearer) {
      const fresh = await token({ refresh: true });
      if (fresh !== bearer) answer = await this.#send(fresh, method, path, body, signal);
    }
    if (answer.ok) return answer;
    const said = (await answer.json().catch(() => null)) as {
      message?: string;
      error?: { code?: string; fields?: Record<string, string> };
    } | null;
    throw new RunError(
      answer.status,
      said?.message ?? 'This did not work. Try again.',
      said?.error?.code,
      said?.error?.fields,
    );
  }

  #send(
    bearer: string | null,
    method: string,
    path: string,
    body: unknown,
    signal?: AbortSignal,
  ): Promise<Response> {
    const { appId, visitorKey, serverUrl = '' } = this.#options;
    const isForm = body instanceof FormData;
    return fetch(`${serverUrl}/api/tools/${appId}${path && `/${path}`}`, {
      method,
      headers: {
        ...(bearer ? { Authorization: `Bearer ${bearer}` } : { [VISITOR_KEY_HEADER]: visitorKey }),
        // A form says its own type, with its boundary.
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
      signal,
    });
  }
}
