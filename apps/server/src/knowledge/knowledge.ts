import { UNDONE_STATUSES } from '@trellis/contract';
import type { Db } from '../db/index.ts';
import { sql } from '../db/index.ts';
import type { Queue } from '../work/index.ts';
import { DRIVE } from './connectors/drive/access.ts';
import { drive } from './connectors/drive/drive.ts';
import { notion } from './connectors/notion/notion.ts';
import { web } from './connectors/web/crawl.ts';
import { COPY, type ItemRow, OWN, TEMPLATE, WEB } from './items.ts';
import type { KnowledgeNeeds } from './needs.ts';
import { purgeItems } from './purge.ts';
import type { Connector } from './sync/connector.ts';
import { fromTemplate } from './sync/from-template.ts';
import { local } from './sync/local.ts';
import { syncItem } from './sync/sync-item.ts';
import { Vectors } from './vectors/vectors.ts';
import { freeDead } from './words/remove.ts';

interface Job {
  appId: string;
  provider: string;
}

const QUEUE = 'data-items';
/** Items that one job reads before others have their turn. */
const IN_A_ROW = 20;

/** Where data items come from, by the provider that they name. */
export const CONNECTORS: Readonly<Record<string, Connector>> = {
  [OWN]: local,
  [WEB]: web,
  notion,
  [DRIVE]: drive,
  [TEMPLATE]: fromTemplate,
  [COPY]: fromTemplate,
};

/** Apps that nobody deleted: of the others nothing is read. */
const liveApps = (db: Db) => db.selectFrom('apps').select('app_id').where('deleted_at', 'is', null);

/** Reads data items from their sources: for each app and provider one after the other (ruling 54). */
export class Knowledge {
  readonly #needs: KnowledgeNeeds;
  readonly #closing = new AbortController();
  readonly #vectors: Vectors;
  readonly queues: Queue[];
  readonly #own: Queue[] = [
    {
      name: QUEUE,
      unique: 'turns',
      concurrency: 2,
      retries: { limit: 50, delay: 2 },
      work: (job) => this.#run(job as Job),
    },
    { name: 'data-items-due', cron: '* * * * *', work: () => this.#due() },
    {
      name: 'data-items-gone',
      cron: '37 * * * *',
      work: async () => {
        await purgeItems(this.#needs);
        await freeDead(this.#needs.db);
      },
    },
  ];

  constructor(needs: KnowledgeNeeds) {
    this.#needs = needs;
    this.#vectors = new Vectors(needs);
    this.queues = [...this.#own, ...this.#vectors.queues];
  }

  /** Has an item read; in the transaction that says so of it. */
  async begin(trx: Db, { app_id: appId, provider }: Pick<ItemRow, 'app_id' | 'provider'>) {
    await this.#needs.work.send(QUEUE, { appId, provider }, { key: `${appId}:${provider}`, trx });
  }

  close(): void {
    this.#closing.abort();
    this.#vectors.close();
  }

  async #run({ appId, provider }: Job): Promise<void> {
    const { signal } = this.#closing;
    const connector = CONNECTORS[provider];
    for (let n = 0; n < IN_A_ROW && connector; n++) {
      const item = await this.#next(appId, provider);
      if (!item) return;
      // Whoever takes over goes on: a job that its server leaves is done again.
      if (signal.aborted) throw new Error('The server stopped in the middle of this');
      await syncItem(this.#needs, connector, item, signal);
      await this.#vectors.begin(appId);
    }
    if (await this.#next(appId, provider))
      await this.begin(this.#needs.db, { app_id: appId, provider });
  }

  /** The next item that is to be read; one that a lost server began is among them. */
  #next(appId: string, provider: string): Promise<ItemRow | undefined> {
    return this.#needs.db
      .selectFrom('context_items')
      .selectAll()
      .where('app_id', '=', appId)
      .where('provider', '=', provider)
      .where('deleted_at', 'is', null)
      .where('status', 'in', UNDONE_STATUSES)
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
  }

  /** Has those read whose time has come, and those whose job was lost. */
  async #due(): Promise<void> {
    const { db, bus } = this.#needs;
    const due = await db
      .updateTable('context_items')
      .set({ status: 'pending', next_sync_at: null })
      .where('deleted_at', 'is', null)
      .where('next_sync_at', '<=', sql<Date>`now()`)
      .where('status', 'not in', UNDONE_STATUSES)
      .where('app_id', 'in', liveApps(db))
      .returning('app_id')
      .execute();
    for (const appId of new Set(due.map(({ app_id }) => app_id)))
      bus.publish({ kind: 'context', appId });
    const waiting = await db
      .selectFrom('context_items')
      .select(['app_id', 'provider'])
      .distinct()
      .where('deleted_at', 'is', null)
      .where('status', 'in', UNDONE_STATUSES)
      .where('app_id', 'in', liveApps(db))
      .execute();
    for (const one of waiting) await this.begin(db, one);
  }
}
