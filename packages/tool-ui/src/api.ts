import type {
  BlockPart,
  OwnMembership,
  PublicTool,
  RunChunk,
  RunRating,
  SharedRun,
  ToolMarks,
  ToolRun,
} from '@trellis/contract';
import { callAs, type VisitorOptions } from './call.ts';
import { eventsOf } from './events.ts';
import { membershipOf } from './membership.ts';

/** What a run is begun with: inputs, or a question about a run that was. */
export type Asked =
  | { inputs: Record<string, unknown> }
  | { inputs: Record<string, never>; parent: string; question: string };

/** The calls on runs, for whoever runs a tool. */
export class RunApi {
  readonly #options: VisitorOptions;

  constructor(options: VisitorOptions) {
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

  /** Items of a list that an input chooses from, those that hold a text. */
  async options(
    tool: Pick<PublicTool, 'path'>,
    field: string,
    text: string,
    signal: AbortSignal,
  ): Promise<string[]> {
    const query = new URLSearchParams({ field, text });
    const at = `${encodeURIComponent(tool.path)}/options?${query}`;
    const answer = await this.#call('GET', at, undefined, signal);
    return ((await answer.json()) as { options: string[] }).options;
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
    const { appId, token, serverUrl = '' } = this.#options;
    const bearer = await token();
    if (!bearer) return {};
    const answer = await fetch(`${serverUrl}/api/live_api/user/memories/current?appId=${appId}`, {
      headers: { Authorization: `Bearer ${bearer}` },
    });
    if (!answer.ok) return {};
    return ((await answer.json()) as { memories: Record<string, unknown> }).memories;
  }

  /** What who is signed in has of the app, where it sells memberships; null for anybody else. */
  membership(): Promise<OwnMembership | null> {
    return membershipOf(this.#options);
  }

  /** The tools that people may run here. */
  async tools(): Promise<PublicTool[]> {
    return (await (await this.#call('GET', '')).json()).tools as PublicTool[];
  }

  async tool(path: string): Promise<PublicTool> {
    return (await this.#call('GET', encodeURIComponent(path))).json();
  }

  #call(
    method: string,
    path: string,
    body?: unknown,
    signal?: AbortSignal,
    keepalive = false,
  ): Promise<Response> {
    const { appId } = this.#options;
    const at = `/api/tools/${appId}${path && `/${path}`}`;
    return callAs(this.#options, { method, path: at, body, signal, keepalive });
  }
}
