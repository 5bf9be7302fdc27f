import { setTimeout as sleep } from 'node:timers/promises';
import type { FailedJob, WorkQueue } from '@trellis/contract';
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database, Db } from '../db/index.ts';
import { logFault } from '../log.ts';
import { notFound } from '../refusal.ts';
import { failedJobs, queuesWith, SCHEMA } from './jobs.ts';
import type { Queue } from './queue.ts';

/** A job whose server says nothing for so long, in seconds, is done again; looked for once a minute. */
const HEARTBEAT = 30;
/** Seconds between looks for what no NOTIFY announced: jobs whose next try has come. */
const LOOK = 5;
const SELDOM = 30;
const DAY = 24 * 60 * 60;
/** The longest wait between two tries, in seconds. */
const LONGEST_WAIT = 2 * 60 * 60;
/** A server that ends waits so long for what it does. */
const END_MS = 10_000;
/** How long an admin who has a job done waits for its end. */
const WATCH_MS = 5_000;

export interface Sending {
  /** Jobs of one key are kept as the queue's `unique` says. */
  key?: string;
  /** Stored with what the transaction stores, or not at all. */
  trx?: Db;
  /** Also where a job of this key waits for its next try: that one is done now. */
  now?: boolean;
}

/**
 * What the installation does beside its calls: jobs in the database, by pg-boss. They are queued with what they are about,
 * shared by all servers, tried again with growing waits, and taken over from a server that was killed.
 */
export class Work {
  readonly #boss: PgBoss;
  readonly #database: Database;
  readonly #serverId: string;
  readonly #queues = new Map<string, Queue>();
  #opening: Promise<void> = Promise.resolve();
  #isClosing = false;

  constructor(database: Database, serverId: string) {
    const { host, port, user, password, database: name, connectionString } = database.connection;
    const given = { host, port, user, password, database: name, connectionString };
    const known = Object.entries(given).filter(([, value]) => value !== undefined);
    this.#database = database;
    this.#serverId = serverId;
    this.#boss = new PgBoss({
      ...Object.fromEntries(known),
      schema: SCHEMA,
      max: 3,
      application_name: 'trellis work',
      useListenNotify: true,
    });
    this.#boss.on('error', (error) => {
      if (!this.#isClosing) console.error(`work: ${error.message}`);
    });
  }

  /** Begins to do the jobs of these queues, also what other servers left behind. What is queued meanwhile waits for it. */
  open(queues: readonly Queue[]): Promise<void> {
    this.#opening = this.#open(queues);
    return this.#opening;
  }

  async #open(queues: readonly Queue[]): Promise<void> {
    await this.#boss.start();
    const known = new Set((await this.#boss.getQueues()).map(({ name }) => name));
    for (const queue of queues) {
      this.#queues.set(queue.name, queue);
      if (!known.has(queue.name)) await this.#boss.createQueue(queue.name, policyOf(queue));
    }
    await Promise.all(queues.map((queue) => this.#serve(queue)));
  }

  /** Queues a job; false where one of its key is kept already. */
  async send(name: string, data: object, { key, trx, now }: Sending = {}): Promise<boolean> {
    const options = {
      ...(key !== undefined && { singletonKey: key }),
      ...(trx && { db: fromKysely(trx as unknown as Parameters<typeof fromKysely>[0]) }),
    };
    await this.#opening;
    if ((await this.#boss.send(name, data, options)) !== null) return true;
    if (now && key !== undefined)
      await this.#boss.update(name, data, { singletonKey: key, startAfter: new Date() });
    return false;
  }

  async list(): Promise<WorkQueue[]> {
    await this.#opening;
    return queuesWith(this.#database.pool, [...this.#queues.values()]);
  }

  async failures(name: string): Promise<FailedJob[]> {
    return failedJobs(this.#database.pool, this.#named(name).name);
  }

  /** Does at once what a queue does by itself, and waits a moment for its end. */
  async run(name: string): Promise<void> {
    await this.#opening;
    const { cron } = this.#named(name);
    if (!cron) throw notFound('This job runs on demand and cannot be started by hand');
    const id = await this.#boss.send(name);
    if (id) await this.#watch(name, id);
  }

  /** Tries a job that failed once more. */
  async retry(name: string, id: string): Promise<void> {
    // Ids of jobs are UUIDs (RFC 9562); nothing else is one.
    const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
    const [job] = isId ? await this.#boss.findJobs(this.#named(name).name, { id }) : [];
    if (job?.state !== 'failed') throw notFound('There is no such job that failed');
    await this.#boss.retry(name, id);
    await this.#watch(name, id);
  }

  /** Looks at once for jobs whose servers are gone; it is done once a minute by itself. */
  async takeOver(): Promise<void> {
    await this.#boss.supervise();
  }

  /** Takes no new jobs, and lets those under way end for some seconds; what is left another server does. */
  async close(): Promise<void> {
    if (this.#isClosing) return;
    // Whoever opened them was told how that failed; they are closed all the same.
    await this.#opening.catch(() => undefined);
    this.#isClosing = true;
    await this.#boss.stop({ graceful: true, timeout: END_MS });
  }

  async #serve(queue: Queue): Promise<void> {
    const workers = Array.from({ length: queue.concurrency ?? 1 }, () => this.#serveOne(queue));
    await Promise.all(workers);
    if (queue.cron) await this.#boss.schedule(queue.name, queue.cron, null, { missed: 'once' });
  }

  /** Does one job of a queue after the other, as long as there are some. */
  async #serveOne(queue: Queue): Promise<void> {
    const { name, retries } = queue;
    const options = {
      notifyPollingIntervalSeconds: retries ? LOOK : SELDOM,
      includeMetadata: true as const,
    };
    const workerId = await this.#boss.work(
      name,
      options,
      async ([job]: JobWithMetadata<object>[]) => {
        const data = job?.data ?? {};
        try {
          await queue.work(data);
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          console.error(`work ${name}: ${message}`);
          if (job && job.retryCount >= job.retryLimit) await gaveUp(queue, data);
          // Of the error its words are kept, for admins; not where it was thrown.
          throw new Error(message.slice(0, 500));
        } finally {
          // Many jobs were announced to it once.
          this.#boss.notifyWorker(workerId);
        }
        return { server: this.#serverId };
      },
    );
  }

  #named(name: string): Queue {
    const queue = this.#queues.get(name);
    if (!queue) throw notFound('There is no such work');
    return queue;
  }

  async #watch(name: string, id: string): Promise<void> {
    const until = Date.now() + WATCH_MS;
    while (Date.now() < until) {
      const [job] = await this.#boss.findJobs(name, { id });
      if (!job || job.state === 'completed' || job.state === 'failed') return;
      await sleep(50);
    }
  }
}

/** Tells that a job was given up. That this fails, too, changes nothing of the job's own end. */
async function gaveUp(queue: Queue, data: object): Promise<void> {
  try {
    await queue.gaveUp?.(data);
  } catch (error) {
    logFault(`work ${queue.name}, given up`, error);
  }
}

/** As pg-boss names them. */
const POLICIES = { all: 'exclusive', turns: 'stately', waiting: 'short' } as const;

function policyOf({ cron, unique, retries }: Queue) {
  return {
    policy: cron ? POLICIES.all : unique ? POLICIES[unique] : 'standard',
    notify: true,
    heartbeatSeconds: HEARTBEAT,
    expireInSeconds: DAY - 1,
    deleteAfterSeconds: DAY,
    retryLimit: retries?.limit ?? 0,
    retryDelay: retries?.delay ?? 0,
    retryBackoff: retries !== undefined,
    ...(retries && { retryDelayMax: LONGEST_WAIT }),
  };
}
