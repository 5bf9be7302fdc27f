import type { Passage } from '@trellis/contract';
import { type Figure, median, percentile } from '../figure.ts';
import { NUMBERS } from './meanings.ts';
import { addText, type Place, place, settled } from './place.ts';
import { questions, TEXTS, textOf } from './set.ts';

const SIZES = [
  { chunks: 10_000, goal: 40 },
  { chunks: 200_000, goal: 120 },
];
const ASKED = 200;
const COLD_GOAL = 500;
/** Characters of one text: the call takes a million at most. */
const PIECE = 900_000;

/** How long a question takes, by how many passages there are; and the first one of a server that just began. */
export async function speed(world: Place['world'], owner: Place['owner']): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { chunks, goal } of SIZES) {
    const { appId } = await place(world, owner);
    await fill(world, owner, appId, chunks);
    const times: number[] = [];
    const cold = await ask(owner, appId, 0);
    for (let n = 1; n <= ASKED; n++) times.push(await ask(owner, appId, n));
    const name = `search · ${chunks.toLocaleString('en')} passages`;
    const beside = { what: 'median', value: Math.round(median(times)) };
    figures.push(
      {
        figure: `${name}, p95`,
        value: Math.round(percentile(times, 0.95)),
        unit: 'ms',
        goal: { atMost: goal },
        beside,
      },
      {
        figure: `${name}, the first`,
        value: Math.round(cold),
        unit: 'ms',
        goal: { atMost: COLD_GOAL },
        beside: null,
      },
    );
    await giveVectors(world, appId);
    const together: number[] = [];
    for (let n = 1; n <= ASKED; n++) together.push(await ask(owner, appId, n));
    figures.push({
      figure: `${name}, by words and meaning, p95`,
      value: Math.round(percentile(together, 0.95)),
      unit: 'ms',
      goal: { atMost: goal },
      beside: { what: 'median', value: Math.round(median(together)) },
    });
  }
  return figures;
}

const asked = questions();

async function ask(owner: Place['owner'], appId: string, n: number): Promise<number> {
  const { question } = asked[(n * 7) % asked.length]!;
  const began = performance.now();
  const { status } = await owner.post<{ passages: Passage[] }>(`/api/context/ask?appId=${appId}`, {
    question,
  });
  if (status !== 200) throw new Error(`The question was answered ${status}`);
  return performance.now() - began;
}

/** An embedding for each passage, as if a model had made them and a trial had found them good. */
async function giveVectors({ services: { pool } }: Place['world'], appId: string): Promise<void> {
  await pool.query(
    `INSERT INTO context_vectors (app_id, ordinal, model, vector)
     SELECT app_id, ordinal, 'compatible:fake-embed', '\\x0000803b'::bytea ||
       (SELECT string_agg(sha256((ordinal * 31 + n)::text::bytea), ''::bytea) FROM generate_series(1, $2::int) n)
     FROM context_chunks WHERE app_id = $1`,
    [appId, NUMBERS / 32],
  );
  await pool.query(
    `INSERT INTO context_embeddings (app_id, model, embedded_to, weight, tried_at)
     SELECT app_id, 'compatible:fake-embed', next_ordinal - 1, 1, now() FROM context_indexes WHERE app_id = $1
     ON CONFLICT (app_id, model) DO UPDATE SET embedded_to = excluded.embedded_to, weight = 1`,
    [appId],
  );
}

/** Texts of the set in ever new orders, until there are so many passages. */
async function fill(world: Place['world'], owner: Place['owner'], appId: string, chunks: number) {
  const paragraphs = TEXTS.flatMap((name) => textOf(name).split(/\n+/)).filter(
    (one) => one.length > 80,
  );
  let seed = 11;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  for (let n = 0; ; n++) {
    const { rows } = await world.services.pool.query<{ chunks: number }>(
      'SELECT coalesce(max(chunks), 0) AS chunks FROM context_indexes WHERE app_id = $1',
      [appId],
    );
    if (Number(rows[0]!.chunks) >= chunks) return;
    for (let text = 0; text < 8; text++) {
      let context = '';
      const size = Math.min(PIECE, Math.max(50_000, chunks * 80));
      while (context.length < size) context += `${paragraphs[next(paragraphs.length)]}\n\n`;
      await addText(owner, appId, `Text ${n} ${text}`, context.slice(0, PIECE));
    }
    await settled(world, appId);
  }
}
