import type { Call } from '@trellis/contract';
import type { z } from 'zod';
import { addressOf, errorOf, reach } from './answers.ts';
import { refresh, token } from './session.ts';

export {
  ApiError,
  addressOf,
  errorOf,
  inWords,
  isElsewhere,
  isPassing,
  messageOf,
  reach,
} from './answers.ts';

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
