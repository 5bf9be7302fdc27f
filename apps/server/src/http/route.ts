import type { AppRole, Call } from '@trellis/contract';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Actor, Builder } from '../identity/index.ts';
import { markAnswer } from './security.ts';

type Of<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What a handler is given: inputs that passed their shapes, and an actor that passed the policy. */
export interface Ask<P, Q, B> {
  params: P;
  query: Q;
  body: B;
  actor: Actor;
  /** The role of the actor on the app that the path names, where it is a builder with one. */
  role: AppRole | null;
  request: Request;
  /** Of the client, for limits; behind a proxy only where the operator trusts it. */
  address: string;
  c: Context;
}

/** A call with its handler. It answers JSON by returning it, anything else as a Response. */
export interface Route {
  call: Call;
  handle(ask: Ask<never, never, never>): Promise<unknown>;
}

/** Binds a handler to its call, with the call's types. */
export function route<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
>(
  call: Call<P, Q, B, A>,
  handle: (ask: Ask<Of<P>, Of<Q>, Of<B>>) => Promise<z.input<A> | Response>,
): Route {
  return { call: call as unknown as Call, handle: handle as unknown as Route['handle'] };
}

/** The builder of an ask whose policy lets only builders in. */
export function builderOf(ask: { actor: Actor }): Builder {
  if (ask.actor.kind !== 'builder')
    throw new Error('This call is for builders; its policy must say so');
  return ask.actor;
}

/** An answer that is JSON text already. With its length given, short ones are not compressed. */
export function jsonText(c: Context, text: string, status?: 201): Response {
  markAnswer(c);
  if (status) c.status(status);
  c.header('Content-Type', 'application/json');
  c.header('Content-Length', String(Buffer.byteLength(text)));
  return c.body(text);
}
