import { direction } from '@trellis/retrieval';
import type { Db } from '../../db/index.ts';
import { logFault } from '../../log.ts';
import type { EmbeddingModel, ModelRegistry } from '../../models/index.ts';

/** A question that is asked by its meaning, too. */
export interface Asked {
  model: string;
  /** What its order counts beside the words'. */
  weight: number;
  /** The number of the app's last passage that is embedded. */
  embeddedTo: number;
  /** Its embedding; null where it does not come in time. */
  vector: Promise<Float32Array | null>;
}

/** Nobody waits longer for a better order than this. */
const WAIT_MS = 1_500;
/** A provider that failed is not asked by searches for so long. */
const REST_MS = 30_000;
/** Questions that are asked again soon: a run asks for lists and for texts. */
const KEPT = 200;

interface Known {
  vectors: Map<string, Promise<Float32Array | null>>;
  restsUntil: number;
}

/** Of each model that is in use: another one is another object. */
const knownOf = new WeakMap<EmbeddingModel, Known>();

/** What a question is by its meaning; null where the app's data is found by words alone. */
export async function askedByMeaning(
  { db, models }: { db: Db; models: ModelRegistry },
  appId: string,
  question: string,
): Promise<Asked | null> {
  const model = await models.openEmbeddings();
  if (!model || question.trim() === '') return null;
  const state = await db
    .selectFrom('context_embeddings')
    .select(['weight', 'embedded_to'])
    .where('app_id', '=', appId)
    .where('model', '=', model.name)
    .executeTakeFirst();
  if (!state?.weight) return null;
  const { weight, embedded_to: embeddedTo } = state;
  return { model: model.name, weight, embeddedTo, vector: vectorOf(model, question) };
}

function vectorOf(model: EmbeddingModel, question: string): Promise<Float32Array | null> {
  const known = knownOf.get(model) ?? { vectors: new Map(), restsUntil: 0 };
  knownOf.set(model, known);
  const { vectors } = known;
  const before = vectors.get(question);
  if (before) return before;
  if (Date.now() < known.restsUntil) return Promise.resolve(null);
  const vector = embedded(model, question);
  vectors.set(question, vector);
  const oldest = vectors.keys().next().value;
  if (vectors.size > KEPT && oldest !== undefined) vectors.delete(oldest);
  void vector.then((found) => {
    if (found) return;
    vectors.delete(question);
    known.restsUntil = Date.now() + REST_MS;
  });
  return vector;
}

async function embedded(model: EmbeddingModel, question: string): Promise<Float32Array | null> {
  try {
    const use = { kind: 'question', signal: AbortSignal.timeout(WAIT_MS) } as const;
    const { vectors } = await model.embed([question], use);
    return direction(vectors[0] ?? []);
  } catch (error) {
    logFault(`a question's embedding by ${model.name}`, error);
    return null;
  }
}
