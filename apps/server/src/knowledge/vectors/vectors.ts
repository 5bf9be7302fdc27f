import { sql } from '../../db/index.ts';
import type { EmbeddingModel } from '../../models/index.ts';
import type { Queue } from '../../work/index.ts';
import type { KnowledgeNeeds } from '../needs.ts';
import { embedApp } from './embed.ts';
import { appsBehind, changeState, indexSize, stateOf } from './state.ts';
import { LEAST_CHUNKS, tryMeaning } from './trial.ts';

const QUEUE = 'data-meaning';
/** So many times the passages, and what was found out before may be wrong. */
const GROWN = 4;
/** Vectors of another model that are removed in one go. */
const REMOVED = 5_000;

type Needs = Pick<KnowledgeNeeds, 'db' | 'models' | 'config' | 'limits' | 'work' | 'bus'>;

/** Compares the meaning of an app's data, where a connected model embeds: behind its words, which never wait for it. */
export class Vectors {
  readonly #needs: Needs;
  readonly #closing = new AbortController();
  readonly queues: Queue[] = [
    {
      name: QUEUE,
      unique: 'turns',
      concurrency: 1,
      retries: { limit: 8, delay: 2 },
      work: (job) => this.#run(job as { appId: string }),
    },
    { name: 'data-meaning-due', cron: '*/10 * * * *', work: () => this.#due() },
  ];

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Has what is new in an app embedded, where a model does that. */
  async begin(appId: string): Promise<void> {
    if (await this.#needs.models.openEmbeddings())
      await this.#needs.work.send(QUEUE, { appId }, { key: appId });
  }

  close(): void {
    this.#closing.abort();
  }

  async #due(): Promise<void> {
    const model = await this.#needs.models.openEmbeddings();
    if (!model) return;
    const isTried = !this.#needs.models.isBuiltIn;
    const behind = await appsBehind(this.#needs.db, model.name, isTried ? LEAST_CHUNKS : null);
    for (const appId of behind) await this.begin(appId);
  }

  async #run({ appId }: { appId: string }): Promise<void> {
    const { db, models, bus } = this.#needs;
    const { signal } = this.#closing;
    const model = await models.openEmbeddings();
    const app = await db
      .selectFrom('apps')
      .select('app_id')
      .where('app_id', '=', appId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!model || !app) return;
    try {
      if (!(await embedApp(this.#needs, model, appId, signal))) return;
      await this.#try(model, appId);
      await this.#forgetOthers(model, appId);
    } finally {
      bus.publish({ kind: 'context', appId });
    }
  }

  /** Once for a model, and again where there is much more than there was. */
  async #try(model: EmbeddingModel, appId: string): Promise<void> {
    const { db } = this.#needs;
    const of = { appId, model: model.name };
    const size = await indexSize(db, appId);
    const { tried_chunks: before } = await stateOf(db, of);
    if (!size || size.chunks < Math.max(LEAST_CHUNKS, before * GROWN)) return;
    const found = await tryMeaning(this.#needs, model, appId, this.#closing.signal);
    await changeState(db, of)
      .set({
        ...(found && { weight: found.weight, trial: JSON.stringify(found.trial) }),
        tried_at: sql`now()`,
        tried_chunks: size.chunks,
      })
      .execute();
  }

  /** What models that are used no more said of the app. */
  async #forgetOthers({ name }: EmbeddingModel, appId: string): Promise<void> {
    const { db } = this.#needs;
    for (;;) {
      const { rows } =
        await sql`DELETE FROM context_vectors WHERE ctid IN (SELECT ctid FROM context_vectors
        WHERE app_id = ${appId} AND model <> ${name} LIMIT ${REMOVED}) RETURNING 1`.execute(db);
      if (rows.length < REMOVED) break;
    }
    await db
      .deleteFrom('context_embeddings')
      .where('app_id', '=', appId)
      .where('model', '!=', name)
      .execute();
  }
}
