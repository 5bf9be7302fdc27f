import type { ENDPOINT_LIMITS } from '@trellis/contract';
import type { z } from 'zod';
import type { AppRow } from '../apps/index.ts';
import type { RunMeter } from '../runs/index.ts';
import type { Caller } from './caller.ts';
import type { IntegrationNeeds } from './needs.ts';

/** What a call used, filled in while it runs; recorded whatever its end. */
export interface Meter extends RunMeter {
  bytes: number;
}
export const emptyMeter = (): Meter => ({
  promptTokens: 0,
  completionTokens: 0,
  cost: 0,
  bytes: 0,
});

/** What an endpoint is given beside its named parameters. */
export interface EndpointAsk {
  services: IntegrationNeeds;
  app: AppRow;
  caller: Caller;
  /** Files of a multipart body, by their parameter. */
  files: Record<string, File>;
  /** The server's address, for addresses in the answer; empty where it is not certain, so that they are paths. */
  origin: string;
  signal: AbortSignal;
  meter: Meter;
}

/** One endpoint of a package: what it takes, who may call it how often, and what it does. */
export interface Endpoint<T = unknown> {
  name: string;
  summary: string;
  input: z.ZodType<T>;
  /**
   * `anyone`: also who is not signed in, where the app lets them in at all. `contributors`: such people where
   * the app takes rows of some entity from them, too.
   */
  who: 'anyone' | 'contributors' | 'signed-in';
  /** Whose allowance its calls are taken from. */
  kind: keyof typeof ENDPOINT_LIMITS;
  /** Refuses where what does the work is not connected, whatever is asked. */
  assertConnected?(services: IntegrationNeeds): void;
  /** Answers what is sent as JSON, or a stream of events. */
  run(input: T, ask: EndpointAsk): Promise<unknown>;
}

/** An answer that arrives in pieces. */
export class EventStream {
  readonly events: AsyncIterable<object>;
  /** A last line that is no JSON, where whoever reads it waits for one. */
  readonly end: string | undefined;

  constructor(events: AsyncIterable<object>, end?: string) {
    this.events = events;
    this.end = end;
  }
}

/** Binds an endpoint to the type of its input. */
export function endpoint<T>(declaration: Endpoint<T>): Endpoint {
  return declaration as unknown as Endpoint;
}
