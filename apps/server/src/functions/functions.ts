import { createHash, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
import { denoPath, startDeno } from './deno.ts';
import type { AppFunction } from './found.ts';
import type { FunctionNeeds } from './needs.ts';
import { type Api, outsideOf } from './outside.ts';
import {
  type FunctionAnswer,
  FunctionProcess,
  type FunctionRequest,
  type FunctionWork,
} from './process.ts';
import { Relay } from './relay.ts';
import { secretsOf } from './secrets.ts';
import { type SlotHolder, Slots } from './slots.ts';

/** Processes at once on this server, and who waits for one. */
const SLOTS = { all: 24, ofOwner: 16, ofApp: 8, waiting: 100, waitMs: 10_000 };
/** Calls under way in one app, and in all apps of one owner. */
const MOST_CALLS = 100;
const MOST_CALLS_OF_OWNER = 200;
const IDLE_MS = 60_000;
const SWEEP_MS = 5_000;
const MOST_BUNDLES = 200;

const AFTER_MS = 30_000;

/** Who calls a function, and where they found this server. */
export interface FunctionCaller {
  /** Their own bearer token's header; null for who has none. */
  authorization: string | null;
  address: string;
  origin: string;
}

/** Code of apps that runs on the server: each function in a process of its own, which stays for a while. */
export class Functions {
  readonly #services: FunctionNeeds;
  readonly #relay: Relay;
  readonly #processes = new Map<string, FunctionProcess>();
  readonly #bundles = new Map<string, Promise<string>>();
  readonly #calls = new Map<string, number>();
  readonly #slots = new Slots(SLOTS, (isMeant) => this.#endOneIdle(isMeant));
  readonly #sweep: NodeJS.Timeout;
  #api: Api | null = null;

  constructor(services: FunctionNeeds) {
    this.#services = services;
    this.#relay = new Relay(
      outsideOf(services, () => {
        if (!this.#api) throw new Error('Functions were called before the server was made');
        return this.#api;
      }),
    );
    this.#sweep = setInterval(() => this.#endIdle(), SWEEP_MS);
    this.#sweep.unref();
  }

  /** How this server answers what functions call it for. */
  serveBy(api: Api): void {
    this.#api ??= api;
  }

  /** Runs a function for a request, by whoever's token came with it. */
  async call(
    one: AppFunction,
    request: FunctionRequest,
    caller: FunctionCaller,
  ): Promise<{ answer: FunctionAnswer; log: string }> {
    const ids = [one.app.app_id, `owner ${one.app.owner_id}`] as const;
    const under = (id: string) => this.#calls.get(id) ?? 0;
    if (under(ids[0]) >= MOST_CALLS || under(ids[1]) >= MOST_CALLS_OF_OWNER)
      throw new Refusal('too_many', 'This app’s functions are busy. Try again in a moment.', {
        headers: { 'Retry-After': '2' },
      });
    for (const id of ids) this.#calls.set(id, under(id) + 1);
    try {
      const process = await this.#processFor(one);
      return await this.#hand(process, request, caller).catch((error) => {
        throw withLog(error, process.takeLog());
      });
    } finally {
      for (const id of ids) {
        const left = under(id) - 1;
        if (left > 0) this.#calls.set(id, left);
        else this.#calls.delete(id);
      }
      // A process that has nothing to do any more may make room for somebody who waits.
      this.#slots.look();
    }
  }

  close(): void {
    clearInterval(this.#sweep);
    for (const process of this.#processes.values()) process.close();
    this.#relay.close();
  }

  async #hand(
    process: FunctionProcess,
    request: FunctionRequest,
    { authorization, address, origin }: FunctionCaller,
  ): Promise<{ answer: FunctionAnswer; log: string }> {
    process.origins.add(origin);
    const handle = `fc_${randomBytes(24).toString('base64url')}`;
    process.callers.set(handle, { authorization, address });
    const headers: [string, string][] = [
      ...request.headers,
      // As this server knows it: what the caller says of it is not passed on.
      ['X-Forwarded-For', address],
      ['Base44-App-Id', process.work.appId],
      ['Base44-Api-Url', origin],
      ['Base44-Service-Authorization', `Bearer ${process.serviceKey}`],
    ];
    if (authorization) headers.push(['Authorization', `Bearer ${handle}`]);
    try {
      const within = this.#services.config.functionSeconds * 1_000;
      const answer = await process.call({ ...request, headers }, within);
      return { answer, log: process.takeLog() };
    } finally {
      // What a function goes on with after its answer may still speak for the caller, for a while.
      setTimeout(() => process.callers.delete(handle), AFTER_MS).unref();
    }
  }

  async #processFor(one: AppFunction): Promise<FunctionProcess> {
    const { db, box, config } = this.#services;
    const appId = one.app.app_id;
    const secrets = await secretsOf({ db, box }, appId);
    const stamp = createHash('sha256').update(JSON.stringify(secrets)).digest('base64url');
    const key = [appId, one.environment, one.name, one.hash, stamp].join(' ');
    const known = this.#running(key);
    if (known) return known;
    const deno = denoPath(config.deno);
    if (!deno)
      throw new Refusal(
        'unsupported',
        'Functions need Deno, which is not installed on this server',
        {
          code: 'functions_unavailable',
        },
      );
    const code = await this.#bundle(one);
    const port = await this.#relay.port();
    // Another call may have begun it in the meantime, now or while this one waited.
    const begun = () => this.#running(key);
    const first = begun();
    if (first) return first;
    const ownerId = one.app.owner_id;
    const release = await this.#slots.take({ ownerId, appId });
    const other = begun();
    if (other) {
      release();
      return other;
    }
    try {
      return this.#start(one, { key, code, secrets, deno, port }, release);
    } catch (error) {
      release();
      throw error;
    }
  }

  #start(
    one: AppFunction,
    { key, code, secrets, deno, port }: Beginning,
    release: () => void,
  ): FunctionProcess {
    const { config } = this.#services;
    const { app_id: appId, owner_id: ownerId } = one.app;
    const env = { BASE44_APP_ID: appId, ...secrets };
    const work: FunctionWork = {
      ownerId,
      appId,
      environment: one.environment,
      name: one.name,
      code,
      env,
    };
    const process = new FunctionProcess(work, () => {
      release();
      this.#relay.forget(process);
      if (this.#processes.get(key) === process) this.#processes.delete(key);
    });
    process.work.env.BASE44_SERVICE_TOKEN ??= process.serviceKey;
    this.#processes.set(key, process);
    this.#relay.admit(process);
    const packages = config.functionPackages ? join(config.dataDir, 'function-packages') : null;
    process.run(startDeno(deno, { port, key: process.key, packages }));
    return process;
  }

  /** The function as one module; what is wrong with it is the app's own fault. */
  #bundle(one: AppFunction): Promise<string> {
    const key = `${one.app.app_id} ${one.hash} ${one.entry}`;
    const known = this.#bundles.get(key);
    if (known) return known;
    const made = (async () => {
      const { bundleFunction } = await import('@trellis/compiler/server');
      const client = createRequire(import.meta.url).resolve('base44-sdk-0.8');
      const { code, problem } = await bundleFunction(await one.files(), one.entry, client);
      if (code === null)
        throw new Refusal('upstream', `${one.name}: ${problem}`, { code: 'function_failed' });
      return code;
    })();
    if (this.#bundles.size >= MOST_BUNDLES)
      this.#bundles.delete(this.#bundles.keys().next().value!);
    this.#bundles.set(key, made);
    return made;
  }

  #running(key: string): FunctionProcess | null {
    const process = this.#processes.get(key);
    return process && !process.hasEnded ? process : null;
  }

  /** Ends one that nobody waits for, the longest unused; whether there was one. */
  #endOneIdle(isMeant: (holder: SlotHolder) => boolean): boolean {
    const [oldest] = [...this.#processes.values()]
      .filter((process) => !process.hasEnded && process.isIdle && isMeant(process.work))
      .sort((one, other) => one.lastUsed - other.lastUsed);
    oldest?.close();
    return oldest !== undefined;
  }

  #endIdle(): void {
    const before = Date.now() - IDLE_MS;
    for (const process of this.#processes.values())
      if (process.isIdle && process.lastUsed < before) process.close();
  }
}

/** What a process begins with. */
interface Beginning {
  key: string;
  code: string;
  secrets: Record<string, string>;
  deno: string;
  port: number;
}

/** The refusal with what the process wrote, which the app's builder reads. */
function withLog(error: unknown, log: string): unknown {
  if (!(error instanceof Refusal)) return error;
  const { kind, message, code, headers, cause } = error;
  return new Refusal(kind, message, { code, headers, cause, details: log });
}
