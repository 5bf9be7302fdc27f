import { startPostgres } from '@trellis/testing';
import { copies } from './earning/copies.ts';
import { credits } from './earning/credits.ts';
import { events } from './earning/events.ts';
import type { Figure } from './figure.ts';

/** What builders earn with: payments that nobody can forge, credits that no crash loses, and templates that are there at once. */
export async function run(): Promise<Figure[]> {
  const postgres = await startPostgres();
  const only = process.env.ONLY;
  try {
    const figures: Figure[] = [];
    if (!only || only === 'copies') figures.push(...(await copies(postgres.host)));
    if (!only || only === 'events') figures.push(...(await events(postgres.host)));
    if (!only || only === 'credits') figures.push(...(await credits()));
    return figures;
  } finally {
    await postgres.stop();
  }
}
