import { FakeEmbeddings, startPostgres, World } from '@trellis/testing';
import type { Figure } from './figure.ts';
import { crawled } from './knowledge/crawl.ts';
import { heldOut } from './knowledge/held-out.ts';
import { ingested } from './knowledge/ingest.ts';
import { killed } from './knowledge/kills.ts';
import { withMeaning } from './knowledge/meaning.ts';
import { byLetters } from './knowledge/meanings.ts';
import { place } from './knowledge/place.ts';
import { retrieval } from './knowledge/retrieval.ts';
import { speed } from './knowledge/speed.ts';

/** Data sources: how well passages are found, and how soon. */
export async function run(): Promise<Figure[]> {
  const postgres = await startPostgres();
  const embeddings = await FakeEmbeddings.start(byLetters);
  // None are made by themselves here: words are measured first.
  const world = await World.open(postgres.host, { ...embeddings.env, EMBEDDING_TOKENS: '0' });
  try {
    const owner = await world.builder('Olga');
    const only = process.env.ONLY;
    const figures: Figure[] = [];
    if (!only || only === 'retrieval')
      figures.push(...(await retrieval(await place(world, owner))));
    if (!only || only === 'held-out') figures.push(...(await heldOut(postgres.host)));
    if (!only || only === 'meaning') figures.push(...(await withMeaning(postgres.host)));
    if (!only || only === 'speed') figures.push(...(await speed(world, owner)));
    if (!only || only === 'crawl') figures.push(...(await crawled(postgres.host)));
    if (!only || only === 'ingest') figures.push(...(await ingested()));
    if (!only || only === 'kill') figures.push(...(await killed()));
    return figures;
  } finally {
    await world.close();
    await embeddings.stop();
    await postgres.stop();
  }
}
