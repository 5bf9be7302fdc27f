import type { Call, ErrorBody } from '@trellis/contract';
import type { z } from 'zod';
import { refresh, token } from './session.ts';

/** A call that was refused or failed: the server's public message, its code, and the fields at fault. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  /** Its cause, for admins. */
  readonly details: string | undefined;
  constructor(
    status: number,
    message: string,
    code = '',
    fields: Record<string, string> = {},
    details?: string,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.details = details;
  }
}

type Input<T> = T extends z.ZodType ? z.input<T> : never;
/** What a shape lets through. */
export type Output<T> = T extends z.ZodType ? z.output<T> : unknown;

/** What a call answers. */
export type AnswerOf<C> =
  C extends Call<z.ZodType, z.ZodType, z.ZodType, infer A> ? Output<A> : never;

/** What a call is made with. */
export interface CallInput<P, Q, B> {
  params?: Input<P>;
  query?: Input<Q>;
  body?: Input<B> | Blob;
  signal?: AbortSignal;
}

/** The address of a call, its parameters filled in. */
export function addressOf(path: string, params: object = {}, query: object = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name] ?? '')),
  );
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  return entries.length > 0
    ? `${filled}?${new URLSearchParams(entries.map(([k, v]) => [k, String(v)]))}`
    : filled;
}

/** Makes a declared call as the signed-in person. A token that just ended is refreshed once. */
export async function api<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
>(call: Call<P, Q, B, A>, input: CallInput<P, Q, B> = {}): Promise<Output<A>> {
  const response = await request(
    addressOf(call.path, input.params as object, input.query as object),
    {
      method: call.method,
      body:
        input.body instanceof Blob
          ? input.body
          : input.body === undefined
            ? undefined
            : JSON.stringify(input.body),
      headers:
        input.body === undefined || input.body instanceof Blob
          ? {}
          : { 'Content-Type': 'application/json' },
      signal: input.signal,
    },
  );
  return (await response.json()) as Output<A>;
}

/** A request with the person's token; refusals are thrown as ApiError. */
export async function request(address: string, init: RequestInit = {}): Promise<Response> {
  let response = await send(address, init, await token());
  if (response.status === 401) {
    const fresh = await refresh();
    if (fresh) response = await send(address, init, fresh);
  }
  if (!response.ok) throw await errorOf(response);
  return response;
}

async function send(address: string, init: RequestInit, bearer: string | null): Promise<Response> {
  const headers = new Headers(init.headers);
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
  return reach(address, { ...init, headers });
}

/** A fetch whose failure has words for people. */
export async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    // One that took too long was given up by us, not by the person.
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    if (init.signal?.aborted && !isLate) throw error;
    throw new ApiError(
      0,
      'The server cannot be reached. Check your connection and try again.',
      'offline',
    );
  }
}

export async function errorOf(response: Response): Promise<ApiError> {
  const text = await response.text();
  try {
    const { message, error } = JSON.parse(text) as ErrorBody;
    return new ApiError(response.status, message, error?.code, error?.fields, error?.details);
  } catch {
    return new ApiError(
      response.status,
      `The server answered ${response.status}. Try again in a moment.`,
    );
  }
}

/** The same work; where the server is in trouble, its failure has the specification's words for it. */
export async function inWords<T>(words: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 500)
      throw new ApiError(error.status, words, error.code);
    throw error;
  }
}

/** The words to show for whatever went wrong. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Whether something is not there for this person, or not any more. */
export const isElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

/** Whether the same call may be answered in a moment: what was refused is refused again. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
