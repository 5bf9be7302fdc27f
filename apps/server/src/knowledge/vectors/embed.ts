import { quantised } from '@trellis/retrieval';
import { appById } from '../../apps/index.ts';
import { type Db, sql } from '../../db/index.ts';
import { causeDetails, EmbeddingFailure, type EmbeddingModel } from '../../models/index.ts';
import { Refusal } from '../../refusal.ts';
import { recordUsage, requireBudget } from '../../usage/index.ts';
import type { KnowledgeNeeds } from '../needs.ts';
import { changeState, indexSize, type Of, stateOf } from './state.ts';

export type EmbedNeeds = Pick<KnowledgeNeeds, 'db' | 'models' | 'config' | 'limits'>;

/** Passages in one request: every provider takes so many. */
const BATCH = 64;
const DAY = 24 * 60 * 60;
/** Counted in hundreds: a counter in the database is a plain integer. */
const TOKENS = 100;
const CHARACTERS = 4;

interface Waiting {
  ordinal: number;
  text: string;
}

/**
 * Embeds what of an app is not embedded yet, some passages at a time in the order of their numbers: a lost server's work is
 * gone on with where it was. Answers whether all of it is done now; it is not where the day's tokens or the month's budget
 * are used up.
 * @throws what the provider says, where it can be asked again later
 */
export async function embedApp(
  needs: EmbedNeeds,
  model: EmbeddingModel,
  appId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const { db } = needs;
  const of = { appId, model: model.name };
  const size = await indexSize(db, appId);
  if (!size) return false;
  let { embedded_to: done } = await stateOf(db, of);
  let tokens = 0;
  try {
    while (done < size.last) {
      if (signal.aborted) throw new Error('The server stopped in the middle of this');
      const batch = await waiting(db, appId, done);
      if (batch.length === 0) {
        await changeState(db, of).set({ embedded_to: size.last }).execute();
        break;
      }
      await requireBudget(db, appId);
      tokens += await embedBatch(needs, model, of, batch, signal);
      done = batch.at(-1)!.ordinal;
    }
    await changeState(db, of).set({ problem: null }).execute();
    return true;
  } catch (error) {
    if (signal.aborted) throw error;
    const problem =
      error instanceof Refusal || error instanceof EmbeddingFailure
        ? error.message
        : causeDetails(error);
    await changeState(db, of).set({ problem }).execute();
    // Tomorrow, or when somebody has put it right: it is looked at again by itself.
    if (error instanceof Refusal || isRefused(error)) return false;
    throw error;
  } finally {
    if (tokens > 0) await record(needs, of, tokens);
  }
}

/** The provider says no, and would say so again. */
const isRefused = (error: unknown): boolean =>
  error instanceof EmbeddingFailure && error.kind !== 'passing';

const waiting = (db: Db, appId: string, after: number): Promise<Waiting[]> =>
  db
    .selectFrom('context_chunks')
    .select(['ordinal', 'text'])
    .where('app_id', '=', appId)
    .where('ordinal', '>', after)
    .orderBy('ordinal')
    .limit(BATCH)
    .execute();

/** Embeds some passages and stores that, all or none. Answers the tokens. */
async function embedBatch(
  needs: EmbedNeeds,
  model: EmbeddingModel,
  of: Of,
  batch: readonly Waiting[],
  signal: AbortSignal,
): Promise<number> {
  const { db, limits, config } = needs;
  const most = Math.floor(config.llm.embeddingTokens / TOKENS);
  const length = batch.reduce((sum, { text }) => sum + text.length, 0);
  const expected = Math.ceil(length / CHARACTERS / TOKENS);
  await limits.take('embedding', of.appId, most, DAY, DAY_IS_OVER, expected);
  const { found, tokens } = await embedded(model, batch, signal);
  const left = batch.length - found.length;
  await db.transaction().execute(async (trx) => {
    const ordinals = found.map(({ ordinal }) => ordinal);
    const vectors = found.map(({ vector }) => vector);
    // Passages that were deleted meanwhile take none.
    await sql`INSERT INTO context_vectors (app_id, ordinal, model, vector)
      SELECT ${of.appId}, u.ordinal, ${of.model}, u.vector
      FROM unnest(${ordinals}::int[], ${vectors}::bytea[]) AS u(ordinal, vector)
        JOIN context_chunks c ON c.app_id = ${of.appId} AND c.ordinal = u.ordinal
      ON CONFLICT DO NOTHING`.execute(trx);
    await changeState(trx, of)
      .set(({ eb }) => ({
        embedded_to: batch.at(-1)!.ordinal,
        left_out: eb('left_out', '+', left),
        tokens: sql`tokens + ${tokens}::bigint` as never,
      }))
      .execute();
  });
  return tokens;
}

const DAY_IS_OVER =
  'This app’s daily limit for search by meaning is used up; it continues tomorrow';

interface Embedded {
  found: { ordinal: number; vector: Buffer }[];
  tokens: number;
}

/** What a provider refuses as a whole is sent by halves, so that one passage alone is left out. */
async function embedded(
  model: EmbeddingModel,
  batch: readonly Waiting[],
  signal: AbortSignal,
): Promise<Embedded> {
  try {
    const texts = batch.map(({ text }) => text);
    const { vectors, tokens } = await model.embed(texts, { kind: 'passage', signal });
    const found = batch.flatMap(({ ordinal }, at) => {
      const vector = quantised(vectors[at] ?? []);
      return vector ? [{ ordinal, vector }] : [];
    });
    return { found, tokens };
  } catch (error) {
    if (!isOfTexts(error)) throw error;
    if (batch.length === 1) return { found: [], tokens: 0 };
    const half = Math.ceil(batch.length / 2);
    const first = await embedded(model, batch.slice(0, half), signal);
    const second = await embedded(model, batch.slice(half), signal);
    return { found: [...first.found, ...second.found], tokens: first.tokens + second.tokens };
  }
}

const isOfTexts = (error: unknown): boolean =>
  error instanceof EmbeddingFailure && error.kind === 'texts';

async function record(needs: EmbedNeeds, { appId, model }: Of, tokens: number): Promise<void> {
  const { owner_id: userId } = await appById(needs.db, appId);
  const name = model.slice(model.indexOf(':') + 1);
  await recordUsage(
    needs,
    { appId, messageId: 'data', userId },
    {
      promptTokens: tokens,
      completionTokens: 0,
      totalTokens: tokens,
      cacheReadTokens: 0,
      cacheWriteTokens: 0,
      finishReason: 'stop',
      timestamp: new Date().toISOString(),
      modelInfo: { model: name },
    },
  );
}
