import {
  type BlockPart,
  type PublicTool,
  type RunChunk,
  type RunRating,
  type SharedRun,
  type ToolMarks,
  type ToolRun,
  VISITOR_KEY_HEADER,
} from '@trellis/contract';
import { EventSourceParserStream } from 'eventsource-parser/stream';

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
  /** The token of who is signed in; null for nobody. */
  token(): Promise<string | null>;
  /** The secret by which somebody who is not signed in finds their runs again. */
  visitorKey: string;
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
    yield* chunksOf(await this.#call('POST', at, { ...asked, requestKey }, signal));
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
    yield* chunksOf(await this.#call('GET', `runs/${runId}/stream`, undefined, signal));
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

  /** Checks again what was not confirmed. */
  async validate(runId: string): Promise<ToolRun> {
    return (await this.#call('POST', `runs/${runId}/validate`, {})).json();
  }

  async share(runId: string, isShared: boolean): Promise<ToolRun> {
    return (await this.#call('POST', `runs/${runId}/share`, { isShared })).json();
  }

  /** A result as others read it; to its owner also before it is shared. */
  async shared(runId: string, preview = false): Promise<SharedRun> {
    return (await this.#call('GET', `shared/${runId}${preview ? '?preview=true' : ''}`)).json();
  }

  /** How far somebody came; it is sent even where the page is left meanwhile. */
  async mark(tool: Pick<PublicTool, 'path'>, marks: ToolMarks): Promise<void> {
    await this.#call('POST', `${encodeURIComponent(tool.path)}/marks`, marks, undefined, true);
  }

  async remove(runId: string): Promise<void> {
    await this.#call('DELETE', `runs/${runId}`);
  }

  /** What the app remembers of who is signed in; nothing of anybody else. */
  async memories(): Promise<Record<string, unknown>> {
    const { appId, token } = this.#options;
    const bearer = await token();
    if (!bearer) return {};
    const answer = await fetch(`/api/live_api/user/memories/current?appId=${appId}`, {
      headers: { Authorization: `Bearer ${bearer}` },
    });
    if (!answer.ok) return {};
    return ((await answer.json()) as { memories: Record<string, unknown> }).memories;
  }

  async #call(
    method: string,
    path: string,
    body?: unknown,
    signal?: AbortSignal,
    keepalive = false,
  ): Promise<Response> {
    const { appId, token, visitorKey } = this.#options;
    const bearer = await token();
    const isForm = body instanceof FormData;
    const answer = await fetch(`/api/tools/${appId}/${path}`, {
      method,
      headers: {
        ...(bearer ? { Authorization: `Bearer ${bearer}` } : { [VISITOR_KEY_HEADER]: visitorKey }),
        // A form says its own type, with its boundary.
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
      signal,
      keepalive,
    });
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
}

async function* chunksOf({ body }: Response): AsyncGenerator<RunChunk> {
  if (!body) return;
  const events = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield JSON.parse(value.data) as RunChunk;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
